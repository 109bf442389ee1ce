/* hash_art: boards drawn with one character per block, as people draw them.
 *
 * Walls are # or █, ■, ▓, ⬛, [], %, X or @: the first of these, in this order, that the drawing
 * has; @ only if it has several. Free blocks are blanks, dots (also ·), tabs, and ░, □, ⬜; * and •
 * mark the path, and a dot a visited block if there are also blanks or marks of a path, as -f ascii
 * draws them. The start is one of S A P @ ^, a goal one of E G B, all also in lower case; @ beside
 * another start is free, as in a frame of -f ascii. With [], every block has two characters. In a
 * drawing of % with P and dots, as Berkeley's Pacman projects have it, the dots are goals.
 *
 * With --input art, a drawing may also have two characters of its own: then spaces, underscores,
 * dots and zeros are free, and any other is an obstacle; if neither is free by that rule, the first
 * one, in the corner, is the obstacle. Both are printable characters of ASCII. S and G are start
 * and goal.
 *
 * A drawing ends at an empty line. Comments with words may precede it. Short lines continue with
 * free blocks. Spaces around a closed board, with at most two openings, are a margin. */
#include "hash_art.h"

#include "common/import/kit/drawing.h"
#include "common/maze/maze_lattice.h"
#include "common/stream/hex.h"
#include "unicode.h"

#include <string.h>

/* What a character means; marks are those of drawing_mark. ART_WALL + k is the wall k of the table.
 */
enum {
    ART_OTHER = 0,
    ART_BLANK = ' ',
    ART_DOT = '.',
    ART_FREE = '_',
    ART_PATH = '*',
    ART_AT = '@',
    ART_START = 'S',
    ART_GOAL = 'G',
    ART_SECOND = '2', /* a wall of a second kind, see hash_art_resolve */
    ART_WALL = 0x80,
};

/* The walls, in the order in which they are looked for. */
enum {
    WALL_HASH,
    WALL_FULL,
    WALL_SQUARE,
    WALL_SHADE,
    WALL_LARGE,
    WALL_BRACKETS,
    WALL_PERCENT,
    WALL_X,
    WALL_AT
};
enum { WALLS = WALL_AT, WALL_NONE }; /* WALLS: those that one character decides */

/* The meaning of the characters of ASCII, and of others. */
static const unsigned char hash_art_ascii[128] = {
    ['#'] = ART_WALL + WALL_HASH,
    ['['] = ART_WALL + WALL_BRACKETS,
    ['%'] = ART_WALL + WALL_PERCENT,
    ['X'] = ART_WALL + WALL_X,
    ['@'] = ART_AT,
    [' '] = ART_BLANK,
    ['\t'] = ART_BLANK,
    ['.'] = ART_DOT,
    ['*'] = ART_PATH,
    ['S'] = ART_START,
    ['s'] = ART_START,
    ['A'] = ART_START,
    ['a'] = ART_START,
    ['P'] = ART_START,
    ['p'] = ART_START,
    ['^'] = ART_START,
    ['E'] = ART_GOAL,
    ['e'] = ART_GOAL,
    ['G'] = ART_GOAL,
    ['g'] = ART_GOAL,
    ['B'] = ART_GOAL,
    ['b'] = ART_GOAL,
};
static const struct hash_art_character {
    uint32_t code_point;
    unsigned char meaning;
} hash_art_characters[] = {
    {0x2588, ART_WALL + WALL_FULL},   /* █ */
    {0x25a0, ART_WALL + WALL_SQUARE}, /* ■ */
    {0x2593, ART_WALL + WALL_SHADE},  /* ▓ */
    {0x2b1b, ART_WALL + WALL_LARGE},  /* ⬛ */
    {0xb7, ART_DOT},                  /* · */
    {0x2022, ART_PATH},               /* • */
    {0x2591, ART_FREE},               /* ░ */
    {0x25a1, ART_FREE},               /* □ */
    {0x2b1c, ART_FREE},               /* ⬜ */
};

