#include "palette.h"

const unsigned char palette_grey[RASTER_KINDS][3] = {{255}, {0}, {216}, {128}, {64}, {176}, {255}};

const unsigned char palette_color[RASTER_KINDS][3] = {
    {255, 255, 255}, {0, 0, 0},     {205, 225, 250}, {225, 50, 40},
    {20, 150, 60},   {150, 20, 20}, {255, 255, 255}};

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
