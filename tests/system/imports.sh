# The programs call no function that is not in tests/imports.
. "$TOP/tests/lib.sh"

# Sanitizers and profiles call more; a static program imports nothing.
grep -q -e ' -fsanitize' -e ' -fprofile' -e ' -static' "$BUILD/settings" 2>/dev/null && end
# A library may give a function another name: open64, __fstat64_time64, __memcpy_chk, __isoc99_sscanf.
for program in maze-gen maze-solve maze-render; do
    if needs "$program calls what tests/imports lists" nm; then
        nm -D -P "$BUILD/$program" 2>/dev/null | awk '
            FILENAME != "-" {
                sub(/  .*/, "")
                for (k = 1; k <= NF && !/^#/; k++)
                    known[$k]
                next
            }
            $2 != "U" && $2 != "w" { next }
            {
                name = $1
                sub(/@.*/, "", name)
                sub(/^__(sysv_|isoc[0-9]*_)?/, "", name)
                sub(/_chk$/, "", name)
                sub(/64$/, "", name)
                sub(/_time$/, "", name)
                sub(/64$/, "", name)
                if (!(name in known))
                    print name
                imports++
            }
            END { if (!imports) print "no imports were found" }' "$TOP/tests/imports" - >got
        is "$program calls what tests/imports lists" "" "$(cat got)"
    fi
done
plan
