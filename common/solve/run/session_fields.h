/* session_fields: the header fields that maze-solve writes and removes. */
#ifndef SOLVE_RUN_SESSION_FIELDS_H
#define SOLVE_RUN_SESSION_FIELDS_H

#include "session.h"

/* Returns the header of the current maze. */
static inline struct header *session_header(struct session *s)
{
    return &s->memory.input.reader.head;
}

/* Sets the fields that describe the search: start, goal and solver. Returns 0, or -1 if memory runs
 * out. */
int session_set_search(struct session *s);

/* Sets or removes the list of goals as `goal`, an option or a query, requires. Returns 0, or -1 if
 * memory runs out. */
int session_set_goals(struct session *s, const struct endpoint *goal);

/* Sets all fields that maze-solve writes. `found` is what search_run returned; *stats has the
 * statistics that the format adds. Returns 0, or -1 if memory runs out. */
int session_set_result(struct session *s, const struct stats *stats, int found);

#endif