/* A drawing: what it consists of, and the place being read. */
struct hash_art {
    struct drawing *drawing;
    size_t width; /* in blocks */
    bool seen[WALLS], blank, path, goal, pacman;
    size_t starts, ats; /* letters of a start, and @ */
    unsigned wall;      /* the kind of its walls */
    size_t pitch;       /* characters per block */
    bool crop;          /* the margin is not part of the board */
};

/* Returns the meaning of a character. */
static unsigned hash_art_meaning(uint32_t c)
{
    if (c < sizeof hash_art_ascii)
        return hash_art_ascii[c];
    for (size_t k = 0; k < sizeof hash_art_characters / sizeof *hash_art_characters; k++)
        if (c == hash_art_characters[k].code_point)
            return hash_art_characters[k].meaning;
    return ART_OTHER;
}

/* Returns the meaning of the next block at *s, in a line that ends at `end`, and moves *s past it.
 * With pitch 2 a block has two characters: [], two equal ones, or one and a blank. */
static unsigned hash_art_next_block(const unsigned char **s, const unsigned char *end, size_t pitch)
{
    size_t length;
    uint32_t c, second;
    if (pitch == 1 && **s < sizeof hash_art_ascii && **s != '[')
        return hash_art_ascii[*(*s)++];
    c = drawing_character(*s, (size_t)(end - *s), &length);
    *s += length;
    if (*s == end || (pitch == 1 && c != '['))
        return c == '[' ? ART_OTHER : hash_art_meaning(c);
    second = drawing_character(*s, (size_t)(end - *s), &length);
    *s += length;
    if (c == '[')
        return second == ']' ? ART_WALL + WALL_BRACKETS : ART_OTHER;
    return c == ' '                       ? hash_art_meaning(second)
           : second == ' ' || second == c ? hash_art_meaning(c)
                                          : ART_OTHER;
}

/* Notes what a line of n bytes consists of. Returns the byte that belongs to no drawing, or n. */
static size_t hash_art_note_line(struct hash_art *art, const unsigned char *s, size_t n)
{
    const unsigned char *at = s, *end = s + n;
    while (at < end) {
        const unsigned char *from = at;
        unsigned what = hash_art_next_block(&at, end, 1);
        if (what == ART_OTHER)
            return (size_t)(from - s);
        if (what >= ART_WALL)
            art->seen[what - ART_WALL] = true;
        art->blank |= what == ART_BLANK;
        art->path |= what == ART_PATH;
        art->goal |= what == ART_GOAL;
        art->starts += what == ART_START;
        art->pacman |= *from == 'P';
        art->ats += what == ART_AT;
    }
    return n;
}

/* Determines which character is the wall, from what was noted. */
static void hash_art_choose_wall(struct hash_art *art)
{
    art->wall = 0;
    while (art->wall < WALLS && !art->seen[art->wall])
        art->wall++;
    if (art->wall == WALLS && art->ats < 2)
        art->wall = WALL_NONE;
    art->pitch = art->wall == WALL_BRACKETS ? 2 : 1;
    art->pacman = art->pacman && art->wall == WALL_PERCENT && !art->goal;
}

/* Returns whether the n bytes at s are a row of the maze stream, with a digit that no drawing has.
 */
static bool hash_art_is_row(const unsigned char *s, size_t n)
{
    bool digit = false;
    for (size_t i = 0; i < n; i++) {
        if (!hex_is_digit(s[i]) && s[i] != ' ' && s[i] != '\t')
            return false;
        digit = digit || hash_art_ascii[s[i]] == ART_OTHER;
    }
    return digit;
}

/* A record is a drawing if its first line has only the characters of a drawing, and if it has a
 * wall, a start or a goal. Lines that begin with # and precede a header or a row are comments. A
 * first line of * alone is a wall of characters of its own, not a path. */
