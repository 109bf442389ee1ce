# The maze tools. This file is for GNU make (3.81 or later).
#
#   make                 build the three programs
#   make check           run the quick tests; NAMES='unit/doors filter' restricts all check-* targets
#   make check-all       run all tests, including those that wait, draw random numbers, need other programs or compare texts
#   make check-long      run all tests, including their longest cases, with fresh random numbers
#   make check-asan      run tests with sanitizers; CC=clang finds more; CC=clang SANITIZE=memory: the memory sanitizer
#   make check-machines  test golden files and units with other compilers and processors; MACHINES="tcc s390x"
#   make release-check   run the tests that a release must pass in addition to check-all; takes hours, see tests/release
#   make lint            run the linters; make analyze: static analysers, and Frama-C, which proves two readers free of errors
#   make torture         let every fallible call fail, one at a time; PART=K/N runs a part
#   make fuzz            run the fuzzers, FUZZ_SECONDS=60 each; FUZZ=--replay: only replay their corpus
#   make coverage        run all tests with clang-19; print the coverage and the code that no test reaches
#   make mutate          change the programs in one place at a time; the tests must notice each change. PART=K/N
#   make bench           measure speed and memory; WIDTHS="500 2000" sets the sizes, ROWS=REGEX (grep -E) selects the rows
#   make bench-compare OLD=DIR  compare with an earlier build in DIR; make bench-goals OLD=DIR: check the performance targets
#   make bench-peers PEERS=DIR  measure these programs and others in DIR, for the table in README
#   make examples        redraw the examples in README, manual and gallery; GOLDEN=new: also golden files and expect cases
#   make install         install to $(DESTDIR)$(PREFIX); make uninstall removes it
#   make dist            create a source archive, identical everywhere; make clean removes all build output
#
# V=1 shows the commands, make -s shows nothing. Objects are written to build/MODE.

VERSION = 2.0.0
PREFIX = /usr/local
MANDIR = $(PREFIX)/share/man
# The directories of the completions for bash, zsh and fish. If one is empty, that completion is not installed.
BASHDIR = $(PREFIX)/share/bash-completion/completions
ZSHDIR = $(PREFIX)/share/zsh/site-functions
FISHDIR = $(PREFIX)/share/fish/vendor_completions.d
CC = cc
CFLAGS = -O3
MODE = release
B = build/$(MODE)
TOOLS = maze-gen maze-solve maze-render
WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion
MAZE_CPPFLAGS = -I. -std=c11 -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 -DVERSION=\"$(VERSION)\" $(CPPFLAGS)

# Flags that make errors harder to exploit; make HARDEN= disables them. Sanitizers find more without them.
# Defining a name twice causes a warning, so level 2 is used only by compilers without level 3.
HARDEN = -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -D_FORTIFY_SOURCE=2 -fstack-protector-strong \
    -fstack-clash-protection -fcf-protection -mbranch-protection=standard -fPIE -pie -Wl,-z,relro -Wl,-z,now
# Without these, a loop takes up to 1.3 times as long when a change moves it (pgm); with more padding, 1.06 (wilson).
ALIGN = -falign-functions=64 -falign-loops=64:12

# Everything is rebuilt when the compiler, a flag or the version changes: objects depend on the file settings. The
# file accepted lists the flags of HARDEN and ALIGN that do not change the messages of the compiler. Each file gets its
# name when it is complete, because another make may build the same file. Profiles need a constant name.
part = $@.$(if $(findstring -fprofile,$(CFLAGS))$(findstring --coverage,$(CFLAGS)),part,$$$$)
ifneq ($(filter-out clean help lint dist uninstall,$(or $(MAKECMDGOALS),all)),)
settings := $(strip $(CC) $(MAZE_CPPFLAGS) $(WARN) $(CFLAGS) $(LDFLAGS) $(LDLIBS) $(HARDEN) $(ALIGN))
try = $(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) $$taken $$flag -o $(B)/probe.$$$$ $(B)/probe.$$$$.c 2>&1 || echo failed
ifneq ($(settings),$(shell cat $(B)/settings 2>/dev/null))
$(shell mkdir -p $(B); printf '\043include <stdlib.h>\nint main(int n, char **v) { volatile char a[64]; a[n] = **v; return a[0]; }\n' >$(B)/probe.$$$$.c; \
    flag= taken=; said=$$($(try)); \
    for flag in $(HARDEN) $(ALIGN); do [ "$$($(try))" != "$$said" ] || taken="$$taken $$flag"; done; \
    rm -f $(B)/probe.$$$$*; echo $$taken >$(B)/$$$$; mv -f $(B)/$$$$ $(B)/accepted; \
    printf '%s\n' '$(subst ','\'',$(settings))' >$(B)/$$$$; mv -f $(B)/$$$$ $(B)/settings)
endif
accepted := $(shell cat $(B)/accepted)
endif

compile = $(CC) $(filter-out -pie -Wl%,$(accepted))
# A recipe begins with $(call short,WORD), which prints a short line, such as "  CC maze-gen.o", instead of the command.
quiet = $(findstring s,$(firstword -$(MAKEFLAGS)))
short = $(if $(V),,@$(if $(quiet),,echo '  $(1) $(@:$(B)/%=%)' &&))

