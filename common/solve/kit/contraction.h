/* contraction: a graph of chains that is contracted while the maze is read row by row.
 *
 * An edge is a chain of cells without branches. It has two ends, each of which stores the other end
 * and the length of the chain. The ends 0 to width - 1 belong to columns: they lead down from the
 * last row that was read, and wait for the next one. The next two are for the caller's own use.
 * Every other end belongs to a node, a cell where up to four chains meet. An end without an edge
 * has no peer. */
#ifndef SOLVE_KIT_CONTRACTION_H
#define SOLVE_KIT_CONTRACTION_H

#include "common/base/mem.h"
#include "moves.h"

#include <stdbool.h>

#define CONTRACTION_NONE SIZE_MAX

struct contraction_end {
    size_t peer;    /* the other end of the edge, or CONTRACTION_NONE */
    uint64_t chain; /* its length or, if the graph has moves, the list of moves from this end on;
                     * undefined if there is no edge */
};

struct contraction {
    size_t first;       /* the first end that belongs to a node: the number of columns plus 2 */
    size_t nodes, live; /* nodes numbered so far; nodes in use */
    size_t free;        /* the first of a list of free nodes, or CONTRACTION_NONE */
    struct contraction_end *end; /* in ends */
    bool has_moves;              /* edges store their moves, not just their lengths */
    struct moves_pool moves; /* if moves.no_memory is set, for any reason, the graph is useless */

    /* The rest is private. */
    struct mem ends;
    struct mem kept;    /* one byte per node: it must not be contracted; also set for free nodes */
    struct mem waiting; /* nodes to examine, or the heap of a search */
};

/* Makes *c, which must be {0}, an empty graph with `width` columns. Returns 0, or -1 if memory runs
 * out. */
int contraction_begin(struct contraction *c, size_t width, bool has_moves);

/* Frees all memory of the graph. */
void contraction_free(struct contraction *c);

/* Adds a node without edges. The node is kept, however few edges it has, until contraction_release.
 * May move c->end. Returns the node, or CONTRACTION_NONE if memory runs out. */
size_t contraction_add_node(struct contraction *c);

/* Allows node n to be contracted, now or as soon as it has at most two edges. */
void contraction_release(struct contraction *c, size_t n);

/* Removes the edge of end a, which is a dead end there. */
void contraction_cut_edge(struct contraction *c, size_t a);

/* Computes the distance in moves of every node from the nearest of the `count` nodes in `from`, by
 * Dijkstra's algorithm, and stores the distances in *to. The caller owns *to, which is valid until
 * the graph changes. Returns 0, or -1 if memory runs out. */
int contraction_distances(struct contraction *c, const size_t *from, size_t count, struct mem *to);

/* Returns the distance of node n, or UINT64_MAX if it cannot be reached. */
static inline uint64_t contraction_distance(const struct mem *to, size_t n)
{
    return ((const uint64_t *)(const void *)to->at)[n];
}

/* Returns end k of node n, k < 4. */
static inline size_t contraction_end(const struct contraction *c, size_t n, unsigned k)
{
    return c->first + 4 * n + k;
}

/* Returns whether `end` belongs to a node and is not CONTRACTION_NONE. */
static inline bool contraction_is_node_end(const struct contraction *c, size_t end)
{
    return end >= c->first && end != CONTRACTION_NONE;
}

/* Returns the end of node n through which a shortest path arrives. The node must be reachable and
 * not one of `from`. */
static inline size_t contraction_arrival(const struct contraction *c, const struct mem *to,
                                         size_t n)
{
    return contraction_end(c, n, to->at[c->nodes * sizeof(uint64_t) + n]);
}

/* Returns the node to which `end` belongs. */
static inline size_t contraction_node(const struct contraction *c, size_t end)
{
    return (end - c->first) / 4;
}

/* Returns whether end a has an edge. */
static inline bool contraction_has_edge(const struct contraction *c, size_t a)
{
    return c->end[a].peer != CONTRACTION_NONE;
}

/* Returns whether end a has an edge that leads to a node. */
static inline bool contraction_leads_to_node(const struct contraction *c, size_t a)
{
    return contraction_is_node_end(c, c->end[a].peer);
}

/* Returns the length of the edge of end a. */
static inline uint64_t contraction_length(const struct contraction *c, size_t a)
{
    return c->has_moves ? moves_count(&c->moves, c->end[a].chain) : c->end[a].chain;
}

/* Makes an edge between ends a and b, which must have none. `chain` is the value for end a. */
static inline void contraction_link(const struct contraction *c, size_t a, size_t b, uint64_t chain)
{
    c->end[a] = (struct contraction_end){b, chain};
    c->end[b] = (struct contraction_end){a, c->has_moves ? moves_reverse(chain) : chain};
}

/* Makes an edge of `length` moves in direction d from end a to end b, which must have none. */
static inline void contraction_add_edge(struct contraction *c, size_t a, size_t b, uint64_t length,
                                        unsigned d)
{
    contraction_link(c, a, b, c->has_moves ? moves_add(&c->moves, length, d) : length);
}

/* Extends the edge of end a: the end moves to a place from which `length` moves in direction d lead
 * to its old place. */
static inline void contraction_extend_edge(struct contraction *c, size_t a, uint64_t length,
                                           unsigned d)
{
    if (c->has_moves)
        moves_prepend(&c->moves, c->end[a].chain, length, d);
    else
        contraction_link(c, a, c->end[a].peer, c->end[a].chain + length);
}

/* Moves the edge of end a to end b, which must have none and is at the same cell. */
static inline void contraction_move_edge(const struct contraction *c, size_t a, size_t b)
{
    c->end[b] = c->end[a];
    c->end[c->end[b].peer].peer = b;
    c->end[a].peer = CONTRACTION_NONE;
}

/* Joins the edges of ends a and b, which are at the same cell, into a single edge, and leaves both
 * ends without one. If a and b are the ends of one edge, it is a loop and is removed. */
static inline void contraction_join_edges(struct contraction *c, size_t a, size_t b)
{
    const struct contraction_end e = c->end[a], f = c->end[b];
    c->end[a].peer = c->end[b].peer = CONTRACTION_NONE;
    if (e.peer == b && c->has_moves)
        moves_drop(&c->moves, e.chain);
    if (e.peer != b)
        contraction_link(c, e.peer, f.peer,
                         c->has_moves
                             ? moves_concatenate(&c->moves, moves_reverse(e.chain), f.chain)
                             : e.chain + f.chain);
}

#endif
