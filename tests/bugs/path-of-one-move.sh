# A drawing of unicode lost a path of one move: its only mark is between the two cells.
. "$TOP/tests/lib.sh"

printf '# maze walls 2 1 start=0,0 goal=1,0\n741\n220\n\n# maze walls 1 3 start=0,1 goal=0,0\n71\n51\n31\n20\n\n' >one
for options in 'ascii' 'unicode' 'unicode -c 4' 'unicode -c 5' 'unicode -c 8'; do
    maze-render -f $options --color never one | maze-render -f walls >got
    same "$options: a path of one move" one got
done
sed '/^#/!y/457/013/' one >none
maze-render -f unicode none | maze-render -f walls >got
same 'unicode: no path, start and goal side by side' none got
plan
