/* The output formats, in the order of --list; the first is the default. */
RENDER(ascii)
RENDER(unicode)
RENDER(pbm)
RENDER(walls)
RENDER(block)
