# lib: functions for the shell tests. A test sources this file, calls the
# functions below and ends with `plan`:
#
#     . "$TOP/tests/lib.sh"
#     expect 'a maze of one cell' 0 'maze-gen -w 1 -h 1 -e none -x none --no-header' <<'X'
#     31
#     20
#
#     X
#     plan
#
# The test runs in an empty directory of its own ($PWD). The programs under test
# come first on PATH, and $TOP is the source tree. The name of each case states
# what should be true.

count=0

# largest_width: prints the largest width that this build allows. It depends on the word size.
largest_width() {
    largest=$(maze-gen -w 1e30 2>&1)
    largest=${largest##*at most }
    printf '%s\n' "${largest%%,*}"
}

# pass NAME, fail NAME, skip NAME TOOL: print the result of one case in the Test Anything Protocol.
pass() {
    count=$((count + 1))
    printf '%s\n' "ok $count - $1"
}
fail() {
    count=$((count + 1))
    printf '%s\n' "not ok $count - $1"
}
skip() {
    count=$((count + 1))
    printf '%s\n' "ok $count - $1 # SKIP needs $2"
}

# plan: prints the number of cases. Without it, a test counts as failed.
plan() {
    echo "1..$count"
}

# end: ends the test here. the_rest_is_long: does so unless LONG is set. the_rest_is_for_all: does so in make check.
end() {
    plan
    exit
}
the_rest_is_long() { [ "$LONG" ] || end; }
the_rest_is_for_all() { [ "$ALL$LONG" ] || end; }

# few_unless_long N: copies its input, but only the first N lines unless LONG is set.
few_unless_long() {
    if [ "$LONG" ]; then
        cat
    else
        sed "$1q"
    fi
}

# has TOOL: succeeds if TOOL is installed.
has() {
    command -v "$1" >/dev/null 2>&1
}

# has_tty: succeeds if script can create a terminal.
has_tty() {
    script -qec true /dev/null </dev/null >/dev/null 2>&1
}

# py ARGUMENT ...: runs a python that finds tests/mazes.py and shape_maze.py, and has the modules that the test needs.
py() { PYTHONPATH=$TOP/tests "${python:-python3}" -B "$@"; }

# needs NAME TOOL ...: succeeds if every TOOL is available; otherwise skips the case NAME. A TOOL is a program; script,
# which must be able to create a terminal; or numpy or networkx, a module for `py`.
needs() {
    needs_name=$1 missing=
    shift
    for needed; do
        case $needed in
        script) has_tty ;;
        numpy | networkx) python=$(python_with "$needed") && [ "$python" ] ;;
        *) has "$needed" ;;
        esac || missing="$missing $needed"
    done
    [ ! "$missing" ] || { skip "$needs_name" "${missing# }" && return 1; }
}

# the_rest_needs NAME TOOL ...: if a TOOL is missing, skips the case NAME and ends the test here.
the_rest_needs() { needs "$@" || end; }

# python_with MODULE: prints the name of a python that has MODULE, if there is one.
python_with() {
    for python in python3 /usr/bin/python3; do
        if "$python" -c "import $1" 2>/dev/null; then
            echo "$python"
            return
        fi
    done
}

# formatted [FORMATTER]: formats a manual page with FORMATTER, or with the first formatter installed. Without a formatter,
# resolves the escapes in the source.
formatted() {
    case ${1:-$(has mandoc && echo mandoc || { has groff && echo groff; })} in
    mandoc) mandoc -T utf8 -O width=99 ;;
    groff) groff -mandoc -T utf8 -P -cbou -rLL=99n 2>/dev/null ;;
    *) sed 's/^\.Dl //; s/^"\(.*\)"$/\1/; s/\\&//g; s/\\-/-/g; s/\\(dq/"/g; s/\\e/\\/g' ;;
    esac
}

