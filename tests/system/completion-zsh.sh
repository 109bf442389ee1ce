# maze-... --completion zsh: the script passes words to the program and its answers to zsh. What the candidates
# are is tested in completion-words.sh.
. "$TOP/tests/lib.sh"

if ! has zsh; then
    skip 'completions of zsh' zsh
    plan
    exit
fi
if ! has_tty; then
    skip 'completions of zsh' 'script and a pseudo-terminal'
    plan
    exit
fi

# .zshrc: what zsh executes first. At each prompt it puts a line of the file `typed` before what is typed on
# the terminal, so nothing depends on when the terminal changes its mode. The programs are functions that say
# what their arguments are.
cat >.zshrc <<'X'
PS1= RPS1= HISTFILE=
exec {typed}<typed
zle-line-init()
{
    local line
    IFS= read -r -u $typed line || line=exit
    zle -U -- "$line"$'\n'
}
zle -N zle-line-init
fpath=($PWD $fpath)
autoload -U compinit
compinit -u -d $PWD/dump
for tool in gen solve render; do
    eval "maze-$tool() { printf '%s|' $tool \"\$@\" >>got; echo >>got; }"
done
X
# typed: runs zsh on a terminal, on which standard input is typed. A script that does not work may leave a
# shell waiting for the end of a line.
tab=$(printf '\t')
limit=$(! has timeout || echo timeout 60)
typed() {
    : >got
    cat >typed
    HOME=$PWD ZDOTDIR=$PWD $limit script -qec 'zsh -d -i' /dev/null >screen 2>&1 </dev/null
}
for tool in maze-gen maze-solve maze-render; do
    $tool --completion zsh >_$tool
done
mkdir folder
touch 'folder/a file' folder/other one.maze new
typed <<X
maze-gen -a kr$tab-w 5
maze-gen --alg${tab}serp$tab
maze-gen -a wils$tab:${tab}0
maze-gen -a wils$tab-w 5
maze-gen -1qw 5 --aga${tab}fold${tab}oth$tab
maze-gen -w kr${tab}5
maze-render -f svg:pal${tab}da$tab,pap${tab}let${tab}x
maze-render --format=svg:pal${tab}da$tab--color=al$tab
maze-solve -k 'len$tab>= 5' one$tab
maze-solve -k len$tab\\>=${tab}5
maze-solve -f 'mo$tab-1
maze-solve -f stats:add=ap$tab+det$tab,cs$tab-1
maze-solve --quer${tab}one$tab-1
maze-solve folder/a$tab-1
maze-render "folder/a$tab-1
maze-gen -mfold${tab}oth$tab-1
maze-gen -mfolder/a$tab-1
maze-gen -m 'folder'/o$tab-1
maze-render -1 <folder/o$tab-q
maze-gen > ne$tab-1
A=b maze-solve --vis$tab-f mov$tab-1
X
cat >want <<'X'
gen|-a|kruskal|-w|5|
gen|--algorithm=serpentine|
gen|-a|wilson:dual=0|
gen|-a|wilson|-w|5|
gen|-1qw|5|--again|folder/other|
gen|-w|kr5|
render|-f|svg:palette=dark,paper=letter|x|
render|--format=svg:palette=dark|--color=always|
solve|-k|length>= 5|one.maze|
solve|-k|length>=5|
solve|-f|moves|-1|
solve|-f|stats:add=apart+detour,csv|-1|
solve|--queries=one.maze|-1|
solve|folder/a file|-1|
render|folder/a file|-1|
gen|-mfolder/other|-1|
gen|-mfolder/a file|-1|
gen|-m|folder/other|-1|
render|-1|-q|
gen|-1|
solve|--visited|-f|moves|-1|
X
same 'on a terminal' want got
# As a command that a user types, instead of a file of fpath.
rm _maze-* dump*
printf '%s\n' 'source <(command maze-gen --completion zsh)' "maze-gen -a kr$tab-1" | typed
is 'source <(maze-gen --completion zsh)' 'gen|-a|kruskal|-1|' "$(cat got)"
plan
