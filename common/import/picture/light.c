/* A pixel is dark if it is 12 percent darker (15 percent if there is noise) than the mean of a
 * window around it of an eighth of the picture; it is light in the same way. A shadow or different
 * paper changes both the pixel and the mean. (D. Bradley and G. Roth, "Adaptive thresholding using
 * the integral image", 2007.) Pixels without walls nearby are neither. A line that is dark only if
 * the mean excludes walls is faint.
 *
 * One channel is used: grey, or the one of red, green and blue that changes much more from pixel to
 * pixel, like blue for yellow lines. Noise is smoothed while it is large. */
#include "outline.h"

enum { SHARE = 88, SHARE_OF_NOISE = 85, PERCENT = 100 }; /* of the mean: a pixel below is dark */

/* A threshold of an eighth tears walls that differ from the ground by less than a fifth, 1/PALE.
 * Normally distributed noise adds 5.2 deviations to the range: NORMAL percent of light_noise. */
enum { PALE = 5, NORMAL = 130 };

enum { LEVELS = 256, SATURATED = 60, FLAT = 8, NOISE_LEVELS = 4 * LEVELS, SMOOTHINGS = 3 };

/* A channel of the picture and space for another one, both without a rim. */
struct light {
    size_t width, height;
    unsigned char *now, *other;
    uint32_t *sums, *counts; /* one per column */
};

static unsigned light_grey(const unsigned char *rgb)
{
    return (rgb[0] * 299U + rgb[1] * 587U + rgb[2] * 114U) / 1000;
}

static uint64_t light_square(unsigned a, unsigned b)
{
    return a > b ? (a - b) * (a - b) : (b - a) * (b - a);
}

/* Stores the channel of a colour picture in which neighbours differ most. */
static void light_choose_channel(const struct light_picture *picture, unsigned char *to)
{
    const size_t n = picture->width * picture->height;
    const unsigned char *at = picture->samples;
    uint64_t change[4] = {0}; /* of red, green, blue and grey */
    unsigned best = 3;
    for (size_t i = 1; i < n; i++, at += 3) {
        for (unsigned k = 0; k < 3; k++)
            change[k] += light_square(at[k], at[k + 3]);
        change[3] += light_square(light_grey(at), light_grey(at + 3));
    }
    for (unsigned k = 0; k < 3; k++)
        if (change[k] > change[3] + change[3] / 3 && (best == 3 || change[k] > change[best]))
            best = k;
    at = picture->samples;
    for (size_t i = 0; i < n; i++, at += 3)
        to[i] = best < 3 ? at[best] : (unsigned char)light_grey(at);
}

/* Adds a row to the sums and counts of the columns, or subtracts it, without the pixels that have
 * the flags `mask`. */
static void light_sum_row(const struct light *l, const struct plane *p, unsigned mask, size_t y,
                          bool is_added)
{
    const unsigned char *light = l->now + y * l->width;
    const unsigned char *flags = p->flags + (y + PLANE_RIM) * p->width + PLANE_RIM;
    for (size_t x = 0; x < l->width; x++) {
        const uint32_t one = !(flags[x] & mask), sum = one * light[x];
        l->sums[x] += is_added ? sum : -sum;
        l->counts[x] += is_added ? one : -one;
    }
}

/* Stores in l->other the mean of a window around each pixel, clipped to the picture, that extends
 * `half` pixels to each side, without the pixels that have the flags `mask`. */
static void light_store_means(const struct light *l, const struct plane *p, unsigned mask,
                              size_t half)
{
    const size_t width = l->width, height = l->height;
    const size_t across = half < width ? half : width, down = half < height ? half : height;
    unsigned char *to = l->other;
    memset(l->sums, 0, width * sizeof *l->sums);
    memset(l->counts, 0, width * sizeof *l->counts);
    for (size_t y = 0; y < height + down; y++) {
        uint64_t sum = 0, count = 0;
        if (y < height)
            light_sum_row(l, p, mask, y, true);
        if (y > 2 * down)
            light_sum_row(l, p, mask, y - 2 * down - 1, false);
        for (size_t x = 0; y >= down && x < width + across; x++) {
            if (x < width) {
                sum += l->sums[x];
                count += l->counts[x];
            }
            if (x > 2 * across) {
                sum -= l->sums[x - 2 * across - 1];
                count -= l->counts[x - 2 * across - 1];
            }
            if (x >= across)
                to[(y - down) * width + x - across] = (unsigned char)(sum / (count + !count));
        }
    }
}

/* Replaces each pixel by the mean of its surroundings. */
static void light_smooth(struct light *l, const struct plane *p)
{
    unsigned char *now = l->now;
    light_store_means(l, p, 0, 1);
    l->now = l->other;
    l->other = now;
}

