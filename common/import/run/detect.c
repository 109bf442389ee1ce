/* A header of the maze stream decides at once, together with the next line: it is a row or, in a
 * list of passages, a pair of cells. Without a header, every formal format in list.h is asked
 * whether the first record, or the first block of input if that is shorter, is in that format. So
 * the result does not depend on how the bytes arrive. A single match decides; several are an error.
 * If there is none, rows of digits are a maze stream, as described at detect_is_stream; everything
 * else is read as text.
 *
 * Formats that the tools do not read are recognized so that the message can suggest a conversion.
 */
#include "input.h"

#include "common/base/number.h"
#include "common/import/kit/drawing.h"
#include "common/stream/hex.h"

#include <errno.h>
#include <string.h>

extern const struct format format_edges, format_num, format_text;

#define TO_EDGES "; convert it to edges first: maze-languages(7) shows a filter"
#define GRAPHVIZ "this is a Graphviz graph" TO_EDGES
#define BYTES(s) s, sizeof(s) - 1

/* Formats that the tools do not read: their first bytes, and how to convert them. */
static const struct unreadable {
    const char *bytes;
    size_t n;
    const char *message;
} unreadable[] = {
    {BYTES("\x89PNG"), "this is a PNG file; convert it first: pngtopnm FILE"},
    {BYTES("\xff\xd8\xff"), "this is a JPEG file; convert it first: jpegtopnm FILE"},
    {BYTES("GIF8"), "this is a GIF file; convert it first: giftopnm FILE"},
    {BYTES("P7\n"), "this is a PAM file; convert it first: pamtopnm FILE"},
    {BYTES("BM"), "this is a BMP file; convert it first: bmptopnm FILE"},
    {BYTES("II*\0"), "this is a TIFF file; convert it first: tifftopnm FILE"},
    {BYTES("MM\0*"), "this is a TIFF file; convert it first: tifftopnm FILE"},
    {BYTES("RIFF"), "this is a WebP file; convert it first: webptopnm FILE"},
    {BYTES("%PDF"), "this is a PDF file; convert it first: pdftoppm -gray FILE"},
    {BYTES("%!PS"), "this is a PostScript file; convert it first: pstopnm -stdout FILE"},
    {BYTES("<svg"), "this is an SVG file; convert it first: rsvg-convert FILE | pngtopnm"},
    {BYTES("<?xml"), "this is an XML file; convert it first if it is SVG: "
                     "rsvg-convert FILE | pngtopnm"},
    {BYTES("<!DOCTYPE"), "this is an HTML or SVG file; the tools read neither"},
    {BYTES("\x1f\x8b"), "this is a gzip file; decompress it first: gzip -dc FILE"},
    {BYTES("\x28\xb5\x2f\xfd"), "this is a zstd file; decompress it first: zstd -dc FILE"},
    {BYTES("\xfd\x37zXZ"), "this is an xz file; decompress it first: xz -dc FILE"},
    {BYTES("BZh"), "this is a bzip2 file; decompress it first: bzip2 -dc FILE"},
    {BYTES("PK\x03\x04"), "this is a ZIP file; extract it first: unzip -p FILE"},
    {BYTES("\xff\xfe"), "this is UTF-16 text; convert it first: iconv -f UTF-16 -t UTF-8 FILE"},
    {BYTES("\xfe\xff"), "this is UTF-16 text; convert it first: iconv -f UTF-16 -t UTF-8 FILE"},
    {BYTES("\177ELF"), "this is a program (ELF), not a maze"},
    {BYTES("version 1"), "this is a list of MovingAI problems (.scen), not a map; give it to "
                         "maze-solve --queries, with the map as the input"},
    {BYTES("graph "), GRAPHVIZ},
    {BYTES("graph{"), GRAPHVIZ},
    {BYTES("digraph"), GRAPHVIZ},
    {BYTES("strict "), GRAPHVIZ},
    {BYTES(">>graph6<<"), "this is a graph6 file" TO_EDGES},
    {BYTES(">>sparse6<<"), "this is a sparse6 file" TO_EDGES},
};

