# The streams of tests/format/list: the programs accept the good ones and find the place of the error in
# the others. So does a reader in Python that was written from maze(5), whose grammar agrees, too. With
# LONG the same for streams of the list in which a byte or two have changed.
. "$TOP/tests/lib.sh"

# outcome STATUS: prints the place in the message of the program that has ended with STATUS, or ok.
outcome() {
    message=
    read -r message <message
    case $1$message in
    2*': in:'*) message=${message#*: in:} && echo "$name ${message%%: *}" ;;
    2*': stdin:'*) message=${message#*: stdin:} && echo "$name ${message%%: *}" ;;
    2maze-gen:\ -m:* | [01]) echo "$name ok" ;;
    *) echo "$name: status $1, $message" ;;
    esac
}

# The results of each way to read go to a file of its own, with the name of the case.
tab=$(printf '\t')
grep -v '^#' "$TOP/tests/format/list" | while IFS=$tab read -r name _ verdict text records; do
    [ "$name" ] || continue
    [ "$text" != - ] || text=
    case $records in
    =) records=$text ;;
    -) records= ;;
    esac
    format=block
    case $records in *'# maze walls '*) format=walls ;; esac
    case $records in *'# maze block '*'# maze walls '*) format= ;; esac
    printf '%b' "$text" >in
    echo "$name $verdict" >>want_places

    # The records, row by row; a board and walls in one stream can only be converted.
    maze-render -q -f ${format:-block} in >out 2>message
    outcome $? >>file
    if [ "$verdict" = ok ] && [ "$format" ]; then
        { echo "$name" && printf '%b' "$records"; } >>want_records
        { echo "$name" && cat out; } >>got_records
    elif [ "$verdict" != ok ] && [ "$records" ]; then
        { echo "$name" && printf '%b' "$records"; } >>want_before
        { echo "$name" && head -n "$(printf '%b' "$records" | grep -c '')" out; } >>got_before
    fi
    case $text in *' inf'*) continue ;; esac # the others need mazes that end
    echo "$name $verdict" >>want_whole
    printf '%b' "$text" | maze-solve -q -f none 2>message
    outcome $? >>solved
    # A mask is a single record, the first one.
    case $verdict$records in
    ok*'# maze '*'# maze '* | *:*'# maze '* | ok) continue ;;
    esac
    echo "$name $verdict" >>want_mask
    maze-gen -n 1 -a kruskal -m in >out 2>message
    outcome $? >>mask
done
same 'maze-render finds the errors, in a file' want_places file
same 'maze-render writes the records' want_records got_records
same 'maze-render writes the records before an error' want_before got_before
same 'maze-solve finds the errors, in a pipe, of whole mazes' want_whole solved
same 'maze-gen finds the errors of a mask' want_mask mask

# compared NAME ARGUMENT ...: passes if compare.py finds no difference.
compared() {
    name=$1
    shift
    needs "$name" python3 || return
    is "$name" '' "$(py "$TOP/tests/format/compare.py" "$@" 2>&1 | head -n 20)"
}
seed=${SEED:-$(date +%s)} changed=0
[ ! "$LONG" ] || changed=20000
compared 'the reader in Python finds the same' list
compared "the grammar in maze(5) accepts the same (SEED=$seed)" grammar $changed "$seed"
[ ! "$LONG" ] ||
    compared "the reader in Python and the programs agree about changed streams (SEED=$seed)" programs 3000 "$seed"
plan
