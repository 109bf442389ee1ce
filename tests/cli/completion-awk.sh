# The cases that the tests of completions read from --help are the same with any awk. POSIX allows no newline
# after ? and :, and says nothing of index(text, "").
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
plan
