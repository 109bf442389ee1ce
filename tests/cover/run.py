"""cover: runs the tests with clang's source-based coverage and reports what they do not reach.

    python3 tests/cover/run.py BUILD        after `make coverage` has built into BUILD

Each test of tests/run runs with profiles of its own. Prints lines, branches and MC/DC of all files
and of each with gaps, then every line and branch of common/ and the programs that no test reaches.
A comment

    /* unreached: WHY */

justifies its own line and the lines below it that are indented deeper. The exit status is 1 if
something is neither reached nor justified, if a justified place is reached, if MC/DC is below the
floor, or if a test fails. NAMES restricts the tests. Leaves BUILD/tests.json for tests/mutate:
the processor time and the functions reached, by test; and BUILD/mcdc.txt: the conditions whose
effect no test shows. Code that is never needed is removed instead of justified.

An inline function of a header exists once per file that includes it. Its counts are added up; a
condition of it counts for MC/DC if one of these copies shows its effect."""
import collections
import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import sys

MCDC_FLOOR = 99.0  # percent; raise it when the tests get better
TOOLS = ["maze-gen", "maze-solve", "maze-render"]
MARK = re.compile(r"/\* unreached: ")


def list_tests():
    """Returns the paths of the tests in the order of tests/run."""
    patterns = ["unit/*.c", "prop/*.c", "chance/*.c", "cli/*.sh", "golden/*.sh", "bugs/*.sh", "system/*.sh"]
    paths = [path for p in patterns for path in sorted(glob.glob("tests/" + p))]
    names = os.environ.get("NAMES", "").split()
    paths = [path for path in paths if not names or any(name in path for name in names)]
    # A script that names none of the programs, such as shellcheck.sh, reaches nothing.
    return [path for path in paths if path.endswith(".c") or "maze-" in open(path).read()]


def merge(profiles, to):
    """Merges profiles into the file `to`."""
    subprocess.run(["llvm-profdata-19", "merge", "-sparse", "-o", to, "-f", "/dev/stdin"],
                   input="\n".join(profiles), text=True, check=True)


def reached_functions(profile):
    """Returns the names of the functions that ran, without the files that define static ones."""
    shown = subprocess.run(["llvm-profdata-19", "show", "--all-functions", profile], text=True,
                           capture_output=True, check=True).stdout
    names = set()
    for line in shown.splitlines():
        if line.startswith("  ") and line.endswith(":"):
            name = line.strip()[:-1]
        elif line.startswith("    Function count: ") and not line.endswith(": 0"):
            names.add(re.split("[:;]", name)[-1])
    return sorted(names)


def run_test(build, path):
    """Runs one test. Returns its results; its profile is in the file "profile"."""
    folder = os.path.join(build, "profiles", path.replace("/", "-"))
    os.makedirs(folder)
    env = dict(os.environ, BUILD=build, ALL="1", JOBS="1", LLVM_PROFILE_FILE=folder + "/%m.profraw")
    with open(folder + "/out", "w+") as out:
        run = subprocess.Popen(["sh", "tests/run", path], env=env, stdout=out, stderr=out)
        _, run.returncode, usage = os.wait4(run.pid, 0)
        out.seek(0)
        printed = out.read().splitlines()
    passed = bool(printed) and ", 0 failed, " in printed[0]
    raw = glob.glob(folder + "/*.profraw")
    profile = folder + ".profdata"
    if raw:
        merge(raw, profile)
    shutil.rmtree(folder)
    print("\n".join(printed[:1] if passed else printed), flush=True)
    seconds = round(usage.ru_utime + usage.ru_stime, 2)
    return {"path": path, "seconds": seconds, "passed": passed,
            "profile": profile if raw else None,
            "functions": reached_functions(profile) if raw else []}


def run_tests(build):
    """Runs all tests. Returns their results and the merged profile."""
    shutil.rmtree(os.path.join(build, "profiles"), ignore_errors=True)
    jobs = int(os.environ.get("JOBS") or os.cpu_count())
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        tests = list(pool.map(lambda path: run_test(build, path), list_tests()))
    with open(os.path.join(build, "tests.json"), "w") as f:
        json.dump(tests, f, indent=1)
    profile = os.path.join(build, "all.profdata")
    merge([test["profile"] for test in tests if test["profile"]], profile)
    return tests, profile


def is_ours(path):
    return path.startswith("common/") or path in [tool + ".c" for tool in TOOLS]


