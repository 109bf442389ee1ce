# Comments that fill the first block of an input (65536 bytes), whose end cuts one of them, made it a
# drawing: what was left of that line began with the wall #.
. "$TOP/tests/lib.sh"

# The lines are 13, 14 and 17 bytes long, so the block ends at different places of a line.
for words in abc abcd abcdefg; do
    awk -v w="$words" 'BEGIN {
        for (k = 10000; k < 16000; k++)
            print "# " w " " k
        print "# maze block 1 1\n0\n"
    }' | sort >want
    sort -r want | sed '/^0$/d; /^$/d' >maze
    printf '0\n\n' >>maze
    maze-render -f block maze | sort >got
    same "comments of more than a block, words of ${#words} letters" want got
    { grep -v -e '^# maze' -e '^0$' -e '^$' want && printf '# maze block 1 1\n0\n\n'; } >later
    maze-render -f block later | sort >got
    same "such comments before the header, words of ${#words} letters" want got
done
plan
