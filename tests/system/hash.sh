# The statistics hash, hash_ends, canonical and canonical_ends, and their header fields. Python
# computes the same from maze(5).
. "$TOP/tests/lib.sh"

all=hash+hash_ends+canonical+canonical_ends
columns() { maze-solve -q -f stats:add=$all --no-header "$@" | cut -f 22-25; }
{
    for a in backtracker rows percolation; do
        for size in '1 -h 1' '2 -h 1' '5 -h 5' '6 -h 4'; do
            maze-gen -a $a -s 1 -w $size -n 2 -e random -x random
            maze-gen -a $a -s 1 -w $size -e far -x west -f block
        done
    done
    printf '1001\n0000\n0011\n' | maze-gen -m - -a kruskal -s 3
    maze-gen --unicursal -w 3 -h 4 -s 1
    for a in corridor carve cave; do
        maze-gen -a $a -s 2 --board 9x7 -n 3 -e random -x random
    done
    maze-gen -a carve -s 2 --board 8x8 -e none -x none
    printf '# maze block 4 3\n0100\n0000\n0010\n\n# maze block 1 1\n0\n\n# maze block 3 3\n101\n101\n111\n\n'
    printf '# maze block 3 3 start=1,0 goal=1,2\n101\n101\n101\n\n# maze block 5 3\n11111\n10101\n11111\n\n'
    printf '# maze block 5 5\n11111\n11101\n11111\n10001\n11111\n\n# maze block 3 3\n001\n101\n101\n\n'
    printf '# maze block 5 3\n11111\n10011\n11111\n\n# maze block 2 2\n01\n00\n\n'
    printf '# maze block 3 5\n111\n111\n101\n101\n111\n\n# maze block 3 3\n111\n101\n111\n\n'
    printf '# maze block 3 1\n101\n\n# maze block 5 2\n11111\n11011\n\n'
    printf '# maze block 3 4\n111\n101\n101\n111\n\n# maze block 3 5\n111\n101\n111\n101\n111\n\n'
    for shape in hex rings triangles; do maze-gen --shape $shape -s 1 -n 3 -w 5 -h 4 -e random -x random; done
    printf '# maze walls 3 2 wrap=x\n%s\n1001\n2220\n\n' 0230 1201
} >mazes
if needs 'Python computes the same hashes' python3; then
    maze-solve -q mazes >solved
    py "$TOP/tests/system/hash.py" solved >want
    columns mazes >got
    same 'Python computes the same hashes' want got
fi

# The text of maze(5) for a known maze, hashed by hand: 31/20 is a single cell.
is 'a single cell' 'f75f269e9e0f3301' "$(printf '# maze walls 1 1\n11\n00\n\n' | columns | cut -f 1)"

# What does not change a hash.
maze-gen -s 4 -n 20 -w 7 -h 5 -e 0,2 -x 6,4 >walls
maze-gen -s 4 -n 20 -w 7 -h 5 -e 0,2 -x 6,4 -f block >blocks
columns walls >hashes
is '20 mazes, 20 hashes' 20 "$(cut -f 1 hashes | sort -u | wc -l | tr -d ' ')"
columns blocks >got
same 'a maze and its lattice have the same hashes' hashes got
maze-solve --visited walls | columns >got
same 'marks do not count' hashes got
maze-gen -s 4 -n 20 -w 7 -h 5 -e north:3 -x far | columns | cut -f 1,3 >got
cut -f 1,3 hashes >want
same 'openings, start and goal do not count in hash and canonical' want got

# Columns and fields.
is 'the columns follow choices, in the order of --help' 'choices hash canonical' \
    "$(maze-solve -f stats:add=canonical+hash walls | sed -n '1s/.*choices/choices/p' | tr '\t' ' ')"
maze-solve -f maze:add=$all walls >fields
sed -n 's/.* hash=//; s/ [a-z_]*=/\t/gp' fields >got
same 'maze:add writes header fields' hashes got
is 'a maze without a free cell has no ends to hash' '- -' "$(printf '11\n11\n' | columns | awk '{ print $2, $4 }')"
is 'maze-solve drops those of another start and goal, and keeps the others' '20 canonical 20 hash' \
    "$(maze-solve -s 1,1 fields | tr ' ' '\n' | sed -n 's/=[0-9a-f]\{16\}$//p' | sort | uniq -c | xargs)"
