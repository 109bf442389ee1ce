/* program: the three programs in the process of a fuzzer, with arguments and inputs. */
#ifndef FUZZ_PROGRAM_H
#define FUZZ_PROGRAM_H

#include "sandbox.h"

enum program { PROGRAM_GEN, PROGRAM_SOLVE, PROGRAM_RENDER, PROGRAMS };
extern const char *const program_names[PROGRAMS];

/* The exit status of a program that was ended because it wrote too much, as SIGPIPE does. */
enum { PROGRAM_ENDED = 141 };

/* The most cells of a maze that is held: for a larger one, memory runs out. */
enum { PROGRAM_CELLS = 4096 };

/* Runs a program. argv: as in main, without the name; may be reordered. Checks what is true of
 * every run: the status is 0, 1 or 2; an error has a message; messages have their prefix and no
 * control characters; memory is freed and files are closed. Returns the status; what was written is
 * in *output, valid until the next program. */
int program_run(enum program program, const struct sandbox_input *input, int argc,
                const char *const *argv, struct sandbox_output *output);

/* The programs themselves, with their names in argv[0]. */
int program_gen(char **argv);
int program_solve(char **argv);
int program_render(char **argv);

/* Defines one of these, for a program whose state is a struct. */
#define PROGRAM(name, state)                                                                       \
    int name(char **argv)                                                                          \
    {                                                                                              \
        static struct state s;                                                                     \
        memset(&s, 0, sizeof s);                                                                   \
        return run(&s, argv);                                                                      \
    }

#endif
