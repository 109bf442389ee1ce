# The tests of completions run on any system. The cases that they read from --help are the same with any awk:
# POSIX allows no newline after ? and :, and says nothing of index(text, ""). Without a pseudo-terminal, they
# skip what needs one.
. "$TOP/tests/lib.sh"
. "$TOP/tests/completion.sh"

# awk ARGUMENT ...: the awk called $program.
awk() {
    $program "$@"
}
program='command awk'
completion_cases maze-solve >want
if grep -q 'no-[a-z]*-in-help' want; then
    fail 'awk reads --help'
else
    pass 'awk reads --help'
fi
for program in mawk 'gawk --posix' original-awk 'busybox awk'; do
    if has "${program%% *}"; then
        completion_cases maze-solve >got 2>&1
        same "$program prints the same cases as awk" want got
    else
        skip "$program prints the same cases as awk" "${program%% *}"
    fi
done

mkdir no-terminal zsh
printf '%s\n' '#!/bin/sh' 'exit 1' >no-terminal/script
chmod +x no-terminal/script
if has zsh; then
    (cd zsh && PATH=$PWD/../no-terminal:$PATH sh "$TOP/tests/cli/completion-zsh.sh") >got
    same 'no pseudo-terminal' - got <<'X'
ok 1 - completions of zsh # SKIP needs a pseudo-terminal
1..1
X
else
    skip 'no pseudo-terminal' zsh
fi
plan
