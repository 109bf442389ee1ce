// boost dfs|kruskal|bfs WIDTH SEED: by Boost.Graph, a maze of WIDTH x WIDTH cells: a random depth-first
// tree, or the least spanning tree of random weights. bfs reads a maze of this size, as text of maze(5),
// and prints the length of the shortest path from the first cell to the last. The processor time of the library call alone goes to standard error, in a line of
// the fields that tests/bench/peers expects.
// Without arguments: prints "boost" and the name of the library.
//
// The graph is Boost's compressed one, with numbers of 32 bits. For dfs, the neighbours of each cell
// are in random order, in which the search tries them.
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/depth_first_search.hpp>
#include <boost/graph/kruskal_min_spanning_tree.hpp>
#include <boost/version.hpp>
#include <cstdio>
#include <ctime>
#include <random>

using namespace boost;
typedef uint32_t num;
typedef compressed_sparse_row_graph<directedS, no_property, no_property, no_property, num, num> grid;
typedef graph_traits<grid>::edge_descriptor passage;

struct found {};
struct until_goal : default_bfs_visitor {
    num *parent, goal;
    until_goal(num *p, num g) : parent(p), goal(g) {}
    void tree_edge(passage e, const grid &g) {
        parent[target(e, g)] = source(e, g);
        if (target(e, g) == goal)
            throw found();
    }
};

int main(int argc, char **argv)
{
    if (argc < 4)
        return !printf("boost Boost.Graph %d.%d (C++)\n", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000);
    const std::string method = argv[1];
    const num w = num(atoi(argv[2])), n = w * w, row = w + 2;
    std::mt19937_64 random(strtoull(argv[3], NULL, 10));
    std::string text(row * (w + 1), '0'); // rows of w + 1 digits and a newline
    while (method == "bfs" && getchar() != '\n')
        ;
    if (method == "bfs" && fread(&text[0], 1, text.size(), stdin) != text.size())
        return 2;

    // The graph: kruskal has each pair of neighbours once, dfs and bfs twice.
    std::vector<std::pair<num, num> > edges;
    edges.reserve(n * (method == "dfs" ? 4 : 2));
    for (num y = 0, c = 0; y < w; y++)
        for (num x = 0; x < w; x++, c++) {
            const char *at = &text[y * row + x];
            const size_t first = edges.size();
            if (x + 1 < w && !(at[1] & 1))
                edges.push_back(std::make_pair(c, c + 1));
            if (y + 1 < w && !(at[row] & 2))
                edges.push_back(std::make_pair(c, c + w));
            if (x > 0 && !(at[0] & 1) && method != "kruskal")
                edges.push_back(std::make_pair(c, c - 1));
            if (y > 0 && !(at[0] & 2) && method != "kruskal")
                edges.push_back(std::make_pair(c, c - w));
            if (method == "dfs")
                for (size_t k = edges.size() - 1; k > first; k--)
                    std::swap(edges[k], edges[first + (random() >> 32) * (k - first + 1) / 4294967296]);
        }
    grid g(edges_are_sorted, edges.begin(), edges.end(), n);
    std::vector<std::pair<num, num> >().swap(edges);

    std::vector<num> parent(n, n);
    std::vector<passage> tree;
    two_bit_color_map<> colour(n);
    std::vector<float> weight;
    if (method == "kruskal")
        for (num e = 0; e < num_edges(g); e++)
            weight.push_back(float(random() >> 40));
    tree.reserve(method == "kruskal" ? n : 0);
    const clock_t before = clock();
    if (method == "dfs")
        depth_first_visit(g, 0, make_dfs_visitor(record_predecessors(&parent[0], on_tree_edge())), colour);
    else if (method == "kruskal")
        kruskal_minimum_spanning_tree(
            g, std::back_inserter(tree),
            weight_map(make_iterator_property_map(weight.begin(), get(edge_index, g)))
                .vertex_index_map(get(vertex_index, g)));
    else
        try {
            breadth_first_search(g, 0, visitor(until_goal(&parent[0], n - 1)).color_map(colour));
        } catch (found) {
        }
    fprintf(stderr, "boost %s alone - - %.0f\n", argv[1], double(clock() - before) / CLOCKS_PER_SEC * 1e9);
    num length = 0;
    for (num c = n - 1; method == "bfs" && c > 0; c = parent[c])
        length++;
    return printf("%u\n", length) < 0;
}
