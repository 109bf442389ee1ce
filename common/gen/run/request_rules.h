/* request_rules: which options of maze-gen exclude or require which, and what they require of the
 * algorithm. */
#ifndef GEN_RUN_REQUEST_RULES_H
#define GEN_RUN_REQUEST_RULES_H

#include "request.h"

/* Checks the options of a request that is not resolved, and sets the default doors of a bare board.
 * Of mask and given, it counts only whether they are NULL. Returns 0, or -1 with *err set. */
int request_check(struct request *request, struct err *err);

#endif
