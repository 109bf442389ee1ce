/* contraction: a graph of chains, contracted while the maze is read row by row.
 *
 * An edge is a chain of cells without branches. It has two ends, which know each other and the
 * length of the chain. The ends 0 to width - 1 belong to columns: they lead down from the last
 * row that was read, and wait for the next one. The two after them are free for the caller. Every
 * other end belongs to a node, a cell where up to four chains meet. An end without an edge has no
 * peer. */
#ifndef SOLVE_KIT_CONTRACTION_H
#define SOLVE_KIT_CONTRACTION_H

#include "common/base/mem.h"
#include "moves.h"

#include <stdbool.h>

#define CONTRACTION_NONE SIZE_MAX

struct contraction_end {
    size_t peer;     /* the other end of the edge, or CONTRACTION_NONE */
    uint64_t length; /* of the chain, in moves; undefined if there is no edge */
};

struct contraction {
    size_t first;                /* the first end of a node: the number of columns plus 2 */
    size_t nodes, live;          /* nodes numbered so far; nodes in use */
    size_t free;                 /* the first of a list of free nodes, or CONTRACTION_NONE */
    struct contraction_end *end; /* in ends */
    bool has_moves;              /* edges know their moves, not just their lengths */
    bool no_memory;              /* memory ran out; the graph is useless; see also moves */
    struct moves_pool moves;

    /* The rest is private. */
    struct mem ends;
    struct mem kept;    /* one byte per node: it must not be contracted; free ones, too */
    struct mem lists;   /* the moves of an edge, by end */
    struct mem waiting; /* nodes to be looked at, or the heap of a search */
};

/* Makes the graph empty, with `width` columns. *c must be zeroed before its first use; later calls
 * reuse its memory. Returns 0, or -1 if memory runs out. */
int contraction_begin(struct contraction *c, size_t width, bool has_moves);

/* Frees all memory of the graph. */
void contraction_free(struct contraction *c);

/* Returns a new node without edges, or CONTRACTION_NONE if memory runs out. The node is kept,
 * however few edges it has, until contraction_release; c->end may move. */
size_t contraction_add_node(struct contraction *c);

/* Stops keeping node n: contracts it if it has at most two edges, now or later. */
void contraction_release(struct contraction *c, size_t n);

/* Removes the edge of end a, because it is a dead end there. */
void contraction_cut_edge(struct contraction *c, size_t a);

/* The distance of a node from others, in moves. */
struct contraction_distance {
    uint64_t moves;  /* UINT64_MAX if the node cannot be reached */
    size_t previous; /* the end of the node through which a shortest path arrives */
};

/* Computes the distance of every node from the nearest of `count` nodes `from` into *to, by number
 * of the node (Dijkstra). The caller owns *to, which is valid until the graph changes. Returns 0,
 * or -1 if memory runs out. */
int contraction_distances(struct contraction *c, const size_t *from, size_t count, struct mem *to);

/* Returns the distance of a node. */
static inline const struct contraction_distance *contraction_distance_of(const struct mem *to,
                                                                         size_t n)
{
    return (const struct contraction_distance *)(const void *)to->at + n;
}

/* Returns end k of node n, k < 4. */
static inline size_t contraction_end(const struct contraction *c, size_t n, unsigned k)
{
    return c->first + 4 * n + k;
}

/* Returns whether `end` is an end of a node, and not CONTRACTION_NONE. */
static inline bool contraction_is_node_end(const struct contraction *c, size_t end)
{
    return end >= c->first && end != CONTRACTION_NONE;
}

/* Returns the node of such an end. */
static inline size_t contraction_node(const struct contraction *c, size_t end)
{
    return (end - c->first) / 4;
}

/* Returns whether end a has an edge. */
static inline bool contraction_has_edge(const struct contraction *c, size_t a)
{
    return c->end[a].peer != CONTRACTION_NONE;
}

/* Returns whether end a has an edge, which leads to a node. */
static inline bool contraction_leads_to_node(const struct contraction *c, size_t a)
{
    return contraction_is_node_end(c, c->end[a].peer);
}

/* Returns the moves of an edge, from end a on. Only if the graph has moves. */
static inline moves_id *contraction_moves(const struct contraction *c, size_t a)
{
    return (moves_id *)(void *)c->lists.at + a;
}

/* Makes an edge between ends a and b, which have none, without its moves. */
static inline void contraction_link(const struct contraction *c, size_t a, size_t b,
                                    uint64_t length)
{
    c->end[a] = (struct contraction_end){b, length};
    c->end[b] = (struct contraction_end){a, length};
}

/* Makes an edge of `length` moves in direction d from end a to end b, which have none. */
static inline void contraction_add_edge(struct contraction *c, size_t a, size_t b, uint64_t length,
                                        unsigned d)
{
    contraction_link(c, a, b, length);
    if (c->has_moves) {
        *contraction_moves(c, a) = moves_add(&c->moves, length, d);
        *contraction_moves(c, b) = moves_reverse(*contraction_moves(c, a));
    }
}

/* Lengthens the edge of end a, which now lies `length` moves in direction d before the place where
 * it was. */
static inline void contraction_extend_edge(struct contraction *c, size_t a, uint64_t length,
                                           unsigned d)
{
    const struct contraction_end e = c->end[a];
    contraction_link(c, a, e.peer, e.length + length);
    if (c->has_moves)
        moves_prepend(&c->moves, *contraction_moves(c, a), length, d);
}

/* Gives the edge of end a to end b, which has none and lies at the same cell. */
static inline void contraction_move_edge(struct contraction *c, size_t a, size_t b)
{
    const struct contraction_end e = c->end[a];
    c->end[a].peer = CONTRACTION_NONE;
    contraction_link(c, b, e.peer, e.length);
    if (c->has_moves)
        *contraction_moves(c, b) = *contraction_moves(c, a);
}

/* Joins the edges of ends a and b, which lie at one cell and get none, to a single edge. Both ends
 * of the same edge are a loop, which vanishes. */
static inline void contraction_join_edges(struct contraction *c, size_t a, size_t b)
{
    const struct contraction_end e = c->end[a], f = c->end[b];
    c->end[a].peer = c->end[b].peer = CONTRACTION_NONE;
    if (e.peer != b)
        contraction_link(c, e.peer, f.peer, e.length + f.length);
    if (c->has_moves && e.peer == b) {
        moves_drop(&c->moves, *contraction_moves(c, a));
    } else if (c->has_moves) {
        *contraction_moves(c, e.peer) = moves_concatenate(
            &c->moves, moves_reverse(*contraction_moves(c, a)), *contraction_moves(c, b));
        *contraction_moves(c, f.peer) = moves_reverse(*contraction_moves(c, e.peer));
    }
}

#endif
