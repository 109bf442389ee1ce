# Sizes whose product overflows, and sizes that no maze follows, in every place of an input that takes one: an
# error, without the memory or the time that they claim. gen-options.sh has those of options.
. "$TOP/tests/lib.sh"
most=$(largest_width)

# 2^16, 2^31, 2^32, 2^63, 2^64 and their neighbours, and more digits than any number has: all of them
# with LONG=1.
sizes='65535 65536 65537 2147483647 2147483648 2147483649 4294967295 4294967296 4294967297
    9223372036854775807 9223372036854775808 9223372036854775809
    18446744073709551615 18446744073709551616 18446744073709551617 100000000000000000000000000000'

[ "$LONG" ] || sizes='65536 4294967296 9223372036854775808 18446744073709551616'

# refused NAME COMMAND FILE ...: passes if COMMAND, run on all files, ends with status 2, prints nothing
# but one message per file that names it, and stays within 10 s and 100 MB.
refused() {
    name=$1 command=$2
    shift 2
    limited 100000 "ulimit -t 10; $command $*" >got 2>message </dev/null
    result=$? named=0 output=none
    while IFS= read -r line; do
        case $line in "${command%% *}: claim."*': '?*) named=$((named + 1)) ;; esac
    done <message
    [ ! -s got ] || output=some
    is "$name: status, output, messages" "2 none $#" "$result $output $named"
}

# Claims: the name, the format, and the text for printf with @ for the size, both sides if there are
# two. No maze of these sizes follows.
while IFS='|' read -r name kind text; do
    for size in $sizes; do
        printf "$(printf '%s\n' "$text" | sed "s/@/$size/g")" >"claim.$size"
    done
    refused "$name" "maze-solve --input $kind -f none" claim.*
done <<'X'
walls|maze|# maze walls @ @\n3\n
a wide maze|maze|# maze walls @ 1\n3\n
a high maze|maze|# maze walls 1 @\n3\n
block|maze|# maze block @ @\n0\n
an endless maze|maze|# maze walls @ inf\n3\n
a start|maze|# maze walls 1 1 start=@,@\n31\n20\n
a goal|maze|# maze walls 1 1 goal=0,@\n31\n20\n
goals|maze|# maze walls 1 1 goals=0,0+@,0\n31\n20\n
map|map|type octile\nheight @\nwidth @\nmap\n.\n
a wide map|map|type octile\nheight 1\nwidth @\nmap\n.\n
P1|pbm|P1 @ @ 0 1\n
P4|pbm|P4 @ @ 0
P5|pbm|P5 @ @ 255 0
P6, wide|pbm|P6 @ 1 255 0
a sample|pbm|P2 1 1 @ 0
npy|npy|\223NUMPY\001\000\276\000{'descr': '|u1', 'fortran_order': False, 'shape': (@, @), }                                                                                                                                                           
npy in the order of Fortran|npy|\223NUMPY\001\000\276\000{'descr': '<u8', 'fortran_order': True, 'shape': (@, 2, @), }                                                                                                                                                        
json|json|{"width":@,"height":@,"rows":["31","20"]}
a place of json|json|{"start":[@,@],"rows":["31","20"],"width":7}
edges|edges|# maze walls @ @\n0,0 0,1\n
the cells of edges|edges|# maze walls 2 2\n@,0 0,@\n
num|num|@ @ 1 1 1 1\n0 0 1 1 1 1\n
numbers|numbers|0,@\n
X

# Memory grows with the rows that arrive: claims of the largest size, one row, and what reads or draws
# mazes row by row or as a whole.
for kind in walls block; do
    for claim in "$((most - 1)) 3" "3 $((most - 1))" "$((most - 1)) $((most - 1))"; do
        printf "# maze $kind $claim\n1011\n" >claim.one
        for tool in 'maze-solve -f none' maze-render 'maze-render -f pbm' 'maze-render -f walls:blocks=1' \
            'maze-render -f block' 'maze-render --no-header -f walls:blocks=1'; do
            refused "$tool: $kind $claim, but one row" "$tool >/dev/null" claim.one
        done
    done
done

[ "$SANITIZED" ] || status '4 GB where there are 100 MB' 2 "limited 100000 'maze-gen -w 65536 -h 65536'"

# A claim that no memory can hold is refused also where rows follow for a while.
endless="awk 'BEGIN { while (1) print \"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\" }'"
for text in "# maze walls $((most - 1)) $((most - 1))" "# maze block $((most - 1)) 3"; do
    limited 100000 "ulimit -t 20; { echo '$text'; $endless; } | maze-solve -f none" >got 2>message
    is "$text: status" 2 $?
done
plan
