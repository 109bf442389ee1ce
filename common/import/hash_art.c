/* hash_art: boards drawn with one character per block, as people draw them.
 *
 * Walls are # or █, ■, ▓, ⬛, [], %, X or @: the first of these, in this order, that the drawing
 * has; @ only if it has several. Free blocks are blanks, dots (also ·), tabs, and ░, □, ⬜; * and •
 * mark the path, and a dot a visited block if there are also blanks or marks of a path, as -f ascii
 * draws them. The start is one of S A P @ ^, a goal one of E G B, all also in lower case; @ beside
 * another start is free, as in a frame of -f ascii; B is the start beside one E. With [], every
 * block has two characters. In a drawing of % with P and dots, as Berkeley's Pacman projects have
 * it, the dots are goals; so is the only dot of a drawing with P.
 *
 * With --input art, a drawing may also have two characters of its own: then spaces, underscores,
 * dots and zeros are free, and any other is an obstacle; if neither is free by that rule, the first
 * one, in the corner, is the obstacle. Both are printable characters of ASCII. S and G are start
 * and goal.
 *
 * Without --input, a drawing in which every other character is a blank may have been printed with a
 * blank after each: it is read without these if no other is a blank, or if that makes it
 * closed, with at most two openings.
 *
 * A drawing ends at an empty line. Comments with words may precede it. Short lines continue with
 * free blocks. Spaces around a closed board are a margin. */
#include "hash_art.h"

#include "common/maze/maze_lattice.h"
#include "common/stream/hex.h"
#include "unicode.h"

#include <string.h>

/* What a character means; marks are those of drawing_mark. */
enum {
    ART_OTHER = 0,
    ART_WALL = '#',
    ART_SECOND = '2', /* a wall of a second kind, see hash_art_resolve */
    ART_BLANK = ' ',
    ART_FREE = '_',
    ART_DOT = '.',
    ART_AT = '@',
    ART_PATH = '*',
    ART_START = 'S',
    ART_GOAL = 'G'
};

/* The characters of each meaning; the walls in the order in which they are looked for. */
static const struct {
    unsigned char meaning, codes[9];
} hash_art_characters[] = {
    {ART_WALL, {'#', DRAWING_FULL, DRAWING_SQUARE, DRAWING_SHADE, DRAWING_LARGE, '[', '%', 'X'}},
    {ART_BLANK, " \t"},
    {ART_FREE, {DRAWING_LIGHT, DRAWING_FRAME, DRAWING_WHITE}},
    {ART_DOT, {'.', DRAWING_DOT}},
    {ART_AT, "@"},
    {ART_PATH, {'*', DRAWING_BULLET}},
    {ART_START, "SsAaPp^"},
    {ART_GOAL, "EeGgBb"},
};

/* A drawing: what it consists of, and the place being read. */
struct hash_art {
    struct drawing *drawing;
    unsigned char meaning[DRAWING_CODES]; /* of a code */
    size_t count[DRAWING_CODES];          /* how often it was seen */
    size_t starts, goals;                 /* how many letters are one; @ is not counted */
    unsigned wall;                        /* the code of the walls; 0: there are none */
    size_t pitch;                         /* characters per block */
    size_t width;                         /* in blocks */
    unsigned char bracket;                /* [ if ] must follow it; 0: it is like any other */
};

/* Prepares *art for a survey of lines. */
static void hash_art_init(struct hash_art *art)
{
    *art = (struct hash_art){.pitch = 1, .bracket = '['};
    for (size_t k = 0; k < sizeof hash_art_characters / sizeof *hash_art_characters; k++)
        for (const unsigned char *c = hash_art_characters[k].codes; *c; c++)
            art->meaning[*c] = hash_art_characters[k].meaning;
}

/* Returns the meaning of the next block of a line, of which n > 0 characters remain at s. With
 * pitch 2 a block has two characters: [], two equal ones, or one and a blank. */
static unsigned hash_art_block(const struct hash_art *art, const unsigned char *s, size_t n)
{
    const unsigned char second = n > 1 ? s[1] : ' ';
    if (*s == art->bracket)
        return second == ']' ? art->meaning['['] : ART_OTHER;
    if (art->pitch == 1 || second == ' ' || second == *s)
        return art->meaning[*s];
    return *s == ' ' ? art->meaning[second] : ART_OTHER;
}

/* Counts the n characters of a line. Returns false if one belongs to no drawing; those after it are
 * not counted. */
static bool hash_art_count_line(struct hash_art *art, const unsigned char *s, size_t n)
{
    for (size_t i = 0; i < n; i += s[i] == '[' ? 2 : 1) {
        if (hash_art_block(art, s + i, n - i) == ART_OTHER)
            return false;
        art->count[s[i]]++;
    }
    return true;
}

/* Returns how many of the characters that were counted have a meaning. */
static size_t hash_art_total(const struct hash_art *art, unsigned meaning)
{
    size_t total = 0;
    for (unsigned c = 0; c < DRAWING_CODES; c++)
        total += art->meaning[c] == meaning ? art->count[c] : 0;
    return total;
}

