#include "page.h"

#include <stdarg.h>
#include <stdio.h>

/* A millimetre in units of the document: 96 per inch, so that a page exported by its name has
 * its true size. */
#define MM (96 / 25.4)

#define GAP     6.0  /* between pictures, in mm */
#define CAPTION 5.0  /* height of a picture's number, in mm */
#define FITTING 0.25 /* mm per unit of the picture, with `fit` */

int page_print(struct text_buf *to, const char *format, ...)
{
    char text[400];
    va_list args;
    int n;
    va_start(args, format);
    n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return text_append(to, text, (size_t)n);
}

/* Computes the position of the next picture and the size of its unit, in mm. */
static void page_place(const struct page *p, const struct page_picture *picture, double *x,
                       double *y, double *unit)
{
    const double caption = p->sheet ? CAPTION : 0;
    const double width =
        (p->width - 2 * p->margin - GAP * (double)(p->across - 1)) / (double)p->across;
    const double height =
        (p->height - 2 * p->margin - GAP * (double)(p->down - 1)) / (double)p->down - caption;
    const size_t column = p->filled % p->across, row = p->filled / p->across;
    *unit = width / picture->width < height / picture->height ? width / picture->width
                                                              : height / picture->height;
    *x = p->margin + (double)column * (width + GAP) + (width - *unit * picture->width) / 2;
    *y = p->margin + (double)row * (height + caption + GAP) + caption +
         (height - *unit * picture->height) / 2;
}

static int page_append(struct text_buf *to, const struct text_buf *more)
{
    return text_append(to, (const char *)more->mem.at, more->len);
}

/* Appends picture k at its place on the current page. Returns 0, or -1 if memory runs out. */
static int page_draw(const struct page *p, struct text_buf *to, const struct page_picture *picture,
                     bool solution)
{
    double x, y, unit;
    page_place(p, picture, &x, &y, &unit);
    if (p->sheet &&
        page_print(to,
                   "<text x=\"%.3f\" y=\"%.3f\" font-size=\"%.3f\" "
                   "font-family=\"sans-serif\">%llu</text>\n",
                   x * MM, (y - 1.5) * MM, 3.5 * MM, (unsigned long long)picture->number))
        return -1;
    return page_print(to, "<g transform=\"translate(%.3f %.3f) scale(%.6f)\">\n",
                      (x + unit * picture->shift) * MM, (y + unit * picture->shift) * MM,
                      unit * MM) ||
                   (solution &&
                    (page_append(to, picture->below[0]) || page_append(to, picture->below[1]))) ||
                   page_append(to, picture->walls) || page_print(to, "</g>\n")
               ? -1
               : 0;
}

/* Appends a page of `elements` to the body, if it is to be written, and empties them. Returns 0, or
 * -1 if memory runs out. */
static int page_put(struct page *p, struct text_buf *elements)
{
    const bool wanted = !p->only || p->only == p->ended + 1;
    const double top = p->only ? 0 : p->height * (double)p->ended;
    p->ended++;
    if (wanted &&
        (page_print(&p->body,
                    "<g id=\"page%llu\" transform=\"translate(0 %.3f)\">\n"
                    "<rect width=\"%.3f\" height=\"%.3f\" fill=\"#fff\"/>\n",
                    (unsigned long long)p->ended, top * MM, p->width * MM, p->height * MM) ||
         page_append(&p->body, elements) || page_print(&p->body, "</g>\n")))
        return -1;
    elements->len = 0;
    return 0;
}

/* Ends the current page and its page of solutions, unless it is empty. Returns 0, or -1 if memory
 * runs out. */
static int page_turn(struct page *p)
{
    if (p->filled > 0 &&
        (page_put(p, &p->current) || (p->has_solutions && page_put(p, &p->solutions))))
        return -1;
    p->solutions.len = 0;
    p->filled = 0;
    p->has_solutions = false;
    return 0;
}

int page_add(struct page *p, const struct page_picture *picture)
{
    if (p->fit && p->ended == 0) {
        p->width = FITTING * picture->width + 2 * p->margin;
        p->height = FITTING * picture->height + 2 * p->margin;
    }
    if (page_draw(p, &p->current, picture, !p->sheet) ||
        (p->sheet && page_draw(p, &p->solutions, picture, true)))
        return -1;
    p->has_solutions = p->has_solutions || (p->sheet && picture->has_solution);
    return ++p->filled == p->across * p->down ? page_turn(p) : 0;
}

uint64_t page_count(const struct page *p)
{
    return p->ended + (p->filled > 0) + p->has_solutions;
}

int page_end(struct page *p, struct out *out)
{
    double height;
    if (page_turn(p))
        return -1;
    height = p->height * (double)(p->only || p->ended == 0 ? 1 : p->ended);
    out_print(out,
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.1fmm\" height=\"%.1fmm\" "
              "viewBox=\"0 0 %.3f %.3f\">\n",
              p->width, height, p->width * MM, height * MM);
    out_put(out, p->body.mem.at, p->body.len);
    out_text(out, "</svg>\n");
    return 0;
}

void page_free(struct page *p)
{
    mem_free(&p->body.mem);
    mem_free(&p->current.mem);
    mem_free(&p->solutions.mem);
}
