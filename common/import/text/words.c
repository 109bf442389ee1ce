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

void words_place(struct text_numbers *to, unsigned end, const uint64_t numbers[2])
{
    to->odd = to->odd || to->which & end; /* named twice */
    memcpy(to->place + (end == 1 ? 0 : 2), numbers, 2 * sizeof *numbers);
    to->which |= end;
}

bool words_are_title(const struct text *t, size_t line)
{
    const struct span title = drawing_line(&t->d, line);
    const unsigned char *s = title.s;
    const size_t n = title.n;
    struct span next = {s, 0}; /* the adjacent line */
    size_t letters = 0, most = 0, numbers = 0;
    bool blank = false, strange = false, seen[DRAWING_CODES] = {false},
         separated = format_begins(title, HEADER_MARK);
    if (t->d.lines > 1)
        next = drawing_line(&t->d, line > 0 ? line - 1 : 1);
    for (size_t i = 0; i < next.n; i++)
        seen[next.s[i]] = true;
    for (size_t i = 0; i < n; i++) {
        letters = text_is_letter(s[i]) ? letters + 1 : 0;
        most = letters > most ? letters : most;
        blank = blank || (i > 0 && (s[i] == ':' || (s[i] == ' ' && i + 1 < n)));
        strange = strange || (letters > 0 && s[i] != *s && !seen[s[i]]);
        separated = separated || (i > 0 && memchr(",;=\t", s[i], 4));
        numbers += text_is_digit(s[i]) && !(i > 0 && (text_is_digit(s[i - 1]) || s[i - 1] == '.'));
    }
    if (format_begins(title, "```"))
        return true;
    return most > 2 && strange && !separated && numbers < 2 && (blank || n != next.n) &&
           !tokens_in_brackets(t) && !tokens_with_blanks(title, &numbers, &blank);
}

/* Moves past the characters in `set`. */
static void words_skip(struct span *line, const char *set)
{
    while (line->n > 0 && memchr(set, *line->s, strlen(set)))
        *line = format_skip(*line, 1);
}

bool words_name(struct text *t, struct span line)
{
    const bool named = line.n > 0;
    struct text_numbers all = t->numbers;
    uint64_t numbers[2];
    while (line.n > 0) {
        char name[NAME] = "";
        bool sized, equals = false;
        unsigned end;
        size_t found = 0, length = 0, digits = 1;
        for (; line.n > 0 && !text_is_digit(*line.s); line = format_skip(line, 1)) {
            if (!text_is_letter(*line.s) && !memchr(" _=:([\t,", *line.s, 8))
                return false;
            if (text_is_letter(*line.s) && length + 1 < NAME)
                name[length++] = (char)(*line.s | ' ');
            equals = equals || *line.s == '=' || *line.s == ':';
        }
        while (digits > 0 && found < 2) {
            words_skip(&line, " \t,;()[]x");
            digits = format_number(line, SIZE_MAX, &numbers[found]);
            line = format_skip(line, digits);
            found += digits > 0;
        }
        words_skip(&line, " \t,;)]");
        end = words_end(name);
        sized = words_begin(words_sizes, name);
        if (length < 3 || found == 0 || (end && found != 2) ||
            !(end || sized || (equals && found == 1)))
            return false;
        if (end)
            words_place(&all, end, numbers);
        for (size_t k = 0; k < found && sized && all.count < TEXT_BEFORE; k++)
            all.at[all.count++] = numbers[k];
    }
    t->numbers = all;
    return named;
}

bool words_mean(struct text *t, struct span line)
{
    struct span first = {line.s, 1}, second, kind, word;
    unsigned meaning;
    while (first.n < line.n && !memchr(" =:\t", line.s[first.n], 4))
        first.n++;
    if (first.n >= line.n)
        return false;
    second = format_skip(line, first.n);
    words_skip(&second, " =:\t");
    kind = first.n > 1 ? second : first;
    word = first.n > 1 ? first : second;
    meaning = tokens_meaning(word);
    if (kind.n != 1 || meaning == MEANS_NOTHING)
        return false;
    t->meaning[*kind.s] = (unsigned char)meaning;
    t->given = true;
    return true;
}

/* Stores the numbers of start and goal from the last one or two lines, if these are shorter than
 * the line above them and that is not a row of numbers. Other numbers there are errors. */
static void words_last_numbers(struct text *t)
{
    struct drawing *d = &t->d;
    struct drawing_numbers numbers[2] = {{0}};
    size_t last = 0, lines = 0;
    struct span line;
    bool number;
    for (; lines < 2 && lines + 1 < d->lines; lines++) {
        line = drawing_line(d, d->lines - 1 - lines);
        numbers[lines] = drawing_numbers(line);
        if (numbers[lines].count == 0)
            break;
        last = line.n > last ? line.n : last;
    }
    line = drawing_line(d, d->lines - 1 - lines);
    if (lines == 0 || (numbers[0].count < 4 && last >= line.n) || drawing_numbers(line).count ||
        tokens_with_blanks(line, &last, &number))
        return;
    d->lines -= lines;
    if (lines == 1 ? numbers[0].count == 4 : numbers[0].count == 2 && numbers[1].count == 2) {
        words_place(&t->numbers, 1, numbers[lines - 1].at);
        words_place(&t->numbers, 2, lines == 1 ? numbers[0].at + 2 : numbers[0].at);
    } else {
        t->numbers.odd = true;
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
        if (!words_name(t, drawing_line(d, d->lines - 1)) && !words_are_title(t, d->lines - 1))
            return;
        d->lines--;
    }
}
