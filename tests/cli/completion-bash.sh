# maze-... --completion bash: the script completes in bash what --help lists, whatever the characters
# at which bash splits words, with the package bash-completion and without it.
. "$TOP/tests/lib.sh"
. "$TOP/tests/completion.sh"

expect 'another shell is an error' 2 'maze-gen --completion tcsh' <<'X'
maze-gen: unknown shell 'tcsh'; it must be bash, zsh or fish (for help: --help)
X
expect 'a shell is needed' 2 'maze-gen --completion' <<'X'
maze-gen: --completion needs SHELL (for help: --help)
X
if ! has bash; then
    skip 'completions of bash' bash
    plan
    exit
fi

# complete.bash WORDBREAKS SCRIPT ...: completes the lines of standard input and prints each, a tab, and
# the words.
cat >complete.bash <<'X'
set -u
COMP_WORDBREAKS=$1
shift
for script; do . "./$script"; done
while IFS= read -r COMP_LINE; do
    COMP_POINT=${#COMP_LINE} COMP_TYPE=${TYPE:-9} COMP_KEY=9
    read -ra COMP_WORDS <<<"$COMP_LINE"
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    function=$(complete -p "${COMP_WORDS[0]}") function=${function##* -F } function=${function%% *}
    "$function"
    word=${COMP_LINE##* } before=
    for ((i = 0; i < ${#word}; i++)); do
        [[ $COMP_WORDBREAKS == *"${word:i:1}"* ]] && before=${word:0:i+1}
    done
    printf '%s\t' "$COMP_LINE"
    for reply in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do
        printf ' %s' "$before${reply% }"
        for other in "${COMPREPLY[@]}"; do [[ $other != "$reply " ]] || printf '(twice)'; done
    done
    echo
done
X
breaks=$(printf ' \t\n')'"'\''><=;|&(:'
for tool in maze-gen maze-solve maze-render; do
    completion_cases $tool | sort_words >want
    cut -f1 want >lines
    $tool --completion bash >$tool.bash
    is "$tool: bash can read the script" "" "$(bash -n $tool.bash 2>&1)"
    if has shellcheck; then
        is "$tool: shellcheck" "" "$(shellcheck -s bash $tool.bash 2>&1)"
    else
        skip "$tool: shellcheck" shellcheck
    fi
    bash --norc complete.bash "$breaks" $tool.bash <lines | sort_words >got
    same "$tool: bash completes what --help lists" want got
    is "$tool: it accepts all names" "" "$(refused $tool <want)"
done
bash --norc complete.bash "$(printf ' \t\n')'\"" $tool.bash <lines | sort_words >got
same 'the same, if COMP_WORDBREAKS has neither = nor :' want got

# Files, quotes, and what is before the word.
mkdir folder
mkdir 'odd folder'
touch 'folder/a file' folder/other 'odd folder/part' one.maze
completion_lines >cases
sed "s/<TAB>/$tab/" >>cases <<'X'
maze-gen -1<TAB> -1
maze-gen -w --again folder/o<TAB>
maze-gen --width=5 --wi<TAB> --width=
maze-gen --agai -1 folder/o<TAB> folder/other
maze-gen --alg krus<TAB> kruskal
maze-gen --no-such krus<TAB>
maze-gen --help --al<TAB> --algorithm=
maze-gen -Za krus<TAB>
X
sort_words <cases >want
cut -f1 want >lines
bash --norc complete.bash "$breaks" maze-*.bash <lines | sort_words >got
same 'what comes before the word counts' want got

sed "s/<TAB>/$tab/" >want <<'X'
maze-gen -a backtracker:bias=0.3,<TAB> backtracker:bias=cells= backtracker:bias=depth= backtracker:bias=forks= backtracker:bias=straight=
maze-gen -a backtracker:bias=0.3,c<TAB> backtracker:bias=cells=
X
cut -f1 want >lines
TYPE=63 bash --norc complete.bash "$breaks" maze-*.bash <lines | sort_words >got
same 'a second TAB lists keys, without what was typed before them' want got

# The same keys on a terminal. The programs are functions that say what their arguments are.
if has_no_tty; then
    skip 'bash on a terminal' "$missing"
    plan
    exit
fi
cat >start <<'X'
PS1= HISTFILE=
for tool in gen solve render; do
    eval "maze-$tool() { printf '%s|' $tool \"\$@\" >>got; echo >>got; }"
done
X
# on_terminal COMMAND NAME: types the lines of the file typed in a bash that has executed COMMAND, and
# compares the arguments.
on_terminal() {
    : >got
    {
        printf '. ./start; %s\n' "$1"
        cut -f1 typed | sed "s/<TAB>/$tab/g; s/<BACK>/$(printf '\010')/g"
        echo exit
    } | INPUTRC=/dev/null $limit script -qec 'bash --norc --noprofile -i' /dev/null >screen 2>&1
    cut -f2 typed >want
    same "on a terminal, $2" want got
}
cat >typed <<'X'
maze-gen -a kr<TAB>-w 5	gen|-a|kruskal|-w|5|
maze-gen --alg<TAB>serp<TAB>	gen|--algorithm=serpentine|
maze-gen -a wils<TAB>:<TAB>0	gen|-a|wilson:dual=0|
maze-render -f svg:pal<TAB>da<TAB><BACK>,pap<TAB>let<TAB>x	render|-f|svg:palette=dark,paper=letter|x|
maze-render --format=svg:pal<TAB>da<TAB>--color=al<TAB>	render|--format=svg:palette=dark|--color=always|
maze-solve -k 'len<TAB>>= 5' one<TAB>	solve|-k|length >= 5|one.maze|
maze-solve -f 'mo<TAB>-1	solve|-f|moves|-1|
maze-solve --quer<TAB>one<TAB>-1	solve|--queries=one.maze|-1|
maze-solve folder/a<TAB>-1	solve|folder/a file|-1|
maze-render "folder/a<TAB>-1	render|folder/a file|-1|
maze-gen -mfold<TAB>oth<TAB>-1	gen|-mfolder/other|-1|
maze-gen -m "folder"/o<TAB>-1	gen|-m|folder/other|-1|
maze-gen --mask='folder'/o<TAB>-1	gen|--mask=folder/other|-1|
maze-gen -m"folder"/o<TAB>-1	gen|-mfolder/other|-1|
maze-gen -m "odd<TAB>pa<TAB>-1	gen|-m|odd folder/part|-1|
maze-gen -m "odd folder"/p<TAB>-1	gen|-m|odd folder/part|-1|
maze-gen -m odd" f"older/'p<TAB>-1	gen|-m|odd folder/part|-1|
maze-gen -a "kr"us<TAB>-1	gen|-a|kruskal|-1|
maze-render 'folder'/o<TAB>-1	render|folder/other|-1|
maze-render 'folder'/"o<TAB>-1	render|folder/other|-1|
maze-render -1 <"folder"/o<TAB>-q	render|-1|-q|
A=b maze-solve --vis<TAB>-f mov<TAB>-1	solve|--visited|-f|moves|-1|
: | maze-solve -f mov<TAB>-1	solve|-f|moves|-1|
X
on_terminal 'for f in maze-*.bash; do . ./$f; done' 'without the package bash-completion'
package=/usr/share/bash-completion/bash_completion
if [ -e $package ]; then
    mkdir -p data/bash-completion/completions
    for tool in maze-gen maze-solve maze-render; do
        mv $tool.bash data/bash-completion/completions/$tool
    done
    # The package splits the name of this folder at blanks.
    on_terminal "XDG_DATA_HOME=data; . $package" 'found by the package bash-completion'
else
    skip 'found by the package bash-completion' bash-completion
fi
plan
