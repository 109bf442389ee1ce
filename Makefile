# The maze tools. This file is for GNU make and the makes of the BSDs.
#
#   make                 the three programs
#   make files FILES='build/release/maze-gen ...'  some files of a build
#   make help            print this list
#   make check           run the quick tests, as make test does; NAMES='tests/unit ...' restricts them
#   make check-all       and those that wait, need other programs, draw random numbers or compare
#                        texts; check-long: the longest, too
#   make check-asan      the tests, with the address and undefined-behaviour sanitizers; CC=clang
#                        finds more; NAMES as above
#   make check-msan      the tests, with the memory sanitizer of clang; NAMES as above
#   make check-machines  golden files and unit tests with other compilers and processors, and with
#                        valgrind; MACHINES="tcc s390x" restricts them; NAMES as above
#   make check-clusters  the engines of maze-clusters(7): ssh, Slurm, Open MPI, Dask, on this machine
#   make fuzz            run the fuzzers, FUZZ_SECONDS=60 each (clang, libFuzzer); fuzz-corpus:
#                        replay their corpus; fuzz-merge: minimise it; fuzz-afl: use AFL++
#   make coverage        the tests, with clang-19; prints the coverage and what no test reaches
#   make mutate          change one thing in the programs at a time; the tests must notice. It
#                        needs make coverage. PART=1/30 takes every 30th of about 300 changes
#   make analyze         run static analysers: gcc, clang, clang-tidy, cppcheck
#   make prove           prove with Frama-C that the readers of numbers and headers
#                        have no error at run time
#   make check-random    test the random numbers with dieharder, for an hour; DIEHARDER='0 2 8'
#                        restricts the tests
#   make torture         let every call that can fail do so, one at a time, in about 2 minutes;
#                        PART=K/N runs a part
#   make bench           measure speed and memory of every table row, beside cat and md5sum;
#                        WIDTHS="500 2000" sets the sizes, ROWS=PATTERN restricts the rows
#   make bench-large     the same with 16000x16000 cells
#   make bench-goals     compare the results of bench and bench-large with the goals
#   make bench-curves    draw them: man/pictures/speed.svg
#   make bench-compare OLD=DIR  compare with the programs of an earlier build in DIR, row by
#                        row, in about 5 minutes if idle; WIDTHS=4000 and ROWS as above
#   make lint            run the linters; make format: apply .clang-format
#   make examples        run the commands of manual, README.md and man/gallery.md, and replace the
#                        outputs and pictures that these show; with GOLDEN=new golden files, too
#   make install         install to $(DESTDIR)$(PREFIX); make uninstall
#   make dist            a source archive, the same bytes everywhere; make clean
#   make check-packages  build, install and test the packages of .ci/packages; PACKAGES="rpm arch"
#                        restricts them
#   make release-check   what a release must pass beside the other tests: help, completions, makes,
#                        packages, terminals, other languages; see tests/release
#
# V=1 shows the commands; make -s does not show what it builds. In another folder,
# make -f SRC/Makefile builds there and leaves the sources alone. New files under common/ and tests/
# are found automatically. Objects go to build/MODE, one folder per way of building.

VERSION = 2.0.0

PREFIX = /usr/local
MANDIR = $(PREFIX)/share/man
# The folders of the completions for bash, zsh and fish. Without a folder they are not installed.
BASHDIR = $(PREFIX)/share/bash-completion/completions
ZSHDIR = $(PREFIX)/share/zsh/site-functions
FISHDIR = $(PREFIX)/share/fish/vendor_completions.d
CC = cc
AR = ar
CFLAGS = -O3
CPPFLAGS =
LDFLAGS =
LDLIBS =
V =

TOOLS = maze-gen maze-solve maze-render
MODE = release
B = build/$(MODE)
LIB = $(B)/libmaze.a

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion
MAZE_CPPFLAGS = -std=c11 -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 -DVERSION=\"$(VERSION)\" $(CPPFLAGS)

# Flags that make errors harder to exploit; make HARDEN= for none. $(B)/hardened lists those that
# compiler and linker accept without a warning. Defining a name twice causes one, so level 2 is only
# for compilers that do not know level 3. Sanitizers find more without these flags, and get none.
HARDEN = -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -D_FORTIFY_SOURCE=2 \
    -fstack-protector-strong -fstack-clash-protection -fcf-protection -mbranch-protection=standard \
    -fPIE -pie -Wl,-z,relro -Wl,-z,now