# shown_examples PAGE [FORMATTER]: prints the .Dl lines of a page as a reader of the formatted page sees them.
shown_examples() {
    sed 's/^\.Dl \("\{0,1\}\)/.Dl \1@@/' "$1" | formatted ${2:+"$2"} | sed -n 's/^ *@@//p'
}

# shown_script PAGE NAME: prints the literal text of a page whose first comment contains NAME, with its indentation.
shown_script() {
    awk -v name="$2:" '
        /^\.Bd/ { text = "\n"; found = 0 }
        index($2 ":", name) == 1 { found = 1 }
        /^\.Ed/ { if (found) gsub(/\n/, "\n@@", text); sub(/\n@@$/, "\n", text); printf "%s", substr(text, 2); text = "" }
        text != "" && !/^\.Bd/ { text = text $0 "\n"; next }
        { print }' "$1" | formatted | sed -n 's/^\( *\)@@/\1/p'
}

# names_with DIRECTORY WORDS: lists the names in common/DIRECTORY (gen, solve or render) whose file matches WORDS, a grep -E
# pattern.
names_with() { grep -l -E -e "$2" "$TOP/common/$1"/*.c | sed 's/.*\/\(.*\)\.c/\1/'; }
# text_formats, binary_formats: list the output formats that draw text, and those that are not written to a terminal.
text_formats() { names_with render TEXT_DRAWING; }
binary_formats() { names_with render 'redirect|RASTER_CALLBACKS'; }
# incomplete_solvers: lists the solvers that may miss an existing path.
incomplete_solvers() { maze-solve --list | cut -f1 | grep -v -x -F "$(names_with solve '\.complete = true')"; }

# limited KB COMMAND: runs COMMAND with at most KB kilobytes of address space, if the
# shell supports limits. Programs built with sanitizers need far more and get no limit.
limited() (
    # shellcheck disable=SC3045 # not every shell supports -v
    [ "$SANITIZED" ] || ulimit -v "$1" 2>/dev/null
    eval "$2"
)

# shows PAGE: runs the commands of a page in the source tree, in this directory (tests/redraw). Passes each command that
# succeeds without a message, and the page and each of its pictures if the commands reproduce it.
shows() {
    sh "$TOP/tests/redraw" "$TOP/$1" shown >results 2>said
    while IFS='	' read -r result command; do
        case $result in
        0) pass "$1: $command" ;;
        [1-9]* | message) fail "$1: $command" && note "status: $result" "$(cat said)" ;;
        *) skip "$1: $command" "$result" ;;
        esac
    done <results
    (cd shown && find . -type f) | sort >files
    while read -r file; do
        set -- "$1" "${file#./}" "$(dirname "$TOP/$1")/${file#./}" "shown/$file"
        case $file in *.gif) # versions of ffmpeg compress frames differently
            for k in 3 4; do
                eval "ffmpeg -loglevel error -i \"\${$k}\" -pix_fmt rgb24 -f framehash -" >"frames.$k" </dev/null
            done
            set -- "$1" "$2" frames.3 frames.4 ;;
        esac
        same "$1: $2 is what the commands print and draw" "$3" "$4"
    done <files
}

# golden NAME FILE: passes if FILE in tests/golden equals the file got. GOLDEN=new writes FILE. An existing file from
# maze-gen is overwritten only if the version number, v= in the headers, is new.
golden() {
    set -- "$1" "$TOP/tests/golden/$2"
    case $GOLDEN:$2 in
    new:*/render-* | new:*/sums-*) cp got "$2" ;;
    new:*) [ "$(version "$2")" = "$(version got)" ] || cp got "$2" ;;
    esac
    same "$1" "$2" got
}
version() { sed -n 's/^# maze.* v=\([0-9]*\) .*/\1/p' "$1" 2>/dev/null | sed q; }

# note TEXT ...: prints up to 20 lines that explain a failure.
note() {
    printf '%s\n' "$@" | sed 's/^/# /' | head -n 20
}

# difference WANT GOT: prints up to 20 lines of the differences between two files.
difference() {
    note '- is wanted, + is what was printed'
    diff -u "$1" "$2" | sed '1,2d; s/^/# /' | head -n 20
}

