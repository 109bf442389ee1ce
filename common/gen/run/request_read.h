/* request_read: single values of a request, read from text: the arguments of the options and the
 * values of header fields are the same. */
#ifndef GEN_RUN_REQUEST_READ_H
#define GEN_RUN_REQUEST_READ_H

#include "request.h"

/* Reads `value` into a member of *r. `what` names the option or the field in the message. Returns
 * 0, or -1 with *err set. */
typedef int request_reader(struct request *r, const char *what, const char *value, struct err *err);

request_reader request_read_seed, request_read_index, request_read_algorithm, request_read_braid,
    request_read_open, request_read_percolate, request_read_entrance, request_read_exit;

#endif