# -MD writes the headers that a file includes to its .d. HARDENED_COMPILE has no flags of the linker.
COMPILE = $(CC) $(HARDENED_COMPILE) -I$(SRC) $(MAZE_CPPFLAGS) $(WARN) -MD $(CFLAGS)
LINK = $(CC) $(HARDENED) $(CFLAGS) $(LDFLAGS)
FLAGS = $(CC) $(HARDEN) $(MAZE_CPPFLAGS) $(WARN) $(CFLAGS) $(LDFLAGS) $(LDLIBS)

# The linker redirects system calls of the fuzzers to tests/fuzz/kit/sandbox.c, and three functions to
# others that refuse what would only take long; the calls must have their plain names.
FUZZ_LINK = -fsanitize=fuzzer \
    -Wl,--wrap=open,--wrap=read,--wrap=write,--wrap=close,--wrap=lseek,--wrap=fstat,--wrap=isatty \
    -Wl,--wrap=poll,--wrap=clock_gettime,--wrap=maze_shape,--wrap=search_solve,--wrap=progress_start

# Targets. The variables above are also those of $(B)/rules.mk, which common/rules.sh writes: a rule
# for each file. DO runs make with these rules, AGAIN with this file and other variables.
# At level 0, make does not know that another make started it, and prints no "Entering directory".
DO = MAKELEVEL=0 $(MAKE) -r -f $(B)/rules.mk
AGAIN = MAKELEVEL=0 $(MAKE) -f '$(THIS)'

# This file, and its folder. BSD make sets MAKEFILE, GNU make MAKEFILE_LIST; the other one is empty.
THIS = $(MAKEFILE)$(strip $(MAKEFILE_LIST))
SRC = $$(dirname '$(THIS)')

all: rules
	@+$(DO) all
tests: rules
	@+$(DO) tests
fuzzers: rules
	@+$(DO) fuzzers

# Some files of a build: make files FILES=build/release/maze-gen.
files: rules
	@+$(DO) $(FILES)

# Everything is built again when compiler, flags or version change: all objects depend on
# $(B)/hardened. The second command tries the flags of HARDEN one after another.
rules:
	@+mkdir -p $(B) && new=$(B)/flags.$$$$ src="$(SRC)" && \
	{ [ "$$src" = . ] || src=$$(cd "$$src" && pwd -P); } && \
	printf '%s\n' '$(FLAGS)' "$$src" | tr -s ' ' > $$new && \
	if cmp -s $$new $(B)/flags; then rm $$new; else rm -f $(B)/hardened && mv $$new $(B)/flags; fi
	@+[ ! -e $(B)/hardened ] || exit 0; \
	c=$(B)/hardened.c out=$(B)/hardened.out; \
	printf '#include <stdlib.h>\nint main(void) { return 0; }\n' > $$c; \
	try() { $(CC) "$$@" $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $$out $$c 2>&1; }; \
	said=$$(try || :); taken=; \
	grep -q -e -fsanitize $(B)/flags || for flag in $(HARDEN); do \
	    [ "$$(try $$taken $$flag || echo failed)" != "$$said" ] || taken="$$taken $$flag"; \
	done; \
	rm -f $$c $$out; \
	echo $$taken > $(B)/hardened
	@+sh "$(SRC)/common/rules.sh" "$(SRC)" $(B) '$(V)'

help:
	@sed -n -e '/^$$/q' -e 's/^# \{0,1\}//p' '$(THIS)'

TEST = MAKE='$(MAKE)' BUILD="$$(cd $(B) && pwd)"
test: check
check check-all check-long check-clusters: rules
	@+$(DO) all tests
	@set -- $(NAMES); case $@ in \
	*-all) export ALL=1 ;; \
	*-long) export ALL=1 LONG=1 ;; \
	*-clusters) export LIMIT=300 ; set -- tests/clusters ;; \
	esac; \
	$(TEST) sh "$(SRC)/tests/run" "$$@"

