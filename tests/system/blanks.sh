# Names with blanks: the folder of the programs, the folder for temporary files, and files.
. "$TOP/tests/lib.sh"

mkdir 'a folder' 'a folder/temporary files'
ln -s "$BUILD" 'a folder/the programs'
BUILD="$PWD/a folder/the programs" TMPDIR="$PWD/a folder/temporary files" \
    sh "$TOP/tests/run" unit/opt cli/files cli/queries cli/board golden/render \
    bugs/slashes bugs/row-before ${LONG:+bugs} >log 2>&1
is 'the tests pass in folders with blanks in their names' 0 $?
tail -n 1 log | sed 's/^/# /'
expect 'a message about a file with a blank in its name' 2 "maze-render 'no maze'" <<'X'
maze-render: no maze: No such file or directory
X
plan
