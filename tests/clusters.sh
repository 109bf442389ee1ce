# clusters: functions for the tests of maze-clusters(7), which run scripts and commands as the page
# shows them. A test sources tests/lib.sh, then this file.
#
# tests/clusters has a file per engine that needs more than one program. It starts the engine on this
# machine, in the folder of the test and without a fixed port, and ends it; most of its time is waiting.
# They run only by name: LIMIT=300 sh tests/run tests/clusters.

page=$TOP/man/maze-clusters.7
here=$PWD

# script NAME: writes the script NAME of the page to the file NAME, as the page tells.
script() {
    shown_script "$page" "$1" | sh -c "$(shown 'cut -c' | sed "s/shard/$1/")"
    sh -c "$(shown "chmod +x $1")"
}

# shown TEXT: prints the first command of the page that contains TEXT.
shown() {
    shown_examples "$page" | awk -v text="$1" '
        /^\$ / { if (index(example, text)) exit; sub(/^\$ /, ""); example = ""; newline = "" }
        { example = example newline $0; newline = "\n" }
        END { if (index(example, text)) print example }'
}

# logged FILE ...: prints the last lines of each FILE, as comments.
logged() {
    for log; do
        tail -n 20 "$log" | sed "s,^,# ${log##*/}: ,"
    done
}

# until_true SECONDS WHAT COMMAND: waits until COMMAND succeeds. After SECONDS, the test ends, skipped:
# the engine does not start on this system, for example in a container. The logs of the daemons are
# printed.
until_true() {
    tenths=$(($1 * 10))
    until sh -c "$3" >/dev/null 2>&1; do
        tenths=$((tenths - 1))
        [ $tenths -gt 0 ] || {
            skip "$2, within $1 s" 'a system on which this engine starts'
            logged ./*.log
            end
        }
        sleep 0.1
    done
}

# prepare: writes the script shard, the mazes of one process to the file whole, and a maze-gen that
# fails the first time that it generates shard 3: after ten mazes, which only its status shows.
prepare() {
    script shard
    maze-gen -s 7 -n 1000 -w 16 -h 16 | maze-solve >whole
    mkdir failing
    cat >failing/maze-gen <<Y
#!/bin/sh
case "\$*" in
*'--shard 3/16') mkdir "$here/failed" 2>/dev/null && { "$BUILD/maze-gen" "\$@" | head -n 190; exit 1; } ;;
esac
exec "$BUILD/maze-gen" "\$@"
Y
    chmod +x failing/maze-gen
    PATH=$here/failing:$PATH
}

# engine NAME COMMAND: passes if COMMAND, of maze-clusters(7), run again if it fails, generates the
# bytes of one process, although shard 3 fails once. Each run ends within 100 seconds.
engine() {
    rm -rf mazes mazes.*of16* failed
    : >out.log
    run_engine "$2"
    if [ $status -ne 0 ]; then
        is "$1: it fails because shard 3 does, which gets no name" 'failed, no shard 3' \
            "$([ -d failed ] && echo failed), $([ -e mazes.3of16 ] || echo no shard 3)"
        run_engine "$2"
    fi
    is "$1: it succeeds, after shard 3 has failed" '0, failed' "$status, $([ -d failed ] && echo failed)"
    [ -e mazes ] || sh -c "$(shown 'cat $(seq')" 2>>out.log
    if cmp -s whole mazes; then
        pass "$1: the bytes of one process"
    else
        fail "$1: the bytes of one process"
        logged ./*.log
    fi
}
run_engine() {
    timeout 100 bash -c "$1" >>out.log 2>&1 </dev/null
    status=$?
    [ $status -ne 124 ] || echo 'ended after 100 s' >>out.log
}
