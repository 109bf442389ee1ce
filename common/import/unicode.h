/* unicode: drawings as -f unicode writes them. */
#ifndef IMPORT_UNICODE_H
#define IMPORT_UNICODE_H

#include "import.h"

/* Returns whether a record is a board as -f unicode draws it: every block is two characters, full
 * blocks or blanks, or a mark and one of these. */
bool unicode_is_board(const struct first_record *record);

#endif
