/* edges: a list of passages, one per line, as -f edges writes it:
 *
 *     # maze walls 3 2
 *     0,0 1,0
 *     1,0 1,1 {'path': 1}
 *
 * The header gives kind, size and fields; comments may follow it. The two cells of a passage may
 * come in any order, and {} may follow them, as networkx writes it. A blank line ends a maze.
 *
 * The list does not show openings in the border, visited cells, and which blocks without a
 * neighbour are free: the border comes back closed, and such blocks as obstacles.
 *
 * Reference: NetworkX, "Edge list". */
#include "graph.h"

#include <string.h>

enum { DIGITS = 20 }; /* of the largest coordinate */

/* Returns the line after the header and its comments, or NULL if the sample ends before it, and
 * stores in *match the answer for that case. */
static const unsigned char *edges_first_line(const struct sample *sample, enum match *match)
{
    const size_t mark = strlen(HEADER_MARK);
    const unsigned char *s = sample->s, *end = s + sample->n, *newline;
    *match = import_begins(sample, HEADER_MARK);
    if (*match != MATCH_YES)
        return NULL;
    do {
        newline = memchr(s, '\n', (size_t)(end - s));
        *match = MATCH_NO;
        if (s == sample->s && memchr(s, '/', (size_t)((newline ? newline : end) - s)))
            return NULL; /* a record on one line */
        s = newline ? newline + 1 : end;
        if ((size_t)(end - s) >= mark && memcmp(s, HEADER_MARK, mark) == 0)
            return NULL;
    } while (s < end && *s == '#');
    *match = sample->complete ? MATCH_NO : MATCH_MORE;
    return s < end ? s : NULL;
}

/* A list of passages begins like a maze stream; only the line after the header differs: digits and
 * a comma. So the answer waits for the first byte of that line that is not a decimal
 * digit. */
static enum match edges_detect(const struct sample *sample)
{
    enum match match;
    const unsigned char *end = sample->s + sample->n, *s = edges_first_line(sample, &match);
    size_t digits = 0;
    if (!s)
        return match;
    while (s + digits < end && s[digits] >= '0' && s[digits] <= '9' && digits <= DIGITS)
        digits++;
    if (digits == 0 || digits > DIGITS)
        return MATCH_NO;
    return s + digits == end ? match : s[digits] == ',' ? MATCH_YES : MATCH_NO;
}

/* Returns whether the rest of a line is the attributes of a passage, and stores whether it is on
 * the path. */
static bool edges_attributes(const char *s, const char *end, bool *path)
{
    static const char *const known[] = {"", "{}", "{'path': 1}", "{\"path\": 1}"};
    while (end > s && (end[-1] == ' ' || end[-1] == '\t'))
        end--;
    for (unsigned k = 0; k < sizeof known / sizeof *known; k++)
        if (strlen(known[k]) == (size_t)(end - s) && memcmp(s, known[k], (size_t)(end - s)) == 0) {
            *path = k > 1;
            return true;
        }
    return false;
}

/* Reads the passage of the line. Returns 0, or -1 with the error set. */
static int edges_passage(struct input *in)
{
    const struct header *h = &in->reader.head;
    const char *line = (const char *)in->text.mem.at, *end = line + in->text.len;
    const char *s = line + text_blanks(line, in->text.len);
    const size_t at = (size_t)(s - line);
    size_t cell[2][2];
    bool path;
    if (!h->present)
        return import_wrong(in, 0,
                            "expected a header, # maze KIND WIDTH HEIGHT, before the "
                            "passages");
    for (int k = 0; k < 2; k++) {
        const char *from = s;
        if (graph_place(in, &s, end, cell[k]))
            return -1;
        if (cell[k][0] >= h->width || cell[k][1] >= h->height)
            return err_at(&in->reader.lines.err, in->text_line, (uint64_t)(from - line) + 1,
                          "cell %zu,%zu is outside the maze", cell[k][0], cell[k][1]);
        if (k == 0 && text_blanks(s, (size_t)(end - s)) == 0)
            return import_wrong(in, (size_t)(s - line), "expected a blank and another cell");
        s += text_blanks(s, (size_t)(end - s));
    }
    if (!edges_attributes(s, end, &path))
        return import_wrong(in, (size_t)(s - line), "expected {'path': 1} or the end of the line");
    return graph_add(in, cell[0], cell[1], path, at);
}

/* Reads the comment of the line, which may be the header. Returns 0, or -1 with the error set. */
static int edges_comment(struct input *in)
{
    const size_t mark = strlen(HEADER_MARK);
    if (in->text.len >= mark && memcmp(in->text.mem.at, HEADER_MARK, mark) == 0)
        return graph_header(in, 0);
    return import_comment(in);
}

static int edges_read(struct input *in, struct maze *m)
{
    const struct header *h = &in->reader.head;
    uint64_t bytes = 0;
    int got = import_line_after_blank(in);
    in->reader.start_line = in->text_line;
    in->body.len = 0;
    if (got <= 0)
        return got;
    for (; got > 0 && !import_is_blank(in); got = import_line(in)) {
        bytes += in->text.len + 1;
        if (in->text.mem.at[0] == '#' ? edges_comment(in) : edges_passage(in))
            return -1;
    }
    if (got < 0)
        return -1;
    if (!h->present)
        return import_wrong(in, 0, "expected a header, # maze KIND WIDTH HEIGHT");
    if (graph_make(in, m, h->kind, h->width, h->height, bytes))
        return -1;
    graph_mark_endpoints(in, m);
    return 1;
}

const struct import import_edges = {
    .entry = {"edges", "list of passages, like -f edges", NULL, "edge-list"},
    .detect = edges_detect,
    .read = edges_read,
};
