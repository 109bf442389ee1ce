# The version has one place, the Makefile; CHANGELOG and the changelog of Debian agree with it. The values in
# the files of .ci/packages are filled in. .ci/packages/run builds the packages.
. "$TOP/tests/lib.sh"

version=$(sed -n 's/^VERSION = //p' "$TOP/Makefile")
is 'a version has three numbers' yes "$(echo "$version" | grep -q '^[0-9]*\.[0-9]*\.[0-9]*$' && echo yes)"
is 'CHANGELOG begins with this version and its day' "## $version" \
    "$(grep '^## ' "$TOP/CHANGELOG" | sed '1!d; s/ 20[0-9][0-9]-[01][0-9]-[0-3][0-9]$//')"
is 'the newest version of CHANGELOG comes first' "" \
    "$(sed -n 's/^## .* //p' "$TOP/CHANGELOG" | LC_ALL=C sort -r -c 2>&1)"
is 'the changelog of Debian begins with this version' "maze-tools $version" \
    "$(sed -n '1s/ (\([^-]*\)-[^)]*) .*/ \1/p' "$TOP/.ci/packages/debian/changelog")"

# filled DATE: fills in the values of a project whose version 2.3.4 is of that DATE. Prints one value, @DATE@.
filled() {
    rm -rf project && mkdir -p project/.ci/packages/rpm &&
        cp "$TOP/.ci/packages/fill" "$TOP/.ci/packages/project" project/.ci/packages
    printf '# Changelog\n\n## 10.0.0 2030-01-01\n\n## 2.3.4 %s\n\n## 1.0.0 1999-01-01\n' "$1" >project/CHANGELOG
    echo '@DATE@' >project/.ci/packages/rpm/date
    echo '@VERSION@ @SHA256@ @ARCHIVE@' >project/.ci/packages/archive
    sh project/.ci/packages/fill maze-tools-2.3.4.tar.gz out && cat out/rpm/date
}
printf abc >maze-tools-2.3.4.tar.gz
if has sha256sum || has shasum; then
    is 'the day of a leap year' 'Tue Feb 29 2000' "$(filled 2000-02-29)"
    is 'a day in January' 'Sat Jan 01 2028' "$(filled 2028-01-01)"
    # The sum of abc is an example of FIPS 180.
    is 'version, sum and address of the archive' \
        "2.3.4 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad $(sed -n \
            's/^homepage=//p' "$TOP/.ci/packages/project")/releases/maze-tools-2.3.4.tar.gz" "$(cat out/archive)"
    sh "$TOP/.ci/packages/fill" maze-tools-2.3.4.tar.gz all
    # The watch of Debian has words of this form.
    is 'the files of all packages: no value is missing' "" \
        "$(find all -type f ! -name watch -exec grep '@[A-Z]*[0-9]*@' {} +)"
else
    skip 'the values are filled in' 'sha256sum or shasum'
fi
plan
