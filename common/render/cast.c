/* cast: a recording of a terminal, asciicast v2, which asciinema plays. Every maze of the stream is
 * one frame, drawn as in unicode over the previous frame, at fps frames per second. The recording
 * animates the output of maze-gen --trace and maze-solve --trace. The maze after the frames stays
 * longer.
 *
 * The window has the size of the first maze. Each line is JSON: first a header, then for each frame
 * its time in seconds, "o" and the characters for the terminal.
 *
 * Header fields are shown as in unicode.
 *
 * Reference: asciinema, "asciicast v2". */
#include "common/render/kit/caption.h"
#include "common/render/kit/text.h"

enum { KEY_FPS, KEY_COLOR };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"fps", 1, 1000, 10, "frames per second", 0, NULL},
    {"color", 0, 1, 1, "1: in colour", 0, NULL},
};

/* Begins the event of the current frame, or the event of the end. */
static void cast_event(const struct render_ctx *c)
{
    const uint64_t fps = c->options->values[KEY_FPS], second = 1000000, n = c->number;
    const uint64_t at = n / fps * second + n % fps * second / fps + c->held * (second / 1000);
    out_print(c->writer->out, "[%ju.%06ju, \"o\", \"", (uintmax_t)(at / second),
              (uintmax_t)(at % second));
}

static bool cast_needs_whole_maze(const struct render_ctx *c)
{
    return c->options->values[KEY_COLOR] && text_has_shades(c);
}

static int cast_begin(struct render_ctx *c)
{
    size_t columns, lines;
    c->color = c->options->values[KEY_COLOR];
    c->newline = "\\r\\n";
    c->escape = "\\u001b";
    if (c->number == 0) {
        text_measure(c, &columns, &lines);
        out_print(c->writer->out, "{\"version\": 2, \"width\": %zu, \"height\": %zu}\n", columns,
                  lines + 1 + caption_lines(c));
    }
    cast_event(c);
    out_text(c->writer->out, c->number ? "\\u001b[H" : "\\u001b[?25l\\u001b[2J\\u001b[H");
    return text_begin(c);
}

static int cast_end(struct render_ctx *c)
{
    if (caption_write(c, true))
        return -1;
    out_text(c->writer->out, "\\u001b[J\"]\n");
    return 0;
}

/* Shows the cursor, which the first frame hid. */
static int cast_close(struct render_ctx *c)
{
    cast_event(c);
    out_text(c->writer->out, "\\u001b[?25h\"]\n");
    return 0;
}

const struct render render_cast = {
    .entry = {"cast", "asciinema recording, one maze per frame", keys, "asciinema asciicast"},
    .cell_max = 200,
    .margin_max = 1000,
    .is_document = true,
    .takes_captions = true,
    .text = &text_unicode,
    .needs_whole_maze = cast_needs_whole_maze,
    .begin = cast_begin,
    .row = text_row,
    .end = cast_end,
    .close = cast_close,
};
