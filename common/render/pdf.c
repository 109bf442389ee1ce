/* pdf: line art for printing, a document of pages.
 *
 * The content of a page is written as soon as it is complete: memory holds its mazes, one byte per
 * cell, and 104 bytes for each earlier page. The length of the content precedes it, so a page is
 * drawn once to measure it and, if it does not fit in a buffer, once more.
 *
 * A list at the end of the file determines the order of the pages, so solutions can follow all
 * puzzles although they are written between them. The number of a solution page, and the side of
 * its gutter, depend on the number of puzzle pages. Everything that depends on page numbers is
 * therefore written after the contents.
 *
 * The objects of the file are: the catalog, the list of pages, the font, and information about the
 * document; then for each page its content, the page itself, the text that precedes the content,
 * and the page number. Objects that a document does not need are null.
 *
 * The text is in Helvetica, which every PDF reader includes and the file does not, so text is
 * limited to western European letters. A document without text does not reference a font. Nothing
 * is compressed; qpdf can do that. Nothing depends on the time: the same mazes give the same bytes.
 *
 * Reference: Adobe Systems, "PDF Reference, version 1.4", 2001. */
#include "common/base/utf8.h"
#include "common/render/pages/helvetica.h"
#include "common/render/pages/sheet.h"

static const struct row_key keys[ROW_KEYS + 1] = {
    SHEET_ROWS(PALETTE_KEY),
};

/* The first objects of the file, and the objects of a page. */
enum { CATALOG = 1, PAGES, FONT, INFO, FIRST_PAGE };
enum { CONTENT, PAGE, START, NUMBER, PAGE_OBJECTS };

/* The largest offset in the table of objects, where an offset has ten digits. */
#define PDF_MOST 9999999999

/* Returns a length in micrometres as points. */
static struct sheet_number pdf_length(uint64_t micrometres)
{
    return sheet_ratio(micrometres * 72, ROW_INCH, 3);
}

static struct sheet_number pdf_color(const unsigned char color[3])
{
    struct sheet_number c = {""};
    char *to = c.text;
    for (int k = 0; k < 3; k++) {
        to = number_append_text(to, k ? " " : "");
        to = number_append_text(to, sheet_ratio(color[k], 255, 3).text);
    }
    return c;
}

static void pdf_move(void *to, enum pen_move how, uint64_t x, uint64_t y)
{
    render_put_pair(to, "", x, " ", y, how == PEN_FROM ? " m " : " l\n");
}

static void pdf_rect(struct out *to, uint64_t left, uint64_t top, uint64_t right, uint64_t bottom)
{
    render_put_pair(to, "", left, " ", top, " ");
    render_put_pair(to, "", right - left, " ", bottom - top, ".2 re\n");
}

/* Sets the colour of rectangles. */
static void pdf_shade(void *to, const unsigned char *color)
{
    out_text(to, pdf_color(color).text);
    out_text(to, " rg\n");
}

/* The functions of struct shape_pen. Shades have outlines, so that no seam is visible between two
 * of them. */
static void pdf_shape_move(void *to, enum shape_move how, const struct shape_point *p)
{
    static const char *const ends[] = {" m ", " l\n", " c\n"};
    struct out *out = to;
    char *const begin = (char *)out_room(out, SHAPE_TEXT), *end = shape_points_text(begin, p, how);
    out->len += (size_t)(number_append_text(end, ends[how]) - begin);
}

static void pdf_shape_shade(void *to, const unsigned char *color)
{
    out_print(to, "%s rg %s RG\n", pdf_color(color).text, pdf_color(color).text);
}

/* ---- the content of a page ---- */

/* Appends text as a string in the encoding of the font; ( ) and \ need a backslash. */
static void pdf_text(const struct render_ctx *c, struct out *to, const struct sheet_text *t)
{
    const struct sheet *s = render_state(c);
    const uint64_t left = t->x - helvetica_width(t->text, t->n) * t->size / 2000;
    uint32_t code_point;
    out_print(to, "BT /F1 %s Tf %s rg %s %s Td (", pdf_length(t->size).text,
              pdf_color(s->palette->color[PALETTE_WALL]).text, pdf_length(left).text,
              pdf_length(s->paper[0].height - t->y).text);
    for (size_t at = 0, length; at < t->n; at += length) {
        const char byte = (char)helvetica_next(t->text + at, t->n - at, &length, &code_point);
        if (strchr("()\\", byte))
            out_text(to, "\\");
        out_put(to, &byte, 1);
    }
    out_text(to, ") Tj ET\n");
}

static void pdf_begin_picture(const struct render_ctx *c, struct out *to, uint64_t x, uint64_t y,
                              uint64_t length, uint64_t units)
{
    const struct sheet *s = render_state(c);
    const struct sheet_number scale = sheet_ratio(length * 72, units * ROW_INCH, 9);
    out_print(to, "q %s 0 0 -%s %s %s cm\n", scale.text, scale.text, pdf_length(x).text,
              pdf_length(s->paper[0].height - y).text);
}

