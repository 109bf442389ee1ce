# maze-... --completion SHELL: the scripts of bash, zsh and fish pass words to the program and its answers to the shell,
# quotes, files and the characters at which bash splits words included. What the candidates are is tested in
# cli/complete.sh.
. "$TOP/tests/lib.sh"
tab=$(printf '\t')

for shell in bash zsh fish; do
    for tool in maze-gen maze-solve maze-render; do
        $tool --completion $shell >$tool.$shell
    done
    sed 's/\([_-]\)solve/\1gen/g; s/maze.solve/maze-gen/g' maze-solve.$shell >got
    same "$shell: each program has the same script" maze-gen.$shell got
done
needs 'shellcheck' shellcheck &&
    is 'shellcheck' '' "$(shellcheck -s bash maze-gen.bash 2>&1)"

# On a terminal, the programs are functions that say what their arguments are.
mkdir folder 'odd folder'
touch 'folder/a file' folder/other 'odd folder/part' one.maze
cat >start <<'X'
PS1= HISTFILE=
for tool in gen solve render; do
    eval "maze-$tool() { printf '%s|' $tool \"\$@\" >>got; echo >>got; }"
done
X
# At each prompt, zsh puts a line of the file `typed` before what is typed on the terminal, so nothing depends on when
# the terminal changes its mode.
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
fpath=($PWD/scripts $fpath)
autoload -U compinit
compinit -u -d $PWD/dump
X
cat start >>.zshrc
mkdir scripts
for tool in maze-gen maze-solve maze-render; do
    cp $tool.zsh scripts/_$tool
done

# on_terminal SHELL COMMAND LINES NAME: types the lines of the file LINES in a shell that has executed COMMAND, and compares
# the arguments with those beside them. A script that does not work may leave a shell waiting for the end of a line.
limit=$(! has timeout || echo timeout 60)
on_terminal() {
    needs "$1 on a terminal, $4" "$1" script || return
    : >got
    {
        case $1 in bash) echo ". ./start; $2" ;; zsh) echo "$2" ;; esac
        cut -f1 "$3" | sed "s/<TAB>/$tab/g; s/<BACK>/$(printf '\010')/g"
    } >typed
    case $1 in
    bash) { cat typed && echo exit; } | INPUTRC=/dev/null $limit script -qec 'bash --norc --noprofile -i' /dev/null ;;
    zsh) HOME=$PWD ZDOTDIR=$PWD $limit script -qec 'zsh -d -i' /dev/null </dev/null ;;
    esac >screen 2>&1
    cut -f2 "$3" >want
    same "$1 on a terminal, $4" want got
}
sed "s/ => /$tab/" >lines <<'X'
maze-gen -a kr<TAB>-w 5 => gen|-a|kruskal|-w|5|
maze-gen --alg<TAB>serp<TAB> => gen|--algorithm=serpentine|
maze-gen -a wils<TAB>:<TAB>0 => gen|-a|wilson:dual=0|
maze-gen -1qw 5 --aga<TAB>fold<TAB>oth<TAB> => gen|-1qw|5|--again|folder/other|
maze-gen -w kr<TAB>5 => gen|-w|kr5|
maze-render --format=svg:pal<TAB>da<TAB>--color=al<TAB> => render|--format=svg:palette=dark|--color=always|
maze-solve -k 'len<TAB>>= 5' one<TAB> => solve|-k|length>= 5|one.maze|
maze-solve -k len<TAB>\>=<TAB>5 => solve|-k|length>=5|
maze-solve --quer<TAB>one<TAB>-1 => solve|--queries=one.maze|-1|
maze-render "folder/a<TAB>-1 => render|folder/a file|-1|
maze-gen -mfolder/a<TAB>-1 => gen|-mfolder/a file|-1|
A=b maze-solve --vis<TAB>-f mov<TAB>-1 <folder/o<TAB>-q => solve|--visited|-f|moves|-1|-q|
X
# Quotes inside a word, which bash leaves to the script, and a blank that readline has added.
sed "s/ => /$tab/" >quoted <<'X'
maze-render -f svg:pal<TAB>da<TAB><BACK>,pap<TAB>let<TAB>x => render|-f|svg:palette=dark,paper=letter|x|
maze-gen -m "folder"/o<TAB>-1 => gen|-m|folder/other|-1|
maze-gen --mask='folder'/o<TAB>-1 => gen|--mask=folder/other|-1|
maze-gen -m"folder"/o<TAB>-1 => gen|-mfolder/other|-1|
maze-gen -m "odd<TAB>pa<TAB>-1 => gen|-m|odd folder/part|-1|
maze-gen -m odd\ f<TAB>p<TAB>-1 => gen|-m|odd folder/part|-1|
maze-gen -m odd" f"older/'p<TAB>-1 => gen|-m|odd folder/part|-1|
maze-gen -a "kr"us<TAB>-1 => gen|-a|kruskal|-1|
maze-render 'folder'/"o<TAB>-1 => render|folder/other|-1|
X
sed 1q lines >first
load='for f in maze-*.bash; do . ./$f; done'
cat lines quoted >all
on_terminal bash "$load" all 'without the package bash-completion'
on_terminal bash "$load; COMP_WORDBREAKS=\${COMP_WORDBREAKS//[=:]/}" lines 'COMP_WORDBREAKS without = and :'
package=/usr/share/bash-completion/bash_completion
if [ -e $package ]; then
    mkdir -p data/bash-completion/completions
    for tool in maze-gen maze-solve maze-render; do
        cp $tool.bash data/bash-completion/completions/$tool
    done
    # The package splits the name of this folder at blanks.
    on_terminal bash "XDG_DATA_HOME=data; . $package" all 'found by the package bash-completion'
