#!/bin/sh
# rules.sh SRC B [V]: writes the rules of one build, B/rules.mk, for the sources in SRC. The Makefile
# calls it in each run, so new files are found, and then runs make with these rules.
#
# GNU make and the makes of the BSDs have only explicit rules in common: one target, its prerequisites, its
# commands. So rules.mk has one such rule per source file. It begins with the variables of the Makefile,
# up to the line "# Targets". It ends with the .d files, in which compilers wrote the headers of each file in
# earlier builds. Such a header may have been removed, so each is a target without commands.
#
# make prints a short line for each command; with V=1 the command itself, with -s nothing.

src=$1 B=$2 V=$3
case $src in
*[[:space:]\"\'\\\$\;\&\|\<\>\(\)\*\?#:%=]*)
    echo "make: the path of the sources has a character that make cannot have in file names:" >&2
    echo "  $src" >&2
    echo "Call make inside that folder, or give the folder another name." >&2
    exit 1
    ;;
esac

say=short
[ "$V" != 1 ] || say=all
# GNU make: letters first, then words; BSD make: words.
case $MAKEFLAGS in
[!\ -]*) flags=-${MAKEFLAGS%% *} ;;
*) flags=$MAKEFLAGS ;;
esac
for flag in $flags; do
    case $flag in
    --* | *=*) ;;
    -*s*) say=nothing ;;
    esac
done

echo "$say" >"$B/say" # for make install

# sources: lists all C files.
sources() {
    (cd "$src" && printf '%s\n' ./*.c common/*/*.c common/*/*/*.c tests/*/*.c tests/*/*/*.c) |
        sed 's,^\./,,; /\*/d' | LC_ALL=C sort
}

# file_rules: writes the rules; its input lists the files.
file_rules() {
    [ "$src" = . ] && at='' || at=$src/
    awk -v B="$B" -v at="$at" -v say="$say" '
        function rule(target, needs, verb, name, command) {
            print target ": " needs
            if (say == "short" && verb)
                command = "echo \"  " verb " " name "\"; " command
            print "\t" (say == "all" ? "" : "@") command "\n"
        }
        function link_program(stem, more, libs) {
            rule(B "/" stem, B "/" stem ".o" more " $(LIB)", "LD", stem, \
                 "$(LINK) -o " B "/" stem " " B "/" stem ".o" more " $(LIB)" libs " $(LDLIBS)")
        }
        # A program writes its completions, unless it is one for another machine.
        function complete_program(stem, to,    run) {
            run = B "/" stem " --completion "
            rule(to stem, B "/" stem, "", "", "{ " run "zsh > " to "_" stem " && " run "fish > " to stem ".fish && " \
                 run "bash > " to stem "; } 2>/dev/null || rm -f " to "*" stem "*")
            completions = completions " " to stem
        }
        {
            stem = $0
            sub(/\.c$/, "", stem)
            object = B "/" stem ".o"
            folder = $0
            sub(/\/[^\/]*$/, "", folder)
        }
        /^tests\/torture\/inject/ { next }
        {
            rule(object, at $0 " " B "/hardened", "CC", $0, "$(COMPILE) -c -o " object " " at $0)
        }
        /^common\// { library = library " " object }
        /^[^\/]*$/ {
            link_program(stem, "", "")
            rule(stem, B "/" stem, "", "", "cp " B "/" stem " " stem)
            programs = programs " " B "/" stem
            copies = copies " " stem
            complete_program(stem, B "/completions/")
        }
        /^tests\/(unit|prop|bench|random)\/[^\/]*$/ {
            link_program(stem, "", " -lm")
            tests = tests " " B "/" stem
        }
        /^tests\/torture\/torture\.c/ {
            link_program(stem, " " B "/tests/torture/process.o", " -lm")
        }
        folder == "tests/fuzz/kit" { kit = kit " " object }
        folder == "tests/fuzz" { fuzzer[++fuzzers] = stem }
        END {
            rule("$(LIB)", library, "AR", "libmaze.a", "rm -f $(LIB) && $(AR) -cq $(LIB)" library)
            for (k = 1; k <= fuzzers; k++) {
                objects = B "/" fuzzer[k] ".o" kit " $(LIB)"
                rule(B "/" fuzzer[k], objects, "LD", fuzzer[k], \
                     "$(CC) $(CFLAGS) $(FUZZ_LINK) -o " B "/" fuzzer[k] " " objects)
                all_fuzzers = all_fuzzers " " B "/" fuzzer[k]
            }
            inject = "tests/torture/inject"
            rule(B "/" inject ".so", at inject ".c " at "tests/torture/torture.h " B "/hardened", "LD", \
                 inject ".so", \
                 "$(CC) -I$(SRC) $(MAZE_CPPFLAGS) $(WARN) -O1 -fPIC -shared -o " B "/" inject ".so " at inject ".c -ldl")
            print "all:" copies completions
            print "programs:" programs
            print "tests: programs" tests
            print "fuzzers:" all_fuzzers
            print "torture: " B "/tests/torture/torture " B "/" inject ".so"
            print ".PHONY: all programs tests fuzzers torture\n"
        }'
}

# headers: writes what the .d files say.
headers() {
    cat "$B"/*.d "$B"/*/*/*.d "$B"/*/*/*/*.d 2>/dev/null | awk '
        {
            print
            for (k = 1; k <= NF; k++)
                if ($k !~ /[:\\]$/ && !($k in seen)) {
                    seen[$k]
                    file[++files] = $k
                }
        }
        END {
            for (k = 1; k <= files; k++)
                print file[k] ":"
        }'
}

# write: writes all of rules.mk.
write() {
    echo "# Written by $src/common/rules.sh."
    sed '/^# Targets/,$d' "$src/Makefile"
    echo "SRC = $src"
    read -r hardened <"$B/hardened"
    compile=
    for flag in $hardened; do
        case $flag in -pie | -Wl*) ;; *) compile="$compile $flag" ;; esac
    done
    printf '%s\n' "HARDENED = $hardened" "HARDENED_COMPILE =$compile" ""
    sources | file_rules
    headers
}

# The folders of all objects.
# shellcheck disable=SC2046 # names without blanks
mkdir -p "$B/completions" $(sources | sed -n "s,^,$B/,; s,/[^/]*$,,p" | uniq) || exit
write >"$B/rules.$$" && mv "$B/rules.$$" "$B/rules.mk"
