/* npy: reads NumPy arrays, one file or several one after another: arrays of digits, as -f npy
 * writes them, or of obstacles, such as an array of bool. Two dimensions are the rows and columns
 * of a maze; three are several mazes. As in a stream without a header, a maze is of walls if one of
 * its digits contains the value 2; kind=walls and kind=block override this.
 *
 * The types are bool and integers of 1, 2, 4 or 8 bytes in any byte order; the elements may be in C
 * or Fortran order. Versions 1.0 to 3.0 of the format are read.
 *
 * Reference: NumPy Enhancement Proposal 1, "A simple file format for NumPy arrays". */
#include "common/base/number.h"
#include "common/import/kit/digits.h"

#include <string.h>

/* HEAD_MAX: the longest accepted header. The header of an array of numbers has about 100 bytes. */
enum { MAGIC = 6, HEAD_MAX = 4096, DIMENSIONS = 3, MAX_DIGIT = 15 };

enum { KEY_KIND };
static const char *const kinds[] = {"auto", "walls", "block"};
static const struct row_key keys[] = {
    {"kind", 0, 2, 0, "auto: walls if any digit is 2", 0, kinds},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The keys of the header. */
enum { HEAD_DESCR, HEAD_ORDER, HEAD_SHAPE, HEAD_KEYS };

/* The header of an array; in->state.index stores that of the current one. */
struct npy_array {
    size_t size; /* bytes per element */
    bool big_endian, fortran;
    unsigned keys; /* one bit for each key that was read */
    size_t dimensions, mazes, rows, columns;
    uint64_t start; /* offset of its data */
};

static bool npy_detect(struct span record)
{
    return format_begins(record, "\x93NUMPY");
}

/* Sets the error `what` at byte `at` of the input, counted from 0. Returns -1. */
static int npy_wrong(struct input *in, uint64_t at, const char *what)
{
    return err_at(&in->reader.lines.err, 1, at + 1, "%s", what);
}

/* ---- the header, a Python dictionary ---- */

/* These functions move *at, a string that ends with a null byte, past what they read. */

/* Moves past white space and `word`. Returns whether the word is present; if not, moves only past
 * the white space. */
static bool npy_take(const char **at, const char *word)
{
    const size_t n = strlen(word);
    *at += strspn(*at, " \t\r\n");
    if (strncmp(*at, word, n) != 0)
        return false;
    *at += n;
    return true;
}

/* Reads a string in single or double quotes, and stores its text in *s and *n. Returns whether
 * there is one. */
static bool npy_string(const char **at, const char **s, size_t *n)
{
    const char *close;
    if (!npy_take(at, "'") && !npy_take(at, "\""))
        return false;
    *s = *at;
    close = strchr(*s, *(*s - 1));
    *at = close ? close + 1 : *s - 1;
    *n = (size_t)(*at - 1 - *s);
    return close;
}

/* Reads the type of the elements. Returns NULL, or a description of the error. */
static const char *npy_type(const char **at, struct npy_array *a)
{
    const char *s;
    size_t n;
    if (!npy_string(at, &s, &n))
        return "an array of records; store one of its fields: np.save(file, a['name'])";
    if (n != 3 || !memchr("|<>=", s[0], 4) || !memchr("uib", s[1], 3) || !memchr("1248", s[2], 4) ||
        (s[1] == 'b' && s[2] != '1'))
        return "the elements are not integers; store digits: "
               "np.save(file, a.astype('uint8'))";
    a->size = (size_t)(s[2] - '0');
    a->big_endian = s[0] == '>';
    return NULL;
}

/* Reads the shape, a tuple. Returns NULL, or a description of the error. */
static const char *npy_shape(const char **at, struct npy_array *a)
{
    static const char wrong[] = "expected the shape, such as (3, 4)";
    if (!npy_take(at, "("))
        return wrong;
    while (!npy_take(at, ")")) {
        uint64_t value;
        const size_t digits = number_scan(*at, strlen(*at), SIZE_MAX, &value);
        if (digits == 0)
            return wrong;
        *at += digits;
        npy_take(at, "L"); /* as in Python 2 */
        if (a->dimensions++ == DIMENSIONS)
            return "an array of more than 3 dimensions; 2 are a maze, 3 are several mazes";
        a->mazes = a->rows;
        a->rows = a->columns;
        a->columns = (size_t)value;
        if (!npy_take(at, ",") && **at != ')')
            return wrong;
    }
    return NULL;
}

/* Reads a member of the dictionary. Returns NULL, or a description of the error. */
static const char *npy_member(const char **at, struct npy_array *a)
{
    static const char *const names[HEAD_KEYS] = {"descr", "fortran_order", "shape"};
    const char *s;
    size_t n;
    unsigned k = 0;
    if (!npy_string(at, &s, &n) || !npy_take(at, ":"))
        return "expected a key of the header in quotes";
    while (k < HEAD_KEYS && !text_is(s, n, names[k]))
        k++;
    if (k == HEAD_KEYS || a->keys & 1U << k)
        return "expected the keys descr, fortran_order and shape, once each";
    a->keys |= 1U << k;
    if (k != HEAD_ORDER)
        return k == HEAD_DESCR ? npy_type(at, a) : npy_shape(at, a);
    a->fortran = npy_take(at, "True");
    return a->fortran || npy_take(at, "False") ? NULL : "expected True or False";
}

/* Reads the dictionary, which ends before `end`. Returns NULL, or a description of the error at
 * *at. */
static const char *npy_dictionary(const char **at, const char *end, struct npy_array *a)
{
    if (!npy_take(at, "{"))
        return "expected the header, a dictionary";
    while (!npy_take(at, "}")) {
        const char *wrong = npy_member(at, a);
        if (wrong)
            return wrong;
        if (!npy_take(at, ",") && **at != '}')
            return "expected a comma or the end of the header";
    }
    npy_take(at, "");
    if (*at < end)
        return "expected only spaces after the header";
    if (a->keys != (1U << HEAD_KEYS) - 1)
        return "the header needs the keys descr, fortran_order and shape";
    if (a->dimensions < 2)
        return "an array of fewer than 2 dimensions; give it rows: "
               "np.save(file, a.reshape(height, width))";
    return NULL;
}

/* Reads magic bytes, version and header into *a, and checks the size. Returns 0, or -1 with the
 * error set. */
static int npy_head(struct input *in, struct npy_array *a)
{
    struct lines *l = &in->reader.lines;
    struct text_buf *t = &in->text;
    const uint64_t begin = lines_offset(l);
    const unsigned char *s;
    const char *wrong, *at;
    size_t n;
    t->len = 0;
    if (format_bytes(in, t, MAGIC + 4, "the header"))
        return -1;
    s = t->mem.at;
    if (memcmp(s, "\x93NUMPY", MAGIC) != 0)
        return npy_wrong(in, begin, "expected another array, or the end of the input");
    if (s[6] < 1 || s[6] > 3 || s[7] != 0)
        return npy_wrong(in, begin + MAGIC,
                         "only versions 1.0, 2.0 and 3.0 of the format are read");
    if (s[6] > 1 && format_bytes(in, t, 2, "the header"))
        return -1;
    s = t->mem.at;
    n = 0;
    for (size_t k = t->len; k > MAGIC + 2; k--)
        n = n << 8 | s[k - 1];
    if (n > HEAD_MAX)
        return npy_wrong(in, begin + MAGIC + 2, "the header is longer than that of a maze");
    if (format_bytes(in, t, n, "the header") || format_append(in, t, "", 1))
        return -1;
    s = t->mem.at;
    at = (const char *)s + t->len - 1 - n;
    if ((wrong = npy_dictionary(&at, at + n, a)))
        return npy_wrong(in, begin + (uint64_t)(at - (const char *)s), wrong);
    a->start = lines_offset(l);
    if (a->rows == 0 || a->columns == 0)
        return npy_wrong(in, begin, "an array without elements");
    if (mem_size(a->rows, a->columns, 0, &n) || mem_size(n, a->size, 0, &n) ||
        mem_size(n, a->mazes, 0, &n))
        return npy_wrong(in, begin, "the array is too large");
    return reader_limit(&in->reader, MAZE_WALLS, a->columns - (a->columns > 1),
                        a->rows - (a->rows > 1));
}

/* ---- the elements ---- */

/* Reads `mazes` mazes into *to, one digit per byte. Returns 0, or -1 with the error set. */
static int npy_digits(struct input *in, const struct npy_array *a, struct text_buf *to,
                      size_t mazes)
{
    const size_t count = mazes * a->rows * a->columns, low = a->big_endian ? a->size - 1 : 0;
    const uint64_t begin = lines_offset(&in->reader.lines);
    unsigned char *s;
    to->len = 0;
    if (format_bytes(in, to, count * a->size, "the array"))
        return -1;
    s = to->mem.at;
    for (size_t i = 0; i < count; i++) {
        const unsigned char *element = s + i * a->size, digit = element[low];
        unsigned char rest = 0; /* the union of the other bytes */
        for (size_t k = 0; k < a->size; k++)
            rest |= k == low ? 0 : element[k];
        if (rest || digit > MAX_DIGIT)
            return npy_wrong(in, begin + i * a->size,
                             "the element is not a digit from 0 to 15; for an array of obstacles: "
                             "np.save(file, a > 0)");
        s[i] = digit;
    }
    return 0;
}

static int npy_read(struct input *in, struct maze *m)
{
    struct npy_array *a;
    size_t k;
    in->reader.start_line = 1;
    if (mem_need(&in->state.index, sizeof *a))
        return err_memory(&in->reader.lines.err);
    a = (struct npy_array *)(void *)in->state.index.at;
    while (in->state.left == 0) {
        const int c = lines_peek(&in->reader.lines);
        if (c < 0)
            return c == LINES_ERROR ? -1 : 0;
        *a = (struct npy_array){.mazes = 1, .rows = 1, .columns = 1};
        if (npy_head(in, a))
            return -1;
        in->state.left = a->mazes;
        if (a->fortran && a->mazes > 0 && npy_digits(in, a, &in->text, a->mazes))
            return -1;
    }
    k = a->mazes - (size_t)in->state.left--;
    if (!a->fortran && npy_digits(in, a, &in->state.body, 1))
        return -1;
    if (a->fortran && mem_need(&in->state.body.mem, a->columns * a->rows))
        return err_memory(&in->reader.lines.err);
    for (size_t y = 0, i = 0; a->fortran && y < a->rows; y++)
        for (size_t x = 0; x < a->columns; x++, i++) /* in->text is column by column */
            in->state.body.mem.at[i] = in->text.mem.at[k + a->mazes * (y + a->rows * x)];
    return digits_maze(in, m, (enum maze_kind)in->choice.values[KEY_KIND], a->columns, a->rows,
                       "; for an array of obstacles: a > 0");
}

const struct format format_npy = {
    .entry = {"npy", "NumPy arrays of digits or obstacles", keys, "numpy"},
    .detect = npy_detect,
    .read = npy_read,
};