/* Determines from what was counted which character is the wall, and what @, dots and other walls
 * mean: after that, nothing is ART_AT. */
static void hash_art_resolve(struct hash_art *art)
{
    const bool mixed = hash_art_total(art, ART_BLANK) || hash_art_total(art, ART_PATH);
    const unsigned char *wall = hash_art_characters[0].codes;
    bool dots_are_goals;
    while (*wall && !art->count[*wall])
        wall++;
    art->wall = *wall ? *wall : art->count['@'] > 1 ? '@' : 0;
    art->pitch = art->wall == '[' ? 2 : 1;
    art->starts = hash_art_total(art, ART_START);
    art->goals = hash_art_total(art, ART_GOAL);
    for (const char *pair = "BEbe"; *pair && !art->starts && art->goals == 2; pair += 2)
        if (art->count[(unsigned char)pair[0]] == 1 && art->count[(unsigned char)pair[1]] == 1) {
            art->meaning[(unsigned char)pair[0]] = ART_START;
            art->starts = art->goals = 1;
        }
    dots_are_goals =
        art->count['P'] && !art->goals && (art->wall == '%' || hash_art_total(art, ART_DOT) == 1);
    for (unsigned c = 0; c < DRAWING_CODES; c++)
        if (art->meaning[c] == ART_WALL && c != art->wall)
            art->meaning[c] = ART_SECOND;
        else if (art->meaning[c] == ART_DOT && (dots_are_goals || !mixed))
            art->meaning[c] = dots_are_goals ? ART_GOAL : ART_FREE;
    art->meaning['@'] = art->wall == '@' ? ART_WALL : art->starts ? ART_FREE : ART_START;
}

/* Returns whether the n characters at s are a row of the maze stream, with a digit that no drawing
 * has. */
static bool hash_art_is_row(const struct hash_art *art, const unsigned char *s, size_t n)
{
    bool digit = false;
    for (size_t i = 0; i < n; i++) {
        if (!hex_is_digit(s[i]) && s[i] != ' ' && s[i] != '\t')
            return false;
        digit = digit || art->meaning[s[i]] == ART_OTHER;
    }
    return digit;
}

/* Returns whether the characters of a line are * and, if `ends`, starts and goals. */
static bool hash_art_is_stars(const struct hash_art *art, struct first_record line, bool ends)
{
    for (size_t i = 0; i < line.n; i++) {
        const unsigned meaning = art->meaning[line.s[i]];
        if (line.s[i] != '*' && !(ends && (meaning == ART_START || meaning == ART_GOAL)))
            return false;
    }
    return line.n > 0 && memchr(line.s, '*', line.n);
}

/* A record is a drawing if its first line has only the characters of a drawing, and if it has a
 * wall, a start or a goal. Lines that begin with # and precede a header or a row are comments. A
 * first line of *, or a first and a last one of * and ends, are walls, unless the wall is #, or
 * is X in a drawing without ends. */
static bool hash_art_detect(const struct first_record *record)
{
    struct first_record rest = *record, line, first = rest, last = rest;
    struct hash_art art;
    bool comments = true, stars;
    size_t lines = 0;
    hash_art_init(&art);
    for (; format_next_line(&rest, &line); last = line, lines++) {
        if (format_begins(&line, HEADER_MARK) ||
            (comments && hash_art_is_row(&art, line.s, line.n)))
            return false;
        comments = comments && *line.s == '#';
        if (lines == 0)
            first = line;
        if (!hash_art_count_line(&art, line.s, line.n) && lines == 0)
            return false;
    }
    stars =
        hash_art_is_stars(&art, first, false) ||
        (lines > 2 && hash_art_is_stars(&art, first, true) && hash_art_is_stars(&art, last, true));
    hash_art_resolve(&art);
    if (stars && art.wall != '#' && (art.wall != 'X' || art.starts || art.goals))
        return false;
    return (art.wall || art.starts || art.goals) && !drawing_is_packed(record) &&
           !unicode_is_board(record);
}

/* ---- reading ---- */

/* Reads the drawing into *m, of each line art->width blocks. Returns 0, or -1 with the error set.
 */
static int hash_art_read_blocks(struct hash_art *art, struct maze *m)
{
    struct drawing *d = art->drawing;
    if (format_open(d->in, m, MAZE_BLOCK, art->width, d->lines))
        return -1;
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        for (size_t i = 0, x = 0; i < n && x < art->width; i += art->pitch, x++) {
            const unsigned what = hash_art_block(art, s + i, n - i);
            const char *wrong =
                what == ART_OTHER    ? "expected a wall, a free block, a start or a goal; for "
                                       "drawings in two other characters: --input art"
                : what == ART_SECOND ? "a second kind of wall; a drawing has only one"
                                     : NULL;
            if (wrong)
                return drawing_wrong(d, y, i, wrong);
            if (drawing_mark(d, m, x, y, y, i, what))
                return -1;
            if (what == ART_WALL)
                m->cell[y * m->stride + x] = MAZE_OBSTACLE;
        }
    }
    drawing_mark_endpoints(d);
    return 0;
}

