/* import_texts: a maze in each input format, for the tests of failing calls. */
#ifndef IMPORT_TEXTS_H
#define IMPORT_TEXTS_H

#include <stddef.h>

/* 256 cells with four walls. */
#define IMPORT_16  "\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17"
#define IMPORT_64  IMPORT_16 IMPORT_16 IMPORT_16 IMPORT_16
#define IMPORT_256 IMPORT_64 IMPORT_64 IMPORT_64 IMPORT_64

static const struct {
    const char *kind, *text; /* KIND of --input, and the input */
    size_t n;                /* the length, if the text contains zero bytes */
} import_texts[] = {
    {.kind = "maze", .text = "# maze walls 2 1 goal=1,0\n321\n220\n"},
    {.kind = "walls", .text = "321\n220\n"},
    {.kind = "block", .text = "01\n00\n"},
    {.kind = "pbm", .text = "P1\n# a comment\n3 2\n010\n001\n"},
    {.kind = "pbm", .text = "P1\n4 4\n1111\n1001\n1001\n1111\n"},
    {.kind = "pbm", .text = "P2\n2 2\n255\n0 64 255 176\n"},
    {.kind = "pbm", .text = "P4\n3 2\n\100\300"},
    {.kind = "pbm",
     .text = "P1 10 "
             "8\n1111111111\n1111111111\n1000001001\n1001111001\n1001111001\n1001000001\n1111111111"
             "\n1111111111\n"},
    {.kind = "pbm",
     .text = "P1 13 "
             "13\n0000000000000\n0000000000000\n0011111100000\n0011111100000\n0011111100000\n000001"
             "1111100\n0000011111100\n0000011111100\n0000011100000\n0000011100000\n0000011100000\n0"
             "000000000000\n0000000000000\n"},
    {.kind = "pbm", .text = "P5\n2 1\n255\n\377\1"},
    {.kind = "ascii", .text = "+---+---+\n| S   G |\n+---+---+\n"},
    {.kind = "ascii",
     .text = "        +---+\n        |   |\n+---+---+   +\n|           |\n+---+---+---+\n"},
    {.kind = "ascii", .text = "#S##\n#  G\n## G\n####\n"},
    {.kind = "map", .text = "type octile\nheight 2\nwidth 2\nmap\n.@\n..\n"},
    {.kind = "num", .text = "0 0 1 0 1 1\n1 0 1 1 1 0\n"},
    {.kind = "maz", .text = IMPORT_256},
    {.kind = "art", .text = "#S\n G\n"},
    {.kind = "art", .text = "aSa\na--\na-G\n"},
    {.kind = "text", .text = "3 3\n0 0\n2 2\n0,1,0\n0,0,0\n1,1,0\n"},
    {.kind = "text", .text = "*****\n*S  *\n*** *\n*G  *\n*****\n"},
    {.kind = "text", .text = "{{1, 0, 0},\n {0, 0, 0},\n {1, 1, 0}};\n"},
    {.kind = "text", .text = "9 5 3\n12 5 2\n13 5 6\n"},
    {.kind = "text", .text = "000000\n0S00E0\n000000\n000100\n"},
    {.kind = "text", .text = "1 0 1 1\n1 0 0 1\n1 1 0 1\n"},
    {.kind = "text", .text = "1 0 0 1\n0 0 0 0\n0 0 0 0\n0 0 0 1\n"},
    {.kind = "text", .text = "0 1 0 0\n1 0 0 0\n0 0 0 0\n0 0 1 1\n"},
    {.kind = "text", .text = "[\"###\", \"#S#\", \"#E#\"]\n"},
    {.kind = "text", .text = "#,,#\n#,S,#\n#,E,#\n"},
    {.kind = "text", .text = "cell,E,W,N,S\n\"(1, 1)\",1,0,0,0\n\"(1, 2)\",0,1,0,0\n"},
    {.kind = "text:skip=1", .text = "x\n###\n#S#\n#E#\n###\n"},
    {.kind = "numbers", .text = "3 2 1\n1 0 1\n2 2 0\n"},
    {.kind = "text:goal=exits", .text = "#####\n#S   \n#####\n"},
    {.kind = "numbers", .text = "[[0, 1],\n [0, 0]]\n"},
    {.kind = "numbers:transpose=1", .text = "0 0 0\n1 1 0\n"},
    {.kind = "npy",
     .text = "\223NUMPY\001\000\100\000{'descr': '|u1', 'fortran_order': True, 'shape': (2, 2, 1)}"
             "    \n\0\0\1\1",
     .n = 78},
    {.kind = "json",
     .text =
         "{\"y\":-1,\"start\":[0,0],\"a_longer_name\":\"\\u00e4\\uff01\\ud83d\\ude00\","
         "\"a_name_that_is_longer_still\":-1.5e+3,\"and_the_one_that_is_the_longest\":true,"
         "\"kind\":\"walls\",\"a\":[1,{\"b\":\"c\"}],\"rows\":[\"321\",\"220\"],\"moves\":\"E\"}"},
    {.kind = "unicode", .text = "┌───────┐\n│ S   G │\n└───────┘\n"},
    {.kind = "unicode",
     .text = "        ┌───┐\n        │   │\n┌───────┘   │\n│           │\n└───────────┘\n"},
    {.kind = "unicode", .text = "  ████████\n  ██S G ██\n  ████████\n"},
    {.kind = "text", .text = "┌───────┐\n│ S   G │\n└───────┘\n"},
    {.kind = "text", .text = "# # # #\n# S G #\n# # # #\n"},
    {.kind = "unicode:cell=2", .text = "████\n██S \n"},
    {.kind = "text", .text = "3 3 0 0 2 2\n9 5 3\n12 5 2\n13 5 6\n"},
    {.kind = "json",
     .text = "[[{\"n\":1,\"e\":0,\"s\":0,\"w\":1},{\"n\":1,\"e\":1,\"s\":0,\"w\":0}],"
             "[{\"n\":0,\"e\":0,\"s\":1,\"w\":1},{\"n\":0,\"e\":1,\"s\":1,\"w\":0}]]"},
    {.kind = "json",
     .text = "{\"a\":{\"m\":[[0,1,0],[0,0,0]]},\"b\":{\"m\":[[{\"value\":1},1,0],[0,0,0]]}}"},
    {.kind = "hex42", .text = "953\nC52\nD56\n\n(0, 0)\n2,2\nEEss\n"},
    {.kind = "json",
     .text = "{\"a\":{\"n\":500,\"grid\":[[0,1,0],[\"0\",false,0],[1,1,0]]},\"start\":{\"x\":0,"
             "\"y\":0},"
             "\"end\":{\"x\":2,\"y\":2}}"},
    {.kind = "edges",
     .text = "# maze block 2 1 solution=path start=0,0 goal=1,0\n# a\n0,0 1,0 {}\n"},
};

#endif