# Processes cost more than anything else here, so a case that passes starts only its command.

# slurp: sets slurped to the standard input, without zero bytes.
slurp() {
    slurped=
    while IFS= read -r slurped_line; do
        slurped="$slurped$slurped_line
"
    done
    slurped=$slurped$slurped_line
}

# drawn_anew NAME: with GOLDEN=new, writes the file got into the quoted here-document of the case expect 'NAME' in this
# test. Succeeds if there is such a case.
drawn_anew() {
    [ "$GOLDEN" = new ] && CASE="expect '$1' " awk '
        index($0, ENVIRON["CASE"]) { found = 1 }
        end == "" || $0 == end { end = ""; print }
        found && /<<\047[A-Z]\047$/ {
            done = end = substr($0, length($0) - 1, 1)
            while ((getline line <"got") > 0) print line
        }
        !/[\\|]$/ { found = 0 }
        END { exit !done }' "$0" >anew && mv anew "$0"
}

# expect NAME STATUS COMMAND: runs COMMAND in a subshell without input. Passes if its exit
# status is STATUS and it prints exactly the standard input of expect. Messages count as
# output.
expect() {
    slurp
    (eval "$3") >got 2>&1 </dev/null
    set -- "$@" $? "$slurped"
    slurp <got
    if [ "$4" -eq "$2" ] && { [ "$5" = "$slurped" ] || drawn_anew "$1"; }; then
        pass "$1"
        return
    fi
    fail "$1"
    note "command: $3"
    [ "$4" -eq "$2" ] || note "status $4, wanted $2"
    printf %s "$5" >want
    [ "$5" = "$slurped" ] || difference want got
}

# status NAME STATUS COMMAND: passes if the exit status of COMMAND, run in the same way, is
# STATUS; the output does not matter.
status() {
    (eval "$3") >got 2>&1 </dev/null
    set -- "$@" $?
    if [ "$4" -eq "$2" ]; then
        pass "$1"
        return
    fi
    fail "$1"
    note "command: $3" "status $4, wanted $2; printed:"
    sed 's/^/# /' got | head -n 5
}

# malformed: reads lines KIND|MESSAGE|TEXT; TEXT is a printf format. Passes each KIND if maze-render --input KIND rejects
# its TEXTs with their MESSAGEs, which begin with line and column, and status 2.
malformed() {
    number=0
    while IFS='|' read -r kind message text; do
        number=$((number + 1))
        printf "$text" >"bad.$number"
        printf '%s\n' "maze-render: bad.$number:$message" >>"messages.$kind"
        printf '%s ' "bad.$number" >>"inputs.$kind"
    done
    for inputs in inputs.*; do
        kind=${inputs#inputs.}
        read -r inputs <"inputs.$kind"
        expect "$kind is refused" 2 "maze-render --input $kind -f block $inputs >drawn" <"messages.$kind"
    done
    rm inputs.* messages.*
}

# errors [TOOL]: reads lines MESSAGE|COMMAND. Passes each COMMAND that ends with status 2 and prints only MESSAGE.
# Without a MESSAGE, the status suffices. TOOL, which may have options, is prepended to each COMMAND, and its name and a
# colon to each MESSAGE.
errors() {
    while IFS='|' read -r message command; do
        command="$1${1:+ }$command"
        case $message in
        '') status "an error: $command" 2 "$command" ;;
        *) expect "an error: $command" 2 "$command" <<X
${1:+${1%% *}: }$message
X
            ;;
        esac
    done
}

# same NAME WANT GOT: passes if two files are equal.
same() {
    if cmp -s "$2" "$3"; then
        pass "$1"
    else
        fail "$1"
        difference "$2" "$3"
    fi
}

# is NAME WANT GOT: passes if two texts are equal.
is() {
    if [ "$2" = "$3" ]; then
        pass "$1"
    else
        fail "$1"
        note "got '$3', wanted '$2'"
    fi
}