/* Returns the first level that `share` thousandths of a histogram do not exceed. */
static unsigned light_quantile(const size_t *count, unsigned levels, size_t total, size_t share)
{
    size_t sum = 0;
    unsigned level = 0;
    while (level + 1 < levels && (sum += count[level]) * 1000 < total * share)
        level++;
    return level;
}

/* Returns the range of levels of the picture, without one pixel in 200 at each end. Stores the
 * level of the ground in *ground; if it may be light or dark, the larger level. */
static unsigned light_range(const struct light *l, unsigned *ground)
{
    const size_t n = l->width * l->height;
    size_t count[LEVELS] = {0};
    unsigned low, high;
    for (size_t i = 0; i < n; i++)
        count[l->now[i]]++;
    low = light_quantile(count, LEVELS, n, 5);
    high = light_quantile(count, LEVELS, n, 995);
    *ground = high > LEVELS - 1 - low ? high : LEVELS - 1 - low;
    return high - low;
}

/* Returns the noise in quarters of a level: four thirds of the median difference between a pixel
 * and the mean of four neighbours, which is the deviation of normally distributed noise. */
static unsigned light_noise(const struct light *l)
{
    const size_t width = l->width;
    size_t count[NOISE_LEVELS] = {0}, n = 0;
    for (size_t y = 1; y + 1 < l->height; y++)
        for (size_t x = 1; x + 1 < width; x++, n++) {
            const unsigned char *at = l->now + y * width + x;
            const int d = 4 * *at - at[-1] - at[1] - *(at - width) - at[width];
            count[d < 0 ? -d : d]++;
        }
    return light_quantile(count, NOISE_LEVELS, n, 500) * 4 / 3;
}

/* Sets the flag `to` on the pixels that lack the flag `side` but are darker or lighter than `share`
 * percent of the means in l->other; clears it on the others. */
static void light_flag_side(const struct light *l, struct plane *p, unsigned side, unsigned share,
                            unsigned to)
{
    const unsigned white = side == PLANE_DARK ? 0 : 255;
    for (size_t y = 0; y < l->height; y++) {
        unsigned char *flags = p->flags + (y + PLANE_RIM) * p->width + PLANE_RIM;
        const unsigned char *light = l->now + y * l->width, *mean = l->other + y * l->width;
        for (size_t x = 0; x < l->width; x++)
            plane_set(&flags[x], to,
                      !(flags[x] & side) &&
                          (light[x] ^ white) * PERCENT < (mean[x] ^ white) * share);
    }
}

/* Sets PLANE_START and PLANE_GOAL on pixels in the colours of a start or a goal. */
static void light_flag_colors(struct plane *p, const struct light_picture *picture)
{
    const unsigned char *rgb = picture->samples;
    for (size_t y = 0; y < picture->height; y++) {
        unsigned char *flags = p->flags + (y + PLANE_RIM) * p->width + PLANE_RIM;
        for (size_t x = 0; x < picture->width; x++, rgb += 3) {
            const unsigned red = rgb[0], green = rgb[1], blue = rgb[2];
            if (red > green + SATURATED)
                flags[x] |= PLANE_GOAL;
            else if (green > red + SATURATED || blue > red + SATURATED)
                flags[x] |= PLANE_START;
        }
    }
}

bool light_flag(struct plane *p, const struct light_picture *picture, struct err *why)
{
    const size_t width = picture->width, height = picture->height, n = width * height;
    const size_t longer = width > height ? width : height, half = longer < 112 ? 7 : longer / 16;
    unsigned char *room = (unsigned char *)p->distance;
    uint32_t *columns = (uint32_t *)p->piece;
    struct light l = {width, height, room, room + n, columns, columns + width};
    unsigned share = SHARE, noise, range, ground;
    if (picture->channels == 3)
        light_choose_channel(picture, l.now);
    else
        memcpy(l.now, picture->samples, n);
    for (unsigned k = 0;; k++) {
        noise = light_noise(&l);
        range = light_range(&l, &ground);
        if (k == SMOOTHINGS || noise * 25 < range * 12)
            break;
        light_smooth(&l, p);
        share = SHARE_OF_NOISE;
    }
    light_store_means(&l, p, 0, half);
    light_flag_side(&l, p, PLANE_DARK, share, PLANE_DARK);
    light_flag_side(&l, p, PLANE_LIGHT, share, PLANE_LIGHT);
    if (picture->channels == 3)
        light_flag_colors(p, picture);
    if (noise * 25 < range * 4) {
        light_smooth(&l, p);
        for (unsigned side = PLANE_DARK; side <= PLANE_LIGHT; side++) { /* finds faint lines */
            light_store_means(&l, p, side, half);
            light_flag_side(&l, p, side, SHARE, plane_faint(side));
        }
    }
    if (range < FLAT)
        err_set(why, "it has one colour");
    else if (PALE * range < ground + PALE * NORMAL * noise / PERCENT)
        err_set(why, "walls and paper differ by less than a fifth; scan it with more contrast");
    else
        return true;
    return false;
}
