# What shellcheck says about the scripts: nothing.
. "$TOP/tests/lib.sh"
cd "$TOP" || exit
the_rest_needs 'scripts' shellcheck
# SC1091: lib.sh is sourced through $TOP. SC2059: texts of cases contain escapes for printf.
# SC2086: options of commands under test are split on purpose. SC2238: a file may be called cut.
is 'scripts of the tests' '' "$(
    { grep -l '^#!/bin/sh' tests/* tests/*/* 2>/dev/null; find tests -name '*.sh'; } | sort -u |
        xargs -n 40 -P 2 shellcheck -S warning -s sh -e SC1091,SC2059,SC2086,SC2238)"
is 'scripts of CI and packages' '' "$(shellcheck -S warning .ci/run .ci/packages/arch/PKGBUILD
    shellcheck -S warning -s sh .ci/dist .ci/packages/run .ci/packages/fill .ci/packages/debian/tests/[mps]*)"
plan
