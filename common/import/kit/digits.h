/* digits: makes a maze from an array of digits with the meaning of those in the maze stream. */
#ifndef IMPORT_DIGITS_H
#define IMPORT_DIGITS_H

#include "format.h"

/* Makes *m from columns x rows digits, 0 to 15, in in->state.body, row by row. MAZE_ANY makes a
 * maze of walls if a digit contains the value 2, otherwise a board. The last row and column of a
 * maze of walls are its border. `hint` ends the message about an invalid digit. Returns 1, or -1
 * with the error set at the start of the maze. */
int digits_maze(struct input *in, struct maze *m, enum maze_kind kind, size_t columns, size_t rows,
                const char *hint);

#endif
