#include "animation.h"

#include "common/base/clock.h"
#include "common/render/kit/caption.h"
#include "keyboard.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Waits until the next frame is due, or a signal is handled. A late frame delays those after it. */
static void animation_wait(struct animation *a)
{
    const uint64_t most = NS_PER_SECOND / a->fps, now = clock_now();
    uint64_t left = a->next > now ? a->next - now : 0;
    struct timespec t;
    if (left > most) /* unreached: make torture lets the clock fail */
        left = most;
    t = (struct timespec){(time_t)(left / NS_PER_SECOND), (long)(left % NS_PER_SECOND)};
    nanosleep(&t, NULL);
    a->next = clock_now() + most;
}

int animation_begin(struct animation *a, struct render_ctx *c, struct err *err)
{
    const char *term = getenv("TERM");
    if (!c->format->measure)
        return err_set(err, "--animate: -f %s cannot be animated", c->format->entry.name);
    if (!isatty(c->writer->out->fd))
        return err_set(err, "--animate requires a terminal; -f cast makes a recording");
    if (!term || !*term || strcmp(term, "dumb") == 0)
        return err_set(err,
                       "--animate requires a terminal that can move its cursor, but TERM is %s",
                       !term || !*term ? "not set" : "dumb");
    if (a->by_key && keyboard_open(err))
        return -1;
    screen_open();
    c->newline = "\n" SCREEN_ERASE_LINE;
    return 0;
}

int animation_frame(struct animation *a, const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    struct screen_picture *p = &a->picture;
    c->format->measure(c, &p->columns, &p->lines);
    p->lines += caption_lines(c);
    if (screen_check(p, c->err))
        return -1;
    p->text.len = 0;
    out_flush(out);
    out->capture = &p->text;
    return 0;
}

int animation_show(struct animation *a, const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    int key = KEYBOARD_NEXT;
    out_flush(out);
    out->capture = NULL;
    if (out->error) /* unreached: make torture lets memory run out */
        return 0;
    if (!a->by_key)
        animation_wait(a);
    screen_show(out, &a->picture);
    while (a->by_key && (key = keyboard_wait(c->err)) == KEYBOARD_SIGNAL)
        if (screen_is_stale()) /* unreached: make torture interrupts the wait otherwise */
            screen_show(out, &a->picture);
    a->quit = key != KEYBOARD_NEXT;
    return key == KEYBOARD_FAILED ? -1 : 0;
}

void animation_end(const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    if (out->capture) { /* the input ended inside a maze */
        out->capture = NULL;
        out->len = 0;
    }
    screen_leave(out);
}

void animation_close(struct animation *a)
{
    keyboard_close();
    mem_free(&a->picture.text.mem);
}
