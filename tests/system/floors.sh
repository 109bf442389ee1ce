# tests/floors finds every kind of include that the layers forbid, and every circle of modules.
. "$TOP/tests/lib.sh"

mkdir tree && cp "$TOP"/maze-*.c tree && cp -R "$TOP/common" tree || exit 2
mkdir tree/common/attic && echo >tree/common/attic/old.h
is 'the sources keep to their layers' '' "$(sh "$TOP/tests/floors" tree 2>&1)"

# All at once: an include is reported whatever the others are.
cat >includes <<'X'
common/base/err.c|common/maze/maze.h|which is in a higher layer
common/stream/reader.c|common/import/import.h|which is in a higher layer
common/import/run/input.c|common/gen/gen.h|which is in a higher layer
common/gen/run/request.c|common/cli/opt.h|which is in a higher layer
common/render/json.c|common/solve/solve.h|which is in a folder beside its own
common/gen/prim.c|common/gen/run/mask.h|which comes later in its folder
common/gen/kruskal.c|common/gen/doors/door.h|which comes later in its folder
common/render/pages/sheet.c|common/render/list.h|which comes later in its folder
common/render/kit/shades.c|common/render/pages/paper.h|which comes later in its folder
common/solve/kit/walk.c|common/solve/list.h|which comes later in its folder
common/gen/gen.h|kit/random_dir.h|which comes later in its folder
common/import/json.c|common/import/run/input.h|which comes later in its folder
common/base/io.c|common/base/nothing.h|which does not exist
maze-gen.c|common/nowhere.h|which does not exist
common/base/rng.c|common/attic/old.h|in a folder that has no layer
X
while IFS='|' read -r file name _; do
    { echo "#include \"$name\"" && cat "tree/$file"; } >changed
    mv changed "tree/$file"
done <includes
sed 's/^\([^|]*\)|\([^|]*\)|/\1:1: includes \2, /' includes | sort >want
sh "$TOP/tests/floors" tree | grep -v ': a circle of modules: ' | sort >got
same 'each include that is forbidden is reported, and no other' want got

rm -rf tree/common && cp -R "$TOP/common" tree && cp "$TOP/maze-gen.c" tree
{ echo '#include "text.h"' && cat "$TOP/common/base/mem.h"; } >tree/common/base/mem.h
is 'a circle' 'a circle of modules: common/base/text -> common/base/mem -> common/base/text' \
    "$(sh "$TOP/tests/floors" tree | sed 's/^[^:]*: //')"
sh "$TOP/tests/floors" . >/dev/null 2>&1
is 'a folder without sources is an error' 2 $?
plan