else
    skip 'found by the package bash-completion' bash-completion
fi
on_terminal bash 'source <(command maze-gen --completion bash)' first 'source <(maze-gen --completion bash)'
printf 'maze-gen -m folder/a<TAB>-1\tgen|-m|folder/a file|-1|\n' >file
on_terminal bash 'source <(command maze-gen --completion bash); PATH=' file 'files, if the program is not found'
on_terminal zsh true lines 'as a file of fpath'
rm -r scripts dump*
on_terminal zsh 'source <(command maze-gen --completion zsh)' first 'source <(maze-gen --completion zsh)'

# fish says what it completes a line to, with texts except those of files.
cat >complete.fish <<'X'
set fish_complete_path $PWD
while read -l line
    echo "== $line"
    complete -C $line | string replace -r '^(.*(folder|one.maze).*)\t.*' '$1'
end <typed
X
cat >want <<X
== maze-gen -w5 --alg=bac
--alg=backtracker${tab}depth-first search: long winding passages
--alg=backtracker:${tab}its keys
== maze-render -f 'svg:pap
svg:paper=${tab}page size
== maze-gen -w 
== maze-gen --mask=folder/o
--mask=folder/other
== maze-gen --again "folder/
folder/a file
folder/other
== maze-solve -k 'length>
length>${tab}length of the path, in moves
length>=${tab}length of the path, in moves
X
sed -n 's/^== //p' want >typed
# searched FOLDER: prints FOLDER if fish searches it for completions.
searched() { HOME=$PWD fish -c 'string match -- $argv[1] $fish_complete_path' "$1"; }
the_rest_needs 'fish completes words and files' fish
HOME=$PWD fish --no-config complete.fish >got 2>&1
same 'fish completes words and files' want got
# What the manual says about folders.
is 'fish searches XDG_DATA_DIRS' "$PWD/share/fish/vendor_completions.d" \
    "$(export XDG_DATA_DIRS="$PWD/share" && searched "$PWD/share/fish/vendor_completions.d")"
folder=$(sed -n 's/^\.Ql FISHDIR=\(.*\) \.$/\1/p' "$TOP/man/maze.1")
[ ! -d /etc/fish ] || is 'the FISHDIR of the manual is searched without XDG_DATA_DIRS' /etc/fish/completions \
    "$(unset XDG_DATA_DIRS && searched "${folder:-none}")"
plan