/* Finds the first record of an input. Blank lines and comments with words may precede it,
 * and it ends before a blank line. If the block is full and ends within a line that follows a
 * comment and also begins with #, the line is treated as another comment. Returns whether the end
 * of the record is in the block. */
static bool detect_record(struct span rest, bool full, struct span *record)
{
    struct span line;
    bool begun = false, comment = false;
    *record = rest;
    while (format_next_line(&rest, &line) && rest.s[-1] == '\n') {
        const struct span text = format_skip(line, format_blanks(line));
        const bool blank = text.n == 0;
        if (begun && blank) {
            record->n = (size_t)(line.s - record->s);
            return true;
        }
        comment = !begun && !blank && drawing_is_comment(text, comment);
        begun = begun || !(blank || comment);
        if (!begun)
            *record = rest;
    }
    if (full && comment && record->n > 0 && *record->s == '#')
        record->n = 0;
    return false;
}

enum { DIGITS = 20 }; /* maximum, in a coordinate */

/* Returns whether a record that begins with a header is a list of passages: the first line after
 * the header and its comments contains a cell. Returns -1 if that line has not arrived. */
static int detect_is_edges(struct span rest)
{
    struct span line;
    size_t digits = 0;
    format_next_line(&rest, &line);
    if (memchr(line.s, '/', line.n))
        return 0; /* a record in line form */
    do {
        if (!format_next_line(&rest, &line))
            return -1;
        if (format_begins(line, HEADER_MARK))
            return 0;
    } while (*line.s == '#');
    while (digits < line.n && digits <= DIGITS && text_is_digit((unsigned char)line.s[digits]))
        digits++;
    if (digits <= DIGITS && rest.s <= line.s + digits)
        return -1;
    return digits > 0 && digits <= DIGITS && digits < line.n && line.s[digits] == ',';
}

/* Returns whether the first line of a record without a header is a passage: X,Y X,Y, optionally
 * with attributes in {}. */
static bool detect_bare_edges(struct span rest)
{
    struct span line;
    uint64_t x, y;
    format_next_line(&rest, &line);
    for (int k = 0; k < 2; k++) {
        const size_t cell = number_scan_pair((const char *)line.s, line.n, ',', UINT64_MAX, &x, &y);
        line = format_skip(line, cell);
        if (cell == 0 || (line.n > 0 && *line.s != ' '))
            return false;
        line = format_skip(line, line.n > 0);
    }
    return line.n == 0 || *line.s == '{';
}

/* Returns the message about a record that no format matches, given its codes, or NULL if it may be
 * a maze stream or a text. Comments may precede the problem line of DIMACS. A drawing in colours
 * has an escape sequence outside a comment with words. */
static const char *detect_unknown(struct span record, struct span codes)
{
    const unsigned char *escape = memchr(record.s, '\x1b', record.n);
    struct span rest = record, line;
    while (format_next_line(&rest, &line) && *line.s == 'c' && (line.n == 1 || line.s[1] == ' '))
        continue;
    if (format_begins(line, "p edge ") || format_begins(line, "p col "))
        return "this is a DIMACS graph" TO_EDGES;
    if (record.n > 1 && record.s[0] == ':' && record.s[1] >= '?')
        return "this is a sparse6 file" TO_EDGES;
    if (drawing_is_packed(codes))
        return "this is a drawing in half blocks or Braille patterns, which is not read; keep the "
               "maze stream, or draw with -f unicode or -f ascii";
    for (const unsigned char *s = record.s; escape && s < escape; s++)
        if ((*s >= 'a' && *s <= 'z') || *s == '\0')
            return NULL;
    return escape ? "the input has colours (escape sequences); write drawings with --color never"
                  : NULL;
}

enum { DETECT_NUMBER = 3 }; /* digits of a size */

