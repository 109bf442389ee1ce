# Sizes in headers are claims. Memory grows with the rows that arrive, so a false claim
# costs nothing.
. "$TOP/tests/lib.sh"
find_most

for kind in walls block; do
    for tool in 'maze-solve -f none' 'maze-render' 'maze-render -f pbm' 'maze-render -f walls:blocks=1' \
        'maze-render -f block' 'maze-render --no-header -f walls:blocks=1'; do
        for size in "$((most - 1)) 3" "3 $((most - 1))" "$((most - 1)) $((most - 1))"; do
            printf "# maze $kind $size\n1011\n" >lie
            limited 200000 "$tool lie" >/dev/null 2>got </dev/null
            result=$?
            case "$(cat got)" in
            *'lie:'[23]:*) is "$tool: $kind $size, but one row" 2 $result ;;
            *) is "$tool: $kind $size, but one row" "a message" "$(cat got)" ;;
            esac
        done
    done
done
plan
