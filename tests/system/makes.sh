# GNU make, and with LONG also BSD make: what they print, in another folder, with flags and libraries.
# With LONG both build, test and install the programs in folders of their own: the same bytes.
. "$TOP/tests/lib.sh"
unset MAKE MAKEFLAGS MFLAGS MAKELEVEL

# A small source tree.
mkdir -p src/common/base
cp "$TOP/Makefile" src
cp "$TOP/common/rules.sh" src/common
printf 'int one(void);\nint one(void) { return 1; }\n' >src/common/base/one.c
for tool in maze-gen maze-solve maze-render; do
    printf 'int one(void);\nint main(void) { return one() - RESULT; }\n' >src/$tool.c
done

# list FOLDER: prints what is in it, and when it was changed.
list() { find "$1" -exec ls -ld {} + | LC_ALL=C sort; }

# works MAKE: tests a make with the small tree.
works() {
    folder=out-$1
    mkdir $folder
    cd $folder || return
    cat >want <<'X'
  AR libmaze.a
  CC common/base/one.c
  CC maze-gen.c
  CC maze-render.c
  CC maze-solve.c
  LD maze-gen
  LD maze-render
  LD maze-solve
X
    list ../src >before
    "$1" -f ../src/Makefile HARDEN= CPPFLAGS=-DRESULT=1 2>&1 | LC_ALL=C sort >got
    same "$1 prints a short line per file" want got
    list ../src >after
    same "$1 -f SRC/Makefile writes nothing to SRC" before after
    is "$1 -f SRC/Makefile builds in the current folder" '0 0 0' \
        "$(for tool in gen solve render; do ./maze-$tool; echo $?; done | paste -s -d ' ' -)"
    # BSD make compares whole seconds, so what is built gets old.
    old() { find . -type f -exec touch -t 200001010000 {} +; }
    old
    is "$1 -s prints nothing" "" "$("$1" -s -f ../src/Makefile HARDEN= CPPFLAGS=-DRESULT=2 2>&1)"
    ./maze-gen
    is "$1: other flags build it again" 255 $?
    old
    "$1" V=1 -f ../src/Makefile HARDEN= CPPFLAGS=-DRESULT=1 LDLIBS=-lm LDFLAGS=-L. CFLAGS=-O1 CC='cc -g0' >log 2>&1
    is "$1 V=1 prints commands, with CC and CFLAGS" 4 "$(grep -c '^cc -g0 .* -O1 -c -o build/release/.*\.o ' log)"
    is "$1: LDFLAGS first, LDLIBS last" 1 "$(grep -c '^cc -g0 .* -O1 -L\. -o [^ ]*/maze-gen .*libmaze\.a.* -lm$' log)"
    cp maze-gen once
    CFLAGS=-O1 LDLIBS=-lm LDFLAGS=-L. HARDEN='' CPPFLAGS=-DRESULT=1 CC='cc -g0' "$1" -e -f ../src/Makefile >log 2>&1
    is "$1 -e takes variables from the environment" 0 "$(grep -c CC log)"
    same "$1 -e: the same program" once maze-gen
    "$1" -f ../src/Makefile clean >log 2>&1
    is "$1 clean leaves nothing" "" "$(find . -name 'maze-*' -o -name build)"
    cd ..
    "$1" -f "src with blanks/Makefile" >log 2>&1
    is "$1: a blank in the path of the sources: status" 1 $(($? > 0))
    is "$1: a blank in the path of the sources: a message" 1 "$(grep -c '^make: the path of the sources has a character' log)"
    (cd "src with blanks" && "$1" HARDEN= CPPFLAGS=-DRESULT=1 && ./maze-gen) >log 2>&1
    is "$1 inside a folder with blanks" 0 $?
    rm -rf "src with blanks/build"
}

cp -R src 'src with blanks'
for make in $(printf 'make\nbmake\n' | few_unless_long 1); do
    if has $make; then
        works $make
    else
        skip "$make builds" $make
    fi
done

the_rest_is_long

# Two makes, two folders, sources that cannot be written: the same programs. Their tests pass.
mkdir sources
(cd "$TOP" && tar cf - Makefile maze-*.c common man tests ./*.md CHANGELOG LICENSE .ci .clang-format .gitignore) | (cd sources && tar xf -)
chmod -R a-w sources
list sources >before
for make in make bmake; do
    if has $make; then
        mkdir $make
        (cd $make && $make -j2 -f ../sources/Makefile all tests) >log 2>&1
        is "$make all tests in another folder" 0 $?
        for tool in maze-gen maze-solve maze-render; do
            [ -e once-$tool ] || cp $make/$tool once-$tool
            same "$make: $tool is the same program" once-$tool $make/$tool
        done
        (cd $make && $make -s -f ../sources/Makefile install DESTDIR="$PWD/a root" PREFIX=/opt) >log 2>&1
        is "$make install in another folder: programs and pages" "3 $(ls sources/man/*.[0-9] | wc -l | tr -d ' ')" \
            "$(find "$make/a root/opt/bin" -type f | wc -l | tr -d ' ') $(find "$make/a root/opt/share/man" -type f | wc -l | tr -d ' ')"
        (cd $make && $make -s -f ../sources/Makefile uninstall DESTDIR="$PWD/a root" PREFIX=/opt) >log 2>&1
        is "$make uninstall in another folder" "$make/a root" "$(find "$make/a root")"
        (cd $make && unset LONG BUILD && case $make in
            bmake) bmake -s -f ../sources/Makefile check ;;
            *) BUILD=$PWD/build/release sh ../sources/tests/run tests/unit tests/golden readme manual install ;;
            esac) >log 2>&1
        is "$make: the tests pass in another folder" 0 $?
        grep -e '^not ok' -e ' failed' log | grep -v ' 0 failed' | sed 's/^/# /'
        tail -n 1 log | sed 's/^/# /'
    else
        skip "$make in another folder" $make
    fi
done
list sources >after
same 'the sources are as before' before after
chmod -R u+w sources
plan
