#include "request_read.h"

int request_read_seed(struct request *r, const char *what, const char *value, struct err *err)
{
    r->has_seed = true;
    return opt_number(what, value, 0, UINT64_MAX, &r->seed, err);
}

int request_read_index(struct request *r, const char *what, const char *value, struct err *err)
{
    return opt_number(what, value, 0, UINT64_MAX, &r->index, err);
}

int request_read_algorithm(struct request *r, const char *what, const char *value, struct err *err)
{
    const struct opt_entry *entry = opt_find(gen_list, "algorithm", value, r->values, err);
    (void)what;
    if (!entry)
        return -1;
    r->gen = gen_of(entry);
    return 0;
}

int request_read_braid(struct request *r, const char *what, const char *value, struct err *err)
{
    return opt_decimal(what, value, 6, 0, RNG_CERTAIN, &r->loops.braid, err);
}

int request_read_open(struct request *r, const char *what, const char *value, struct err *err)
{
    return opt_number(what, value, 0, UINT64_MAX, &r->loops.open, err);
}

int request_read_percolate(struct request *r, const char *what, const char *value, struct err *err)
{
    return opt_decimal(what, value, 6, 0, RNG_CERTAIN, &r->loops.percolate, err);
}

int request_read_entrance(struct request *r, const char *what, const char *value, struct err *err)
{
    return door_spec_read(&r->door[DOOR_ENTRANCE], what, value, err);
}

int request_read_exit(struct request *r, const char *what, const char *value, struct err *err)
{
    return door_spec_read(&r->door[DOOR_EXIT], what, value, err);
}
