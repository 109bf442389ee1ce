# The tools of compilers and strace with programs that confine themselves (tests/cli/confine.sh).
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 4 -h 3 >maze
maze-solve -f moves maze >moves

# A file is read if the kernel refuses a rule for it. (A sanitizer of leaks does not run under strace.)
inject='strace -qq -o log -e inject=landlock_add_rule:error=EINVAL'
if [ "$SANITIZED" ]; then
    : # make check runs the case
elif $inject true 2>/dev/null; then
    expect 'without Landlock if a rule cannot be added' 0 "$inject maze-solve -f moves maze" <moves
else
    skip 'without Landlock if a rule cannot be added' strace
fi

# A program with which a compiler links a tool that makes calls of its own is not confined.
cat >tool.c <<'X'
#include "common/base/confine.h"
int main(void)
{
    static char file[] = "tool.c";
    char *const files[] = {file};
    return confine(files, 1);
}
X
while read -r compiler flags; do
    # shellcheck disable=SC2086 # words
    if "$compiler" $flags -I"$TOP" tool.c "$TOP/common/base/confine.c" -o tool 2>/dev/null; then
        status "a program is not confined: $compiler $flags" 0 'LLVM_PROFILE_FILE=tool.profraw ./tool'
    else
        skip "a program is not confined: $compiler $flags" 'a compiler that can do this'
    fi
done <<'X'
gcc --coverage
gcc -fprofile-generate
gcc -pg
gcc -fsanitize=leak
gcc -fsanitize=address
gcc -fsanitize=thread
clang --coverage
clang -fprofile-generate
clang -fprofile-instr-generate
clang -pg
clang -fsanitize=leak
clang -fsanitize=memory
X
plan