SANITIZE = -fsanitize=address,undefined
SANITIZE_MODE =
check-asan:
	@+set -- $(CC); for word in "$$@"; do :; done; \
	mode='$(SANITIZE_MODE)'; mode=$${mode:-asan-$${word##*/}}; \
	$(AGAIN) MODE=$$mode \
	    CFLAGS='-O1 -g -fno-omit-frame-pointer $(SANITIZE) -fno-sanitize-recover=all' tests && \
	BUILD=$$(cd build/$$mode && pwd) SANITIZED=1 sh "$(SRC)/tests/run" $(NAMES)
check-msan:
	@+$(AGAIN) check-asan CC=clang SANITIZE=-fsanitize=memory SANITIZE_MODE=msan

# The scripts of these targets work in the folder of the sources.
here:
	@[ "$$(cd "$(SRC)" && pwd -P)" = "$$(pwd -P)" ] || { echo 'make: this target runs in the folder of the sources only' >&2; exit 1; }

check-machines: here
	@+MAKE='$(MAKE)' NAMES='$(NAMES)' sh tests/machines $(MACHINES)

# The fuzzers. Comparisons are not traced: that took half of the time, and the dictionary has the
# words that matter.
FUZZ_SECONDS = 60
FUZZ_SANITIZE = -fsanitize=address,undefined,local-bounds,implicit-conversion
FUZZ_CFLAGS = -O2 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link \
    -fno-sanitize-coverage=trace-cmp,stack-depth $(FUZZ_SANITIZE) -fno-sanitize-recover=all
FUZZ_CPPFLAGS = -U_FILE_OFFSET_BITS -U_FORTIFY_SOURCE
FUZZ_RUN = FUZZ_SECONDS=$(FUZZ_SECONDS) sh tests/fuzz/run
fuzz-build: here all
	@command -v clang >/dev/null || { echo 'the fuzzers need clang' >&2; exit 1; }
	@+$(AGAIN) MODE=fuzz CC=clang CFLAGS='$(FUZZ_CFLAGS)' CPPFLAGS='$(FUZZ_CPPFLAGS)' fuzzers
fuzz: fuzz-build
	BUILD=build/fuzz $(FUZZ_RUN)
fuzz-corpus: fuzz-build
	BUILD=build/fuzz $(FUZZ_RUN) --replay
fuzz-merge: fuzz-build
	BUILD=build/fuzz $(FUZZ_RUN) --merge
fuzz-afl: here all
	@command -v afl-fuzz >/dev/null || { echo 'this needs AFL++' >&2; exit 1; }
	@+$(AGAIN) MODE=afl CC=afl-clang-fast CFLAGS='$(FUZZ_CFLAGS)' CPPFLAGS='$(FUZZ_CPPFLAGS)' fuzzers
	BUILD=build/afl $(FUZZ_RUN) --afl

COVERAGE_SIGNALS = build/coverage/tests/cover/signals.o
COVERAGE = MODE=coverage CC=clang-19 HARDEN= CPPFLAGS=-DNO_CONFINE LDFLAGS=-Wl,--wrap=raise LDLIBS=$(COVERAGE_SIGNALS) \
    CFLAGS='-O1 -g -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc'
coverage: here
	@for tool in clang-19 llvm-cov-19 python3; do \
	    command -v $$tool >/dev/null || { echo "coverage: needs $$tool"; exit 1; }; \
	done
	@+$(AGAIN) $(COVERAGE) FILES=$(COVERAGE_SIGNALS) files
	@+$(AGAIN) $(COVERAGE) tests
	python3 tests/cover/run.py build/coverage

# The map says which tests reach which function.
MAP = build/coverage/tests.json
mutate: here
	@+[ -e $(MAP) ] || $(AGAIN) coverage || [ -e $(MAP) ]
	python3 tests/mutate/run.py $(MAP)
analyze: here
	sh tests/analyze -I. $(MAZE_CPPFLAGS)
prove: here
	sh tests/proof/run
check-random: here rules
	@+$(DO) $(B)/tests/random/stream
	BUILD=$(B) DIEHARDER='$(DIEHARDER)' sh tests/random/run
# Needs a system whose linker loads libraries before a program, such as Linux or a BSD.
torture: here rules
	@+$(DO) all torture
	BUILD=$(B) sh tests/torture/run $(PART)

bench bench-large bench-compare: here rules
	@+$(DO) all $(B)/tests/bench/measure
	@case $@ in \
	*-large) BUILD=$(B) TSV=bench-large.tsv sh tests/bench/run 16000 ;; \
	*-compare) BUILD=$(B) sh tests/bench/compare '$(OLD)' $(WIDTHS) ;; \
	*) BUILD=$(B) sh tests/bench/run $(WIDTHS) ;; \
	esac
bench-goals: here
	sh tests/bench/goals $$(ls $(B)/bench.tsv $(B)/bench-large.tsv 2>/dev/null)
