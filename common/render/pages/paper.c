#include "paper.h"

/* Lengths on an A4 page; other pages scale them in proportion to their shorter side. */
#define SPACING ((uint64_t)6 * ROW_MM) /* between two places */
#define TITLE   ((uint64_t)12 * ROW_MM)
#define CAPTION ((uint64_t)6 * ROW_MM)
#define FOOT    ((uint64_t)7 * ROW_MM)
#define SHORT   210 /* the shorter side, in mm */

#define FIT_UNIT  (ROW_MM / 4) /* the size of a unit on a page that fits its picture */
#define PLACE_MIN ROW_MM       /* the minimum side of a place */

const char *const paper_words[] = {"a4", "letter", "a3", "a5", "legal", "fit"};

/* Returns the width of a place, or 0 if there is no room. */
static uint64_t paper_column(const struct paper *p)
{
    const uint64_t taken = 2 * p->margin + p->gutter + p->spacing * (p->across - 1);
    return taken < p->width ? (p->width - taken) / p->across : 0;
}

/* Returns the height of a place without its caption, or 0 if there is no room. */
static uint64_t paper_row(const struct paper *p)
{
    const uint64_t taken =
        2 * p->margin + p->title + p->foot + p->spacing * (p->down - 1) + p->caption * p->down;
    return taken < p->height ? (p->height - taken) / p->down : 0;
}

const char *paper_caption(const struct render_options *o)
{
    return o->caption ? o->caption : o->across > 0 ? "{n}" : "";
}

struct paper paper_of(const struct render_options *o, bool is_answer)
{
    static const uint64_t sides[][2] = {
        {210000, 297000}, {215900, 279400}, {297000, 420000}, {148000, 210000}, {215900, 355600}};
    const uint64_t size = o->values[SHEET_PAPER];
    const bool is_word = size < PAPER_FIT; /* otherwise it is a size, or 0x0 */
    const uint64_t width = is_word ? sides[size][0] : row_size_width(size, PAPER_FIT);
    const uint64_t height = is_word ? sides[size][1] : row_size_height(size, PAPER_FIT);
    const bool turns = o->values[SHEET_LANDSCAPE] && width < height;
    const bool own = is_answer && o->answers_across; /* answers have their own layout */
    const uint64_t across = own ? o->answers_across : o->across;
    const uint64_t down = own ? o->answers_down : o->down;
    struct paper p = {.width = turns ? height : width,
                      .height = turns ? width : height,
                      .bleed = o->values[SHEET_BLEED],
                      .gutter = o->values[SHEET_GUTTER],
                      .across = across ? across : 1,
                      .down = down ? down : 1,
                      .fit = size == PAPER_FIT};
    p.scale = p.fit ? ROW_MM : (width < height ? width : height) / SHORT;
    p.margin = ROW_MM * (o->has_margin ? o->margin : p.fit ? 1 : 10);
    p.title = o->title ? TITLE * p.scale / ROW_MM : 0;
    p.caption = *paper_caption(o) ? CAPTION * p.scale / ROW_MM : 0;
    p.foot = o->values[SHEET_NUMBERS] && o->across > 0 ? FOOT * p.scale / ROW_MM : 0;
    p.spacing = SPACING * p.scale / ROW_MM;
    return p;
}

int paper_check(const struct render_options *o, struct err *err)
{
    for (int k = 0; k < 2; k++) {
        const struct paper p = paper_of(o, k);
        if (p.fit && (o->across || o->values[SHEET_LANDSCAPE] || p.gutter))
            return err_set(err, "paper=fit cannot be combined with --sheet, landscape or gutter");
        if (paper_side(&p, p.width) > PAPER_SIDE_MAX || paper_side(&p, p.height) > PAPER_SIDE_MAX)
            return err_set(err, "paper and bleed together are limited to %d mm",
                           PAPER_SIDE_MAX / ROW_MM);
        if (!p.fit && (paper_column(&p) < PLACE_MIN || paper_row(&p) < PLACE_MIN))
            return err_set(err,
                           "a page of %jux%ju mm has no room for %jux%ju mazes within a margin of "
                           "%ju mm; use larger paper, a smaller margin or fewer mazes per page",
                           (uintmax_t)(p.width / ROW_MM), (uintmax_t)(p.height / ROW_MM),
                           (uintmax_t)p.across, (uintmax_t)p.down, (uintmax_t)(p.margin / ROW_MM));
    }
    return 0;
}

void paper_fit(struct paper *p, uint64_t width, uint64_t height, uint64_t text)
{
    const uint64_t beside = 2 * p->margin, above = beside + p->title + p->caption + p->foot;
    const uint64_t room = PAPER_SIDE_MAX - above;
    const uint64_t longer = width > height ? width : height;
    const bool is_limited = longer > room / FIT_UNIT;
    const uint64_t length = is_limited ? room : FIT_UNIT, units = is_limited ? longer : 1;
    if (!p->fit || p->width)
        return;
    width = length * width / units;
    height = length * height / units;
    p->width = (width < text ? text : width) + beside;
    p->height = (height < PLACE_MIN ? PLACE_MIN : height) + above;
}

struct paper_place paper_place(const struct paper *p, uint64_t k, uint64_t width, uint64_t height)
{
    const uint64_t column = paper_column(p), row = paper_row(p);
    const bool is_wide = width * row > height * column; /* it fills the width of its place */
    struct paper_place at = {
        .room = column, .length = is_wide ? column : row, .units = is_wide ? width : height};
    at.height = is_wide ? column * height / width : row;
    at.left = p->margin + p->gutter + k % p->across * (column + p->spacing);
    at.x = at.left + (is_wide ? 0 : column - row * width / height) / 2;
    at.y = p->margin + p->title + k / p->across * (row + p->caption + p->spacing) +
           (row - at.height) / 2;
    return at;
}
