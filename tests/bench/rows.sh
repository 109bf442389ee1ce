# rows.sh: the rows of the bench, and the set-up that its scripts share.
#
# A script that sources this file defines the function
#
#     row NAME SIZE CELLS BYTES IN COMMAND [ARG ...]
#
# and calls rows_grid and rows_fixed, which call it once per row. COMMAND reads the file IN; an
# argument "@" is a seed. CELLS is the number of cells of all its mazes. BYTES is the data whose
# size decides how long the command takes: its output (out), its input (in), or both.
# If $ROWS is set, only rows whose "NAME SIZE" matches this extended regular expression are used.
#
# The programs of $BUILD (build/release) come first on PATH. $measure runs commands and prints what
# they cost. Files go to $work, which is removed at the end.

TOP=$(cd "$(dirname "$0")/../.." && pwd) || exit 2
BUILD=$(cd "$TOP" && cd "${BUILD:-build/release}" && pwd) || exit 2
PATH=$BUILD:$PATH
# shellcheck disable=SC2034 # for the scripts
measure=$BUILD/tests/bench/measure
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
LC_ALL=C
export LC_ALL
trap 'exit 2' INT TERM HUP

slow='every mouse' # solvers without rows in the grid: one walks long, one writes a maze per path

# failed COMMAND ...: ends the script, because the command has failed.
failed() {
    echo "${0##*/}: failed: $*" >&2
    exit 2
}

# wanted NAME SIZE: does the row match $ROWS?
wanted() {
    [ -z "$ROWS" ] || printf '%s\n' "$1 $2" | grep -E -q -e "$ROWS"
}

# old_build DIR: sets old to the directory DIR, which holds an earlier build, or ends the script.
# shellcheck disable=SC2034 # for the scripts
old_build() {
    if ! [ -x "$1/maze-gen" ]; then
        echo "usage: make bench-${0##*/} OLD=DIR [WIDTHS=\"N ...\"] [ROWS=REGEX]" >&2
        echo 'DIR holds maze-gen, maze-solve and maze-render of an earlier build.' >&2
        exit 2
    fi
    old=$(cd "$1" && pwd)
}

# measure_pairs MORE IN OUT COMMAND [ARG ...] -- IN OUT COMMAND [ARG ...]: measures two commands as
# pairs. Writes what they cost to the file cost in $work. A first run decides the number of pairs:
# as many as fit into $TIME seconds (1.5), but at least 10 and at most 300, times MORE. It is even,
# so that both commands are first equally often.
measure_pairs() {
    more=$1
    shift
    pairs=$("$measure" 1 "$@" | awk -v more="$more" -v seconds="${TIME:-1.5}" '
        { n = seconds * 1e9 / (pair += $1) }
        END { print 2 * int((n < 10 ? 10 : n > 300 ? 300 : n) / 2) * more }')
    "$measure" "$pairs" "$@" >"$work/cost"
}

# row_wanted ARG ...: calls row, in a subshell so that it cannot change variables of its caller.
row_wanted() {
    ! wanted "$1" "$2" || (row "$@")
}

# algorithms WIDTH HEIGHT: prints for each algorithm its name, a tab, and the options for WIDTH x
# HEIGHT cells or, with algorithms that generate boards only, as many blocks. Algorithms that
# enumerate a size get 4x4.
algorithms() {
    maze-gen --list | cut -f1 | while read -r name; do
        for options in "-f walls -w $1 -h $2" "--board ${1}x$2" '-w 4 -h 4'; do
            maze-gen -a "$name" $options -n 0 2>/dev/null && break
        done
        printf '%s\t%s\n' "$name" "$options"
    done
}

# rows_grid WIDTH HEIGHT COUNT: the rows of all three programs for COUNT mazes of WIDTH x
# HEIGHT cells.
rows_grid() {
    size=$1x$2 cells=$(($1 * $2 * $3))
    [ "$3" -eq 1 ] || size="$size x$3"
    algorithms "$1" "$2" | grep -v -e '-w 4 -h 4' | while read -r name options; do
        row_wanted "gen $name" "$size" "$cells" out /dev/null \
            maze-gen -s @ -a "$name" $options -n "$3" || exit
    done || exit
    maze-gen -s 1 -w "$1" -h "$2" -n "$3" >"$work/maze"
    row_wanted 'read' "$size" "$cells" in "$work/maze" maze-solve -f none -s 0,0 -g 0,0 || exit
    row_wanted 'read and write' "$size" "$cells" in "$work/maze" maze-render -f walls || exit
    maze-solve --list | cut -f1 | while read -r name; do
        case " $slow " in *" $name "*) continue ;; esac
        row_wanted "solve $name" "$size" "$cells" in "$work/maze" maze-solve -a "$name" || exit
        row_wanted "solve $name, search" "$size" "$cells" in "$work/maze" \
            maze-solve -f none -a "$name" || exit
    done || exit
    if [ "$3" -gt 10000 ]; then # all of them, drawn, would be ten gigabytes
        set -- "$1" "$2" 10000
        size="$1x$2 x$3" cells=$(($1 * $2 * $3))
        maze-gen -s 1 -w "$1" -h "$2" -n "$3" >"$work/maze"
    fi
    maze-solve "$work/maze" >"$work/solved"
    maze-render --list | cut -f1 | while read -r name; do
        wanted "render $name" "$size" && format_fits "$name" || continue
        row_wanted "render $name" "$size" "$cells" both "$work/solved" \
            maze-render -f "$name" || exit
    done || exit
    row_wanted "render pbm -c1 -t1" "$size" "$cells" both "$work/solved" \
        maze-render -f pbm -c1 -t1 || exit
}

