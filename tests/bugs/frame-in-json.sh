# A member "frame" of JSON that is no number from 1 became a header field, which no program reads.
. "$TOP/tests/lib.sh"

for frame in '"x"' 0 '"0"' 1.5 7; do
    printf '{"frame":%s,"rows":["0"]}\n' "$frame" | maze-render --input json -f block | maze-render -f block
done | sed -n '/^#/p' >headers
expect 'a frame has a number from 1' 0 'cat headers' <<'X'
# maze block 1 1
# maze block 1 1
# maze block 1 1
# maze block 1 1
# maze block 1 1 frame=7
X
plan
