/* Lines of words before and after a board: titles, which are skipped, and names with numbers, such
 * as "rows = 3, cols = 5" and "start: (1, 2)". */
#include "text_input.h"

#include <string.h>

enum { NAME = 12 };

/* Prefixes of the names of start, goal and size. */
static const char *const words_starts[] = {"start", "begin", "entrance", "entry", "source", NULL};
static const char *const words_goals[] = {"end",    "goal",        "exit", "target",
                                          "finish", "destination", NULL};
static const char *const words_sizes[] = {"row",  "col",       "width", "height",
                                          "size", "dimension", NULL};

/* Returns whether a name begins with one of `names`. */
static bool words_begin(const char *const *names, const char *name)
{
    while (*names && strncmp(name, *names, strlen(*names)) != 0)
        names++;
    return *names;
}

unsigned words_end(const char *name)
{
    return words_begin(words_starts, name) ? 1 : words_begin(words_goals, name) ? 2 : 0;
}

void words_place(struct text_ends *e, unsigned end, const uint64_t numbers[2])
{
    e->odd = e->odd || e->which & end; /* named twice */
    memcpy(e->place + (end == 1 ? 0 : 2), numbers, 2 * sizeof *numbers);
    e->which |= end;
}

bool words_are_title(const struct text *t, size_t line)
{
    size_t n, next = 0, letters = 0, most = 0, numbers = 0;
    const unsigned char *s = drawing_line(&t->d, line, &n), *other = s;
    bool blank = false, strange = false, seen[DRAWING_CODES] = {false},
         separated = format_begins(&(struct first_record){s, n}, HEADER_MARK);
    if (t->d.lines > 1)
        other = drawing_line(&t->d, line > 0 ? line - 1 : 1, &next);
    for (size_t i = 0; i < next; i++)
        seen[other[i]] = true;
    for (size_t i = 0; i < n; i++) {
        letters = text_is_letter(s[i]) ? letters + 1 : 0;
        most = letters > most ? letters : most;
        blank = blank || (i > 0 && (s[i] == ':' || (s[i] == ' ' && i + 1 < n)));
        strange = strange || (letters > 0 && s[i] != *s && !seen[s[i]]);
        separated = separated || (i > 0 && memchr(",;=\t", s[i], 4));
        numbers += text_is_digit(s[i]) && !(i > 0 && (text_is_digit(s[i - 1]) || s[i - 1] == '.'));
    }
    if (n > 2 && memcmp(s, "```", 3) == 0)
        return true;
    return most > 2 && strange && !separated && numbers < 2 && (blank || n != next) &&
           !tokens_in_brackets(t) && !tokens_with_blanks(s, n, &next, &blank);
}

/* Reads up to two numbers from offset *i, with spaces, tabs, commas or brackets around each.
 * Returns how many there are. */
static size_t words_numbers(const unsigned char *s, size_t n, size_t *i, uint64_t numbers[2])
{
    size_t count = 0, digits = 1;
    while (digits > 0 && count < 2) {
        while (*i < n && memchr(" \t,;()[]x", s[*i], 9))
            ++*i;
        digits = *i < n ? number_scan((const char *)s + *i, n - *i, SIZE_MAX, &numbers[count]) : 0;
        *i += digits;
        count += digits > 0;
    }
    while (*i < n && memchr(" \t,;)]", s[*i], 6))
        ++*i;
    return count;
}

bool words_name(struct text *t, const unsigned char *s, size_t n)
{
    size_t count = t->before_count;
    struct text_ends ends = t->ends;
    uint64_t numbers[2], size[TEXT_BEFORE];
    memcpy(size, t->before, sizeof size);
    for (size_t i = 0, length = 0; i < n; length = 0) {
        char name[NAME] = "";
        bool sized, equals = false;
        unsigned end;
        size_t found;
        for (; i < n && !text_is_digit(s[i]); i++) {
            if (!text_is_letter(s[i]) && !memchr(" _=:([\t,", s[i], 8))
                return false;
            if (text_is_letter(s[i]) && length + 1 < NAME)
                name[length++] = (char)(s[i] | ' ');
            equals = equals || s[i] == '=' || s[i] == ':';
        }
        found = words_numbers(s, n, &i, numbers);
        end = words_end(name);
        sized = words_begin(words_sizes, name);
        if (length < 3 || found == 0 || (end && found != 2) ||
            !(end || sized || (equals && found == 1)))
            return false;
        if (end)
            words_place(&ends, end, numbers);
        for (size_t k = 0; k < found && sized && count < TEXT_BEFORE; k++)
            size[count++] = numbers[k];
    }
    t->ends = ends;
    t->before_count = count;
    memcpy(t->before, size, sizeof size);
    return n > 0;
}

bool words_mean(struct text *t, const unsigned char *s, size_t n)
{
    size_t first = 1, second; /* the lengths of the two parts */
    bool word;
    unsigned meaning;
    while (first < n && !memchr(" =:\t", s[first], 4))
        first++;
    for (second = first; second < n && memchr(" =:\t", s[second], 4);)
        second++;
    second = n > 0 ? n - second : 0;
    word = first > 1;
    if ((word ? second : first) != 1 || first + second >= n)
        return false;
    meaning = word ? tokens_meaning(s, first) : tokens_meaning(s + n - second, second);
    if (meaning == MEANS_NOTHING)
        return false;
    t->meaning[word ? s[n - 1] : s[0]] = (unsigned char)meaning;
    t->given = true;
    return true;
}

/* Stores the numbers of start and goal from the last one or two lines, if these are shorter than
 * the line above them and that is not a row of numbers. Other numbers there are errors. */
static void words_last_numbers(struct text *t)
{
    struct drawing *d = &t->d;
    uint64_t numbers[2][DRAWING_NUMBERS], row[DRAWING_NUMBERS];
    size_t n, above, last = 0, count[2] = {0, 0}, lines = 0;
    const unsigned char *s;
    bool number;
    for (; lines < 2 && lines + 1 < d->lines; lines++) {
        s = drawing_line(d, d->lines - 1 - lines, &n);
        count[lines] = drawing_numbers(s, n, numbers[lines]);
        if (count[lines] == 0)
            break;
        last = n > last ? n : last;
    }
    s = drawing_line(d, d->lines - 1 - lines, &above);
    if (lines == 0 || (count[0] < 4 && last >= above) || drawing_numbers(s, above, row) ||
        tokens_with_blanks(s, above, &n, &number))
        return;
    d->lines -= lines;
    if (lines == 1 ? count[0] == 4 : count[0] == 2 && count[1] == 2) {
        words_place(&t->ends, 1, numbers[lines - 1]);
        words_place(&t->ends, 2, lines == 1 ? numbers[0] + 2 : numbers[0]);
    } else {
        t->ends.odd = true;
    }
}

void words_after(struct text *t)
{
    enum { MOST = 4 };
    struct drawing *d = &t->d;
    if (d->lines < 2 || tokens_in_brackets(t))
        return;
    words_last_numbers(t);
    for (unsigned k = 0; k < MOST && d->lines > 1; k++) {
        size_t n;
        const unsigned char *s = drawing_line(d, d->lines - 1, &n);
        if (!words_name(t, s, n) && !words_are_title(t, d->lines - 1))
            return;
        d->lines--;
    }
}
