# The maze tools. GNU make.
#
#   make                 the three programs
#   make check           the tests, in well under a minute; check-long: longer ones, too
#   make check-asan      the tests, with the address and undefined-behaviour sanitizers; CC=clang
#                        finds more. NAMES='tests/unit ...' restricts the tests
#   make check-msan      the tests, with the memory sanitizer of clang; NAMES as above
#   make check-machines  golden files and unit tests with other compilers and processors, and with
#                        valgrind; MACHINES="tcc s390x" restricts them; NAMES as above
#   make check-clusters  the engines of maze-clusters(7): ssh, Slurm, Open MPI, Dask, on this machine
#   make fuzz            run the fuzzers, FUZZ_SECONDS=60 each (clang, libFuzzer); fuzz-corpus
#                        replays their corpus, fuzz-merge minimises it, fuzz-afl uses AFL++
#   make coverage        the tests, with clang-19; prints the coverage and what no test reaches
#   make mutate          change one thing in the programs at a time; the tests must notice. After
#                        make coverage. PART=1/30 takes every 30th of about 300 changes
#   make analyze         run static analysers: gcc, clang, clang-tidy, cppcheck
#   make prove           prove with Frama-C that the readers of numbers and headers
#                        have no error at run time
#   make check-random    test the random numbers with dieharder, for an hour; DIEHARDER='0 2 8'
#                        restricts the tests
#   make torture         let every call that can fail do so, one after the other, in about 2
#                        minutes; PART=K/N runs a part
#   make bench           measure speed and memory of every table row, beside cat and md5sum;
#                        WIDTHS="500 2000" sets the sizes, ROWS=PATTERN restricts the rows
#   make bench-large     the same with 16000x16000 cells
#   make bench-goals     compare the results of both with the goals
#   make bench-curves    draw the results of both: man/pictures/speed.svg
#   make bench-compare OLD=DIR  compare with the programs of an earlier build in DIR, row by
#                        row, in about 5 minutes if idle; WIDTHS=4000 and ROWS as above
#   make lint            run the linters; make format: apply .clang-format
#   make pictures        run the commands of man/gallery.md, which draw man/pictures, and those
#                        whose output README.md shows
#   make install         install to $(DESTDIR)$(PREFIX); make uninstall
#   make dist            a source archive; make clean
#
# New files under common/ and tests/ are found automatically. Objects go to build/MODE, one folder
# per way of building.

VERSION = 1.0

PREFIX = /usr/local
MANDIR = $(PREFIX)/share/man
CC = cc
CFLAGS = -O3
LDFLAGS =
LDLIBS =