/* Sets of digits, bit v for the digit of value v. */
enum {
    DETECT_NORTH = 0xcccc, /* the digits with the value 2 */
    DETECT_LETTERS = 0xfc00,
};

/* Moves a record past the spaces or tabs at its start. Returns whether anything remains. */
static bool detect_skip_blanks(struct span *record)
{
    *record = format_skip(*record, format_blanks(*record));
    return record->n > 0;
}

/* Returns whether a record without a header is rows of a maze stream: unseparated digits, after
 * comments. If the record is complete, `after` is the input after it. In that case, if only up to
 * FEW digits have the value 2, these must form the border of a maze of walls; otherwise they are
 * marks. Lines of equal length from # to # are rows of a board. Numbers before another kind of text
 * are its size: if the first row may be such a number, rows of a different length are not a stream.
 */
static bool detect_is_stream(struct span record, const struct span *after)
{
    enum { FEW = 3, BOARD = 3 /* rows of # */ };
    struct span rest = record, line;
    unsigned seen = 0, top = 0, right = 0, bottom = 0, corner = 0; /* sets of digits */
    size_t rows = 0, columns = 0, north = 0, equal = 0;
    while (detect_skip_blanks(&rest) && *rest.s == '#') {
        format_next_line(&rest, &line);
        equal = line.n > 2 && line.s[line.n - 1] == '#' && line.n == columns ? equal + 1 : 1;
        columns = line.n;
        if (equal == BOARD)
            return false;
        if (format_begins(line, HEADER_MARK) || (rest.n == 0 && drawing_is_comment(line, false)))
            return true;
    }
    if (rest.n == 0)
        return false;
    for (; format_next_line(&rest, &line) && (after || rows == 0); rows++) {
        size_t n = 0;
        right |= corner;
        bottom = corner = 0;
        for (unsigned char bad = 0; n < line.n; n++) {
            const unsigned value = hex_value(line.s[n], 0, &bad);
            if (bad)
                break;
            bottom |= corner;
            corner = 1U << value;
            seen |= corner;
            north += (value & MAZE_NORTH) / MAZE_NORTH;
            top |= rows == 0 ? corner : 0U;
        }
        if (n < line.n &&
            ((n + rows > 0 && line.s[n] == '/') || (*line.s == '#' && *record.s == '0')))
            return true;
        if (n == 0 || n + format_blanks(format_skip(line, n)) < line.n)
            return rows > 0 && north > FEW && !(seen & DETECT_LETTERS) && *line.s != '#';
        if (rows > 0 && n != columns)
            return n < columns || columns > DETECT_NUMBER || *record.s == '0';
        columns = n;
    }
    if (!after)
        return true;
    rest = *after;
    while (format_next_line(&rest, &line) && format_blanks(line) == line.n)
        continue;
    if (rows <= DETECT_NUMBER && columns <= DETECT_NUMBER && line.n > 0 && *line.s != '#' &&
        (!hex_is_digit(*line.s) || memchr(line.s, ' ', line.n) || memchr(line.s, ',', line.n)))
        return false;
    if (seen & DETECT_NORTH && rows > 1 && columns > 1 && !(right & ~3U) && !(bottom & ~5U) &&
        corner == 1)
        return top & DETECT_NORTH; /* otherwise the writer keeps the header */
    return !(seen & DETECT_NORTH) || north > FEW;
}

/* Finds the format of a record without a header; NULL is the maze stream. `after` is as in
 * detect_is_stream. Returns 0, or -1 with the error set. */
