# maze-... --completion zsh: the script completes in zsh what --help lists.
. "$TOP/tests/lib.sh"
. "$TOP/tests/completion.sh"

if ! has zsh; then
    skip 'completions of zsh' zsh
    plan
    exit
fi
if has_no_tty; then
    skip 'completions of zsh' "$missing"
    plan
    exit
fi

# .zshrc: what zsh executes first. At each prompt it puts a line of the file `typed` before what is typed on
# the terminal, so nothing depends on when the terminal changes its mode. ^T completes the lines of the file
# `lines` and prints each, a tab, and the words to `found`. compadd also remembers what it adds.
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
compadd()
{
    local -a hits before suffix
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
    fi
    zparseopts -E P:=before p:=before S:=suffix
    builtin compadd -A hits "$@"
    found+=("$IPREFIX$before[2]"${^hits}"${suffix[2]% }")
    builtin compadd "$@"
}
find_words()
{
    _main_complete
    compstate[list]='' compstate[insert]=''
}
complete_lines()
{
    local -a found
    for line in ${(f)"$(<lines)"}; do
        found=() BUFFER=$line CURSOR=$#line
        zle find_words
        print -r -- "$line"$'\t'"${found:+ }$found" >>found
    done
    BUFFER=
}
zle -C find_words list-choices find_words
zle -N complete_lines
bindkey '^T' complete_lines
for tool in gen solve render; do
    eval "maze-$tool() { printf '%s|' $tool \"\$@\" >>got; echo >>got; }"
done
X
# typed: runs zsh on a terminal, on which standard input is typed.
typed() {
    cat >typed
    HOME=$PWD ZDOTDIR=$PWD $limit script -qec 'zsh -d -i' /dev/null >screen 2>&1 </dev/null
}
for tool in maze-gen maze-solve maze-render; do
    $tool --completion zsh >_$tool
    is "$tool: zsh can read the script" "" "$(zsh -n _$tool 2>&1)"
    # There is no NAME: in the list: the blank after NAME goes if a colon is typed.
    completion_cases $tool | sed "s/ [^ ]*:\$//" >>want
done
mkdir folder
touch 'folder/a file' folder/other one.maze
completion_lines | sed "s/ [^ ]*:\$//" >>want
cat >>want <<X
maze-render --animate=$tab --animate=key
X
cut -f1 want >lines
printf '\024\n' | typed
# zsh adds the = after an option itself.
sort_words <found >all
sed "/^maze-[a-z]* -$tab/s/=//g" want | sort_words >sorted
for tool in maze-gen maze-solve maze-render; do
    grep "^$tool " sorted >sorted-$tool
    grep "^$tool " all >got-$tool
    same "$tool: zsh completes what --help lists" sorted-$tool got-$tool
done

# Keys on a terminal. The programs are functions that say what their arguments are.
typed <<X
maze-gen -a kr$tab-w 5
maze-gen --alg${tab}serp$tab
maze-gen -a wils$tab:${tab}0
maze-gen -a wils$tab-w 5
maze-render -f svg:pal${tab}da$tab,pap${tab}let${tab}x
maze-render --format=svg:pal${tab}da$tab--color=al$tab
maze-solve -k 'len$tab>= 5' one$tab
maze-solve -f 'mo$tab-1
maze-solve -f stats:add=ap$tab+det$tab,cs$tab-1
maze-solve --quer${tab}one$tab-1
maze-solve folder/a$tab-1
maze-gen -mfold${tab}oth$tab-1
A=b maze-solve --vis$tab-f mov$tab-1
X
same 'on a terminal' - got <<X
gen|-a|kruskal|-w|5|
gen|--algorithm=serpentine|
gen|-a|wilson:dual=0|
gen|-a|wilson|-w|5|
render|-f|svg:palette=dark,paper=letter|x|
render|--format=svg:palette=dark|--color=always|
solve|-k|length>= 5|one.maze|
solve|-f|moves|-1|
solve|-f|stats:add=apart+detour,csv|-1|
solve|--queries=one.maze|-1|
solve|folder/a file|-1|
gen|-mfolder/other|-1|
solve|--visited|-f|moves|-1|
X
# As a command that a user types, instead of a file of fpath.
rm _maze-* dump*
printf '%s\n' 'source <(command maze-gen --completion zsh)' "maze-gen -a kr$tab-1" | typed
is 'source <(maze-gen --completion zsh)' 'gen|-a|kruskal|-1|' "$(tail -n 1 got)"
plan
