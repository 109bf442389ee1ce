/* art: boards drawn with one character per block. */
#ifndef IMPORT_ART_H
#define IMPORT_ART_H

#include "import.h"

extern const struct import import_art;

/* Makes *m from the drawing that drawing_read has read; `lines` and `longest` are what it stored.
 * Returns 1, or -1 with the error set. */
int art_make(struct input *in, size_t lines, size_t longest, struct maze *m);

#endif