# format_fits FORMAT: can FORMAT represent all mazes in $work/solved? Some formats are limited to
# one maze or to small ones. From 100 million cells on, FORMAT must also need less than 12 bytes per
# cell.
format_fits() {
    if [ "$cells" -ge 100000000 ]; then
        bytes=$(maze-gen -s 1 -w 100 -h 100 | maze-render -f "$1" 2>/dev/null | wc -c)
        [ "$bytes" -lt 120000 ] || return
    fi
    maze-render -f "$1" "$work/solved" >/dev/null 2>&1
}

# rows_fixed: the rows that have a size of their own.
rows_fixed() {
    algorithms 1000 1000 | grep -e '-w 4 -h 4' | while read -r name options; do
        row_wanted "gen $name" '4x4 x100352' 1605632 out /dev/null \
            maze-gen -s @ -a "$name" $options || exit
    done || exit
    maze-gen -s 1 -w 100 -h 100 -n 100 >"$work/maze"
    for name in $slow; do
        row_wanted "solve $name" '100x100 x100' 1000000 in "$work/maze" \
            maze-solve -a "$name" || exit
    done
    rows_extreme || exit
    row_wanted 'start, 1x1' 1x1 1 out /dev/null maze-gen -s 1 -w 1 -h 1 || exit
    row_wanted 'start, true' - 1 in /dev/null true || exit
}

# rows_extreme: rows for costs that depend on the shape: thin and very wide mazes; and a pipeline.
rows_extreme() {
    for size in 2x200000 65535x250; do
        row_wanted 'gen wilson' $size $((${size%x*} * ${size#*x})) out /dev/null \
            maze-gen -s @ -a wilson -w ${size%x*} -h ${size#*x} || exit
    done
    if wanted 'solve contract, search' 264576x200; then
        maze-gen -s 1 -a eller -w 264576 -h 200 >"$work/maze"
        row_wanted 'solve contract, search' 264576x200 52915200 in "$work/maze" \
            maze-solve -f none -a contract || exit
    fi
    maze-gen -s 1 -w 1000 -h 1000 >"$work/maze"
    row_wanted 'solve every' 1000x1000 1000000 in "$work/maze" maze-solve -a every || exit
    row_wanted 'pipeline to json' '20x20 x100000' 40000000 out /dev/null \
        sh -c 'maze-gen -s "$1" -w 20 -h 20 -n 100000 | maze-solve | maze-render -f json' sh @
}