bench-curves: here
	sh tests/bench/curves $$(ls $(B)/bench.tsv $(B)/bench-large.tsv 2>/dev/null) > $(B)/speed.svg
	mv $(B)/speed.svg man/pictures/speed.svg

# What the manual, README.md and man/gallery.md show of the programs.
examples: here all
	sh tests/redraw

lint: here
	sh tests/lint
format: here
	clang-format -i $$(find *.c common tests -name '*.[ch]')

# What is installed, a line per file: its mode, the file and its folder, whose name may contain blanks.
# man/maze-gen.1 goes to man1, man/maze.5 to man5.
INSTALLED = { \
    for tool in $(TOOLS); do printf '%s\n' "755 $$tool $(PREFIX)/bin"; done; \
    for page in "$(SRC)"/man/*.[0-9]; do printf '%s\n' "644 $$page $(MANDIR)/man$${page\#\#*.}"; done; \
    for tool in $(TOOLS); do \
        [ -z "$(BASHDIR)" ] || printf '%s\n' "644 $(B)/completions/$$tool $(BASHDIR)"; \
        [ -z "$(ZSHDIR)" ] || printf '%s\n' "644 $(B)/completions/_$$tool $(ZSHDIR)"; \
        [ -z "$(FISHDIR)" ] || printf '%s\n' "644 $(B)/completions/$$tool.fish $(FISHDIR)"; \
    done; }

# Not every shell replaces ~ in PREFIX=~/.local; there it would become a folder of that name.
CHECK_FOLDERS = case "$(PREFIX):$(MANDIR)" in \
    /*:/* | :/*) ;; \
    *) echo 'make: PREFIX and MANDIR must be absolute paths, such as $$HOME/.local instead of ~/.local' >&2; exit 2 ;; \
    esac

# Everybody can read what is installed, whatever the umask. Older files are removed first: one may be a
# link, be read-only or be running.
install: all
	@$(CHECK_FOLDERS); read -r say < $(B)/say; umask 022; \
	$(INSTALLED) | { missing=; while read -r mode file folder; do \
	    case $$file in $(B)/completions/*) [ -e "$$file" ] || { missing=1; continue; } ;; esac; \
	    to="$(DESTDIR)$$folder" as="$(DESTDIR)$$folder/$${file##*/}"; \
	    [ $$say = nothing ] || echo "  INSTALL $$as"; \
	    mkdir -p "$$to" && rm -f "$$as" && cp "$$file" "$$as" && chmod $$mode "$$as" || { rm -f "$$as"; exit 1; }; \
	done; \
	[ -z "$$missing" ] || echo 'make install: the programs do not run here; no completions are installed' >&2; }

# Folders that are empty then are removed, too, up to DESTDIR, except the system's own.
uninstall:
	@$(CHECK_FOLDERS); $(INSTALLED) | while read -r mode file folder; do rm -f "$(DESTDIR)$$folder/$${file##*/}"; done
	@case "$(DESTDIR)$(PREFIX)" in /usr | /usr/local | /opt) exit 0 ;; esac; \
	$(INSTALLED) | (cd "$(DESTDIR)/" 2>/dev/null || exit 0; while read -r mode file folder; do \
	    rmdir -p ".$$folder" 2>/dev/null || :; \
	done)

# The files of the last commit, or, in an unpacked archive, all files. The same files give the same
# bytes, wherever the archive is written.
DIST = maze-tools-$(VERSION)
dist:
	@mkdir -p build
	@sh "$(SRC)/.ci/dist" $(DIST) > build/$(DIST).tar
	@gzip -9 -n < build/$(DIST).tar > $(DIST).tar.gz

check-packages: here
	@MAKE='$(MAKE)' sh .ci/packages/run $(PACKAGES)

release-check: here all tests
	@+MAKE='$(MAKE)' BUILD=$(B) sh tests/release

clean:
	rm -rf build $(TOOLS) maze-tools-*.tar.gz

# The makes that these targets start use all processors, but one after the other: they share files.
.NOTPARALLEL:
.SUFFIXES:
.PHONY: all rules files tests here help test check check-all check-long check-asan check-msan check-machines check-clusters check-random \
    analyze prove fuzzers fuzz-build fuzz fuzz-corpus fuzz-merge fuzz-afl torture coverage mutate bench \
    bench-large bench-goals bench-compare bench-curves examples lint format install uninstall \
    dist check-packages release-check clean
