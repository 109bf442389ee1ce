# In a maze whose only opening is its goal, the opening was also the start by default: a solution of
# length 0, without a word. A default is now another cell than the other of the two.
. "$TOP/tests/lib.sh"

# ends [OPTION ...]: prints the start and the goal of the solved maze in standard input.
ends() {
    maze-solve -q "$@" | tr ' ' '\n' | sed -n '/^start=/p; /^goal=/p' | sort -r | sed 's/.*=//' | paste -sd ' ' -
}

is 'only an exit: the start is the first free cell' "0,0 19,19" "$(maze-gen -s 1 -e none | ends)"
is 'only an exit in the first cell: the start is the last free cell' "19,19 0,0" \
    "$(maze-gen -s 1 -e none -x 0,0 | ends)"
is 'only an entrance: the goal is the last free cell' "0,0 19,19" "$(maze-gen -s 1 -x none | ends)"
is 'only an entrance in the last cell: the goal is the first free cell' "19,19 0,0" \
    "$(maze-gen -s 1 -e 19,19 -x none | ends)"
is 'no header, a gap at the lower right' "0,0 19,19" "$(maze-gen -s 1 -e none --no-header | ends)"
is 'no header, a gap at the upper left' "0,0 19,19" "$(maze-gen -s 1 -x none --no-header | ends)"
is 'no header, a gap in the middle' "10,0 19,19" "$(maze-gen -s 1 -e north:10 -x none --no-header | ends)"
is 'a drawing with a gap at the lower right' "1,1 4,3" "$(printf '#####\n#   #\n# ###\n#    \n#####\n' | ends)"
is 'two openings, the first is the goal of the header' "2,2 0,0" \
    "$(printf '# maze walls 3 3 goal=0,0\n1221\n1001\n1001\n2220\n' | ends)"
is 'two openings, the last is the start of the header' "2,2 0,0" \
    "$(printf '# maze walls 3 3 start=2,2\n1221\n1001\n1000\n2220\n' | ends)"
is 'two openings, no header' "0,0 2,2" "$(printf '1221\n1001\n1000\n2220\n' | ends)"
is 'the option names the only opening as goal' "0,0 19,19" \
    "$(maze-gen -s 1 -e none --no-header | ends -g 19,19)"
is 'both named: the same cell' "3,3 3,3" "$(maze-gen -s 1 | ends -s 3,3 -g 3,3)"
is 'a single cell' "0,0 0,0" "$(printf '30\n20\n' | ends)"
is 'a start inside: the goal is found as before' "5,5 19,19" \
    "$(maze-gen -s 1 --no-header -e north:3 -x none | ends -s 5,5)"
plan
