# tests/floors finds every kind of include that the floors forbid, and no other.
. "$TOP/tests/lib.sh"

mkdir tree && cp "$TOP"/maze-*.c tree && cp -R "$TOP/common" tree || exit 2

# reports NAME FILE LINE WANTED: with LINE added to FILE, one line is reported, with WANTED.
reports() {
    cp "tree/$2" saved
    { echo "$3" && cat saved; } >"tree/$2"
    got=$(sh "$TOP/tests/floors" tree)
    cp saved "tree/$2"
    case $got in
    "$2:1: includes "*"$4") pass "$1" ;;
    *) fail "$1" && echo "# $got" ;;
    esac
}

is 'the sources keep to their floors' '' "$(sh "$TOP/tests/floors" tree 2>&1)"
reports 'a lower floor includes a higher one' common/base/err.c \
    '#include "common/maze/maze.h"' 'which is on a higher floor'
reports 'by a relative path, too' common/base/err.c \
    '#include "../maze/maze.h"' 'which is on a higher floor'
reports 'the reader includes an input kind' common/stream/reader.c \
    '#include "common/import/import.h"' 'which is on a higher floor'
reports 'a floor includes a wing' common/cli/tool.c \
    '#include "common/gen/gen.h"' 'which is on a higher floor'
reports 'one wing includes another' common/render/json.c \
    '#include "common/solve/solve.h"' 'which is in another wing'
reports 'an algorithm includes what runs it' common/gen/prim.c \
    '#include "common/gen/run/mask.h"' 'which comes later in its wing'
reports 'the kit includes an algorithm' common/solve/kit/walk.c \
    '#include "../list.h"' 'which comes later in its wing'
reports 'a header includes the kit' common/gen/gen.h \
    '#include "kit/random_dir.h"' 'which comes later in its wing'
reports 'a file that is not there' common/base/err.c \
    '#include "common/base/nothing.h"' 'which does not exist'
reports 'a program may include anything, but it must exist' maze-gen.c \
    '#include "common/nowhere.h"' 'which does not exist'

mkdir tree/common/attic && echo >tree/common/attic/old.h
reports 'a folder without a floor' common/base/err.c \
    '#include "common/attic/old.h"' 'in a folder that has no floor'
rm -r tree/common/attic

sed '1i\
#include "text.h"' tree/common/base/mem.h >mem.h && cp mem.h tree/common/base/mem.h
case $(sh "$TOP/tests/floors" tree) in
*'a circle of includes: '*'text.h -> common/base/mem.h'* | *'mem.h -> common/base/text.h'*) pass 'a circle' ;;
*) fail 'a circle' && sh "$TOP/tests/floors" tree ;;
esac

sh "$TOP/tests/floors" . >/dev/null 2>&1
is 'a folder without sources is an error' 2 $?
plan
