"""compare: compares reader.py with the list, with the grammar in maze(5), and with the programs.

    python3 tests/format/compare.py list
    python3 tests/format/compare.py grammar COUNT SEED
    python3 tests/format/compare.py programs COUNT SEED

reads the list, or COUNT streams of it with a byte or two changed, and prints those with which
  - reader.py finds another error than the list says, or other records;
  - the grammar accepts what reader.py refuses, or does not accept what reader.py reads;
  - maze-render or maze-solve, on PATH, find another error than reader.py, or write other records.
"""
import os
import random
import re
import subprocess
import sys

import abnf
import reader

FOLDER = os.path.dirname(os.path.abspath(__file__))
LIST = os.path.join(FOLDER, "list")
MANUAL = os.path.join(FOLDER, "../../man/maze.5")
BYTES = b"0123 9aAfFgx/\n\r\t#=-_., \0\x1b\x7f\x80\x9b\xa0\xc2\xe2\xf0\xff"

# The rules that our messages are about.
MESSAGES = [
    ("is not the start of a (maze|row)", "stream"),
    ("no rows after the header|a second header", "record"),
    ("the kind must be", "kind"),
    ("the (width|height) must be", "size 8"),
    ("expected a field", "field"),
    ("the input ends within the header", "kind size field 9"),
    ("is a control character", "char"),
    ("is not a digit|is not a row;|a carriage return inside a line", "row stream"),
    ("the row has", "4"),
    ("the maze ends after|one row more", "5"),
    ("digit of (the border|a block board)|the last digit of a maze", "6"),
    ("a maze of walls has at least", "7"),
    ("frame must be", "9"),
]


def unescape(text):
    """Returns the bytes that printf %b writes, those of - and = aside."""
    names = {b"n": b"\n", b"r": b"\r", b"t": b"\t"}
    return re.sub(rb"\\(0[0-7]{3}|.)", lambda m: names.get(m[1]) or bytes([int(m[1], 8)]),
                  b"" if text == "-" else text.encode())


def escape(stream):
    return "".join("\\n" if c == 10 else chr(c) if 32 <= c < 127 and c != 92 else f"\\0{c:03o}"
                   for c in stream)


def cases():
    """Yields name, rule, verdict, stream and records of each case of the list."""
    for line in open(LIST):
        if line.strip() and not line.startswith("#"):
            name, rule, verdict, stream, records = line.rstrip("\n").split("\t")
            yield name, rule, verdict, unescape(stream), unescape(
                stream if records == "=" else records)


def read(stream):
    """Returns the records that reader.py finds, and its error or None."""
    found = []
    try:
        for record in reader.records(stream):
            found.append(record)
    except reader.Malformed as error:
        return found, error
    return found, None


def text_of(records):
    return b"".join(record.text() for record in records)


def compare_list():
    for name, rule, verdict, stream, want in cases():
        records, error = read(stream)
        if (str(error) if error else "ok") != (f"{verdict}: {rule}" if error else verdict):
            print(f"{name}: {error}, not {verdict} ({rule})")
        if text_of(records) != want:
            print(f"{name}: other records: {escape(text_of(records))}")


def change(rng, stream):
    """Returns a stream with a byte changed, added or removed, or cut off."""
    at = rng.randrange(len(stream) + 1)
    byte = bytes([rng.choice(BYTES) if rng.random() < 0.9 else rng.randrange(256)])
    return rng.choice([stream[:at] + byte + stream[at + 1:], stream[:at] + byte + stream[at:],
                       stream[:at] + stream[at + 1:], stream[:at]])


def run(stream, *command):
    """Runs a program on a stream. Returns its status, its output, the place and text of its error."""
    got = subprocess.run(command, input=stream, capture_output=True, check=False)
    message = re.match(r"maze-[a-z]*: stdin:(\d+:\d+): (.*)", got.stderr.decode("latin-1"))
    return got.returncode, got.stdout, message and message[1], message and message[2]


def agrees(error, status, place, message):
    if re.match("read as walls|a number is over 3", message or ""):
        return status == 2  # without a header they are more likely numbers
    if error is None:
        return status < 2
    rules = [rules for pattern, rules in MESSAGES if re.search(pattern, message or "")]
    return (status == 2 and place == f"{error.line}:{error.column}"
            and error.rule in " ".join(rules).split())


def difference(stream, kind):
    """Returns how the programs and reader.py differ about a stream whose first record has a header
    of this kind; None if they agree."""
    records, error = read(stream)
    kinds = {record.kind for record in records}
    other = b"block" if kind == b"walls" else b"walls"
    copied = kind if kinds == {kind} and other not in stream else b"block"  # which takes both
    status, written, place, message = run(stream, "maze-render", "-q", "-f", copied.decode())
    if not agrees(error, status, place, message):
        return f"reader.py: {error}, maze-render: {status}, {place}: {message}"
    want = text_of(records)
    if kinds == {copied} and (not written.startswith(want) if error else written != want):
        return f"maze-render writes {escape(written)}"
    if b" inf" not in stream:
        status, _, place, message = run(stream, "maze-solve", "-q", "-f", "none")
        if not agrees(error, status, place, message):
            return f"reader.py: {error}, maze-solve: {status}, {place}: {message}"
    return None


def compare_programs(streams):
    """A record before each stream keeps the programs from taking it for another format."""
    first = {b"walls": b"# maze walls 1 1\n31\n20\n\n", b"block": b"# maze block 1 1\n0\n\n"}
    for stream in streams:
        kind = b"walls" if b"walls" in stream else b"block"
        differs = difference(first[kind] + stream, kind)
        if differs:
            print(f"{escape(first[kind] + stream)}\n  {differs}")


def compare_grammar(streams):
    """An error that is the number of a rule is none of the grammar, but such a stream may have
    others. So may a stream with a mark, which the grammar does not have."""
    with open(MANUAL, encoding="utf-8") as page:
        grammar = abnf.Grammar(page.read(), {
            "<end of file>": r"\Z",
            "<a character of UTF-8 from U+00A0 on>": "(?:%s)" % reader.UTF8.decode("latin-1")})
    grammar.rules["comment"] = "<rule 3> " + grammar.rules["comment"]
    grammar.prose["<rule 3>"] = "(?![ \t]*# maze )"
    regex = re.compile(grammar.regex("stream"))
    for stream in streams:
        error = read(stream)[1]
        text = stream.removeprefix(reader.MARK).decode("latin-1")
        text = re.sub(r"^[ \t]*(# maze |[0-9a-fA-F])[^\n]*",
                      lambda line: line[0].replace("/", "\n"), text, flags=re.M)  # rule 1
        accepted = regex.fullmatch(text) is not None
        if accepted == (error is not None) and not (error and error.rule.isdigit()):
            print(f"{escape(stream)}\n  reader.py: {error}, the grammar: {accepted}")


def changed(count, seed):
    """Yields the streams of the list, then changed ones."""
    rng = random.Random(seed)
    streams = [stream for _, _, _, stream, _ in cases()]
    yield from streams
    for _ in range(count):
        stream = change(rng, rng.choice(streams))
        yield change(rng, stream) if rng.random() < 0.3 else stream


if sys.argv[1] == "list":
    compare_list()
elif sys.argv[1] == "grammar":
    compare_grammar(changed(int(sys.argv[2]), int(sys.argv[3])))
else:
    compare_programs(changed(int(sys.argv[2]), int(sys.argv[3])))
