# inputs: small inputs in every input format, for tests that do the same to each of them. Source it
# after tests/lib.sh.

# input_kinds: prints the names of the input formats, as --help inputs lists them, and maze, which detects them.
input_kinds() {
    echo maze
    maze-render --help inputs | sed -n '/^inputs:$/,/^$/s/^  \([a-z0-9-][a-z0-9-]*\) .*/\1/p'
}

# input_sample KIND W H: prints a maze of W x H cells, or its lattice, in an input format. One that is
# also an output format needs no line here. Fails if nothing is known about the format.
input_sample() {
    case $1 in
    maze | walls) maze-gen -s 1 -w "$2" -h "$3" ;;
    block) maze-gen -s 1 -w "$2" -h "$3" -f block ;;
    numbers) maze-gen -s 1 -w "$2" -h "$3" -f block --no-header | sed 's/./&,/g; s/,$//' ;;
    art) maze-gen -s 1 -w "$2" -h "$3" -f block --no-header | tr 01 ' #' ;;
    num)
        awk -v w="$2" -v h="$3" 'BEGIN {
            for (x = 0; x < w; x++)
                for (y = 0; y < h; y++)
                    print x, y, (y == h - 1) + 0, (x == w - 1) + 0, (y == 0) + 0, (x == 0) + 0
        }'
        ;;
    maz) # always 16x16
        printf "$(awk 'BEGIN {
            for (x = 0; x < 16; x++)
                for (y = 0; y < 16; y++)
                    printf "\\%03o", (y == 15) + 2 * (x == 15) + 4 * (y == 0) + 8 * (x == 0)
        }')"
        ;;
    *) maze-gen -s 1 -w "$2" -h "$3" | maze-render -f "$1" 2>/dev/null ;;
    esac
}
