# A number of netpbm pictures that had more than 48 digits was read as two numbers.
. "$TOP/tests/lib.sh"

zeros=$(printf %070d 0)
for n in 1 47 48 49 70 1000; do
    printf "P2 2 1 1 1 %0${n}d\nP2 2 1 1 1 %0${n}d\n" 0 1
done >pictures
expect 'samples with zeros in front' 0 'maze-render -f block --no-header pictures | paste -sd " " -' <<'X'
01  00  01  00  01  00  01  00  01  00  01  00 
X
expect 'a width with zeros in front' 0 "printf 'P2 ${zeros}3 1 1 1 1 1\n' | maze-render -f block --no-header" <<'X'
000

X
malformed <<X
pbm|1:12: expected a sample of at most 1, not 1111111111111111111111111111111111111111|P2 2 1 1 1 11111111111111111111111111111111111111111111111111\n
pbm|2:1: the picture ends after 1 of its 2 rows|P2 2 2 1 1 1 ${zeros}1\n
X
plan
