# --help, --list and --version. The manual has the same options, names and summaries, and
# no others.
. "$TOP/tests/lib.sh"

version=$(sed -n 's/^VERSION = //p' "$TOP/Makefile")
for tool in maze-gen maze-solve maze-render; do
    man=$TOP/man/$tool.1
    expect "$tool --version" 0 "$tool --version" <<X
$tool $version
X
    status "$tool --help" 0 "$tool --help"
    is "$tool --help writes nothing to standard error" "" "$($tool --help 2>&1 >/dev/null)"
    $tool --help >help
    $tool --list >list
    is "$tool --help fits 80 columns" "" "$(awk 'length > 80' help)"
    is "$tool --list: names, tabs, summaries" "$(wc -l <list)" "$(grep -c "^[a-z0-9-]*	." list)"

    # Options: "  -w, --width N   ..." must stand as ".It Fl w , Fl -width Ar N".
    sed -n 's/^  \(-[^ ]*,\)\{0,1\} *\(--[a-z-]*[^ ]*\)\( [^ ][^ ]*\( \.\.\.\)\{0,1\}\)\{0,1\} .*/\1\2\3/p' help |
        sed 's/^-\(.\),--\([^ ]*\)/.It Fl \1 , Fl -\2/; s/^--\([^ ]*\)/.It Fl -\1/; s/\(-[a-z-]*\) \([A-Zx,\/]*\)\( \.\.\.\)\{0,1\}$/\1 Ar \2\3/; s/\[=\(.*\)\]$/ Ns Oo = Ns Ar \1 Oc/' |
        sort >want_options
    grep '^\.It Fl' "$man" | sort >man_options
    same "$tool: the options of the manual" want_options man_options

    # Names and summaries: .It Cm NAME, then a line that begins with the summary.
    sed '/^examples:$/,$d' help |
        sed -n '/^[a-z]*s:$/,/^$/s/^  \([a-z0-9-][a-z0-9-]*\)  *\([^ ].*\)/\1	\2/p' |
        sed '/^--*/d' >names
    awk '/^\.It Cm / { name = $3; getline; gsub(/\\/, ""); print name "\t" tolower($0) }' "$man" >entries
    is "$tool: the summaries of the manual" '' "$(awk -F '\t' '
        FILENAME == "entries" { entry[$1, ++n[$1]] = $2; next }
        {
            found = 0
            for (k = 1; k <= n[$1]; k++) found += index(entry[$1, k], tolower($2) ".") == 1
            if (!found) print $1 ": " $2
        }' entries names)"
    is "$tool: there are names" yes "$([ "$(wc -l <names)" -gt 30 ] && echo yes)"
    cut -f1 names | sort >want_names
    sed -n -e '/^\.Ss [AFS][a-z]*s$/,/^\.Sh/s/^\.It Cm \([a-z0-9-]*\)$/\1/p' \
        -e '/^\.Ss Entrance and exit$/,/^\.Ss/s/^\.It Cm \([a-z0-9-]*\)$/\1/p' "$man" |
        sort >man_names
    same "$tool: the manual has no other name" want_names man_names
    # Aliases: those of a name must stand as "Also called", ".Cm a , b ." in its entry.
    awk '/^\.It Cm / { name = $3 }
        called { sub(/^\.Cm /, ""); sub(/ \.$/, ""); n = split($0, word, / , /)
            for (k = 1; k <= n; k++) print name, word[k] }
        { called = $0 == "Also called" }' "$man" | sort >man_aliases
    aliases "$tool" | cut -d ' ' -f 2- | sort >want_aliases
    same "$tool: the aliases of the manual" want_aliases man_aliases
    sed -n 's/^  *:\([a-z]*\)=.*/\1/p' help | while read -r key; do
        grep -q -e "^\.Cm $key=" -e "^\.It Cm $key=" "$man" || echo "$key"
    done >missing
    is "$tool: all keys are in the manual" "" "$(cat missing)"
done

if has mandoc; then
    for page in "$TOP"/man/*.?; do
        is "mandoc -T lint $(basename "$page")" "" \
            "$(mandoc -T lint -W warning "$page" 2>&1 | grep -v 'outdated mandoc.db')"
    done
else
    skip 'mandoc -T lint' mandoc
fi
plan
