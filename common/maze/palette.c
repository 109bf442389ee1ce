#include "palette.h"

#include <stdbool.h>

const unsigned char palette_grey[PALETTE_KINDS][3] = {{255}, {0},   {216}, {128}, {64},
                                                      {176}, {255}, {255}, {100}};

const unsigned char palette_color[PALETTE_KINDS][3] = {
    {255, 255, 255}, {0, 0, 0},       {205, 225, 250}, {225, 50, 40}, {20, 150, 60},
    {150, 20, 20},   {255, 255, 255}, {255, 255, 255}, {245, 170, 0}};

const char *const palette_names[] = {"default", "print", "colour-blind", "dark", NULL};

/* No colour, and no grey, stands for two parts in different palettes, except those that are white
 * or black: so the input format pbm knows them all. */
const struct palette palettes[] = {
    {{{255, 255, 255},
      {0, 0, 0},
      {205, 225, 250},
      {225, 50, 40},
      {20, 150, 60},
      {150, 20, 20},
      {255, 255, 255},
      {254, 254, 254},
      {245, 170, 0}},
     {255, 0, 216, 128, 64, 176, 255, 254, 100}},
    {{{255, 255, 255},
      {0, 0, 0},
      {216, 216, 216},
      {128, 128, 128},
      {64, 64, 64},
      {176, 176, 176},
      {255, 255, 255},
      {254, 254, 254},
      {100, 100, 100}},
     {255, 0, 216, 128, 64, 176, 255, 254, 100}},
    {{{255, 255, 255},
      {0, 0, 0},
      {200, 230, 245},
      {213, 94, 0},
      {0, 114, 178},
      {204, 121, 167},
      {255, 255, 255},
      {254, 254, 254},
      {240, 228, 66}},
     {255, 0, 216, 128, 64, 176, 255, 254, 100}},
    {{{24, 26, 32},
      {205, 208, 215},
      {44, 62, 92},
      {255, 176, 32},
      {70, 200, 120},
      {240, 90, 90},
      {24, 26, 33},
      {24, 27, 32},
      {120, 200, 255}},
     {24, 208, 56, 180, 150, 232, 25, 26, 240}},
};

void palette_component(unsigned char to[3], const struct palette *palette, size_t component)
{
    static const unsigned char light[][3] = {{255, 214, 165}, {202, 255, 191}, {155, 246, 255},
                                             {189, 178, 255}, {255, 198, 255}, {253, 255, 182},
                                             {255, 173, 173}, {160, 196, 255}, {200, 230, 200},
                                             {235, 205, 190}, {190, 235, 225}, {225, 215, 240}};
    enum { HUES = sizeof light / sizeof light[0] };
    const bool is_dark = palette->color[PALETTE_FREE][0] < palette->color[PALETTE_WALL][0];
    for (int i = 0; i < 3; i++) {
        const unsigned char value = light[component % HUES][i];
        to[i] = is_dark ? (unsigned char)(value / 2) : value;
    }
}

void palette_shade(unsigned char to[3], unsigned at)
{
    static const unsigned char points[][3] = {{255, 250, 180}, {250, 190, 80}, {225, 90, 70},
                                              {150, 40, 110},  {70, 30, 120},  {15, 10, 50}};
    enum { STEPS = sizeof points / sizeof points[0] - 1, STEP = (PALETTE_SHADES - 1) / STEPS };
    unsigned k = at / STEP < STEPS ? at / STEP : STEPS - 1, part = at - k * STEP;
    for (int i = 0; i < 3; i++)
        to[i] =
            (unsigned char)(points[k][i] + (points[k + 1][i] - points[k][i]) * (int)part / STEP);
}
