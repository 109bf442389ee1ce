"""mutants: lists the mutants of the sources: copies with one operator, constant or statement changed.

It relies on the form that clang-format gives the sources: the braces of a function stand in the
first column, a binary operator has a blank on both sides, a statement begins on a line of its own."""
import collections
import glob
import hashlib
import os
import re

# What a binary operator is replaced by.
OPERATORS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "/", "&": "|", "|": "&", "^": "|",
    "<<": ">>", ">>": "<<", "+=": "-=", "-=": "+=", "&=": "|=", "|=": "&=",
}
BINARY = re.compile(r"(?<= )(&&|\|\||<<|>>|[<>=!+&|-]=|[-+*/%&|^<>])(?=[ \n])")
STEP = re.compile(r"\+\+|--")
NOT = re.compile(r"!(?=[\w(])")
NUMBER = re.compile(r"(?<![\w.'])\d+(?![\w.'])")
STATEMENT = re.compile(r"(?m)^ +(?!return|else|case|goto|typedef|MEM_PREFETCH)"
                       r"(?:[*]*[\w]+(?:->[\w]+|\.[\w]+|\[[^;=]*?\])* [-+*/%&|^]?=[^=;{}][^;{}]*"
                       r"|[\w.>-]+\([^;{}]*\)|[\w.>\[\]-]+(?:\+\+|--)|break|continue);$")
RETURN = re.compile(r"return ([^;{}]+);")
CONDITION = re.compile(r"\b(?:if|while) (?=\()")
WORDS = {"0": "1", "1": "0", "true": "false", "false": "true", "-1": "0"}

Mutant = collections.namedtuple("Mutant", "path function begin end text key")


def blank(text):
    """Replaces comments, texts, characters and preprocessor lines with blanks of the same length."""
    pattern = r'/\*.*?\*/|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|(?m:^#(?:[^\n]*\\\n)*[^\n]*)'
    return re.sub(pattern, lambda m: re.sub(r"[^\n]", "\x01", m[0]), text, flags=re.S)


def closing(code, at):
    """Returns the position of the parenthesis that closes the one at `at`."""
    depth = 0
    for i in range(at, len(code)):
        depth += (code[i] == "(") - (code[i] == ")")
        if depth == 0:
            return i
    raise ValueError("a parenthesis is not closed")


def changes(code, begin, end):
    """Yields the changes of code[begin:end], a function body: first and last position, new text."""
    for m in BINARY.finditer(code, begin, end):
        yield m.start(), m.end(), OPERATORS[m[0]]
    for m in STEP.finditer(code, begin, end):
        yield m.start(), m.end(), "--" if m[0] == "++" else "++"
    for m in NOT.finditer(code, begin, end):
        yield m.start(), m.end(), ""
    for m in NUMBER.finditer(code, begin, end):
        yield m.start(), m.end(), WORDS.get(m[0]) or str(int(m[0], 8 if m[0][0] == "0" else 10) + 1)
    for m in STATEMENT.finditer(code, begin, end):
        yield m.start() + len(m[0]) - len(m[0].lstrip()), m.end(), ";"
    for m in RETURN.finditer(code, begin, end):
        if m[1] not in ("0", "1"):
            yield m.start(1), m.end(1), WORDS.get(m[1], "0")
    for m in CONDITION.finditer(code, begin, end):
        last = closing(code, m.end())
        yield m.end(), last + 1, "(!" + code[m.end():last + 1] + ")"


def functions(code):
    """Yields name, begin and end of each function body."""
    for m in re.finditer(r"(?m)^{\n(?:.*\n)*?}", code):
        head = [line for line in code[:m.start()].splitlines() if re.match(r"\w", line)][-1]
        name = re.search(r"(\w+)\(", head)
        if name:
            yield name[1], m.start(), m.end()


def list_file(path):
    """Yields the mutants of a file. Their keys do not depend on the place of the function."""
    with open(path) as f:
        text = f.read()
    code = blank(text)
    for name, begin, end in functions(code):
        seen = collections.Counter()
        for first, last, new in sorted(changes(code, begin, end)):
            # Blanked places are copied from the text.
            new = text[first:last].join(["(!", ")"]) if new.startswith("(!") else new
            from_line = text.rfind("\n", 0, first) + 1
            to_line = text.find("\n", last)
            old = " ".join(text[from_line:to_line].split())
            changed = " ".join((text[from_line:first] + new + text[last:to_line]).split())
            key = f"{path}: {name}\n- {old}\n+ {changed}"
            seen[key] += 1
            if seen[key] > 1:
                key = key.replace(":", f": {seen[key]}.", 1)
            yield Mutant(path, name, first, last, new, key)


def paths():
    """Returns the sources that are changed."""
    return sorted(glob.glob("maze-*.c") + glob.glob("common/**/*.[ch]", recursive=True))


def rank(mutant):
    return hashlib.sha256(mutant.key.encode()).hexdigest()


def chains(number):
    """Chooses mutants from all folders, in proportion to what they hold, but at least three from
    each. Returns lists; of each the first mutant that compiles to another program is to be
    tested. A change of the sources changes only the choice in its folder."""
    folders = collections.defaultdict(list)
    for path in paths():
        folders[os.path.dirname(path)] += list_file(path)
    total = sum(len(list_) for list_ in folders.values())
    chosen = []
    for _, mutants in sorted(folders.items()):
        mutants.sort(key=rank)
        quota = max(3, round(number * len(mutants) / total))
        chosen += [mutants[i::quota] for i in range(quota)]
    return sorted(chosen, key=lambda chain: rank(chain[0]))