static int detect_format(struct input *in, struct span record, const struct span *after,
                         const struct format **format)
{
    const struct format *found[2] = {NULL, NULL};
    struct err *err = &in->reader.lines.err;
    const char *message;
    size_t binary = 0;
    for (const struct row *const *e = format_list; *e; e++)
        if (format_of(*e)->detect && format_of(*e)->detect(record))
            found[found[0] != NULL] = format_of(*e);
    *format = found[0];
    while (binary < record.n && record.s[binary] <= '1')
        binary++;
    if (found[0] == &format_num && binary == record.n) /* all numbers are 0 or 1 */
        found[1] = &format_text;
    if (detect_bare_edges(record))
        return err_set(err, "a list of edges (--input edges) needs a header line, # maze walls "
                            "WIDTH HEIGHT; if these are numbers: --input numbers");
    if (found[1])
        return err_set(err, "this may be %s or %s; specify which: --input %s or --input %s",
                       found[0]->entry.name, found[1]->entry.name, found[0]->entry.name,
                       found[1]->entry.name);
    if (found[0])
        return 0;
    if (record.n > 0 && !detect_is_stream(record, after))
        *format = &format_text;
    in->text.len = 0;
    if (drawing_append(in, &in->text, record))
        return err_memory(err);
    message = detect_unknown(record, format_last(in));
    return message ? err_set(err, "%s", message) : 0;
}

/* Returns whether the first row of a record has so few digits that the line after the record, which
 * has not arrived completely, may decide its kind; see detect_is_stream. */
static bool detect_needs_line(struct span record, struct span after)
{
    struct span line;
    size_t n = 0;
    while (format_next_line(&after, &line))
        if (after.s[-1] == '\n' && format_blanks(line) < line.n)
            return false;
    while (detect_skip_blanks(&record) && *record.s == '#')
        format_next_line(&record, &line);
    while (n < record.n && hex_is_digit(record.s[n]))
        n++;
    return n > 0 && n <= DETECT_NUMBER;
}

/* Examines the bytes received so far; `complete` means that no more follow. Returns 1 if the format
 * is known and stored, 0 if more bytes are needed, or -1 with the error set. */
static int detect_look(struct input *in, bool complete)
{
    struct lines *l = &in->reader.lines;
    const struct format *format = NULL;
    struct span record;
    const bool full = l->in.end == IO_SIZE;
    const struct span rest = {l->in.buf + l->in.at, l->in.end - l->in.at};
    bool whole = detect_record(rest, full, &record);
    const struct span after = format_skip(rest, (size_t)(record.s + record.n - rest.s));
    complete = complete || (whole && (full || !detect_needs_line(record, after)));
    whole = whole || !full;
    if (format_begins(record, HEADER_MARK)) {
        const int edges = detect_is_edges(record);
        format = edges > 0 ? &format_edges : NULL;
        complete = complete || edges >= 0;
    } else {
        for (size_t k = 0; k < sizeof unreadable / sizeof *unreadable; k++)
            if (record.n >= unreadable[k].n &&
                memcmp(record.s, unreadable[k].bytes, unreadable[k].n) == 0)
                return err_set(&l->err, "%s", unreadable[k].message);
        if (complete && detect_format(in, record, whole ? &after : NULL, &format))
            return -1;
    }
    if (!complete)
        return 0;
    in->detected = true;
    in->choice.format = format ? format : format_of(format_list[0]);
    row_defaults(&in->choice.format->entry, in->choice.values);
    return 1;
}

/* Examines the bytes after each end of a line, or after one sixteenth more, so single bytes do not
 * trigger a detection each. */
int input_detect(struct input *in)
{
    struct lines *l = &in->reader.lines;
    size_t seen = 0;
    int got = lines_peek(l) == LINES_ERROR ? -1 : 1, found = 0;
    while (got >= 0 && found == 0) {
        const size_t more = l->in.end - seen;
        if (got == 0 || more > seen / 16 || memchr(l->in.buf + seen, '\n', more)) {
            seen = l->in.end;
            found = detect_look(in, got == 0);
        }
        got = found == 0 ? in_more(&l->in) : got;
    }
    if (found)
        return found > 0 ? 0 : -1;
    return l->err.what[0] ? -1 : err_set(&l->err, "cannot read: %s", strerror(errno));
}