static bool hash_art_detect(const struct first_record *record)
{
    struct first_record rest = *record, line;
    struct hash_art art = {0};
    bool comments = true, stars = false;
    for (bool first = true; format_next_line(&rest, &line); first = false) {
        if (format_begins(&line, HEADER_MARK) || (comments && hash_art_is_row(line.s, line.n)))
            return false;
        comments = comments && *line.s == '#';
        stars = stars || (first && *line.s == '*' && !memcmp(line.s, line.s + 1, line.n - 1));
        if (hash_art_note_line(&art, line.s, line.n) < line.n && first)
            return false;
    }
    hash_art_choose_wall(&art);
    return (art.wall != WALL_NONE || (!stars && (art.starts || art.goal))) &&
           !drawing_is_packed(record) && !unicode_is_board(record);
}

/* ---- reading ---- */

/* Crops the indent. Returns whether there is one, or a line ends with a space. */
static bool hash_art_remove_margin(struct drawing *d)
{
    bool trailing = false;
    drawing_remove_indent(d, true);
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        trailing = trailing || (n > 0 && s[n - 1] == ' ');
    }
    return d->indent > 0 || trailing;
}

/* Returns the bytes of a line, without a margin that is cropped, and stores where they end. */
static const unsigned char *hash_art_line(const struct hash_art *art, size_t y,
                                          const unsigned char **end)
{
    size_t n;
    const unsigned char *s = drawing_line(art->drawing, y, &n);
    while (art->crop && n > 0 && s[n - 1] == ' ')
        n--;
    *end = s + n;
    return s;
}

/* Stores the width of the drawing. */
static void hash_art_find_width(struct hash_art *art)
{
    art->width = 0;
    for (size_t y = 0; y < art->drawing->lines; y++) {
        size_t width = 0;
        const unsigned char *end, *s = hash_art_line(art, y, &end);
        for (; s < end; width++)
            hash_art_next_block(&s, end, art->pitch);
        art->width = width > art->width ? width : art->width;
    }
}

/* Notes what the drawing consists of. Returns whether all its characters are known. */
static bool hash_art_survey(struct hash_art *art)
{
    bool known = true;
    for (size_t y = 0; y < art->drawing->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(art->drawing, y, &n);
        known = hash_art_note_line(art, s, n) == n && known;
    }
    hash_art_choose_wall(art);
    return known;
}

/* Returns what a block with this meaning is in this drawing: ART_WALL, ART_START, ART_GOAL,
 * ART_PATH, ART_DOT (visited), ART_FREE, ART_OTHER, or ART_SECOND for a wall of a second kind. */
static unsigned hash_art_resolve(const struct hash_art *art, unsigned what)
{
    const bool mixed = art->blank || art->path;
    switch (what) {
    case ART_BLANK:
        return ART_FREE;
    case ART_DOT:
        return !mixed ? ART_FREE : art->pacman ? ART_GOAL : ART_DOT;
    case ART_AT:
        return art->wall == WALL_AT ? ART_WALL : art->starts ? ART_FREE : ART_START;
    default:
        return what < ART_WALL ? what : what - ART_WALL == art->wall ? ART_WALL : ART_SECOND;
    }
}

/* Reads the drawing into *m. Returns 0, or -1 with the error set. */
static int hash_art_read_blocks(struct hash_art *art, struct maze *m)
{
    struct drawing *d = art->drawing;
    if (format_open(d->in, m, MAZE_BLOCK, art->width, d->lines))
        return -1;
    for (size_t y = 0; y < d->lines; y++) {
        const unsigned char *end, *s = hash_art_line(art, y, &end), *line = s;
        for (size_t x = 0; s < end; x++) {
            const unsigned char *from = s;
            const unsigned what = hash_art_resolve(art, hash_art_next_block(&s, end, art->pitch));
            const char *wrong =
                what == ART_OTHER    ? "expected a wall, a free block, a start or a goal; for "
                                       "drawings in two other characters: --input art"
                : what == ART_SECOND ? "a second kind of wall; a drawing has only one"
                                     : NULL;
            const int got = drawing_mark(d, m, x, y, what);
            if (got < 0)
                return -1;
            if (wrong || got)
                return drawing_wrong(d, y, (size_t)(from - line),
                                     wrong ? wrong : DRAWING_SECOND_START " of S A P @ ^");
            if (what == ART_WALL)
                m->cell[y * m->stride + x] = MAZE_OBSTACLE;
        }
    }
    drawing_mark_endpoints(d);
    return 0;
}

