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
#include "common/render/kit/helvetica.h"
#include "common/render/kit/sheet.h"

#include <stdio.h>

static const struct opt_key keys[] = {
    SHEET_ROWS,
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The first objects of the file, and the objects of a page. */
enum { CATALOG = 1, PAGES, FONT, INFO, FIRST_PAGE };
enum { PAGE, CONTENT, NUMBER, PAGE_OBJECTS };

#define PDF_MOST                                                                                   \
    9999999999 /* the greatest offset in the table of objects, which has ten digits                \
                */

/* A page that was written. */
struct pdf_page {
    uint64_t offset[PAGE_OBJECTS]; /* of its objects in the file */
    bool is_back;
};

/* The state. */
struct pdf {
    struct sheet sheet;
    uint64_t offset;                /* bytes written so far */
    uint64_t first[FIRST_PAGE];     /* the offsets of the first objects; first[0] is not used */
    struct mem pages;               /* struct pdf_page; owned */
    struct text_buf encoded, extra; /* scratch; owned */
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

/* ---- the pen ---- */

static int pdf_move(struct text_buf *to, enum art_move how, uint64_t x, uint64_t y)
{
    char text[2 * NUMBER_TEXT], *end = number_append(text, x);
    *end++ = ' ';
    end = number_append(end, y);
    end = number_append_text(end, how == ART_FROM ? " m " : " l\n");
    return text_append(to, text, (size_t)(end - text));
}

static int pdf_rect(struct text_buf *to, uint64_t left, uint64_t top, uint64_t right,
                    uint64_t bottom)
{
    char text[4 * NUMBER_TEXT], *end = number_append(text, left);
    *end++ = ' ';
    end = number_append(end, top);
    *end++ = ' ';
    end = number_append(end, right - left);
    *end++ = ' ';
    end = number_append(end, bottom - top);
    end = number_append_text(end, ".2 re\n");
    return text_append(to, text, (size_t)(end - text));
}

/* Sets the colour of fields, and fills those before. */
static int pdf_shade(struct text_buf *to, const unsigned char color[3])
{
    const struct pdf_color paint = pdf_color(color);
    return (to->len && text_append(to, "f\n", 2)) ||
                   text_append(to, paint.text, strlen(paint.text)) || text_append(to, " rg\n", 4)
               ? -1
               : 0;
}

static const struct art_pen pdf_pen = {.move = pdf_move, .rect = pdf_rect, .shade = pdf_shade};

/* ---- the content of a page ---- */

/* Appends text of the font as a string: ( ) and \ need a backslash. */
static int pdf_string(struct render_ctx *c, struct text_buf *to, const struct text_buf *text)
{
    for (size_t k = 0; k < text->len; k++) {
        const char *byte = (const char *)text->mem.at + k;
        if ((strchr("()\\", *byte) && text_append(to, "\\", 1)) || text_append(to, byte, 1))
            return err_memory(c->err);
    }
    return 0;
}

static int pdf_text(struct render_ctx *c, struct text_buf *to, const struct sheet_text *t)
{
    struct pdf *s = render_state(c);
    const uint64_t left = t->x - helvetica_width(t->text, t->n) * t->size / 2000;
    char x[NUMBER_TEXT], y[NUMBER_TEXT], size[NUMBER_TEXT];
    s->encoded.len = 0;
    return helvetica_encode(&s->encoded, t->text, t->n, c->err) ||
                   sheet_print(c, to, "BT /F1 %s Tf %s rg %s %s Td (", pdf_length(t->size, size),
                               pdf_color(t->color).text, pdf_length(left, x),
                               pdf_length(s->sheet.paper.height - t->y, y)) ||
                   pdf_string(c, to, &s->encoded) || sheet_print(c, to, ") Tj ET\n")
               ? -1
               : 0;
}

static int pdf_begin_picture(struct render_ctx *c, struct text_buf *to, uint64_t x, uint64_t y,
                             uint64_t length, uint64_t units)
{
    const struct pdf *s = render_state(c);
    char left[NUMBER_TEXT], top[NUMBER_TEXT], scale[NUMBER_TEXT];
    number_ratio_text(length * 72, units * PAPER_INCH, 9, scale);
    return sheet_print(c, to, "q %s 0 0 -%s %s %s cm\n", scale, scale, pdf_length(x, left),
                       pdf_length(s->sheet.paper.height - y, top));
}

static int pdf_end_picture(struct render_ctx *c, struct text_buf *to)
{
    return sheet_print(c, to, "Q\n");
}

static int pdf_layer(struct render_ctx *c, struct text_buf *to, enum art_layer layer,
                     const char *data, size_t n, const char *width, const unsigned char color[3])
{
    const struct pdf_color paint = pdf_color(color);
    if (layer == ART_SHADES ? 0
        : width             ? sheet_print(c, to, "%s RG %s w %s\n", paint.text, width,
                              layer == ART_PATH ? "1 J 1 j" : "2 J 0 j")
                            : sheet_print(c, to, "%s rg\n", paint.text))
        return -1;
    return text_append(to, data, n) ? err_memory(c->err)
                                    : sheet_print(c, to, width ? "S\n" : "f\n");
}

/* Draws a disc: a stroke without length, whose ends are round. */
static int pdf_disc(struct render_ctx *c, struct text_buf *to, const char *name, uint64_t x,
                    uint64_t y, uint64_t diameter, const unsigned char color[3])
{
    (void)name;
    return sheet_print(c, to, "%s RG %ju w 1 J %ju %ju m %ju %ju l S\n", pdf_color(color).text,
                       (uintmax_t)diameter, (uintmax_t)x, (uintmax_t)y, (uintmax_t)x, (uintmax_t)y);
}

/* ---- the file ---- */

/* Writes n bytes. */
static void pdf_put_bytes(struct render_ctx *c, const void *bytes, size_t n)
{
    struct pdf *s = render_state(c);
    out_put(c->writer->out, bytes, n);
    s->offset += n;
}

/* Returns the pages that were written. */
static struct pdf_page *pdf_pages(const struct pdf *s)
{
    return (struct pdf_page *)(void *)s->pages.at;
}

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

/* Writes a stream object: the bytes of `first`, then those of `second`. */
static void pdf_put_stream(struct render_ctx *c, uintmax_t object, const struct text_buf *first,
                           const struct text_buf *second)
{
    struct pdf *s = render_state(c);
    s->offset += out_print(c->writer->out, "%ju 0 obj\n<</Length %zu>>\nstream\n", object,
                           first->len + second->len);
    pdf_put_bytes(c, first->mem.at, first->len);
    pdf_put_bytes(c, second->mem.at, second->len);
    s->offset += out_print(c->writer->out, "\nendstream\nendobj\n");
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

/* Sets s->extra to the commands that paint the paper, or to nothing if it is white. */
static int pdf_paint_paper(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    const unsigned char *color = s->sheet.palette->color[PALETTE_FREE];
    char width[NUMBER_TEXT], height[NUMBER_TEXT];
    s->extra.len = 0;
    if (color[0] == 255)
        return 0;
    return sheet_print(c, &s->extra, "%s rg 0 0 %s %s re f\n", pdf_color(color).text,
                       pdf_length(s->sheet.paper.width, width),
                       pdf_length(s->sheet.paper.height, height));
}

/* Checks that the table of objects can hold all offsets. Returns 0, or -1 with *c->err set. */
static int pdf_check_size(struct render_ctx *c)
{
    const struct pdf *s = render_state(c);
    if (s->offset > PDF_MOST) /* unreached: takes minutes */
        return err_set(c->err, "a PDF file of version 1.4 has at most 10 GB; write several files");
    return 0;
}

/* Writes the current page. */
static int pdf_put(struct render_ctx *c, bool is_back)
{
    struct pdf *s = render_state(c);
    const size_t k = (size_t)(s->sheet.front + s->sheet.back); /* all are in memory */
    char width[NUMBER_TEXT], height[NUMBER_TEXT], number[NUMBER_TEXT] = "";
    struct pdf_page *page;
    if (mem_need_array(&s->pages, k + 1, sizeof *page, 0))
        return err_memory(c->err);
    if (pdf_paint_paper(c))
        return -1;
    pdf_put_start(c);
    page = &pdf_pages(s)[k];
    page->is_back = is_back;
    page->offset[PAGE] = s->offset;
    if (s->sheet.paper.foot)
        snprintf(number, sizeof number, " %ju 0 R", pdf_object(s, k, NUMBER));
    s->offset += out_print(c->writer->out,
                           "%ju 0 obj\n<</Type/Page/Parent %d 0 R/MediaBox[0 0 %s %s]"
                           "/Resources<</Font<</F1 %d 0 R>>>>/Contents[%ju 0 R%s]>>\nendobj\n",
                           pdf_object(s, k, PAGE), PAGES, pdf_length(s->sheet.paper.width, width),
                           pdf_length(s->sheet.paper.height, height), FONT,
                           pdf_object(s, k, CONTENT), number);
    page->offset[CONTENT] = s->offset;
    pdf_put_stream(c, pdf_object(s, k, CONTENT), &s->extra, &s->sheet.page);
    out_pause(c->writer->out);
    return pdf_check_size(c);
}

static const struct sheet_style pdf_style = {
    .pen = &pdf_pen,
    .text = pdf_text,
    .begin = pdf_begin_picture,
    .end = pdf_end_picture,
    .layer = pdf_layer,
    .disc = pdf_disc,
    .put = pdf_put,
};

/* ---- the end of the file ---- */

/* Writes the list of pages: those at the back last. */
static void pdf_put_list(struct render_ctx *c, uint64_t count)
{
    struct pdf *s = render_state(c);
    s->first[PAGES] = s->offset;
    s->offset += out_print(c->writer->out, "%d 0 obj\n<</Type/Pages/Count %ju/Kids[\n", PAGES,
                           (uintmax_t)count);
    for (int back = 0; back < 2; back++)
        for (uint64_t k = 0; k < count; k++)
            if (pdf_pages(s)[k].is_back == back)
                s->offset += out_print(c->writer->out, "%ju 0 R\n", pdf_object(s, k, PAGE));
    s->offset += out_print(c->writer->out, "]>>\nendobj\n");
}

/* Writes the number of each page, in the order of the list, if pages have numbers. */
static int pdf_put_numbers(struct render_ctx *c, uint64_t count)
{
    struct pdf *s = render_state(c);
    const struct text_buf nothing = {.len = 0};
    uint64_t number = 0;
    for (int back = 0; back < 2 && s->sheet.paper.foot; back++)
        for (uint64_t k = 0; k < count; k++) {
            struct pdf_page *page = &pdf_pages(s)[k];
            if (page->is_back != back)
                continue;
            s->extra.len = 0;
            if (sheet_number(c, &s->extra, ++number))
                return -1;
            page->offset[NUMBER] = s->offset;
            pdf_put_stream(c, pdf_object(s, k, NUMBER), &s->extra, &nothing);
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
static void pdf_put_table(struct render_ctx *c, uint64_t count)
{
    struct pdf *s = render_state(c);
    const uint64_t start = s->offset, objects = FIRST_PAGE + count * pdf_page_objects(s);
    s->offset +=
        out_print(c->writer->out, "xref\n0 %ju\n0000000000 65535 f \n", (uintmax_t)objects);
    for (int k = CATALOG; k < FIRST_PAGE; k++)
        s->offset += out_print(c->writer->out, "%010ju 00000 n \n", (uintmax_t)s->first[k]);
    for (uint64_t k = 0; k < count; k++)
        for (uint64_t which = 0; which < pdf_page_objects(s); which++)
            s->offset += out_print(c->writer->out, "%010ju 00000 n \n",
                                   (uintmax_t)pdf_pages(s)[k].offset[which]);
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

static const char *pdf_redirect(const struct render_ctx *c)
{
    (void)c;
    return "> FILE.pdf";
}

static int pdf_begin(struct render_ctx *c)
{
    return sheet_state(c, sizeof(struct pdf), &pdf_style) ? sheet_begin(c) : -1;
}

/* Ends the document; without any maze it is one empty page. */
static int pdf_close(struct render_ctx *c)
{
    struct pdf *s = sheet_state(c, sizeof *s, &pdf_style);
    uint64_t count;
    if (!s || sheet_close(c))
        return -1;
    count = s->sheet.front + s->sheet.back;
    if (pdf_put_numbers(c, count))
        return -1;
    pdf_put_list(c, count);
    pdf_put_info(c);
    if (pdf_check_size(c)) /* unreached: takes minutes */
        return -1;
    pdf_put_table(c, count);
    return 0;
}

static void pdf_free(struct render_ctx *c)
{
    struct pdf *s = render_state(c);
    sheet_free(&s->sheet);
    mem_free(&s->pages);
    mem_free(&s->encoded.mem);
    mem_free(&s->extra.mem);
}

const struct render render_pdf = {
    .entry = {"pdf", "line art for printing, a document of pages", keys, NULL},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 100,
    .takes_sheets = true,
    .takes_captions = true,
    .redirect = pdf_redirect,
    .check = pdf_check,
    .needs_whole_maze = sheet_needs_whole_maze,
    .begin = pdf_begin,
    .row = sheet_row,
    .end = sheet_end,
    .close = pdf_close,
    .free = pdf_free,
};
