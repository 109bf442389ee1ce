# -f stats:csv=1 has the fields of -f stats, as a reader of CSV finds them.
. "$TOP/tests/lib.sh"

{
    maze-gen -n 2 -s 1 -w 9 -h 6 -a growing-tree:newest=1,random=2 | maze-solve
    maze-gen -s 18446744073709551615 -w 5 -h 4
    maze-gen -s 1 -w 9 -h 7 -a percolation:p=0.3
    printf '# maze walls 2 1 algorithm=a"b start=0,0 goal=1,0\n321\n220\n\n'
    printf '# maze walls 2 1 algorithm=","" start=0,0 goal=1,0\n321\n220\n\n'
    printf '# maze walls 2 1 algorithm= start=0,0 goal=1,0\n321\n220\n\n'
    printf '010\n000\n'
} >mazes
maze-solve -q -f stats mazes >tabs
maze-solve -q -f stats:csv=1 mazes >commas
maze-solve -q -f stats:csv --no-header mazes >got
sed 1d commas >want
same 'csv alone is csv=1, --no-header omits the names' want got
status 'contract, which measures less' 1 'maze-solve -a contract -f stats:csv mazes'
the_rest_needs 'Python reads the same fields' python3
is 'Python reads the same fields' same "$(py -c 'import csv
tabs = [line.rstrip("\n").split("\t") for line in open("tabs")]
commas = list(csv.reader(open("commas", newline="")))
print("same" if [[f if f != "-" else "" for f in row] for row in tabs] == commas else "differ")')"
plan