/* Finds the two characters of its own of which the drawing consists, beside S and G. Returns 0, or
 * -1 with the error set if there are more. */
static int hash_art_find_two(struct hash_art *art)
{
    struct drawing *d = art->drawing;
    unsigned found = 0;
    bool wall = false; /* one of them is the wall: the other one is free, whatever it is */
    *art = (struct hash_art){.drawing = d, .pitch = 1, .width = d->longest};
    art->meaning['S'] = ART_START;
    art->meaning['G'] = ART_GOAL;
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        for (size_t x = 0; x < n; x++) {
            if (art->meaning[s[x]] != ART_OTHER)
                continue;
            if (s[x] >= DRAWING_BOX || s[x] < ' ')
                return drawing_wrong(d, y, x,
                                     "expected the characters of art, or a drawing in two "
                                     "printable characters of ASCII");
            if (found++ == 2)
                return drawing_wrong(d, y, x, "a third character; a drawing has only two");
            art->meaning[s[x]] = wall || strchr(" _.0", s[x]) ? ART_FREE : ART_WALL;
            wall = wall || art->meaning[s[x]] == ART_WALL;
        }
    }
    return 0;
}

/* Returns how many columns a drawing without indent has. Blanks at the ends of its longest lines
 * count only if at least half of the lines are that long. */
static size_t hash_art_columns(const struct drawing *d)
{
    size_t columns = 0, longest = 0;
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        longest += n == d->longest;
        while (n > columns && (s[n - 1] == ' ' || s[n - 1] == '\t'))
            n--;
        columns = n > columns ? n : columns;
    }
    return columns > 0 && 2 * longest < d->lines ? columns : d->longest;
}

/* Returns whether every other character of a drawing is blank, from the second one on, as where a
 * program prints a blank after each, in at least five characters. Sets *full if no other is. */
static bool hash_art_is_spaced(const struct hash_art *art, bool *full)
{
    const struct drawing *d = art->drawing;
    *full = true;
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        for (size_t i = 0; i < n; i++)
            if (i % 2 && s[i] != ' ')
                return false;
            else if (i % 2 == 0 && s[i] == ' ')
                *full = false;
    }
    return d->end >= d->indent + 5;
}

/* Reads a drawing of known characters into *m, without its margin if it is closed. Returns 0, or -1
 * with the error set. */
static int hash_art_read_known(struct hash_art *art, struct maze *m)
{
    struct drawing *d = art->drawing;
    const size_t more = art->pitch - 1;
    bool full;
    drawing_remove_top(d);
    drawing_remove_indent(d, true);
    if (d->in->detected && hash_art_is_spaced(art, &full)) {
        art->pitch = 2;
        art->width = (d->end - d->indent + 1) / 2;
        if (hash_art_read_blocks(art, m))
            return -1;
        if (full || maze_is_closed(m))
            return 0;
        art->pitch = 1;
        drawing_forget_marks(d);
    }
    if (d->end > d->indent && (d->top > 0 || d->indent > 0 || d->end < d->longest)) {
        art->width = (d->end - d->indent + more) / art->pitch;
        if (hash_art_read_blocks(art, m))
            return -1;
        if (maze_is_closed(m))
            return 0;
    }
    drawing_restore(d);
    art->width = (hash_art_columns(d) + more) / art->pitch;
    return hash_art_read_blocks(art, m);
}

int hash_art_make(struct drawing *d, struct maze *m)
{
    const struct input *in = d->in;
    struct hash_art art;
    bool known = true;
    hash_art_init(&art);
    art.drawing = d;
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        known = hash_art_count_line(&art, s, n) && known;
    }
    hash_art_resolve(&art);
    if (art.wall == '%' && art.count['P'] && art.count['G'] && art.count['.'])
        return drawing_wrong(d, 0, 0,
                             "with %, P and dots, is G a ghost or the goal? without ghosts: "
                             "tr G ' ' <FILE; without dots: tr . ' ' <FILE");
    known = known && art.wall && (art.starts < 2 || art.pitch == 2);
    known = known || in->detected || in->choice.format != &format_art;
    if (known ? hash_art_read_known(&art, m)
              : hash_art_find_two(&art) || hash_art_read_blocks(&art, m))
        return -1;
    maze_block_walls(m);
    return 1;
}

static int hash_art_read(struct input *in, struct maze *m)
{
    struct drawing d;
    const int got = drawing_read(&d, in);
    return got > 0 ? hash_art_make(&d, m) : got;
}

const struct format format_art = {
    .entry = {"art", "drawing of a board, such as # and blank", NULL, "drawing"},
    .drawing = true,
    .detect = hash_art_detect,
    .read = hash_art_read,
};