static void pdf_layer(struct out *to, enum drawing_layer layer, const char *width,
                      const unsigned char color[3])
{
    const struct sheet_number paint = pdf_color(color);
    if (width)
        out_print(to, "%s RG %s w %s\n", paint.text, width,
                  layer == LAYER_WALLS ? "2 J 0 j" : "1 J 1 j");
    else
        out_print(to, "%s rg\n", paint.text);
}

/* Draws a disc: a stroke of zero length with round ends. */
static void pdf_disc(struct out *to, const char *name, const char *x, const char *y,
                     uint64_t diameter, const unsigned char color[3])
{
    (void)name;
    out_print(to, "%s RG %ju w 1 J %s %s m %s %s l S\n", pdf_color(color).text, (uintmax_t)diameter,
              x, y, x, y);
}

/* ---- the file ---- */

/* Returns whether the document has text. */
static bool pdf_has_text(const struct sheet *s)
{
    const struct paper *p = &s->paper[0];
    return p->title || p->caption || p->foot;
}

/* Returns the number of an object of page k of the file. */
static uintmax_t pdf_object(uint64_t k, unsigned which)
{
    return FIRST_PAGE + k * PAGE_OBJECTS + which;
}

/* Returns the array in more[0] of the offset of each object in the file; 0 means that the object
 * has no content, or that it is object 0, which does not exist. */
static uint64_t *pdf_offsets(const struct render_ctx *c)
{
    return (uint64_t *)(void *)c->more[0].at;
}

/* Begins an object. */
static void pdf_begin(const struct render_ctx *c, uintmax_t object)
{
    pdf_offsets(c)[object] = out_offset(c->writer->out);
    render_put_pair(c->writer->out, "", object, " ", 0, " obj\n");
}

/* Empties the output in more[1], which measures drawings. Returns it. */
static struct out *pdf_measure(const struct render_ctx *c)
{
    struct out *measured = (struct out *)(void *)c->more[1].at;
    out_init(measured, -1);
    measured->discard = true;
    return measured;
}

/* Writes a stream object with the measured drawing. If the drawing did not fit in the buffer, it is
 * the drawing of `page`, which is drawn again. If nothing was measured and `page` is NULL, writes
 * nothing and returns false. */
static bool pdf_put_stream(struct render_ctx *c, uintmax_t object, const struct sheet_page *page)
{
    const struct out *measured = (const struct out *)(void *)c->more[1].at;
    struct out *out = c->writer->out;
    pdf_offsets(c)[object] = 0;
    if (!page && out_offset(measured) == 0)
        return false;
    pdf_begin(c, object);
    out_print(out, "<</Length %ju>>\nstream\n", (uintmax_t)out_offset(measured));
    if (measured->base == 0)
        out_put(out, measured->buf, measured->len);
    else
        sheet_draw(c, page, out);
    out_text(out, "\nendstream\nendobj\n");
    return true;
}

/* Writes the content of the current page, and before the first page the start of the file, which is
 * always the same. Its second line tells other programs that the file is not text. */
