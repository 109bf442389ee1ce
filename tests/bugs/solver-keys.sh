# The field solver= held the name of the solver without its keys, so the walk of a mouse could not
# be repeated from the header. Like algorithm=, it now has the keys that are not the default.
. "$TOP/tests/lib.sh"

# A corridor of three cells, in which a mouse has no choice.
printf '# maze walls 3 1 start=0,0 goal=2,0\n3221\n2220\n' >corridor

# field OPTION...: the values of solver= in what maze-solve writes.
field() {
    maze-solve "$@" corridor | sed -n 's/^# .* solver=\([^ ]*\).*/\1/p' | paste -sd ' ' -
}

is "no key" mouse "$(field -a mouse)"
is "one key" mouse:seed=7 "$(field -a mouse:seed=7)"
is "two keys, in the order of --help" mouse:seed=7,steps=50 "$(field -a mouse:steps=50,seed=7)"
is "a key with its default" mouse "$(field -a mouse:seed=1)"
is "one key with its default, one without" mouse:steps=50 "$(field -a mouse:seed=1,steps=50)"
is "a solver without keys" bfs "$(field -a bfs)"
is "two frames and the result" "mouse:seed=7 mouse:seed=7 mouse:seed=7" "$(field -a mouse:seed=7 --trace)"

expect 'a second solver replaces the field' 0 'maze-solve -a mouse:seed=7 corridor | maze-solve -a mouse:seed=8 -f maze' <<'Y'
# maze walls 3 1 start=0,0 goal=2,0 solver=mouse:seed=8 solution=path length=2 steps=2
7661
2220

Y
expect 'a solver without keys replaces it, too' 0 'maze-solve -a mouse:seed=7 corridor | maze-solve -f maze' <<'Y'
# maze walls 3 1 start=0,0 goal=2,0 solver=bfs solution=path length=2
7661
2220

Y
expect 'a maze without a path found' 1 'maze-solve -q -a mouse:steps=1 corridor' <<'Y'
# maze walls 3 1 start=0,0 goal=2,0 solver=mouse:steps=1 solution=none steps=1
3221
2220

Y
plan
