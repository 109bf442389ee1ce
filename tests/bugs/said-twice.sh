# The second of two starts, goals, entrances or exits silently replaced the first.
. "$TOP/tests/lib.sh"

while IFS='|' read -r option command; do
    expect "$command" 2 "$command </dev/null" <<X
${command%% *}: $option is given twice
X
done <<'X'
-e|maze-gen -e 0,0 -x 1,1 -e 3,3
-x|maze-gen -x 0,0 --exit 3,3
-s|maze-solve -s 0,0 -g 1,1 -s 3,3
-g|maze-solve -g 0,0+1,1 -g 3,3
X
is 'of other options the last one counts' '# maze walls 2 20' "$(maze-gen -w 5 -w 2 -s 1 -n 1 -n 1 --headers | cut -d ' ' -f 1-5)"
plan