static int pdf_put(struct render_ctx *c, const struct sheet_page *page)
{
    struct out *out = c->writer->out;
    if (mem_need_array(&c->more[0], (size_t)pdf_object(page->k + 1, 0), sizeof(uint64_t), 0) ||
        mem_need(&c->more[1], sizeof *out))
        return err_memory(c->err);
    if (page->k == 0) {
        out_text(out, "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
        pdf_begin(c, CATALOG);
        out_print(out, "<</Type/Catalog/Pages %d 0 R>>\nendobj\n", PAGES);
        pdf_begin(c, FONT);
        out_text(out, pdf_has_text(render_state(c))
                          ? "<</Type/Font/Subtype/Type1/BaseFont/Helvetica"
                            "/Encoding/WinAnsiEncoding>>\nendobj\n"
                          : "null\nendobj\n");
    }
    sheet_draw(c, page, pdf_measure(c));
    pdf_put_stream(c, pdf_object(page->k, CONTENT), page);
    out_pause(out);
    return 0;
}

static const struct sheet_style pdf_style = {
    .pen = {pdf_move, pdf_rect, pdf_shade, "S\n", "f\n",
            .shape = {pdf_shape_move, pdf_shape_shade, NULL, "b\n"}},
    .check = helvetica_check,
    .text = pdf_text,
    .begin = pdf_begin_picture,
    .end = "Q\n",
    .layer = pdf_layer,
    .disc = pdf_disc,
    .put = pdf_put,
};

/* ---- the end of the file ---- */

/* Writes a page without its content, but with the text that precedes the content, if any. That text
 * paints the paper, unless it is white, and moves the origin to the corner of the page without the
 * bleed. */
static void pdf_put_page(struct render_ctx *c, const struct sheet_page *page)
{
    const struct sheet *s = render_state(c);
    const struct paper *p = &s->paper[0];
    const unsigned char *color = s->palette->color[PALETTE_FREE];
    const struct sheet_origin origin = sheet_origin(s, page);
    const struct sheet_number width = pdf_length(paper_side(p, p->width)),
                              height = pdf_length(paper_side(p, p->height));
    struct out *out = c->writer->out, *before = pdf_measure(c);
    bool has_origin, has_number;
    if (color[0] != 255)
        out_print(before, "%s rg 0 0 %s %s re f\n", pdf_color(color).text, width.text, height.text);
    if (origin.is_moved)
        out_print(before, "1 0 0 1 %s%s %s cm\n", origin.sign, pdf_length(origin.x).text,
                  pdf_length(origin.y).text);
    has_origin = pdf_put_stream(c, pdf_object(page->k, START), NULL);
    sheet_draw_number(c, page, pdf_measure(c));
    has_number = pdf_put_stream(c, pdf_object(page->k, NUMBER), NULL);
    pdf_begin(c, pdf_object(page->k, PAGE));
    out_print(out, "<</Type/Page/Parent %d 0 R/MediaBox[0 0 %s %s]", PAGES, width.text,
              height.text);
    if (p->bleed)
        out_print(out, "/TrimBox[%s %s %s %s]", pdf_length(p->bleed).text,
                  pdf_length(p->bleed).text, pdf_length(p->width + p->bleed).text,
                  pdf_length(p->height + p->bleed).text);
    if (pdf_has_text(s))
        out_print(out, "/Resources<</Font<</F1 %d 0 R>>>>", FONT);
    else
        out_text(out, "/Resources<<>>");
    out_text(out, "/Contents[");
    if (has_origin)
        out_print(out, "%ju 0 R ", pdf_object(page->k, START));
    out_print(out, "%ju 0 R", pdf_object(page->k, CONTENT));
    if (has_number)
        out_print(out, " %ju 0 R", pdf_object(page->k, NUMBER));
    out_text(out, "]>>\nendobj\n");
}

/* Also checks that the font has all characters in the options. */
static int pdf_check(const struct render_options *o, struct err *err)
{
    if ((o->title && helvetica_check(o->title, strlen(o->title), err)) ||
        (o->caption && helvetica_check(o->caption, strlen(o->caption), err)))
        return -1;
    return paper_check(o, err);
}

/* Ends the document with its pages, their list, its title in UTF-16, and the offset table of all
 * objects. */
static int pdf_close(struct render_ctx *c)
{
    struct out *out = c->writer->out;
    const struct sheet *s;
    uintmax_t start, objects;
    if (sheet_close(c))
        return -1;
    s = render_state(c);
    for (uint64_t k = 0; k < s->count; k++)
        pdf_put_page(c, sheet_pages(s) + k);
    pdf_begin(c, PAGES);
    out_print(out, "<</Type/Pages/Count %ju/Kids[\n", (uintmax_t)s->count);
    for (uint64_t k = 0; k < s->count; k++)
        out_print(out, "%ju 0 R\n", pdf_object(sheet_pages(s)[k].k, PAGE));
    out_text(out, "]>>\nendobj\n");
    pdf_begin(c, INFO);
    out_text(out, "<</Producer(maze-render)");
    out_text(out, s->title.len ? "/Title<FEFF" : "");
    for (size_t at = 0, n; at < s->title.len; at += n) {
        n = utf8_length(s->title.mem.at + at, s->title.len - at);
        out_print(out, "%04X", (unsigned)utf8_code_point(s->title.mem.at + at, n));
    }
    out_text(out, s->title.len ? ">>>\nendobj\n" : ">>\nendobj\n");
    start = out_offset(out);
    if (start > PDF_MOST) /* unreached: takes minutes */
        return err_set(c->err, "a PDF file of version 1.4 has at most 10 GB; write several files");
    objects = pdf_object(s->count, 0);
    out_print(out, "xref\n0 %ju\n0000000000 65535 f \n", objects);
    for (uintmax_t k = CATALOG; k < objects; k++)
        out_print(out, "%010ju 00000 %c \n", (uintmax_t)pdf_offsets(c)[k],
                  pdf_offsets(c)[k] ? 'n' : 'f');
    out_print(out, "trailer\n<</Size %ju/Root %d 0 R/Info %d 0 R>>\nstartxref\n%ju\n%%%%EOF\n",
              objects, CATALOG, INFO, start);
    return 0;
}

const struct render render_pdf = {
    .entry = {"pdf", "line art for printing, as a multi-page document", keys, NULL},
    .sheet = &pdf_style,
    .redirect = "> FILE.pdf",
    .check = pdf_check,
    SHEET_CALLBACKS,
    .close = pdf_close,
};
