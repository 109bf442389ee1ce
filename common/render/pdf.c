/* pdf: line art for printing, a document of pages.
 *
 * A page is written as soon as it is complete: memory holds one page, and 32 bytes for each earlier
 * one. A list at the end of the file sets the order of the pages, so solutions can follow all
 * puzzles although they are written between them. The page numbers of solutions depend on the
 * number of puzzle pages, so all page numbers are written after the pages.
 *
 * The objects of the file are: the catalog, the list of pages, the font, information about the
 * document; then for each page the page itself, its content and, if pages are numbered, its number.
 *
 * The text is in Helvetica, which is in every reader of PDF and not in the file; so only letters of
 * western Europe can be written. Nothing is compressed, qpdf can do that. Nothing depends on the
 * time: the same mazes give the same bytes.
 *
 * Reference: Adobe Systems, "PDF Reference, version 1.4", 2001. */
#include "common/base/utf8.h"
#include "common/render/pages/helvetica.h"
#include "common/render/pages/sheet.h"

#include <stdio.h>

static const struct row_key keys[] = {
    SHEET_ROWS,
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The first objects of the file, and the objects of a page. */
enum { CATALOG = 1, PAGES, FONT, INFO, FIRST_PAGE };
enum { PAGE, CONTENT, NUMBER, PAGE_OBJECTS };

#define PDF_MOST                                                                                   \
    9999999999 /* the greatest offset in the table of objects, which has ten digits                \
                */

/* The state. at[] of a page are the offsets of its objects in the file. */
struct pdf {
    struct sheet sheet;
    uint64_t offset;            /* bytes written so far */
    uint64_t first[FIRST_PAGE]; /* the offsets of the first objects; first[0] is not used */
    struct text_buf encoded;    /* scratch; owned */
};

/* Writes a length of micrometres into `text`, in points. Returns `text`. */
static const char *pdf_length(uint64_t micrometres, char text[NUMBER_TEXT])
{
    return number_ratio_text(micrometres * 72, PAPER_INCH, 3, text);
}

/* The text of a colour. */
struct pdf_color {
    char text[3 * NUMBER_TEXT];
};

static struct pdf_color pdf_color(const unsigned char color[3])
{
    char red[NUMBER_TEXT], green[NUMBER_TEXT], blue[NUMBER_TEXT];
    struct pdf_color c;
    snprintf(c.text, sizeof c.text, "%s %s %s", number_ratio_text(color[0], 255, 3, red),
             number_ratio_text(color[1], 255, 3, green), number_ratio_text(color[2], 255, 3, blue));
    return c;
}

static void pdf_move(struct draft *to, enum pen_move how, uint64_t x, uint64_t y)
{
    char text[2 * NUMBER_TEXT], *end = number_append(text, x);
    *end++ = ' ';
    end = number_append(end, y);
    end = number_append_text(end, how == PEN_FROM ? " m " : " l\n");
    draft_put(to, text, (size_t)(end - text));
}

static void pdf_rect(struct draft *to, uint64_t left, uint64_t top, uint64_t right, uint64_t bottom)
{
    char text[4 * NUMBER_TEXT], *end = number_append(text, left);
    *end++ = ' ';
    end = number_append(end, top);
    *end++ = ' ';
    end = number_append(end, right - left);
    *end++ = ' ';
    end = number_append(end, bottom - top);
    end = number_append_text(end, ".2 re\n");
    draft_put(to, text, (size_t)(end - text));
}

/* Sets the colour of fields, and fills those before. */
static void pdf_shade(struct draft *to, const unsigned char color[3])
{
    draft_print(to, "%s%s rg\n", to->text.len ? "f\n" : "", pdf_color(color).text);
}

/* ---- the content of a page ---- */

/* Appends text as a string of the font, in which ( ) and \ need a backslash. */
static int pdf_text(struct render_ctx *c, struct draft *to, const struct sheet_text *t)
{
    struct pdf *s = render_state(c);
    const uint64_t left = t->x - helvetica_width(t->text, t->n) * t->size / 2000;
    char x[NUMBER_TEXT], y[NUMBER_TEXT], size[NUMBER_TEXT];
    s->encoded.len = 0;
    if (helvetica_encode(&s->encoded, t->text, t->n, c->err))
        return -1;
    draft_print(to, "BT /F1 %s Tf %s rg %s %s Td (", pdf_length(t->size, size),
                pdf_color(s->sheet.palette->color[PALETTE_WALL]).text, pdf_length(left, x),
                pdf_length(s->sheet.paper.height - t->y, y));
    for (size_t k = 0; k < s->encoded.len; k++) {
        const char *byte = (const char *)s->encoded.mem.at + k;
        if (strchr("()\\", *byte))
            draft_put(to, "\\", 1);
        draft_put(to, byte, 1);
    }
    draft_print(to, ") Tj ET\n");
    return 0;
}

static void pdf_begin_picture(const struct render_ctx *c, struct draft *to, uint64_t x, uint64_t y,
                              uint64_t length, uint64_t units)
{
    const struct pdf *s = render_state(c);
    char left[NUMBER_TEXT], top[NUMBER_TEXT], scale[NUMBER_TEXT];
    number_ratio_text(length * 72, units * PAPER_INCH, 9, scale);
    draft_print(to, "q %s 0 0 -%s %s %s cm\n", scale, scale, pdf_length(x, left),
                pdf_length(s->sheet.paper.height - y, top));
}

static void pdf_layer(struct draft *to, enum strokes_layer layer, const char *data, size_t n,
                      const char *width, const unsigned char color[3])
{
    const struct pdf_color paint = pdf_color(color);
    if (width)
        draft_print(to, "%s RG %s w %s\n", paint.text, width,
                    layer == STROKES_PATH ? "1 J 1 j" : "2 J 0 j");
    else if (layer != STROKES_SHADES)
        draft_print(to, "%s rg\n", paint.text);
    draft_put(to, data, n);
    draft_print(to, width ? "S\n" : "f\n");
}

/* Draws a disc: a stroke without length, whose ends are round. */
static void pdf_disc(struct draft *to, const char *name, uint64_t x, uint64_t y, uint64_t diameter,
                     const unsigned char color[3])
{
    (void)name;
    draft_print(to, "%s RG %ju w 1 J %ju %ju m %ju %ju l S\n", pdf_color(color).text,
                (uintmax_t)diameter, (uintmax_t)x, (uintmax_t)y, (uintmax_t)x, (uintmax_t)y);
}

/* ---- the file ---- */

/* Returns the number of objects per page. */
static uint64_t pdf_page_objects(const struct pdf *s)
{
    return s->sheet.paper.foot ? PAGE_OBJECTS : NUMBER;
}

/* Returns the number of an object of page k of the file. */
static uintmax_t pdf_object(const struct pdf *s, uint64_t k, unsigned which)
{
    return FIRST_PAGE + k * pdf_page_objects(s) + which;
}

/* Writes a stream object: the text `first`, then what was drawn. */
static void pdf_put_stream(struct render_ctx *c, uintmax_t object, const char *first)
{
    struct pdf *s = render_state(c);
    struct out *out = c->writer->out;
    const struct text_buf *drawn = &s->sheet.draft.text;
    const size_t n = strlen(first) + drawn->len;
    s->offset += n + out_print(out, "%ju 0 obj\n<</Length %zu>>\nstream\n", object, n);
    out_text(out, first);
    out_put(out, drawn->mem.at, drawn->len);
    s->offset += out_print(out, "\nendstream\nendobj\n");
}

/* Writes what is the same in all files. The second line tells other programs that the file is not
 * text. */
static void pdf_put_start(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    if (s->offset > 0)
        return;
    s->offset += out_print(c->writer->out, "%%PDF-1.4\n%%\xe2\xe3\xcf\xd3\n");
    s->first[CATALOG] = s->offset;
    s->offset += out_print(c->writer->out, "%d 0 obj\n<</Type/Catalog/Pages %d 0 R>>\nendobj\n",
                           CATALOG, PAGES);
    s->first[FONT] = s->offset;
    s->offset += out_print(c->writer->out,
                           "%d 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica"
                           "/Encoding/WinAnsiEncoding>>\nendobj\n",
                           FONT);
}

/* Checks that the table of objects can hold all offsets. Returns 0, or -1 with *c->err set. */
static int pdf_check_size(struct render_ctx *c)
{
    const struct pdf *s = render_state(c);
    if (s->offset > PDF_MOST) /* unreached: takes minutes */
        return err_set(c->err, "a PDF file of version 1.4 has at most 10 GB; write several files");
    return 0;
}

/* Writes the current page, on paper that is painted unless it is white. */
static int pdf_put(struct render_ctx *c, struct sheet_page *page)
{
    struct pdf *s = render_state(c);
    const uint64_t k = s->sheet.count;
    const unsigned char *color = s->sheet.palette->color[PALETTE_FREE];
    char width[NUMBER_TEXT], height[NUMBER_TEXT], number[NUMBER_TEXT] = "", paint[OUT_PRINT] = "";
    pdf_length(s->sheet.paper.width, width);
    pdf_length(s->sheet.paper.height, height);
    if (color[0] != 255)
        snprintf(paint, sizeof paint, "%s rg 0 0 %s %s re f\n", pdf_color(color).text, width,
                 height);
    if (s->sheet.paper.foot)
        snprintf(number, sizeof number, " %ju 0 R", pdf_object(s, k, NUMBER));
    pdf_put_start(c);
    page->at[PAGE] = s->offset;
    s->offset += out_print(c->writer->out,
                           "%ju 0 obj\n<</Type/Page/Parent %d 0 R/MediaBox[0 0 %s %s]"
                           "/Resources<</Font<</F1 %d 0 R>>>>/Contents[%ju 0 R%s]>>\nendobj\n",
                           pdf_object(s, k, PAGE), PAGES, width, height, FONT,
                           pdf_object(s, k, CONTENT), number);
    page->at[CONTENT] = s->offset;
    pdf_put_stream(c, pdf_object(s, k, CONTENT), paint);
    out_pause(c->writer->out);
    return pdf_check_size(c);
}

static const struct sheet_style pdf_style = {
    .state = sizeof(struct pdf),
    .pen = {pdf_move, pdf_rect, pdf_shade},
    .text = pdf_text,
    .begin = pdf_begin_picture,
    .end = "Q\n",
    .layer = pdf_layer,
    .disc = pdf_disc,
    .put = pdf_put,
};

/* ---- the end of the file ---- */

/* Writes the list of pages. */
static void pdf_put_list(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    struct sheet_cursor at = {0};
    s->first[PAGES] = s->offset;
    s->offset += out_print(c->writer->out, "%d 0 obj\n<</Type/Pages/Count %ju/Kids[\n", PAGES,
                           (uintmax_t)s->sheet.count);
    while (sheet_next_page(&s->sheet, &at))
        s->offset += out_print(c->writer->out, "%ju 0 R\n", pdf_object(s, at.k, PAGE));
    s->offset += out_print(c->writer->out, "]>>\nendobj\n");
}

/* Writes the number of each page, in the order of the list, if pages have numbers. */
static int pdf_put_numbers(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    struct sheet_cursor at = {0};
    while (s->sheet.paper.foot && sheet_next_page(&s->sheet, &at)) {
        if (sheet_number(c, at.number))
            return -1;
        at.page->at[NUMBER] = s->offset;
        pdf_put_stream(c, pdf_object(s, at.k, NUMBER), "");
    }
    return 0;
}

/* Writes the information about the document: its title, in UTF-16. */
static void pdf_put_info(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    const unsigned char *title = (const unsigned char *)c->options->title;
    const size_t n = title ? strlen(c->options->title) : 0;
    s->first[INFO] = s->offset;
    s->offset += out_print(c->writer->out, "%d 0 obj\n<</Producer(maze-render)%s", INFO,
                           n ? "/Title<FEFF" : "");
    for (size_t at = 0, length; at < n; at += length) {
        length = utf8_length(title + at, n - at);
        s->offset +=
            out_print(c->writer->out, "%04X", (unsigned)utf8_code_point(title + at, length));
    }
    s->offset += out_print(c->writer->out, "%s>>\nendobj\n", n ? ">" : "");
}

/* Writes the table of the offsets of all objects. */
static void pdf_put_table(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    const struct sheet_page *pages = (const struct sheet_page *)(const void *)s->sheet.pages.at;
    const uint64_t count = s->sheet.count, per_page = pdf_page_objects(s);
    const uint64_t start = s->offset, objects = FIRST_PAGE + count * per_page;
    s->offset +=
        out_print(c->writer->out, "xref\n0 %ju\n0000000000 65535 f \n", (uintmax_t)objects);
    for (int k = CATALOG; k < FIRST_PAGE; k++)
        s->offset += out_print(c->writer->out, "%010ju 00000 n \n", (uintmax_t)s->first[k]);
    for (uint64_t k = 0; k < count; k++)
        for (uint64_t which = 0; which < per_page; which++)
            s->offset +=
                out_print(c->writer->out, "%010ju 00000 n \n", (uintmax_t)pages[k].at[which]);
    s->offset += out_print(
        c->writer->out, "trailer\n<</Size %ju/Root %d 0 R/Info %d 0 R>>\nstartxref\n%ju\n%%%%EOF\n",
        (uintmax_t)objects, CATALOG, INFO, (uintmax_t)start);
}

/* Also checks that the font has all characters of the options. */
static int pdf_check(const struct render_options *o, struct err *err)
{
    struct text_buf encoded = {.len = 0};
    const int got = (o->title && helvetica_encode(&encoded, o->title, strlen(o->title), err)) ||
                    (o->caption && helvetica_encode(&encoded, o->caption, strlen(o->caption), err));
    mem_free(&encoded.mem);
    return got ? -1 : sheet_check(o, err);
}

/* Ends the document; without any maze it is one empty page. */
static int pdf_close(struct render_ctx *c)
{
    if (sheet_close(c) || pdf_put_numbers(c))
        return -1;
    pdf_put_list(c);
    pdf_put_info(c);
    if (pdf_check_size(c)) /* unreached: takes minutes */
        return -1;
    pdf_put_table(c);
    return 0;
}

static void pdf_free(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    sheet_free(&s->sheet);
    mem_free(&s->encoded.mem);
}

const struct render render_pdf = {
    .entry = {"pdf", "line art for printing, a document of pages", keys, NULL},
    .sheet = &pdf_style,
    .redirect = "> FILE.pdf",
    .check = pdf_check,
    SHEET_CALLBACKS,
    .close = pdf_close,
    .free = pdf_free,
};