class File:
    """What was counted in one source file. The keys of branches are (line, column, end line, end
    column); those of conditions have the number of the condition appended."""

    def __init__(self, path):
        self.lines = {}
        self.branches = collections.defaultdict(lambda: [0, 0])
        self.conditions = collections.defaultdict(bool)
        self.justified = set()
        self.marks = {}  # line of a mark: the lines that it justifies
        with open(path) as f:
            self.text = f.read().splitlines()
        for number, line in enumerate(self.text, 1):
            if MARK.search(line):
                self.marks[number] = [number] + self.deeper(number)
                self.justified.update(self.marks[number])

    def deeper(self, number):
        """Returns the lines below that are indented deeper, and the brace that closes them."""
        indent = re.match(" *", self.text[number - 1])[0]
        below = []
        for n in range(number + 1, len(self.text) + 1):
            line = self.text[n - 1]
            if line and not line.startswith(indent + " "):
                return below + [n] if line == indent + "}" else below
            below.append(n)
        return below

    def missing(self):
        """Returns what is not reached: pairs of a line and a text."""
        found = [(n, "line") for n, count in self.lines.items() if count == 0]
        dark = {n for n, _ in found}
        for (line, column, _, end), (true, false) in self.branches.items():
            if line not in dark:
                name = self.text[line - 1][column - 1:end - 1]
                found += [(line, f"{name} is never {w}")
                          for count, w in ((true, "true"), (false, "false")) if count == 0]
        return sorted(found)

    def unshown(self):
        """Returns the conditions without an effect of their own: line, column and number, counted from 1."""
        return [f"{line}:{column}: condition {k + 1}"
                for (line, column, _, _, k), shown in sorted(self.conditions.items())
                if not shown and line not in self.justified]

    def counts(self):
        """Returns reached and all lines, branches and conditions. What is justified counts as neither."""
        lines = [count > 0 for n, count in self.lines.items() if n not in self.justified]
        sides = [side > 0 for key, pair in self.branches.items() for side in pair
                 if key[0] not in self.justified]
        shown = [s for key, s in self.conditions.items() if key[0] not in self.justified]
        return [sum(lines), len(lines), sum(sides), len(sides), sum(shown), len(shown)]


def read_counts(build, profile):
    """Returns the File of each source."""
    programs = [os.path.join(build, tool) for tool in TOOLS]
    programs += [path for kind in ("unit", "prop", "chance")
                 for path in sorted(glob.glob(os.path.join(build, "tests", kind, "*")))
                 if "." not in os.path.basename(path)]
    objects = [programs[0]] + [word for p in programs[1:] for word in ("-object", p)]
    command = ["llvm-cov-19", "export", "-instr-profile", profile] + objects
    top = os.getcwd() + "/"
    files = {}
    path = None
    for line in subprocess.run(command + ["-format=lcov"], text=True, check=True,
                               capture_output=True).stdout.splitlines():
        if line.startswith("SF:"):
            path = os.path.relpath(line[3:], top)
            if is_ours(path):
                files[path] = File(path)
        elif line.startswith("DA:") and is_ours(path):
            number, count = line[3:].split(",")
            files[path].lines[int(number)] = int(count)
    exported = json.loads(subprocess.run(command, text=True, check=True, capture_output=True).stdout)
    for entry in exported["data"][0]["files"]:
        file = files.get(os.path.relpath(entry["filename"], top))
        if not file:
            continue
        for *place, true, false, _, _, _ in entry["branches"]:
            file.branches[tuple(place)][0] += true
            file.branches[tuple(place)][1] += false
        for record in entry["mcdc_records"]:
            for k, shown in enumerate(record[-1]):
                file.conditions[tuple(record[:4]) + (k,)] |= shown
    return files


def percent(part, whole):
    return f"{100 * part / whole:6.1f}" if whole else "     -"


def print_table(files):
    """Prints the percentages of each file that has gaps. Returns the sums over all files."""
    rows = [(path, file.counts()) for path, file in sorted(files.items())]
    total = [sum(column) for column in zip(*(counts for _, counts in rows))]
    print(f"\n{'':36}{'lines':>7}{'branches':>10}{'MC/DC':>8}{'missing':>9}")
    for name, c in rows + [("all", total)]:
        if name == "all" or c[0::2] != c[1::2]:
            print(f"{name:36} {percent(*c[0:2])}    {percent(*c[2:4])}  {percent(*c[4:6])}{c[5] - c[4]:9}")
    return total


def main():
    build = os.path.abspath(sys.argv[1])
    tests, profile = run_tests(build)
    failed = [test["path"] for test in tests if not test["passed"]]
    files = read_counts(build, profile)
    total = print_table(files)
    missing = stale = 0
    for path, file in sorted(files.items()):
        places = file.missing()
        for line, what in places:
            if line not in file.justified:
                print(f"{path}:{line}: not reached: {what}")
                missing += 1
        for mark, lines in file.marks.items():
            if not any(line in lines for line, _ in places):
                print(f"{path}:{mark}: reached: remove the comment")
                stale += 1
    with open(os.path.join(build, "mcdc.txt"), "w") as f:
        for path, file in sorted(files.items()):
            f.writelines(f"{path}:{place}\n" for place in file.unshown())
    print(f"{build}/mcdc.txt lists the conditions that MC/DC misses")
    for path in failed:
        print(f"failed: {path}")
    low = total[4] < MCDC_FLOOR / 100 * total[5]
    print(f"lines {percent(*total[:2]).strip()}, branches {percent(*total[2:4]).strip()}, MC/DC "
          f"{percent(*total[4:]).strip()} percent ({MCDC_FLOOR} required); {missing} not reached, "
          f"{sum(len(file.marks) for file in files.values())} justified, {stale} to remove, "
          f"{len(failed)} tests failed")
    return 1 if missing or stale or failed or low else 0


if __name__ == "__main__":
    sys.exit(main())
