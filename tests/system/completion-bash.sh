# maze-... --completion bash: the script passes words to the program and its answers to readline, quotes, files
# and the characters at which bash splits words included, with the package bash-completion and without it.
# What the candidates are is tested in completion-words.sh.
. "$TOP/tests/lib.sh"

expect 'another shell is an error' 2 'maze-gen --completion tcsh' <<'X'
maze-gen: unknown shell 'tcsh'; it must be bash, zsh or fish (for help: --help)
X
expect 'a shell is needed' 2 'maze-gen --completion' <<'X'
maze-gen: --completion needs SHELL (for help: --help)
X
for shell in bash zsh fish; do
    maze-gen --completion $shell >want
    is "$shell: the script has at most 25 lines" yes "$([ "$(wc -l <want)" -le 25 ] && echo yes)"
    maze-solve --completion $shell | sed 's/\([_-]\)solve/\1gen/g; s/maze.solve/maze-gen/g' >got
    same "$shell: each program has the same script" want got
done
if ! has bash; then
    skip 'completions of bash' bash
    plan
    exit
fi
for tool in maze-gen maze-solve maze-render; do
    $tool --completion bash >$tool.bash
done
if has shellcheck; then
    is 'shellcheck' '' "$(shellcheck -s bash maze-gen.bash 2>&1)"
else
    skip 'shellcheck' shellcheck
fi

# On a terminal, the programs are functions that say what their arguments are.
if ! has_tty; then
    skip 'bash on a terminal' 'script and a pseudo-terminal'
    plan
    exit
fi
mkdir folder
mkdir 'odd folder'
touch 'folder/a file' folder/other 'odd folder/part' one.maze
cat >start <<'X'
PS1= HISTFILE=
for tool in gen solve render; do
    eval "maze-$tool() { printf '%s|' $tool \"\$@\" >>got; echo >>got; }"
done
X
# on_terminal COMMAND NAME: types the lines of the file typed in a bash that has executed COMMAND, and
# compares the arguments. A script that does not work may leave a shell waiting for the end of a line.
limit=$(! has timeout || echo timeout 60)
on_terminal() {
    : >got
    {
        printf '. ./start; %s\n' "$1"
        cut -f1 typed | sed "s/<TAB>/$(printf '\t')/g; s/<BACK>/$(printf '\010')/g"
        echo exit
    } | INPUTRC=/dev/null $limit script -qec 'bash --norc --noprofile -i' /dev/null >screen 2>&1
    cut -f2 typed >want
    same "on a terminal, $2" want got
}
cat >typed <<'X'
maze-gen -a kr<TAB>-w 5	gen|-a|kruskal|-w|5|
maze-gen --alg<TAB>serp<TAB>	gen|--algorithm=serpentine|
maze-gen -a wils<TAB>:<TAB>0	gen|-a|wilson:dual=0|
maze-gen -1qw 5 --aga<TAB>fold<TAB>oth<TAB>	gen|-1qw|5|--again|folder/other|
maze-gen -w kr<TAB>5	gen|-w|kr5|
maze-render -f svg:pal<TAB>da<TAB><BACK>,pap<TAB>let<TAB>x	render|-f|svg:palette=dark,paper=letter|x|
maze-render --format=svg:pal<TAB>da<TAB>--color=al<TAB>	render|--format=svg:palette=dark|--color=always|
maze-solve -k 'len<TAB>>= 5' one<TAB>	solve|-k|length>= 5|one.maze|
maze-solve -k len<TAB>\>=<TAB>5	solve|-k|length>=5|
maze-solve -f 'mo<TAB>-1	solve|-f|moves|-1|
maze-solve -f stats:add=ap<TAB><BACK>+det<TAB>-1	solve|-f|stats:add=apart+detour|-1|
maze-solve --quer<TAB>one<TAB>-1	solve|--queries=one.maze|-1|
maze-solve folder/a<TAB>-1	solve|folder/a file|-1|
maze-render "folder/a<TAB>-1	render|folder/a file|-1|
maze-gen -mfold<TAB>oth<TAB>-1	gen|-mfolder/other|-1|
maze-gen -mfolder/a<TAB>-1	gen|-mfolder/a file|-1|
maze-gen -m "folder"/o<TAB>-1	gen|-m|folder/other|-1|
maze-gen --mask='folder'/o<TAB>-1	gen|--mask=folder/other|-1|
maze-gen -m"folder"/o<TAB>-1	gen|-mfolder/other|-1|
maze-gen -m "odd<TAB>pa<TAB>-1	gen|-m|odd folder/part|-1|
maze-gen -m "odd folder"/p<TAB>-1	gen|-m|odd folder/part|-1|
maze-gen -m odd\ f<TAB>p<TAB>-1	gen|-m|odd folder/part|-1|
maze-gen -m odd" f"older/'p<TAB>-1	gen|-m|odd folder/part|-1|
maze-gen -a "kr"us<TAB>-1	gen|-a|kruskal|-1|
maze-render 'folder'/o<TAB>-1	render|folder/other|-1|
maze-render 'folder'/"o<TAB>-1	render|folder/other|-1|
maze-render -1 <"folder"/o<TAB>-q	render|-1|-q|
maze-gen > ne<TAB>-1	gen|-1|
A=b maze-solve --vis<TAB>-f mov<TAB>-1	solve|--visited|-f|moves|-1|
: | maze-solve -f mov<TAB>-1	solve|-f|moves|-1|
X
touch new
load='for f in maze-*.bash; do . ./$f; done'
on_terminal "$load" 'without the package bash-completion'
on_terminal "$load; COMP_WORDBREAKS=\${COMP_WORDBREAKS//[=:]/}" 'COMP_WORDBREAKS without = and :'
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
printf 'maze-gen -a kr<TAB>-w 5\tgen|-a|kruskal|-w|5|\n' >typed
on_terminal 'eval "$(command maze-gen --completion bash)"' 'eval'
on_terminal 'source <(command maze-gen --completion bash)' 'source <(maze-gen --completion bash)'
printf 'maze-gen -m folder/a<TAB>-1\tgen|-m|folder/a file|-1|\n' >typed
on_terminal 'source <(command maze-gen --completion bash); PATH=' 'files, if the program is not found'
plan
