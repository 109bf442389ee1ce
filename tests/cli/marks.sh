# walls:marks=0 and block:marks=0: a maze without its solution.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -n 3 -w 7 -h 4 -b 0.4 >walls
maze-solve --visited -f maze:add=apart+hidden walls >solved
maze-solve -a left walls >walked
maze-render -f block walls >blocks
for input in solved walked; do
    for form in '' --no-header -1; do
        maze-render -f walls $form walls >want
        maze-render -f walls:marks=0 $form $input >got
        same "$input, $form: walls" want got
    done
    maze-render -f block:marks=0 $input >got
    same "$input: blocks" blocks got
    maze-render -f block $input | maze-render -f walls:marks=0 >got
    same "$input: walls of marked blocks" walls got
done
plan
