/* hash_art: boards drawn with one character per block. */
#ifndef IMPORT_HASH_ART_H
#define IMPORT_HASH_ART_H

#include "common/import/kit/drawing.h"

extern const struct format format_art;

/* Makes *m from a drawing. Returns 1, or -1 with the error set. */
int hash_art_make(struct drawing *d, struct maze *m);

#endif
