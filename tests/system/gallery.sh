# The gallery: each picture stands above the command that draws it. Every algorithm and solver has one.
# The README shows three of them. The other pages of man/*.md are the manual (tests/markdown).
. "$TOP/tests/lib.sh"

page=$TOP/man/gallery.md
shows man/gallery.md
sed -n 's/^!\[..*\](pictures\/\([a-z-]*\)\.svg)$/\1/p' "$page" >pictures
is 'there are more than 60 pictures' yes "$([ "$(wc -l <pictures)" -gt 60 ] && echo yes)"
is 'every picture has a text for those who do not see it' "$(($(wc -l <pictures) + 4))" "$(grep -c '!\[' "$page")"
is 'two are pages in a browser' "$(cd "$TOP/man/pictures" && ls ./*.png)" "$(sed -n 's/^!\[..*\](pictures\(\/[a-z-]*\.png\))$/.\1/p' "$page" | sort)"
sort pictures >want
for file in *.svg; do echo "${file%.svg}"; done | sort >got
same 'no picture is shown twice, and no command draws another one' want got
for file in "$TOP"/man/pictures/*.svg; do basename "$file" .svg; done | sort >got
same 'no other picture is in man/pictures' want got
is 'no two pictures are the same' "" "$(cksum "$TOP"/man/pictures/* | cut -d ' ' -f 1,2 | sort | uniq -d)"
is 'the next command after a picture draws it' "" "$(awk '
    /^!\[.*svg\)$/ { if (name) print name; name = $0; sub(/.*\//, "", name); sub(/\)$/, "", name) }
    /> [a-z-]*\.svg$/ { if ($NF != name) print $NF; name = "" }' "$page")"

# section TITLE TOOL PREFIX: the section has an entry for every name of --list, in its order, with a
# picture whose command names it.
section() {
    awk -v title="## $1" '/^## / { inside = $0 == title } inside' "$page" >part
    $2 --list | cut -f 1 >want
    sed -n 's/^### //p' part >got
    same "every name of $2 --list, in its order" want got
    awk -v tool="$2" -v prefix="$3" '
        /^### / { name = $2 }
        index($0, tool " -a " name) == 1 && substr($0, length(tool " -a " name) + 1) ~ /^[ :]/ { named = name }
        $0 ~ "> " prefix name "\\.svg$" && named == name { print name }' part >got
    same "a picture of each, drawn by $2 -a NAME" want got
}
section Algorithms maze-gen gen-
section Solvers maze-solve solve-

sed -n 's/^## //p' "$page" | while IFS= read -r title; do
    echo "* [$title](#$(echo "$title" | tr 'A-Z ' 'a-z-' | tr -d ,))"
done >want
grep '^\* \[' "$page" >got
same 'the contents lead to all sections' want got

sed -n '/--trace.*|$/s/|$//p' "$page" >films
is 'every film has eight pictures' "$(grep -c '^!\[Eight pictures' "$page")" "$(grep -c . films)"
while IFS= read -r film; do
    is "from the first step to the finished maze: $film" '1 8 8' "$(sh -c "$film" |
        awk '/ frame=1[ \/]/ { first = NR } !/ frame=/ { last = NR } END { print first, last, NR }')"
done <films

sed -n 's/.*"man\/pictures\/\([a-z-]*\)\.svg".*/\1/p' "$TOP/README.md" | sort >readme
is 'the README shows three pictures, and the animation' '3 2' "$(grep -c 'man/pictures/.*svg' "$TOP/README.md") $(grep -c '"man/pictures/film[a-z-]*\.gif"' "$TOP/README.md")"
sort pictures | comm -12 - readme >got
same 'those of the README are in the gallery' readme got

if needs 'man/*.md are the manual' mandoc; then
    mkdir pages
    for manual in "$TOP"/man/*.[1-9]; do
        sh "$TOP/tests/markdown" "$manual" pages
    done
    for file in pages/*; do
        same "man/${file#pages/} is what make examples writes" "$TOP/man/${file#pages/}" "$file"
    done
    is 'man has no other pages in Markdown' "$(cd pages && ls)" "$(cd "$TOP/man" && ls ./*.md | sed 's/^..//; /^gallery/d')"
    is 'links to other pages lead somewhere' '' "$(cat pages/* | tr '()' '\n\n' | grep '^[a-z.5-]*\.md$' | sort -u |
        while read -r file; do [ -f "pages/$file" ] || echo "$file"; done)"
fi
plan