# Scripts that the programs print; an object contains the lines of NAME.KIND as NAME_script.
scripts = $(patsubst %,$(B)/%.o,$(wildcard common/*/*.js common/*/*.html common/*/*.completion))
library = $(patsubst %.c,$(B)/%.o,$(wildcard common/*/*.c common/*/*/*.c)) $(scripts)
quick_tests = $(patsubst %.c,$(B)/%,$(wildcard tests/unit/*.c tests/prop/*.c))
# The tests whose path contains one of NAMES, and the programs that scripts run.
named = $(if $(NAMES),$(foreach name,$(NAMES:.c=),$(foreach test,$(1),$(if $(findstring $(name),$(test)),$(test)))),$(1))
tests = $(call named,$(quick_tests) $(patsubst %.c,$(B)/%,$(wildcard tests/chance/*.c))) \
    $(patsubst %.c,$(B)/%,$(wildcard tests/bench/*.c tests/random/*.c))
fuzzers = $(patsubst %.c,$(B)/%,$(wildcard tests/fuzz/*.c))

all: $(TOOLS)
tests: $(TOOLS:%=$(B)/%) $(tests)
fuzzers: $(fuzzers)
$(TOOLS): %: $(B)/%
	@cp $< $<.$$$$ && mv -f $<.$$$$ $@
$(B)/settings:
	@mkdir -p $(B) && : >$@
$(B)/%.o: %.c $(B)/settings
	$(call short,CC) mkdir -p $(@D) && $(compile) $(MAZE_CPPFLAGS) $(WARN) -MD $(CFLAGS) -c -o $(part).o $< && \
	    sed '1s|^[^:]*|$@|' $(part).d >$(part) && mv -f $(part) $(@:.o=.d) && rm $(part).d && mv -f $(part).o $@
$(scripts): $(B)/%.o: % $(B)/settings
	$(call short,CC) mkdir -p $(@D) && { echo 'const char *const $(basename $(*F))_script[] = {'; \
	    sed 's/[\\"]/\\&/g; s/.*/"&\\n",/' $<; echo '0};'; } | \
	    $(compile) $(CFLAGS) -x c -c -o $(part) - && mv -f $(part) $@
$(B)/libmaze.a: $(library)
	$(call short,AR) rm -f $(part) && $(AR) -cq $(part) $^ && mv -f $(part) $@
$(B)/%: $(B)/%.o $(B)/libmaze.a
	$(call short,LD) $(CC) $(accepted) $(CFLAGS) $(LDFLAGS) -o $(part) $^ $(LDLIBS) $(math) && mv -f $(part) $@
$(B)/tests/%: math = -lm
$(fuzzers): $(B)/%: $(B)/%.o $(patsubst %.c,$(B)/%.o,$(wildcard tests/fuzz/kit/*.c)) $(B)/libmaze.a
	$(call short,LD) $(CC) $(CFLAGS) $(FUZZ_LINK) -o $@ $^
$(B)/tests/torture/torture: $(B)/tests/torture/process.o
$(B)/tests/torture/inject.so: tests/torture/inject.c $(wildcard tests/torture/*.h) $(B)/settings
	$(call short,LD) mkdir -p $(@D) && $(CC) $(MAZE_CPPFLAGS) $(WARN) -O1 -fPIC -shared -o $@ $< -ldl

# The headers of each file, as written by the compiler; a missing header is not an error.
-include $(shell find $(B) -name '*.d' ! -name '*.o.*' 2>/dev/null)
%.h: ;

# tests/run builds the files that NAMES need. make -n would run a recipe that contains MAKE.
make := $(MAKE)
RUN = MAKE='$(make)' MODE=$(MODE) sh tests/run $(NAMES)
check: all $(if $(NAMES),,$(quick_tests))
	@$(RUN)
check-all: all $(if $(NAMES),,$(tests))
	@ALL=1 $(RUN)
check-long: all $(if $(NAMES),,$(tests))
	@ALL=1 LONG=1 $(RUN)

# The longest builds below use all processors.
parallel = -j$(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
SANITIZE = address,undefined
sanitized = $(firstword $(subst $(comma), ,$(SANITIZE)))-$(notdir $(lastword $(CC)))
check-asan:
	@$(MAKE) $(parallel) MODE=$(sanitized) HARDEN= ALIGN= \
	    CFLAGS='-O1 -g -fno-omit-frame-pointer -fsanitize=$(SANITIZE) -fno-sanitize-recover=all' tests
	@BUILD=build/$(sanitized) SANITIZED=1 sh tests/run $(NAMES)
check-machines:
	@MAKE='$(make)' sh tests/machines $(MACHINES)
release-check: all $(tests)
	@MAKE='$(make)' sh tests/release

# Comparisons are not traced, because that took half of the time. The linker redirects system calls and three slow functions.
FUZZ_CFLAGS = -O2 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp,stack-depth \
    -fsanitize=address,undefined,local-bounds,implicit-conversion -fno-sanitize-recover=all
FUZZ_LINK = -fsanitize=fuzzer -Wl,--wrap=open,--wrap=read,--wrap=write,--wrap=close,--wrap=lseek,--wrap=fstat,--wrap=isatty \
    -Wl,--wrap=poll,--wrap=clock_gettime,--wrap=maze_shape,--wrap=search_solve,--wrap=progress_start
fuzz: all
	@$(MAKE) $(parallel) MODE=fuzz CC=clang HARDEN= ALIGN= CFLAGS='$(FUZZ_CFLAGS)' \
	    CPPFLAGS='-U_FILE_OFFSET_BITS -U_FORTIFY_SOURCE' fuzzers
	@BUILD=build/fuzz sh tests/fuzz/run $(FUZZ)

COVERAGE = MODE=coverage CC=clang-19 HARDEN= ALIGN= CPPFLAGS=-DNO_CONFINE LDFLAGS=-Wl,--wrap=raise \
    LDLIBS=build/coverage/tests/cover/signals.o \
    CFLAGS='-O1 -g -Werror -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc'
coverage:
	@$(MAKE) $(COVERAGE) build/coverage/tests/cover/signals.o
	@$(MAKE) $(parallel) $(COVERAGE) tests
	@python3 tests/cover/run.py build/coverage
mutate:
	@python3 tests/mutate/run.py build/coverage/tests.json
analyze:
	@sh tests/analyze $(MAZE_CPPFLAGS) && sh tests/proof/run
torture: all $(B)/tests/torture/torture $(B)/tests/torture/inject.so
	@BUILD=$(B) sh tests/torture/run $(PART)

bench bench-compare bench-goals bench-peers: all $(B)/tests/bench/measure
	@BUILD=$(B) sh tests/bench/$(subst bench,run,$(@:bench-%=%)) $(WIDTHS)
lint:
	@sh tests/lint
examples: all
	@sh tests/redraw

# The installed files, one per line: mode|directory|name|the command that prints the file.
INSTALLED = { for tool in $(TOOLS); do \
        printf '%s\n' "755|$(PREFIX)/bin|$$tool|cat $$tool"; \
        [ -z "$(BASHDIR)" ] || printf '%s\n' "644|$(BASHDIR)|$$tool|./$$tool --completion bash"; \
        [ -z "$(ZSHDIR)" ] || printf '%s\n' "644|$(ZSHDIR)|_$$tool|./$$tool --completion zsh"; \
        [ -z "$(FISHDIR)" ] || printf '%s\n' "644|$(FISHDIR)|$$tool.fish|./$$tool --completion fish"; \
    done; \
    for page in man/*.[0-9]; do printf '%s\n' "644|$(MANDIR)/man$${page\#\#*.}|$${page\#\#*/}|cat $$page"; done; }
# Not every shell expands ~ in PREFIX=~/.local; others would create a directory with that name.
CHECK_FOLDERS = case "$(PREFIX):$(MANDIR)" in /*:/* | :/*) ;; \
    *) echo 'make: PREFIX and MANDIR must be absolute paths, such as $$HOME/.local instead of ~/.local' >&2; exit 2 ;; esac

# All users can read the files. Old files are removed first, because they may be links, read-only or running.
install: all
	@$(CHECK_FOLDERS); umask 022; $(INSTALLED) | while IFS='|' read -r mode folder name command; do \
	    as="$(DESTDIR)$$folder/$$name"; $(if $(quiet),,echo "  INSTALL $$as";) \
	    mkdir -p "$(DESTDIR)$$folder" && rm -f "$$as" || exit 1; \
	    if $$command >"$$as"; then chmod $$mode "$$as"; else rm -f "$$as"; \
	        case $$command in cat*) exit 1 ;; esac; \
	        echo "make install: without $$name: $${command%% *} does not run here" >&2; \
	    fi; \
	done
# Also removes directories that are then empty, up to DESTDIR, except the system's own.
uninstall:
	@$(CHECK_FOLDERS); $(INSTALLED) | while IFS='|' read -r mode folder name command; do rm -f "$(DESTDIR)$$folder/$$name"; done
	@case "$(DESTDIR)$(PREFIX)" in /usr | /usr/local | /opt) exit 0 ;; esac; \
	$(INSTALLED) | (cd "$(DESTDIR)/" 2>/dev/null || exit 0; \
	while IFS='|' read -r mode folder name command; do rmdir -p ".$$folder" 2>/dev/null || :; done)

dist:
	@mkdir -p build && sh .ci/dist maze-tools-$(VERSION) >build/dist.tar && gzip -9 -n <build/dist.tar >maze-tools-$(VERSION).tar.gz
clean:
	rm -rf build $(TOOLS) maze-tools-*.tar.gz
help:
	@sed -n -e '/^$$/q' -e 's/^# \{0,1\}//p' Makefile

MAKEFLAGS += -r
.SECONDARY:
.PHONY: all tests fuzzers check check-all check-long check-asan check-machines release-check fuzz coverage mutate analyze \
    torture bench bench-compare bench-goals bench-peers lint examples install uninstall dist clean help
