# The field solver= held the name of the solver without its keys, so the walk of a mouse could not
# be repeated from the header. Like algorithm=, it now has the keys that are not the default.
. "$TOP/tests/lib.sh"

# A corridor of three cells, in which a mouse has no choice.
printf '# maze walls 3 1 start=0,0 goal=2,0\n3221\n2220\n' >corridor

# Each row has the options and the value of solver=.
while read -r options solver; do
    maze-solve -a $options corridor >got
    read -r header <got
    header=${header#*solver=}
    is "$options" "$solver" "${header%% *}"
done <<'X'
mouse mouse
mouse:seed=7 mouse:seed=7
mouse:steps=50,seed=7 mouse:seed=7,steps=50
mouse:seed=1 mouse
mouse:seed=1,steps=50 mouse:steps=50
X
is 'two frames and the result' 3 "$(maze-solve -a mouse:seed=7 --trace corridor | grep -c ' solver=mouse:seed=7 ')"

expect 'a solver without keys replaces it, too' 0 'maze-solve -a mouse:seed=7 corridor | maze-solve -f maze' <<'Y'
# maze walls 3 1 start=0,0 goal=2,0 solver=bfs solution=path length=2
7661
2220

Y
plan
