# maze-... --completion fish: the script passes words to the program and its answers to fish. What the
# candidates are is tested in completion-words.sh.
. "$TOP/tests/lib.sh"

if ! has fish; then
    skip 'completions of fish' fish
    plan
    exit
fi
for tool in maze-gen maze-solve maze-render; do
    $tool --completion fish >$tool.fish
done
mkdir folder
touch 'folder/a file' folder/other one.maze

# complete.fish: prints what fish completes each line of the file `lines` to, with texts except those of files.
cat >complete.fish <<'X'
set fish_complete_path $PWD
while read -l line
    echo "== $line"
    complete -C $line | string replace -r '^(.*(folder|one.maze).*)\t.*' '$1'
end <lines
X
tab=$(printf '\t')
cat >want <<X
== maze-gen -a bac
backtracker${tab}depth-first search: long winding passages
backtracker:${tab}its keys
== maze-gen -w5 --alg=bac
--alg=backtracker${tab}depth-first search: long winding passages
--alg=backtracker:${tab}its keys
== maze-gen -a wilson:
wilson:dual=${tab}walk over corners (1) or cells (0)
== maze-gen --tr
--trace${tab}also write the maze after every K-th step (1)
--trace=${tab}also write the maze after every K-th step (1)
== maze-render -f 'svg:pap
svg:paper=${tab}page size
== maze-gen -w 
== maze-gen folder/
== maze-gen --mask fold
folder/
== maze-gen --mask=folder/o
--mask=folder/other
== maze-gen --again "folder/
folder/a file
folder/other
== maze-solve one
one.maze
== maze-solve -- -1 folder/o
folder/other
== maze-solve -k 'length>
length>${tab}length of the path, in moves
length>=${tab}length of the path, in moves
X
sed -n 's/^== //p' want >lines
HOME=$PWD fish --no-config complete.fish >got 2>&1
same 'fish completes words and files' want got

# What the manual says about folders.
searched() {
    HOME=$PWD fish -c 'string match -- $argv[1] $fish_complete_path' "$1"
}
is 'fish searches XDG_DATA_DIRS' "$PWD/share/fish/vendor_completions.d" \
    "$(export XDG_DATA_DIRS="$PWD/share" && searched "$PWD/share/fish/vendor_completions.d")"
folder=$(sed -n 's/^\.Ql FISHDIR=\(.*\) \.$/\1/p' "$TOP/man/maze-gen.1")
if [ -d /etc/fish ]; then
    is 'the FISHDIR of the manual is searched without XDG_DATA_DIRS' /etc/fish/completions \
        "$(unset XDG_DATA_DIRS && searched "${folder:-none}")"
else
    skip 'the FISHDIR of the manual is searched without XDG_DATA_DIRS' /etc/fish
fi
plan