TOOLS = maze-gen maze-solve maze-render
MANPAGES = $(notdir $(sort $(wildcard man/*.[0-9])))
MODE = release
B = build/$(MODE)

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion
MAZE_CPPFLAGS = -std=c11 -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 -DVERSION='"$(VERSION)"' -I. $(CPPFLAGS)

# Flags that make errors harder to exploit; make HARDEN= for none. $(B)/hardened lists those that
# compiler and linker accept without a warning. A name that is defined twice causes one, so level 2
# is for those that do not know level 3. Sanitizers find more without these flags.
HARDEN = $(if $(findstring -fsanitize,$(CC) $(CFLAGS)),,-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -D_FORTIFY_SOURCE=2 \
    -fstack-protector-strong -fstack-clash-protection -fcf-protection -mbranch-protection=standard \
    -fPIE -pie -Wl,-z,relro -Wl,-z,now)
HARDENED = $(shell cat $(B)/hardened 2>/dev/null)

# -MD writes the headers that a file includes to its .d.
COMPILE = $(CC) $(filter-out -pie -Wl%,$(HARDENED)) $(MAZE_CPPFLAGS) $(WARN) -MD $(CFLAGS)
LINK = $(CC) $(HARDENED) $(CFLAGS) $(LDFLAGS)
FLAGS = $(CC) $(HARDEN) $(MAZE_CPPFLAGS) $(WARN) $(CFLAGS) $(LDFLAGS) $(LDLIBS)

COMMON = $(patsubst %.c,$(B)/%.o,$(sort $(wildcard common/*/*.c common/*/*/*.c)))
LIB = $(B)/libmaze.a
UNIT = $(patsubst %.c,$(B)/%,$(sort $(wildcard tests/unit/*.c tests/prop/*.c)))
BENCH = $(B)/tests/bench/measure
STREAM = $(B)/tests/random/stream

all: $(TOOLS)

# The programs of a release build are copied to the top, where people look for them.
$(TOOLS): %: $(B)/%
	cp $(B)/$@ $@

$(TOOLS:%=$(B)/%): $(B)/%: $(B)/%.o $(LIB)
	$(LINK) -o $@ $^ $(LDLIBS)

# The linker takes from the archive what a program needs. Several folders have a list.o, so
# the members are appended (q), not replaced by name.
$(LIB): $(COMMON)
	rm -f $@
	$(AR) -cq $@ $^

$(B)/%.o: %.c $(B)/hardened
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

# A header that a .d names may be gone by now.
%.h: ;

# Rebuilds all when compiler, flags or version change.
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' '$(subst ','\'',$(FLAGS))' | cmp -s - $@ || \
	    printf '%s\n' '$(subst ','\'',$(FLAGS))' > $@

# Tries the flags of HARDEN one after another.
$(B)/hardened: $(B)/flags
	@printf '#include <stdlib.h>\nint main(void) { return 0; }\n' > $@.c
	@try() { $(CC) "$$@" $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@.out $@.c 2>&1; }; \
	said=$$(try); taken=; \
	for flag in $(HARDEN); do \
	    [ "$$(try $$taken $$flag || echo failed)" != "$$said" ] || taken="$$taken $$flag"; \
	done; \
	rm -f $@.c $@.out; \
	echo $$taken > $@

# Tests link the same archive as the programs; fail.c defines all of mem.h itself, so the
# linker leaves mem.o out.
$(B)/tests/%: $(B)/tests/%.o $(LIB)
	$(LINK) -o $@ $^ -lm $(LDLIBS)

tests: $(TOOLS:%=$(B)/%) $(UNIT) $(BENCH) $(STREAM)

check: all tests
	BUILD=$(B) sh tests/run

check-long: all tests
	BUILD=$(B) LONG=1 sh tests/run

check-clusters: all tests
	BUILD=$(B) LIMIT=300 sh tests/run tests/clusters

SANITIZE = -fsanitize=address,undefined
SANITIZE_MODE = asan-$(lastword $(notdir $(CC)))
check-asan:
	$(MAKE) MODE=$(SANITIZE_MODE) \
	    CFLAGS='-O1 -g -fno-omit-frame-pointer $(SANITIZE) -fno-sanitize-recover=all' tests
	BUILD=build/$(SANITIZE_MODE) SANITIZED=1 sh tests/run $(NAMES)
check-msan:
	$(MAKE) check-asan CC=clang SANITIZE=-fsanitize=memory SANITIZE_MODE=msan

check-machines:
	MAKE='$(MAKE)' NAMES='$(NAMES)' sh tests/machines $(MACHINES)

# The fuzzers. The linker redirects system calls to tests/fuzz/kit/sandbox.c, and two functions to
# others that refuse what would only take long; the calls must have their plain names. Comparisons
# are not traced: that took half of the time, and the dictionary has the words that matter.
FUZZ_SECONDS = 60
FUZZ_SANITIZE = -fsanitize=address,undefined,local-bounds,implicit-conversion
FUZZ_CFLAGS = -O2 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link \
    -fno-sanitize-coverage=trace-cmp,stack-depth $(FUZZ_SANITIZE) -fno-sanitize-recover=all
FUZZ_CPPFLAGS = -U_FILE_OFFSET_BITS -U_FORTIFY_SOURCE
FUZZ_WRAP = open read write close lseek fstat isatty poll clock_gettime maze_shape search_run progress_start
FUZZ_KIT = $(patsubst %.c,$(B)/%.o,$(sort $(wildcard tests/fuzz/kit/*.c)))
FUZZERS = $(patsubst %.c,$(B)/%,$(sort $(wildcard tests/fuzz/*.c)))
FUZZ_RUN = FUZZ_SECONDS=$(FUZZ_SECONDS) sh tests/fuzz/run
$(FUZZERS): $(B)/%: $(B)/%.o $(FUZZ_KIT) $(LIB)
	$(CC) $(CFLAGS) -fsanitize=fuzzer $(FUZZ_WRAP:%=-Wl,--wrap=%) -o $@ $^
fuzzers: $(FUZZERS)
fuzz-build: all
	@command -v clang >/dev/null || { echo 'the fuzzers need clang' >&2; exit 1; }
	$(MAKE) MODE=fuzz CC=clang CFLAGS='$(FUZZ_CFLAGS)' CPPFLAGS='$(FUZZ_CPPFLAGS)' fuzzers
fuzz: fuzz-build
	BUILD=build/fuzz $(FUZZ_RUN)
fuzz-corpus: fuzz-build
	BUILD=build/fuzz $(FUZZ_RUN) --replay
fuzz-merge: fuzz-build
	BUILD=build/fuzz $(FUZZ_RUN) --merge
fuzz-afl: all
	@command -v afl-fuzz >/dev/null || { echo 'this needs AFL++' >&2; exit 1; }
	$(MAKE) MODE=afl CC=afl-clang-fast CFLAGS='$(FUZZ_CFLAGS)' CPPFLAGS='$(FUZZ_CPPFLAGS)' fuzzers
	BUILD=build/afl $(FUZZ_RUN) --afl

COVERAGE_SIGNALS = build/coverage/tests/cover/signals.o
COVERAGE = MODE=coverage CC=clang-19 HARDEN= CPPFLAGS=-DNO_CONFINE LDFLAGS=-Wl,--wrap=raise LDLIBS=$(COVERAGE_SIGNALS) \
    CFLAGS='-O1 -g -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc'
coverage:
	@for tool in clang-19 llvm-cov-19 python3; do \
	    command -v $$tool >/dev/null || { echo "coverage: needs $$tool"; exit 1; }; \
	done
	$(MAKE) $(COVERAGE) $(COVERAGE_SIGNALS)
	$(MAKE) $(COVERAGE) tests
	python3 tests/cover/run.py build/coverage

# The map says which tests reach which function.
MAP = build/coverage/tests.json
$(MAP):
	$(MAKE) coverage || [ -e $@ ]
mutate: $(MAP)
	python3 tests/mutate/run.py $(MAP)
analyze:
	sh tests/analyze $(MAZE_CPPFLAGS)
prove:
	sh tests/proof/run
check-random: $(STREAM)
	BUILD=$(B) DIEHARDER='$(DIEHARDER)' sh tests/random/run
# Needs a system whose linker loads libraries before a program, such as Linux or a BSD.
TORTURE = $(B)/tests/torture
torture: all $(TORTURE)/torture $(TORTURE)/inject.so
	BUILD=$(B) sh tests/torture/run $(PART)
$(TORTURE)/torture: $(TORTURE)/process.o
$(TORTURE)/inject.so: tests/torture/inject.c tests/torture/torture.h $(B)/flags
	@mkdir -p $(@D)
	$(CC) $(MAZE_CPPFLAGS) $(WARN) -O1 -fPIC -shared -o $@ $< -ldl

bench: all $(BENCH)
	BUILD=$(B) sh tests/bench/run $(WIDTHS)
bench-large: all $(BENCH)
	BUILD=$(B) TSV=bench-large.tsv sh tests/bench/run 16000
bench-goals:
	sh tests/bench/goals $(wildcard $(B)/bench.tsv $(B)/bench-large.tsv)
bench-curves:
	sh tests/bench/curves $(wildcard $(B)/bench.tsv $(B)/bench-large.tsv) > $(B)/speed.svg
	mv $(B)/speed.svg man/pictures/speed.svg
bench-compare: all $(BENCH)
	BUILD=$(B) sh tests/bench/compare '$(OLD)' $(WIDTHS)

# The pictures of man/gallery.md, and what README.md prints.
pictures: all
	sh tests/pictures

lint:
	sh tests/lint
format:
	clang-format -i $(wildcard *.c common/*/*.[ch] common/*/*/*.[ch] tests/*.h tests/*/*.[ch] tests/*/*/*.[ch])

# The names may contain blanks. Everybody can read what is installed, whatever the umask.
BIN_TO = $(DESTDIR)$(PREFIX)/bin
MAN_TO = $(DESTDIR)$(MANDIR)

# man/maze-gen.1 goes to man1, man/maze.5 to man5.
install: all
	umask 022 && mkdir -p "$(BIN_TO)" && cp $(TOOLS) "$(BIN_TO)"
	cd "$(BIN_TO)" && chmod 755 $(TOOLS)
	umask 022; for page in $(MANPAGES); do \
	    to="$(MAN_TO)/man$${page##*.}"; \
	    mkdir -p "$$to" && cp man/$$page "$$to" && chmod 644 "$$to/$$page" || exit 1; \
	done

# Folders that are empty then are removed, too, up to DESTDIR, except the system's own.
uninstall:
	for tool in $(TOOLS); do rm -f "$(BIN_TO)/$$tool"; done
	for page in $(MANPAGES); do rm -f "$(MAN_TO)/man$${page##*.}/$$page"; done
	case "$(DESTDIR)$(PREFIX)" in /usr | /usr/local | /opt) exit ;; esac; \
	cd "$(DESTDIR)/" 2>/dev/null || exit 0; \
	for folder in "$(PREFIX)/bin" $(patsubst .%,"$(MANDIR)/man%",$(sort $(suffix $(MANPAGES)))); do \
	    rmdir -p ".$$folder" 2>/dev/null || :; \
	done

# The committed files, or, in an unpacked archive, all files. An archive of the same files has the
# same bytes.
DIST = maze-tools-$(VERSION)
dist: $(DIST).tar.gz
$(DIST).tar.gz: FORCE
	@mkdir -p build
	if [ -e .git ]; then \
	    git archive --format=tar --prefix=$(DIST)/ HEAD > build/dist.tar; \
	else \
	    rm -rf build/dist && mkdir -p build/dist/$(DIST) && \
	    cp -Rp Makefile *.md LICENSE .clang-format .gitignore .ci $(TOOLS:%=%.c) common man tests build/dist/$(DIST) && \
	    cd build/dist && tar cf ../dist.tar $$(find $(DIST) -type f | LC_ALL=C sort); \
	fi
	gzip -9 -n < build/dist.tar > $@

clean:
	rm -rf build $(TOOLS) maze-tools-*.tar.gz

FORCE:
.PHONY: all tests check check-long check-asan check-msan check-machines check-clusters check-random \
    analyze prove fuzzers fuzz-build fuzz fuzz-corpus fuzz-merge fuzz-afl torture coverage mutate bench \
    bench-large bench-goals bench-compare bench-curves pictures lint format install uninstall \
    dist clean FORCE
.SECONDARY:

# What compilers have found in earlier builds.
-include $(wildcard $(B)/*.d $(B)/*/*/*.d $(B)/*/*/*/*.d)
