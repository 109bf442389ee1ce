/* list_rows: the rows of list.h by their names, gen_backtracker and so on, for list.c and for
 * generators that begin with another one. */
#ifndef GEN_LIST_ROWS_H
#define GEN_LIST_ROWS_H

#include "gen.h"

#define GEN(name) extern const struct gen gen_##name;
#include "list.h"
#undef GEN

#endif
