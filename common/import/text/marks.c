/* The start and goal of a board: marks that occur once, in known letters or pairs. There may be
 * several goals in a board with a usual wall. */
#include "legend.h"

static const char marks_goals[] = "EeGgBbFfTtZz$XD";
static const char *const marks_pairs[] = {"23", "12", "BE", "be", "IO", "IF", "EX", "AZ", "me",
                                          "ME", "MC", "mc", "IX", "xy", "IM", "+-", "if"};

/* Sets the error for marks that are neither start nor goal, or for too many goals, if a start and a
 * goal are clear. Offers the reading that the others are free; if `second`, which is among them, is
 * not 0, also the reading that it is the start. Returns -1. */
static int marks_ask(struct text *t, unsigned char start, unsigned char second,
                     const struct text_kinds *goals, const struct text_kinds *others)
{
    enum { MOST = 8 };
    const unsigned char *goal = TEXT_KIND(legend_is_in(goals->code, 'E') ? 'E' : goals->code[0]);
    struct text_kinds left = *others, free;
    for (const unsigned char *c = goals->code; *c; c++)
        if (*c != *goal)
            left.code[left.count++] = *c;
    legend_ask(t, "what is", &left);
    if (left.count > MOST)
        return -1;
    TEXT_OFFER(t, "free", {TEXT_START, TEXT_KIND(start)}, {TEXT_GOAL, goal},
               {TEXT_FREE, left.code});
    if (second) {
        free = left;
        *(unsigned char *)memchr(free.code, second, free.count) = start;
        TEXT_OFFER(t, "or", {TEXT_START, TEXT_KIND(second)}, {TEXT_GOAL, goal},
                   {TEXT_FREE, free.code});
    }
    if (others->count == 0)
        return TEXT_OFFER(t, "a goal", {TEXT_START, TEXT_KIND(start)}, {TEXT_GOAL, goal},
                          {TEXT_GOAL, TEXT_KIND(left.code[0])});
    if (left.count == 1)
        TEXT_OFFER(t, "goals", {TEXT_START, TEXT_KIND(start)}, {TEXT_GOAL, left.code},
                   {TEXT_FREE, goal});
    return legend_offer_walls(t, "walls", others);
}

/* Finds start and goal among the remaining kinds. Returns 0, or -1 with the error set. */
static int marks_letters(struct text *t)
{
    const bool start = legend_has(t, MEANS_START), goal = legend_has(t, MEANS_GOAL);
    struct text_kinds left = legend_kinds(t, MEANS_NOTHING), others = {.count = 0}, goals = others;
    unsigned starts = 0;
    unsigned char found = 0, second = 0;
    for (size_t k = 0;
         k < sizeof marks_pairs / sizeof *marks_pairs && left.count == 2 && !start && !goal; k++) {
        const unsigned a = (unsigned char)marks_pairs[k][0], b = (unsigned char)marks_pairs[k][1];
        if (t->count[a] == 1 && t->count[b] == 1 &&
            t->meaning[a] + t->meaning[b] == MEANS_NOTHING) {
            t->meaning[a] = MEANS_START;
            t->meaning[b] = MEANS_GOAL;
            return 0;
        }
    }
    for (const unsigned char *c = left.code; *c; c++) {
        const bool once = t->count[*c] == 1;
        if (once && !start && legend_is_in(legend_starts, *c)) {
            starts++;
            second = found;
            found = *c; /* @ comes before the letters */
        } else if (!goal && legend_is_in(marks_goals, *c) &&
                   (once || (t->sure == SURE_WALL && legend_is_in("EGBegb", *c)))) {
            goals.code[goals.count++] = *c;
        } else {
            others.code[others.count++] = *c;
        }
    }
    if (starts == 2 && t->count['@'] == 1 && t->meaning['@'] == MEANS_NOTHING) {
        t->meaning['@'] = MEANS_FREE; /* the current cell of a frame */
        starts--;
    }
    if (t->meaning['1'] == MEANS_WALL && found == 'P' && goals.count == 1 && others.count == 1 &&
        others.code[0] == 'C') {
        t->meaning['C'] = MEANS_FREE; /* the collectibles of so_long */
        others = (struct text_kinds){.count = 0};
    }
    if (found == 'A' && goals.count == 1 && goals.code[0] == 'D')
        return legend_ask_left(t, "what is", &left); /* in French, départ and arrivée */
    if (starts == 1 && goals.count > 0 && goals.count + others.count > 1)
        return marks_ask(t, found, 0, &goals, &others);
    if (starts == 2 && goals.count > 0) {
        others.code[others.count++] = second;
        return marks_ask(t, found, second, &goals, &others);
    }
    if (starts == 0 && !start && goals.count == 1 && goals.code[0] != 'G' &&
        t->count[goals.code[0]] > 1)
        return legend_ask_left(t, "what is", &goals); /* several goals without a start */
    if (others.count > 0 || starts > 1 || goals.count > 1)
        return legend_ask_left(t, "what is",
                               starts > 1         ? &left
                               : others.count > 0 ? &others
                                                  : &goals);
    if (found)
        t->meaning[found] = MEANS_START;
    if (goals.count > 0)
        t->meaning[goals.code[0]] = MEANS_GOAL;
    return 0;
}

int marks_find(struct text *t)
{
    const unsigned char dot = t->count['.'] ? '.' : DRAWING_DOT;
    const struct text_kinds left = legend_kinds(t, MEANS_NOTHING);
    const bool percent = t->count['%'] && t->meaning['%'] == MEANS_WALL;
    const bool dots = t->count['P'] == 1 && t->count[dot] > 0 && !t->given && t->sure == SURE_WALL;
    unsigned goal = 0;
    for (const unsigned char *c = left.code; *c; c++)
        goal = legend_is_in(marks_goals, *c) ? *c : goal;
    if (dots && !goal && (percent || t->count[dot] == 1)) {
        t->meaning[dot] = MEANS_GOAL; /* a maze of Pacman, with a start P and dots to eat */
    } else if (dots && (percent || (!goal && t->count[' '] > 0))) {
        text_refuse(t, dot, "are the dots goals?");
        TEXT_OFFER(t, "they are", {TEXT_START, "P"}, {TEXT_GOAL, TEXT_KIND(dot)},
                   {TEXT_FREE, TEXT_KIND(goal)});
        return TEXT_OFFER(t, "they are free", {TEXT_START, "P"}, {TEXT_GOAL, TEXT_KIND(goal)},
                          {TEXT_FREE, TEXT_KIND(dot)});
    }
    return marks_letters(t);
}
