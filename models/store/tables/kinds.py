# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a column holds, and what words of conditions and values mean, on each engine."""
import re

from tabletext import ENGINES
from verbtext import Fault, split_top

# {kind: how SQLite, PostgreSQL and MariaDB spell it}. MariaDB's EXACT_... are in store/text/dialecttext.cpp.
KINDS = {
    "number": ("INTEGER", "bigint", "BIGINT"),
    "own number": ("INTEGER", "bigint", "BIGINT"),
    "own number for good": ("INTEGER", "bigint", "BIGINT"),
    "integer": ("INTEGER", "integer", "INTEGER"),
    "flag": ("INTEGER", "integer", "TINYINT"),
    "truth": ("INTEGER", "boolean", "TINYINT"),
    "time": ("TEXT", "timestamptz", "DATETIME(3)"),
    "day": (None, "date", "DATE"),
    "text": ("TEXT", "text", "EXACT_TEXT"),
    "long name": ("TEXT", 'text COLLATE "C"', "EXACT_TEXT"),
    "json": ("TEXT", "jsonb", "EXACT_TEXT"),
    "list of names": ("TEXT", "text[]", "EXACT_TEXT"),
    "code": ("TEXT", "uuid", "EXACT_CODE(36)"),
    "bytes": ("BLOB", "bytea", "LONGBLOB"),
}
# Those with a longest length, which only MariaDB keeps by itself.
SIZED = {
    "text": ("TEXT", "text", "EXACT_NAME({})"),
    "name": ("TEXT", 'text COLLATE "C"', "EXACT_NAME({})"),
    "word": ("TEXT", 'text COLLATE "C"', "EXACT_WORD({})"),
    "letters": ("TEXT", 'text COLLATE "C"', "EXACT_CODE({})"),
}
NUMBERS = ("number", "own number", "own number for good", "integer")
# {word: what SQLite, PostgreSQL and MariaDB call it}. None: the engine keeps the rule by the kind of the column.
NOTHING = "nothing"
WORDS = {
    "now": ("(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))",
            "pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp())", "(UTC_TIMESTAMP(3))"),
    "new_code": (None, "pg_catalog.gen_random_uuid()", None),
    "length": ("length({})", "length({})", "CHAR_LENGTH({})"),
    "size": ("length({})", "length({})", "LENGTH({})"),
    "is_json": ("json_valid({})", NOTHING, "JSON_VALID({})"),
    "is_list": ("json_type({}) = 'array'", NOTHING, "JSON_TYPE({}) = 'ARRAY'"),
    "not_blank": ("length(trim({})) > 0", r"{} ~ '\S'", "CHAR_LENGTH(TRIM({})) > 0"),
    "is_tag": ("{0} <> '' AND instr({0}, ' ') = 0 AND instr({0}, ',') = 0 AND instr({0}, '@') = 0",
               "{} ~ '^[^[:space:],@]{{1,50}}$'", "{} REGEXP '^[^[:space:],@]+$'"),
    "first": ("substr({}, 1, {})", 'pg_catalog."left"({}, {})', "LEFT({}, {})"),
    "last": ("substr({}, -{})", 'pg_catalog."right"({}, {})', "RIGHT({}, {})"),
    "coalesce": ("coalesce({*})", "coalesce({*})", "COALESCE({*})"),
    "nulls": (None, "pg_catalog.num_nulls({*})", None),
    "either": (None, None, "IF({}, {}, {})"),
    "in_front": (None, None, "FRONT_TIME"),
}
KNOWN = set("true false and or not is null in between case when then else end".split())
QUOTED = {"user", "key", "rank", "change"}  # words of one server or the other
TOKEN = re.compile(r"'(?:[^']|'')*'|\w+|\s+|[<>]=|<>|.")


def quoted(engine, name):
    return f'"{name}"' if name in QUOTED and engine != "sqlite" else name


def kind_on(engine, column, table_name="the table"):
    """How the engine spells the kind of a column."""
    at, kind = ENGINES.index(engine), column.kind
    spelled = None
    if kind in KINDS:
        spelled = KINDS[kind][at]
    elif (found := re.fullmatch(r"(\w+)\((\d+)\)", kind)) and found[1] in SIZED:
        spelled = SIZED[found[1]][at].format(found[2])
    elif found := re.fullmatch(r"one of \(([\w, ]+)\)", kind):
        values = ", ".join(f"'{value}'" for value in split_top(found[1]))
        spelled = ("TEXT", 'text COLLATE "C"', f"ENUM({values}) CHARACTER SET ascii")[at]
    elif (found := re.fullmatch(r"type (\w+)", kind)) and engine == "postgresql":
        spelled = f"intray.{found[1]}"
    if spelled is None:
        raise Fault(column.place, f"\"{kind}\" is no kind of a column on {engine}")
    return spelled


class Spelling:
    """Conditions and values of a table in the SQL of an engine: its columns, the words above, and SQL that all know."""

    def __init__(self, engine, table):
        self.engine, self.table = engine, table

    def spell(self, text, place):
        """Nothing, where the engine keeps the whole condition by the kind of a column."""
        spelled = self.parts(text, place)
        if NOTHING not in spelled:
            return "".join(spelled)
        if len(spelled) > 1:
            raise Fault(place, f"On {self.engine} a part of this holds by itself: write what is left of it for that engine")
        return None

    def parts(self, text, place):
        spelled, at = [], 0
        while at < len(text):
            called = re.compile(r"(\w+)\(").match(text, at)
            if called and called[1] in WORDS:
                end = self.closing(text, called.end(), place)
                spelled.append(self.word(called[1], split_top(text[called.end():end]), place))
                at = end + 1
                continue
            token = TOKEN.match(text, at)[0]
            spelled.append(self.token(token, place))
            at += len(token)
        return spelled

    @staticmethod
    def closing(text, begin, place):
        depth = 1
        for at in range(begin, len(text)):
            depth += (text[at] == "(") - (text[at] == ")")
            if depth == 0:
                return at
        raise Fault(place, f"A bracket is not closed in \"{text}\"")

    def word(self, word, given, place):
        meaning = WORDS[word][ENGINES.index(self.engine)]
        if meaning is None:
            raise Fault(place, f"There is no {word}() on {self.engine}")
        if meaning == NOTHING:
            return NOTHING
        values = ["".join(self.parts(value, place)) for value in given]
        if "{*}" in meaning:
            return meaning.replace("{*}", ", ".join(values))
        wanted = max(meaning.replace("{{", "").count("{}"), "{0}" in meaning)
        if wanted != len(given):
            raise Fault(place, f"{word}() is given {len(given)} values")
        return meaning.format(*values)

    def token(self, token, place):
        if re.match(r"'|\d|\s", token):
            return token
        if re.match(r"\w", token):
            if token in KNOWN:
                return token.upper()
            self.table.column(self.engine, token, place)
            return quoted(self.engine, token)
        if token in ("<", ">", "=", "<=", ">=", "<>", "(", ")", ",", "-", "+", "*"):
            return token
        raise Fault(place, f"\"{token}\" has no place in a condition or value")