is 'maze-render keeps those of a lattice' "$(sed -n 's/.*\( hash=.*\)/\1/p' fields | cksum)" "$(maze-render -f block fields | maze-render -f walls | sed -n 's/.*\( hash=.*\)/\1/p' | cksum)"
is 'and drops those of a board whose blocks become cells' 0 "$(maze-gen -s 1 -a carve | maze-solve -f maze:add=$all | maze-render -f walls:blocks=1 | grep -c -e hash -e canonical)"
is 'frames have none' 1 "$(maze-gen -s 1 -w 4 -h 4 | maze-solve --trace -f maze:add=hash | grep -c ' hash=')"
is 'every path of a maze has its hash' 1 "$(maze-gen -s 1 -w 4 -h 4 -b 1 | maze-solve -a every -f maze:add=hash | sed -n 's/.*\( hash=[^ ]*\).*/\1/p' | sort -u | wc -l | tr -d ' ')"
is 'the same without other statistics' "$(maze-solve -k 'hash % 2 = 0' walls | cksum)" "$(maze-solve -k 'hash % 2 = 0' -k 'cells > 0' walls | cksum)"

# Conditions.
first=$(sed -n '1s/	.*//p' hashes)
is '-k hash = DIGITS' 1 "$(maze-solve -k "hash = $first" walls | grep -c '^#')"
is '-k hash != DIGITS' 19 "$(maze-solve -k "hash!=$first" walls | grep -c '^#')"
is '-k hash < DIGITS' "$(cut -f 1 hashes | sort | awk -v a="$first" '$1 "" < a ""' | wc -l | tr -d ' ')" \
    "$(maze-solve -q -k "hash < $first" walls | grep -c '^#')"
for modulo in 2 3 10 1e3; do
    is "-k hash % $modulo: the remainders split the mazes" 20 \
        "$({ maze-solve -k "hash%$modulo<1" walls; maze-solve -k "hash%$modulo>=1" walls; } | grep -c '^#')"
done
is 'a remainder of a number' 7 "$(maze-solve -k 'index % 3 = 1' walls | grep -c '^#')"
status 'the remainder is that of the hash' 0 "maze-solve -k 'hash = $first' -k 'hash % 16 = $((0x${first#???????????????}))' walls"
for wrong in 'hash = 12' "hash = ${first}0" "hash = x${first#?}" 'hash % 0 = 0' 'hash % = 0' 'hash % x = 0' 'hash % 5' 'hash %' '% 2 = 0' \
    'hash % 18446744073709551616 = 1' 'hash % 3 = x' 'algorithm % 2 = 1'; do
    status "not a condition: $wrong" 2 "maze-solve -k '$wrong' walls"
done
errors <<'X'
maze-solve: stats:add must be hash, hash_ends, canonical, canonical_ends, apart, detour, branches, hidden, farthest, difficulty, start or goal, not 'length'|maze-solve -f stats:add=hash+length walls
maze-solve: stats:add must be hash, hash_ends, canonical, canonical_ends, apart, detour, branches, hidden, farthest, difficulty, start or goal, not ''|maze-solve -f stats:add= walls
maze-solve: -f maze:add: contract does not measure them; use bfs|maze-solve -a contract -f maze:add=hash walls
|maze-solve -a contract -k 'hash % 2 = 0' walls
X

# The recipes of maze-solve(1): of the 192 mazes of 3x3 cells, 28 differ in more than their
# orientation (counted with the lemma of Burnside), and a part never has a maze of the other.
maze-gen -a every -w 3 -h 3 | columns >every
is '192 mazes of 3x3 cells have 192 hashes' 192 "$(cut -f 1 every | sort -u | wc -l | tr -d ' ')"
is 'and 28 canonical ones' 28 "$(cut -f 3 every | sort -u | wc -l | tr -d ' ')"
maze-gen -a every -w 3 -h 3 -e random -x random -s 3 >doors
maze-solve -k 'canonical % 10 < 8' -f maze:add=canonical doors | sed -n 's/.* canonical=//p' | sort -u >train
maze-solve -k 'canonical % 10 >= 8' -f maze:add=canonical doors | sed -n 's/.* canonical=//p' | sort -u >test
is 'two parts have no canonical hash in common' '28 0' "$(cat train test | wc -l | tr -d ' ') $(comm -12 train test | wc -l | tr -d ' ')"
is 'contract holds no maze, and measures no hash' '- -' \
    "$(maze-solve -q -a contract -f stats:add=hash+canonical --no-header walls | cut -f 22,23 | tr '\t' ' ' | sort -u)"
is '... nor if it has to hold one' - "$(maze-gen --no-header | maze-solve -q -a contract -f stats:add=hash --no-header | cut -f 22)"
plan
