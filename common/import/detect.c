/* detect: finds the format of an input from its first bytes.
 *
 * Every format of list.h says whether the first record looks like one of its own. One match
 * decides, none leaves the maze stream, and several are an error: the tools do not guess. They look
 * at the first record, or at the first block of input if that is shorter, so the answer does not
 * depend on how the bytes arrive. Most formats are certain after a few bytes and wait for no more.
 *
 * Formats that the tools cannot read are found by their first bytes, for the message to say how to
 * convert them. */
#include "drawing.h"

#include <errno.h>
#include <string.h>

/* The number of bytes that tell each format that the tools do not read. */
enum { ENOUGH = 16 };

/* A format that the tools do not read. */
struct unreadable {
    const char *bytes; /* how it begins */
    size_t n;
    const char *message;
};

#define UNREADABLE(bytes, message)                                                                 \
    {                                                                                              \
        bytes, sizeof(bytes) - 1, message                                                          \
    }
static const struct unreadable unreadable[] = {
    UNREADABLE("\x89PNG", "this is a PNG file; convert it first: pngtopnm FILE"),
    UNREADABLE("\xff\xd8\xff", "this is a JPEG file; convert it first: jpegtopnm FILE"),
    UNREADABLE("GIF8", "this is a GIF file; convert it first: giftopnm FILE"),
    UNREADABLE("P7\n", "this is a PAM file; convert it first: pamtopnm FILE"),
    UNREADABLE("BM", "this is a BMP file; convert it first: bmptopnm FILE"),
    UNREADABLE("II*\0", "this is a TIFF file; convert it first: tifftopnm FILE"),
    UNREADABLE("MM\0*", "this is a TIFF file; convert it first: tifftopnm FILE"),
    UNREADABLE("RIFF", "this is a WebP file; convert it first: webptopnm FILE"),
    UNREADABLE("%PDF", "this is a PDF file; convert it first: pdftoppm -gray FILE"),
    UNREADABLE("%!PS", "this is a PostScript file; convert it first: pstopnm -stdout FILE"),
    UNREADABLE("<svg", "this is an SVG file; convert it first: rsvg-convert FILE | pngtopnm"),
    UNREADABLE("<?xml", "this is an XML file; convert it first if it is SVG: "
                        "rsvg-convert FILE | pngtopnm"),
    UNREADABLE("<!DOCTYPE", "this is an HTML or SVG file; the tools read neither"),
    UNREADABLE("\x1f\x8b", "this is a gzip file; decompress it first: gzip -dc FILE"),
    UNREADABLE("\x28\xb5\x2f\xfd", "this is a zstd file; decompress it first: zstd -dc FILE"),
    UNREADABLE("\xfd\x37zXZ", "this is an xz file; decompress it first: xz -dc FILE"),
    UNREADABLE("BZh", "this is a bzip2 file; decompress it first: bzip2 -dc FILE"),
    UNREADABLE("PK\x03\x04", "this is a ZIP file; extract it first: unzip -p FILE"),
    UNREADABLE("\xff\xfe", "this is UTF-16 text; convert it first: iconv -f UTF-16 -t UTF-8 FILE"),
    UNREADABLE("\xfe\xff", "this is UTF-16 text; convert it first: iconv -f UTF-16 -t UTF-8 FILE"),
    UNREADABLE("\x7f"
               "ELF",
               "this is a program (ELF), not a maze"),
    UNREADABLE("version 1", "this is a list of MovingAI problems (.scen), not a map; give it to "
                            "maze-solve --queries, with the map as the input"),
};
#undef UNREADABLE

/* Returns the message about an input that begins with these n bytes, or NULL if it may be readable.
 */
static const char *detect_unreadable(const unsigned char *s, size_t n)
{
    for (size_t i = 0; i < sizeof unreadable / sizeof *unreadable; i++)
        if (n >= unreadable[i].n && memcmp(s, unreadable[i].bytes, unreadable[i].n) == 0)
            return unreadable[i].message;
    return NULL;
}

/* Returns whether the line at s is blank: spaces and tabs up to a newline, which a carriage return
 * may precede. */
static bool detect_is_blank(const unsigned char *s, const unsigned char *end)
{
    s += text_blanks((const char *)s, (size_t)(end - s));
    s += s < end && *s == '\r';
    return s < end && *s == '\n';
}

/* Returns how many of the n bytes at s are blank lines and comments with words at the front.
 * Nothing else may follow if the block is full and ends within a line after a comment that begins
 * with #, too: that is taken for another comment. */
