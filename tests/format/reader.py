#!/usr/bin/env python3
"""Reads a maze stream: the grammar and the rules of maze(5), and nothing else.

    python3 tests/format/reader.py [FILE]

writes the mazes of FILE, or of standard input, as the maze tools would: a header for each maze, its
comments, its rows and an empty line. If the stream is malformed, writes the mazes before the error,
then LINE:COLUMN: RULE to standard error, and ends with status 2. RULE is a name of the grammar or
the number of a rule. An example to copy; tests/format/list has the streams to test a copy with."""
import re
import sys

MARK = b"\xef\xbb\xbf"      # a byte order mark
HEADER = b"# maze "
DIGITS = b"0123456789abcdefABCDEF"
LINE_FORM = re.compile(rb"[ \t]*(?:# maze |[0-9a-fA-F])")  # rule 1
LARGEST = 2**62 - 1         # the largest width and height of this reader, rule 8
VERT, HORIZ, ANY = 1, 2, 15  # what a digit may contain
BOARD = ANY - HORIZ

# The characters of UTF-8 from U+00A0 on, and all that a value may have: the bytes of U+0080 to
# U+009F do not count as two characters from 0xa0 on, so that the place of an error is the first one.
UTF8 = (rb"\xc2[\xa0-\xbf]|[\xc3-\xdf][\x80-\xbf]"
        rb"|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}"
        rb"|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}")
CHAR = rb"[\x21-\x2e\x30-\x7e]|%s|(?!\xc2[\x80-\x9f])[\xa0-\xff]" % UTF8
VALUE = re.compile(rb"(?:%s)*" % CHAR)
COMMENT = re.compile(rb"(?:%s|[/ \t])*" % CHAR)
KEY = re.compile(rb"(?:[a-z][a-z0-9_-]*)?")


class Malformed(Exception):
    """The stream breaks this rule at this place."""
    def __init__(self, line, column, rule):
        super().__init__(f"{line}:{column}: {rule}")
        self.line, self.column, self.rule = line, column, rule


class Record:
    """A maze as it is read. Without a header it has no kind and size before its end; an endless
    maze never has a height."""
    def __init__(self):
        self.kind = self.width = self.height = None
        self.fields = []    # b"key=value"
        self.comments = []  # without newlines
        self.rows = []      # lists of (digit, line, column)

    def row_digits(self):
        """Returns how many digits a row has, None if that is not known yet."""
        if self.kind:
            return self.width + (self.kind == b"walls")
        return len(self.rows[0]) if self.rows else None

    def row_count(self):
        """Returns how many rows the header announces, None if it does not."""
        return self.height and self.height + (self.kind == b"walls")

    def allowed(self, x, y):
        """Returns what digit x of row y may contain, rule 6."""
        if self.kind == b"block":
            return BOARD
        return (VERT if x == self.width else ANY) & (HORIZ if y == self.height else ANY)

    def text(self):
        height = b"%d" % self.height if self.height else b"inf"
        head = [b"# maze " + self.kind, b"%d" % self.width, height] + self.fields
        rows = [b"".join(b"%x" % digit for digit, _, _ in row) for row in self.rows]
        return b"\n".join([b" ".join(head)] + self.comments + rows + [b"", b""])


def split(data):
    """Yields the lines, which a slash ends in line form: the number of the line in the file, the
    column and the text. None stands for the end of the file."""
    for line, text in enumerate(data.split(b"\n"), 1):
        column = 1
        for part in text.split(b"/") if LINE_FORM.match(text) else [text]:
            yield line, column, part[:-1] if part.endswith(b"\r") else part
            column += len(part) + 1
    yield line, column - 1, None


def number(word, most):
    """Returns a whole number from 1 to `most`, or None."""
    digits = re.fullmatch(rb"0*([1-9][0-9]{0,19})", word)
    return int(digits[1]) if digits and int(digits[1]) <= most else None


def read_size(word, line, column):
    size = number(word, LARGEST)
    if size is None:
        raise Malformed(line, column, "8" if word.strip(b"0").isdigit() else "size")
    return size


def read_field(word, line, column):
    at = KEY.match(word).end()
    if at == 0 or word[at:at + 1] != b"=":
        raise Malformed(line, column + at, "field")
    end = VALUE.match(word, at + 1).end()
    if end < len(word):
        raise Malformed(line, column + end, "char")
    if word.startswith(b"frame=") and number(word[at + 1:], 2**64 - 1) is None:
        raise Malformed(line, column + at + 1, "9")
    return word


def read_header(record, text, line, column):
    """Reads a header without its end, which begins in this column."""
    words, at = [], column + len(HEADER)
    for word in text[len(HEADER):].split(b" "):
        words.append((word, line, at))
        at += len(word) + 1
    missing = [(b"", line, at - 1)] * (3 - len(words))
    kind, width, height, *fields = words + missing
    if kind[0] not in (b"walls", b"block"):
        raise Malformed(line, kind[2], "kind")
    record.width = read_size(*width)
    record.height = None if height[0] == b"inf" else read_size(*height)
    record.fields = [read_field(*field) for field in fields]
    record.kind = kind[0]


def read_row(record, text, line, column):
    row, rows, end = [], record.rows, column
    for column, byte in enumerate(text, column):
        if byte in b" \t":
            continue
        if byte not in DIGITS:
            raise Malformed(line, column, "row")
        if len(rows) == record.row_count():
            raise Malformed(line, column, "5")
        if len(row) == record.row_digits():
            raise Malformed(line, column, "4")
        digit = int(chr(byte), 16)
        if record.kind and digit & ~record.allowed(len(row), len(rows)):
            raise Malformed(line, column, "6")
        row.append((digit, line, column))
        end = column + 1
    if len(row) < (record.row_digits() or 0):
        raise Malformed(line, end, "4")
    rows.append(row)


def end_record(record, line, column):
    """Checks a record that ends here, and completes one without a header."""
    rows = record.rows
    if len(rows) < (record.row_count() or 0):
        raise Malformed(line, column, "5")
    if record.kind:
        return
    walls = any(digit & HORIZ for row in rows for digit, _, _ in row)  # rule 7
    record.kind = b"walls" if walls else b"block"
    record.width, record.height = len(rows[0]) - walls, len(rows) - walls
    if not record.width or not record.height:
        raise Malformed(*rows[0][0][1:], "7")
    for y, row in enumerate(rows):
        for x, (digit, *place) in enumerate(row):
            if digit & ~record.allowed(x, y):
                raise Malformed(*place, "6")


def records(data):
    """Yields the records of a stream."""
    record = Record()
    for line, column, text in split(data[3:] if data.startswith(MARK) else data):
        start = (text or b"").lstrip(b" \t")
        first = column + len(text or b"") - len(start)
        if not start:  # a blank line, or the end of the file
            if record.rows:
                end_record(record, line, column)
                yield record
                record = Record()
            elif record.kind:
                raise Malformed(line, column, "record")
        elif record.rows or start[0] in DIGITS:
            read_row(record, start, line, first)
        elif start.startswith(HEADER):
            if record.kind:
                raise Malformed(line, first, "record")
            read_header(record, start, line, first)
        elif start.startswith(b"#"):
            end = COMMENT.match(start).end()
            if end < len(start):
                raise Malformed(line, first + end, "char")
            record.comments.append(start)
        else:
            raise Malformed(line, first, "stream")


def main():
    data = (open(sys.argv[1], "rb") if len(sys.argv) > 1 else sys.stdin.buffer).read()
    try:
        for record in records(data):
            sys.stdout.buffer.write(record.text())
    except Malformed as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
