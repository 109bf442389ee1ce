# tests/floors finds every kind of include that the floors forbid, and no other.
. "$TOP/tests/lib.sh"

mkdir tree && cp "$TOP"/maze-*.c tree && cp -R "$TOP/common" tree || exit 2

# reports NAME FILE LINE WANTED: with LINE added to FILE, one line is reported, with WANTED, besides
# circles.
reports() {
    cp "tree/$2" saved
    { echo "$3" && cat saved; } >"tree/$2"
    got=$(sh "$TOP/tests/floors" tree | grep -v -x ".*: a circle of modules: .*")
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
reports 'a floor includes a wing' common/import/run/input.c \
    '#include "common/gen/gen.h"' 'which is on a higher floor'
reports 'a wing includes the command line' common/gen/run/request.c \
    '#include "common/cli/opt.h"' 'which is on a higher floor'
reports 'one wing includes another' common/render/json.c \
    '#include "common/solve/solve.h"' 'which is in another wing'
reports 'an algorithm includes what runs it' common/gen/prim.c \
    '#include "common/gen/run/mask.h"' 'which comes later in its folder'
reports 'an algorithm includes a room after it' common/gen/prim.c \
    '#include "common/gen/doors/door.h"' 'which comes later in its folder'
reports 'a room that formats share includes the formats' common/render/pages/sheet.c \
    '#include "common/render/list.h"' 'which comes later in its folder'
reports 'the kit includes a room after it' common/render/kit/shades.c \
    '#include "common/render/pages/paper.h"' 'which comes later in its folder'
reports 'a room includes what runs it' common/gen/doors/door.c \
    '#include "common/gen/run/mask.h"' 'which comes later in its folder'
reports 'the kit includes an algorithm' common/solve/kit/walk.c \
    '#include "../list.h"' 'which comes later in its folder'
reports 'a header includes the kit' common/gen/gen.h \
    '#include "kit/random_dir.h"' 'which comes later in its folder'
reports 'a format includes the input' common/import/json.c \
    '#include "common/import/run/input.h"' 'which comes later in its folder'
reports 'the kit of the formats includes a format' common/import/kit/drawing.c \
    '#include "common/import/unicode.h"' 'which comes later in its folder'
reports 'a file that is not there' common/base/err.c \
    '#include "common/base/nothing.h"' 'which does not exist'
reports 'a program may include anything, but it must exist' maze-gen.c \
    '#include "common/nowhere.h"' 'which does not exist'

mkdir tree/common/attic && echo >tree/common/attic/old.h
reports 'a folder without a floor' common/base/err.c \
    '#include "common/attic/old.h"' 'in a folder that has no floor'
rm -r tree/common/attic

# circle NAME FILE LINE WANTED: with LINE added to FILE, one circle is reported, with WANTED.
circle() {
    cp "tree/$2" saved
    { echo "$3" && cat saved; } >"tree/$2"
    is "$1" "a circle of modules: $4" "$(sh "$TOP/tests/floors" tree | sed 's/^[^:]*: //')"
    cp saved "tree/$2"
}
circle 'a circle of headers' common/base/mem.h '#include "text.h"' \
    'common/base/text -> common/base/mem -> common/base/text'
circle 'a circle of a file and a header' common/import/kit/picture_lines.c '#include "picture.h"' \
    'common/import/kit/picture -> common/import/kit/picture_lines -> common/import/kit/picture'

sh "$TOP/tests/floors" . >/dev/null 2>&1
is 'a folder without sources is an error' 2 $?
plan
