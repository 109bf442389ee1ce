/* detect: finds the format of an input from its first bytes. */
#ifndef IMPORT_DETECT_H
#define IMPORT_DETECT_H

#include "common/import/import.h"

/* Detects the format of the input from its first bytes and stores it in in->choice. Returns 0, or
 * -1 with in->reader.lines.err set if they fit several formats, or one that these tools do not
 * read. */
int input_detect(struct input *in);

#endif