/* ---- two characters of its own ---- */

/* Returns whether character c is free in every drawing in two characters. */
static bool hash_art_is_free(unsigned char c)
{
    return c == ' ' || c == '_' || c == '.' || c == '0' || c == 'S' || c == 'G';
}

/* Stores the characters of the drawing other than S and G in `drawn`, and how many there are in
 * *count. Returns 0, or -1 with the error set if there are more than two. */
static int hash_art_find_two(const struct drawing *d, unsigned char drawn[2], size_t *count)
{
    *count = 0;
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        for (size_t x = 0; x < n; x++) {
            if (s[x] == 'S' || s[x] == 'G' || memchr(drawn, s[x], *count))
                continue;
            if (s[x] >= sizeof hash_art_ascii || s[x] < ' ')
                return drawing_wrong(d, y, x,
                                     "expected the characters of art, or a drawing in two "
                                     "printable characters of ASCII");
            if (*count == 2)
                return drawing_wrong(d, y, x, "a third character; a drawing has only two");
            drawn[(*count)++] = s[x];
        }
    }
    return 0;
}

/* Reads a drawing in two characters into *m. Returns 0, or -1 with the error set. */
static int hash_art_read_two(struct drawing *d, struct maze *m)
{
    unsigned char drawn[2];
    size_t count;
    bool first;
    if (hash_art_find_two(d, drawn, &count) ||
        format_open(d->in, m, MAZE_BLOCK, d->longest, d->lines))
        return -1;
    first =
        count > 0 && !hash_art_is_free(drawn[0]); /* then the second one is free, whatever it is */
    for (size_t y = 0; y < d->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(d, y, &n);
        for (size_t x = 0; x < n; x++) {
            const int got = s[x] == 'S' || s[x] == 'G' ? drawing_mark(d, m, x, y, s[x]) : 0;
            if (got)
                return got < 0 ? -1 : drawing_wrong(d, y, x, DRAWING_SECOND_START);
            if (first ? s[x] == drawn[0] : !hash_art_is_free(s[x]))
                m->cell[y * m->stride + x] = MAZE_OBSTACLE;
        }
    }
    return 0;
}

/* Reads a drawing of known characters into *m, without its margin if it is closed. Returns 0, or -1
 * with the error set. */
static int hash_art_read_known(struct hash_art *art, struct maze *m)
{
    struct drawing *d = art->drawing;
    drawing_remove_top(d);
    for (art->crop = hash_art_remove_margin(d) || d->top > 0;; art->crop = false) {
        hash_art_find_width(art);
        if (art->width > 0 && hash_art_read_blocks(art, m))
            return -1;
        if (!art->crop || (art->width > 0 && maze_is_closed(m)))
            return 0;
        d->lines += d->top;
        d->in->goals.len = d->indent = d->top = 0;
        d->marks = (struct drawing_marks){0};
    }
}

int hash_art_make(struct drawing *d, struct maze *m)
{
    const struct input *in = d->in;
    struct hash_art art = {.drawing = d};
    bool known =
        hash_art_survey(&art) && art.wall != WALL_NONE && (art.starts < 2 || art.pitch == 2);
    known = known || in->detected || in->choice.format != &format_art;
    if (known ? hash_art_read_known(&art, m) : hash_art_read_two(d, m))
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
    .detect = hash_art_detect,
    .read = hash_art_read,
};
