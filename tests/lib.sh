# lib.sh: what the shell tests share. A test is a script that sources this
# file, calls the functions below, and ends with `plan`. It runs in an empty
# folder of its own ($PWD), with the programs under test first on PATH; the
# source tree is $TOP.

count=0

# The largest width that this build knows, which depends on its word size.
# shellcheck disable=SC2034 # for the tests
most=$(maze-gen -w 0 2>&1 | sed 's/.* //')

# pass NAME, fail NAME, skip NAME TOOL: one line each in the Test Anything form.
pass() {
    count=$((count + 1))
    echo "ok $count - $1"
}
fail() {
    count=$((count + 1))
    echo "not ok $count - $1"
}
skip() {
    count=$((count + 1))
    echo "ok $count - $1 # SKIP needs $2"
}

# limited KB COMMAND: COMMAND with so much memory to address, where that can be
# said and the sanitizers, which need far more, are not at work.
limited() {
    case $BUILD in
    *asan*) sh -c "$2" ;;
    *) sh -c "ulimit -v $1 2>/dev/null; $2" ;;
    esac
}

# has TOOL: can it be run?
has() {
    command -v "$1" >/dev/null 2>&1
}

# expect STATUS COMMAND: runs COMMAND with sh and no input; its exit status
# and all that it prints, messages too, must be STATUS and standard input.
expect() {
    cat >want
    sh -c "$2" >got 2>&1 </dev/null
    set -- "$1" "$2" $?
    if [ "$3" -eq "$1" ] && cmp -s want got; then
        pass "$2"
    else
        fail "$2"
        [ "$3" -eq "$1" ] || echo "# status $3, not $1"
        diff want got | sed 's/^/# /' | head -n 20
    fi
}

# status STATUS COMMAND: the same for commands whose output does not matter.
status() {
    sh -c "$2" >got 2>&1 </dev/null
    set -- "$1" "$2" $?
    if [ "$3" -eq "$1" ]; then
        pass "$2"
    else
        fail "$2"
        echo "# status $3, not $1"
        sed 's/^/# /' got | head -n 5
    fi
}

# same NAME FILE FILE: two files are equal.
same() {
    if cmp -s "$2" "$3"; then
        pass "$1"
    else
        fail "$1"
        diff "$2" "$3" | sed 's/^/# /' | head -n 10
    fi
}

# is NAME WANT GOT: two words are equal.
is() {
    if [ "$2" = "$3" ]; then
        pass "$1"
    else
        fail "$1"
        echo "# $3, not $2"
    fi
}

plan() {
    echo "1..$count"
}
