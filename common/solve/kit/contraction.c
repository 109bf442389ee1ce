#include "contraction.h"
#include "heap.h"

/* Allocates memory for the ends of `nodes` nodes. Returns 0, or -1 if memory runs out. */
static int contraction_reserve(struct contraction *c, size_t nodes)
{
    const size_t ends = 4 * nodes + c->first; /* cannot overflow, because both are in memory */
    if (mem_need_array(&c->ends, ends, sizeof *c->end, 0) || mem_need(&c->kept, nodes))
        return -1;
    c->end = (struct contraction_end *)(void *)c->ends.at;
    return 0;
}

int contraction_begin(struct contraction *c, size_t width, bool has_moves)
{
    c->first = width + 2;
    c->free = CONTRACTION_NONE;
    c->has_moves = has_moves;
    if (contraction_reserve(c, 0))
        return -1;
    for (size_t x = 0; x < c->first; x++)
        c->end[x].peer = CONTRACTION_NONE;
    if (has_moves) /* list 0 is returned when memory runs out */
        moves_add(&c->moves, 0, 0);
    return c->moves.no_memory ? -1 : 0;
}

void contraction_free(struct contraction *c)
{
    moves_free(&c->moves);
    mem_free(&c->ends);
    mem_free(&c->kept);
    mem_free(&c->waiting);
}

size_t contraction_add_node(struct contraction *c)
{
    size_t n = c->free;
    if (n != CONTRACTION_NONE) {
        c->free = (size_t)c->end[contraction_end(c, n, 0)].chain;
    } else {
        if (contraction_reserve(c, c->nodes + 1))
            return CONTRACTION_NONE;
        n = c->nodes++;
    }
    for (unsigned k = 0; k < 4; k++)
        c->end[contraction_end(c, n, k)].peer = CONTRACTION_NONE;
    c->kept.at[n] = true;
    c->live++;
    return n;
}

/* Adds the node of `end` to the list of contraction_contract_all, as twice its number, plus 1 if
 * the edge is new. */
static void contraction_add_waiting(struct contraction *c, size_t *waiting, size_t end, bool is_new)
{
    if (mem_need_array(&c->waiting, *waiting + 1, sizeof end, 0)) {
        c->moves.no_memory = true;
        return;
    }
    ((size_t *)(void *)c->waiting.at)[(*waiting)++] = 2 * contraction_node(c, end) + is_new;
}

/* Removes the edge of end a. Returns the other end of the edge. */
static size_t contraction_remove_edge(struct contraction *c, size_t a)
{
    const size_t b = c->end[a].peer;
    c->end[a].peer = c->end[b].peer = CONTRACTION_NONE;
    if (c->has_moves)
        moves_drop(&c->moves, c->end[a].chain);
    return b;
}

/* Removes the loops at node n, and all parallel edges except the shortest. The two ends of a loop
 * are also parallel. */
static void contraction_simplify(struct contraction *c, size_t n, size_t *waiting)
{
    const size_t first = contraction_end(c, n, 0);
    for (size_t a = first; a < first + 4; a++)
        for (size_t b = a + 1; b < first + 4 && contraction_leads_to_node(c, a); b++)
            if (contraction_leads_to_node(c, b) &&
                contraction_node(c, c->end[a].peer) == contraction_node(c, c->end[b].peer)) {
                const bool is_longer = contraction_length(c, a) > contraction_length(c, b);
                const size_t end = contraction_remove_edge(c, is_longer ? a : b);
                contraction_add_waiting(c, waiting, end, false);
            }
}

/* Contracts node n, unless it is kept: removes it if it has at most one edge, and joins its edges
 * if it has two. The node at the other end then waits, because it has one edge less, or an edge
 * that may be parallel to another. */
static void contraction_contract_node(struct contraction *c, size_t n, size_t *waiting)
{
    const size_t first = contraction_end(c, n, 0);
    size_t edge[4] = {0}, next = CONTRACTION_NONE;
    unsigned edges = 0;
    if (c->kept.at[n])
        return;
    for (unsigned k = 0; k < 4; k++) {
        edge[edges] = first + k;
        edges += contraction_has_edge(c, first + k);
    }
    if (edges > 2)
        return;
    if (edges == 1) {
        next = contraction_remove_edge(c, edge[0]);
    } else if (edges == 2) {
        if (contraction_leads_to_node(c, edge[1]))
            next = c->end[edge[0]].peer;
        contraction_join_edges(c, edge[0], edge[1]);
    }
    c->end[first].chain = c->free;
    c->kept.at[n] = true;
    c->free = n;
    c->live--;
    if (contraction_is_node_end(c, next))
        contraction_add_waiting(c, waiting, next, edges == 2);
}

/* Contracts node n and all nodes that this changes. `is_new` is true if the node has a new edge,
 * which may be a loop or parallel to another one. A waiting node may have been freed meanwhile;
 * free nodes are kept and have no edges. */
static void contraction_contract_all(struct contraction *c, size_t n, bool is_new)
{
    size_t waiting = 0;
    for (size_t next = 2 * n + is_new;; next = ((size_t *)(void *)c->waiting.at)[--waiting]) {
        if (next & 1)
            contraction_simplify(c, next / 2, &waiting);
        contraction_contract_node(c, next / 2, &waiting);
        if (waiting == 0)
            return;
    }
}

void contraction_release(struct contraction *c, size_t n)
{
    c->kept.at[n] = false;
    contraction_contract_all(c, n, true);
}

void contraction_cut_edge(struct contraction *c, size_t a)
{
    const size_t b = contraction_remove_edge(c, a);
    if (contraction_is_node_end(c, b))
        contraction_contract_all(c, contraction_node(c, b), false);
}

/* ---- distances ---- */

int contraction_distances(struct contraction *c, const size_t *from, size_t count, struct mem *to)
{
    uint64_t *distance;
    unsigned char *arrival; /* the number of the end, by node */
    size_t n = 0;
    if (mem_need_array(to, c->nodes, sizeof *distance + 1, 0))
        return -1;
    distance = (uint64_t *)(void *)to->at;
    arrival = to->at + c->nodes * sizeof *distance;
    for (size_t k = 0; k < c->nodes; k++)
        distance[k] = UINT64_MAX;
    for (size_t k = 0; k < count; k++) {
        distance[from[k]] = 0;
        if (heap_add(&c->waiting, n++, (struct heap_entry){.item = from[k]}, heap_by_rank))
            return -1;
    }
    while (n > 0) {
        const struct heap_entry e = heap_take(&c->waiting, n--, heap_by_rank);
        for (unsigned k = 0; k < 4 && e.rank == distance[e.item]; k++) {
            const size_t end = contraction_end(c, e.item, k);
            uint64_t moves;
            size_t next;
            if (!contraction_leads_to_node(c, end))
                continue;
            next = contraction_node(c, c->end[end].peer);
            moves = e.rank + contraction_length(c, end);
            if (moves >= distance[next])
                continue;
            distance[next] = moves;
            arrival[next] = (unsigned char)((c->end[end].peer - c->first) % 4);
            if (heap_add(&c->waiting, n++, (struct heap_entry){moves, 0, next}, heap_by_rank))
                return -1;
        }
    }
    return 0;
}
