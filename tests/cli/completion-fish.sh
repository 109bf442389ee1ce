# maze-... --completion fish: the script completes in fish what --help lists.
. "$TOP/tests/lib.sh"
. "$TOP/tests/completion.sh"

if ! has fish; then
    skip 'completions of fish' fish
    plan
    exit
fi

# complete.fish: completes the lines of the file `lines` and prints each, a tab, and the words. fish finds
# the scripts by their names.
cat >complete.fish <<'X'
set fish_complete_path $PWD
while read -l line
    set -l words (complete -C $line | string replace -r '\t.*' '')
    printf '%s\t' $line
    test (count $words) = 0; or printf ' %s' $words
    echo
end <lines
X
# completed: completes the lines of `want` and compares.
completed() {
    cut -f1 want >lines
    HOME=$PWD fish --no-config complete.fish | sed "/^maze-[a-z]* -$tab/s/=//g" | sort_words >got
    # fish adds the = after an option itself.
    sed "/^maze-[a-z]* -$tab/s/=//g" want | sort_words >sorted
    same "$1" sorted got
}
for tool in maze-gen maze-solve maze-render; do
    $tool --completion fish >$tool.fish
    is "$tool: fish can read the script" "" "$(HOME=$PWD fish --no-execute $tool.fish 2>&1)"
    # In a condition, an operator follows: see below. --animate= has words.
    completion_cases $tool | sed "/-ki$tab/d" >want
    completed "$tool: fish completes what --help lists"
done
mkdir folder
touch 'folder/a file' folder/other one.maze
completion_lines >want
cat >>want <<X
maze-solve -k len$tab length length= length!= length<= length>=
maze-render --animate=$tab --animate=key
maze-gen --mask fold$tab folder/
X
completed 'what comes before the word counts'
expect 'words have the texts of --help' 0 "HOME=\$PWD fish --no-config -c 'set fish_complete_path \$PWD
    complete -C \"maze-gen -a bac\"; complete -C \"maze-gen -a wilson:\"; complete -C \"maze-gen --tr\"'" <<X
backtracker${tab}depth-first search: long winding passages
backtracker:${tab}its keys
wilson:dual=${tab}walk over corners (1) or cells (0)
--trace${tab}also write the maze after every K-th step (1)
X

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