static size_t detect_lines_before(const unsigned char *s, size_t n, bool full)
{
    const unsigned char *line = s, *newline;
    bool comment = false;
    while ((newline = memchr(line, '\n', n - (size_t)(line - s)))) {
        const bool blank = detect_is_blank(line, s + n);
        const unsigned char *end = newline > line && newline[-1] == '\r' ? newline - 1 : newline;
        comment = !blank && drawing_is_comment(line, (size_t)(end - line), comment);
        if (!blank && !comment)
            break;
        line = newline + 1;
    }
    if (full && comment && line < s + n && *line == '#')
        return n;
    return (size_t)(line - s);
}

/* Returns the length of the first record of the n bytes at s: up to a blank line after the first
 * line, or SIZE_MAX if there is none. */
static size_t detect_record_length(const unsigned char *s, size_t n)
{
    const unsigned char *line = s;
    while ((line = memchr(line, '\n', n - (size_t)(line - s))))
        if (detect_is_blank(++line, s + n))
            return (size_t)(line - s);
    return SIZE_MAX;
}

/* Returns the sample of the bytes that have been read. */
static struct sample detect_sample(const struct in *bytes, bool ended)
{
    struct sample sample = {bytes->buf + bytes->at, bytes->end - bytes->at, ended};
    const size_t before = detect_lines_before(sample.s, sample.n, bytes->end == IO_SIZE);
    size_t length;
    sample.s += before;
    sample.n -= before;
    length = detect_record_length(sample.s, sample.n);
    if (length < sample.n) {
        sample.n = length;
        sample.complete = true;
    }
    return sample;
}

/* Finds the formats that match a sample: stores two of them in `found`, NULL for none. Returns
 * whether the answer is final. */
static bool detect_matches(const struct sample *sample, const struct import *found[2])
{
    bool final = true;
    found[0] = found[1] = NULL;
    for (const struct opt_entry *const *e = import_list; *e; e++) {
        const struct import *import = import_of(*e);
        enum match match = import->detect ? import->detect(sample) : MATCH_NO;
        final = final && match != MATCH_MORE;
        if (match == MATCH_YES)
            found[found[0] ? 1 : 0] = import;
    }
    return final;
}

enum match import_begins(const struct sample *sample, const char *text)
{
    const size_t n = strlen(text);
    if (memcmp(sample->s, text, n < sample->n ? n : sample->n) != 0)
        return MATCH_NO;
    return n <= sample->n ? MATCH_YES : sample->complete ? MATCH_NO : MATCH_MORE;
}

/* Returns whether a sample that no format matches may be a drawing in colours: there is an escape
 * sequence, but not in a header or a comment with words. */
static bool detect_colours(const struct sample *sample)
{
    const unsigned char *escape = memchr(sample->s, '\x1b', sample->n);
    const size_t before = escape ? (size_t)(escape - sample->s) : 0;
    for (size_t i = 0; i < before; i++)
        if ((sample->s[i] >= 'a' && sample->s[i] <= 'z') || sample->s[i] == '\0')
            return false;
    return escape != NULL;
}

/* Returns whether to look at the bytes again, of which the first `seen` were looked at: after the
 * end of a line, or one sixteenth more. Bytes that arrive one by one do not cost a look each. */
static bool detect_is_due(const struct in *bytes, size_t seen)
{
    const size_t more = bytes->end - seen;
    return more > seen / 16 || memchr(bytes->buf + seen, '\n', more);
}

int input_detect(struct input *in)
{
    struct lines *l = &in->reader.lines;
    const struct import *found[2];
    const char *message = NULL;
    struct sample sample;
    size_t seen = 0;
    int got = lines_peek(l) == LINES_ERROR ? -1 : 1;
    for (; got >= 0; got = in_more(&l->in)) {
        if (got > 0 && !detect_is_due(&l->in, seen))
            continue;
        seen = l->in.end;
        message = detect_unreadable(l->in.buf + l->in.at, l->in.end - l->in.at);
        sample = detect_sample(&l->in, got == 0);
        if (message || (detect_matches(&sample, found) && (sample.n >= ENOUGH || got == 0)))
            break;
    }
    if (got < 0)
        return l->err.what[0] ? -1 : err_set(&l->err, "cannot read: %s", strerror(errno));
    if (message)
        return err_set(&l->err, "%s", message);
    if (found[1])
        return err_set(&l->err, "this may be %s or %s; say which: --input %s or --input %s",
                       found[0]->entry.name, found[1]->entry.name, found[0]->entry.name,
                       found[1]->entry.name);
    if (!found[0] && detect_colours(&sample))
        return err_set(&l->err, "the input has colours (escape sequences); write drawings with "
                                "--color never");
    in->detected = true;
    in->choice.import = found[0] ? found[0] : import_of(import_list[0]);
    opt_defaults(&in->choice.import->entry, in->choice.values);
    return 0;
}
