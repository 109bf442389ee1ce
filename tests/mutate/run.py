"""mutate: changes one operator, constant or statement of the programs at a time and runs the tests,
which must notice. `make mutate` runs it.

    MUTANTS=300      how many mutants (about)
    PART=K/N         every N-th of them, beginning with the K-th
    JOBS=N           how many at once (number of processors)
    ONLY=WORD        those of the files whose path contains WORD

The mutants of a source are always the same (mutants.py). Each is built in a copy of the tree under
build/mutate. The tests that reach the changed function, by tests.json of `make coverage`, and those
named after the file run one by one until one fails: the latter first, then the quickest. A mutant
that does not compile, or compiles to the same programs, is replaced by the next one.

A mutant that no test can notice is explained in the file "explained": its key, as it is printed,
then the reason. It is tested only if LONG=1. The last line counts; the percentage is that of the
mutants that are not explained. The exit status is 1 if one of these survives, if an explained one
is killed, or if an explanation belongs to no mutant."""
import concurrent.futures
import filecmp
import json
import os
import queue
import re
import resource
import shutil
import subprocess
import sys

import mutants

PROGRAMS = ["maze-gen", "maze-solve", "maze-render"]
EXPLAINED = "tests/mutate/explained"
MEMORY = 4 << 30  # bytes of address space for each process of a mutant
FILE_SIZE = 1 << 28  # bytes


def explanations():
    """Returns the explained mutants: reasons by key."""
    with open(EXPLAINED) as f:
        records = re.split(r"\n\n+", f.read().strip())
    split = [record.split("\n", 3) for record in records if not record.startswith("#")]
    return {"\n".join(lines[:3]): lines[3] for lines in split}


def limit(seconds):
    """Limits what each process of a test may use. A loop is noticed by its processor time, because
    other processes may slow a test down."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE, FILE_SIZE))


class Tree:
    """A copy of the sources, built twice: unchanged, and with the mutants one after the other."""

    def __init__(self, folder):
        self.top = folder
        self.passed = {}
        self.copy_sources()
        if self.make("tests").returncode:
            sys.exit("mutate: the tests cannot be built")
        self.copy_build("mutant", "plain")

    def copy_sources(self):
        """Copies the files that differ, so that an earlier build is used."""
        for top, folders, files in os.walk("."):
            folders[:] = [name for name in folders if name not in ("build", ".git")]
            os.makedirs(os.path.join(self.top, top), exist_ok=True)
            for path in (os.path.join(top, name) for name in files):
                to = os.path.join(self.top, path)
                if not os.path.exists(to) or not filecmp.cmp(path, to, False):
                    shutil.copy(path, to)

    def build(self, mode):
        return os.path.join(self.top, "build", mode)

    def copy_build(self, mode, to):
        """Copies a build with the times of its files, so that `make` need not repeat it."""
        shutil.rmtree(self.build(to), ignore_errors=True)
        shutil.copytree(self.build(mode), self.build(to))

    def make(self, *targets):
        command = ["make", "-s", "-C", self.top, "MODE=mutant", "CFLAGS=-O2 -w", *targets]
        return subprocess.run(command, capture_output=True, text=True, errors="replace")

    def fails(self, mode, test):
        """Runs a test. Returns whether it fails."""
        seconds = int(2 * test["seconds"]) + 1
        env = dict(os.environ, BUILD=self.build(mode), ALL="1", JOBS="1", LIMIT=str(20 + 5 * seconds))
        run = subprocess.run(["sh", self.top + "/tests/run", test["path"]], env=env,
                             preexec_fn=lambda: limit(seconds),
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return run.returncode != 0

    def passes_unchanged(self, test):
        path = test["path"]
        if path not in self.passed:
            self.passed[path] = not self.fails("plain", test)
        return self.passed[path]

    def builds(self):
        """Builds the mutant. Returns whether its programs are new ones."""
        return not self.make(*("build/mutant/" + p for p in PROGRAMS)).returncode and not all(
            filecmp.cmp(self.build("plain") + "/" + p, self.build("mutant") + "/" + p, False)
            for p in PROGRAMS)

    def killer(self, mutant, tests):
        """Tests a mutant. Returns the test that kills it, "" if it survives, None if it is not a
        new program."""
        path = os.path.join(self.top, mutant.path)
        times = os.stat(path)
        with open(path) as f:
            text = f.read()
        with open(path, "w") as f:
            f.write(text[:mutant.begin] + mutant.text + text[mutant.end:])
        try:
            if not self.builds():
                return None
            for test in tests:
                if test["path"].endswith(".c"):
                    self.make("build/mutant/" + test["path"][:-2])
                if self.fails("mutant", test) and self.passes_unchanged(test):
                    return test["path"]
            return ""
        finally:
            with open(path, "w") as f:
                f.write(text)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
            self.copy_build("plain", "mutant")


def named_after(test, mutant):
    """Says whether the name of a test contains that of the changed file, such as confine.c, which
    is not part of the programs that measure the coverage."""
    stem = os.path.splitext(os.path.basename(mutant.path))[0]
    return stem in os.path.basename(test["path"])


def choose_tests(mutant, tests):
    """Returns the tests that may notice a mutant, in the order in which they should run."""
    chosen = [t for t in tests if mutant.function in t["functions"] or named_after(t, mutant)]
    return sorted(chosen, key=lambda t: (not named_after(t, mutant), t["seconds"]))


def test_all(chains, tests, untested):
    """Yields a mutant of each chain and its killer."""
    trees = queue.Queue()
    jobs = min(int(os.environ.get("JOBS") or os.cpu_count()), max(1, len(chains)))
    for job in range(jobs):
        trees.put(Tree(os.path.abspath(f"build/mutate/{job}")))

    def test(chain):
        tree = trees.get()
        try:
            for mutant in chain:
                killer = tree.killer(mutant, [] if mutant.key in untested else choose_tests(mutant, tests))
                if killer is not None:
                    return mutant, killer
            return chain[0], None
        finally:
            trees.put(tree)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(test, chains)


def main():
    part, parts = map(int, os.environ.get("PART", "1/1").split("/"))
    with open(sys.argv[1]) as f:
        tests = json.load(f)
    chains = mutants.chains(int(os.environ.get("MUTANTS") or 300))
    chains = [c for c in chains if os.environ.get("ONLY", "") in c[0].path][part - 1::parts]
    reasons = explanations()
    killed = explained = survived = 0
    untested = {} if os.environ.get("LONG") == "1" else reasons
    wrong = reasons.keys() - {m.key for path in mutants.paths() for m in mutants.list_file(path)}
    for key in sorted(wrong):
        print(f"remove it from {EXPLAINED}: there is no such mutant\n{key}\n")
    for mutant, killer in test_all(chains, tests, untested):
        if killer is None:
            continue
        if killer:
            print("killed by", killer)
            killed += 1
        elif mutant.key in reasons:
            print("explained")
            explained += 1
        else:
            print("SURVIVED")
            survived += 1
        print(mutant.key)
        if killer and mutant.key in reasons:
            print(f"remove it from {EXPLAINED}: it is killed")
            wrong.add(mutant.key)
        print(flush=True)
    percent = 100 * killed / max(1, killed + survived)
    counts = f"{killed} killed, {explained} explained, {survived} survived"
    print(f"{counts}, {percent:.1f} percent killed")
    return 1 if survived or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
