"""abnf: a grammar in ABNF, in the mdoc source of a manual page, as regular expressions."""
import re

TOKEN = re.compile(r'%s"[^"]*"|"[^"]*"|%x[0-9A-F-]+|<[^>]*>|[0-9]*\*|[()\[\]/]|[A-Za-z-]+')
CORE = {"SP": " ", "HTAB": r"\t", "CR": r"\r", "LF": r"\n", "DIGIT": "[0-9]",
        "HEXDIG": "[0-9A-Fa-f]"}


class Grammar:
    """The last grammar in `page`, whose rules must not refer to themselves. `prose` gives the
    regular expression of each <...>."""
    def __init__(self, page, prose):
        blocks = re.findall(r"^\.Bd .*\n(([a-z]+ += [^\n]*\n( +[^\n]*\n)*)+)\.Ed", page, re.M)
        lines = re.sub(r"\n +", " ", blocks[-1][0]).replace("\\-", "-").splitlines()
        self.rules = dict(re.split(" += ", line, maxsplit=1) for line in lines)
        self.prose = prose

    def regex(self, rule):
        """Returns the regular expression of a rule. A byte is a character from U+0000 to U+00FF."""
        return self._alternatives(TOKEN.findall(self.rules[rule])[::-1])

    def _alternatives(self, tokens):
        """Takes tokens from the end of the list, up to a closing bracket."""
        choices = [""]
        while tokens and tokens[-1] not in ")]":
            token = tokens.pop()
            if token == "/":
                choices.append("")
            elif token.endswith("*"):
                choices[-1] += self._element(tokens.pop(), tokens) + "{%s,}" % (token[:-1] or 0)
            else:
                choices[-1] += self._element(token, tokens)
        return "(?:%s)" % "|".join(choices)

    def _element(self, token, tokens):
        if token in "([":
            group = self._alternatives(tokens)
            tokens.pop()
            return group + "?" * (token == "[")
        if '"' in token:
            text = re.escape(token.split('"')[1])
            return text if token.startswith("%s") else f"(?i:{text})"
        if token.startswith("%x"):
            return "[%s]" % re.sub("[0-9A-F]+", r"\\x\g<0>", token[2:])
        return self.prose.get(token) or CORE.get(token) or self.regex(token)
