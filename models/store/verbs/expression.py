# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Spells the conditions and values of a verb in the SQL of an engine.

They are SQL as both servers understand it, with :parameters, rows that were found before (its.id), tables by their plain
names, and words such as now() and has_role(), which each engine spells in its own way. Everything else is a fault.
"""
import re

from verbtext import TEXTS, Fault, split_top

KNOWN = set("""select from where as and or not is null in exists join on case when then else end distinct between like
    count coalesce nullif min max greatest least lower upper true false order by limit""".split())
OF_LIST = ("place", "text", "first", "second", "third")  # what is read of each part of a list
QUOTED = {"user", "key", "rank", "change"}  # words of one engine or the other
TOKEN = re.compile(r"\x01\d+\x01|'(?:[^']|'')*'|:\w+|\w+(?:\.\w+)?|\s+|.")


def quoted(name):
    return f'"{name}"' if name in QUOTED else name


def closing(text, begin, place):
    depth = 0
    for at in range(begin, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at
    raise Fault(place, f"A bracket is not closed in \"{text}\"")


class Spelling:
    """Within one verb: which parameters, rows and columns there are. `engine` knows how things are spelled."""

    def __init__(self, engine, verb, tables):
        self.engine, self.verb, self.tables = engine, verb, tables
        self.given = dict(verb.given)
        self.rows, self.used, self.ones, self.lets, self.added, self.kept = {}, [], set(), {}, set(), []
        self.read = {}
        self.parts = {}  # the name of the part of a list that a row is added for

    def table(self, name, place):
        if name not in self.tables:
            raise Fault(place, f"There is no table {name}")
        return self.engine.table(name)

    def column(self, table, name, place):
        if name not in self.tables[table]:
            raise Fault(place, f"The table {table} has no column {name}")
        return quoted(name)

    def parameter(self, word, place):
        if word[1:] not in self.given:
            raise Fault(place, f"The verb is not given {word}")
        return self.engine.parameter(self.verb, word[1:])

    def row_value(self, row, name, place):
        self.column(self.rows[row], name, place)
        if row in self.added and name != "id":
            raise Fault(place, f"Of a row that was added only the number is known: {row}.id")
        if (row, name) not in self.used:
            self.used.append((row, name))
        return self.engine.local(f"{row}_{name}")

    def is_text(self, value):
        """Whether it is a text, which may be empty, and stands between quotes in JSON."""
        if value.startswith("'"):
            return True
        if value.startswith(":"):
            return self.given.get(value[1:]) in TEXTS
        row, _, name = value.partition(".")
        if row in self.rows:
            return self.tables[self.rows[row]][name].startswith("EXACT")
        return self.lets.get(value) in TEXTS

    def spell(self, text, place, bare=None, row=None):
        """bare: the table whose columns stand by themselves. row: (name, table) that is being found."""
        around = dict(self.parts)
        if row:
            around[row[0]] = row[1]
        return self.spell_within(text, place, bare, around)

    def spell_within(self, text, place, bare, around):
        """around: the names that rows have in the SELECTs around this, with their tables."""
        aliases = dict(around)
        for found in re.finditer(r"\b(?:from|join) (\w+) as (\w+)", text):
            if found[1] not in self.tables:
                raise Fault(place, f"There is no table {found[1]}")
            aliases[found[2]] = found[1]
        text = self.lists(text, place, aliases)
        text = self.words(self.as_it_is(text), place, bare, aliases)
        spelled, before = "", ""
        for token in TOKEN.findall(text):
            spelled += self.token(token, before, place, bare, aliases)
            before = token if token.strip() else before
        return re.sub(r"\x01(\d+)\x01", lambda found: self.put_back(self.kept[int(found[1])]), spelled)

    @staticmethod
    def put_back(kept):
        return kept() if callable(kept) else kept

    def token(self, token, before, place, bare, aliases):
        if token.startswith("\x01"):
            return token
        if token.startswith(":") and len(token) > 1:
            return self.parameter(token, place)
        if not re.match(r"[A-Za-z_]", token):
            if token.strip() and token[0] not in "'0123456789()=<>+-*/,|":
                raise Fault(place, f"\"{token}\" has no place in a condition or value")
            return token
        if before in ("from", "join"):
            return self.table(token, place)
        if "." in token:
            owner, name = token.split(".")
            if owner in aliases and aliases[owner] is None:
                return self.part_of_list(owner, name, place)
            if owner in aliases:
                return f"{owner}.{self.column(aliases[owner], name, place)}"
            if owner in self.rows:
                return self.row_value(owner, name, place)
            raise Fault(place, f"Nothing was found as {owner}")
        if token in KNOWN:
            if token in ("select", "from", "where", "and", "or", "not", "exists", "is", "null"):
                return token.upper()
            return self.engine.FUNCTIONS.get(token, token)
        if token in self.lets:
            return self.engine.local(f"own_{token}")
        if token in aliases or token in self.ones:
            return self.engine.one(token) if token in self.ones else token
        if token == "me":
            return self.engine.local("me")
        if token == "found":
            return self.engine.local("is_found")
        if bare and token in self.tables[bare]:
            return self.column(bare, token, place)
        raise Fault(place, f"\"{token}\" is not known here")

    def as_it_is(self, text):
        """A SELECT ends so that must not answer from an old picture: a function of MariaDB reads as of its first look."""
        while ", as it is now)" in text:
            self.kept.append(self.engine.AS_IT_IS)
            text = text.replace(", as it is now)", f"\x01{len(self.kept) - 1}\x01)", 1)
        return text

    def lists(self, text, place, aliases):
        """A list that is given stands for a table with its parts."""
        def as_table(found):
            aliases[found[2]] = None
            items = self.parameter(found[1], place)
            self.kept.append(lambda: self.engine.list_as_table(items, found[2], self.read_of(found[2])))
            return f"from \x01{len(self.kept) - 1}\x01"
        return re.sub(r"\bfrom (:\w+) as (\w+)", as_table, text)

    def part_of_list(self, owner, name, place):
        if name not in OF_LIST:
            raise Fault(place, f"Of a list there are {', '.join(OF_LIST)}")
        self.read_of(owner).add(name)
        return self.engine.part_of_list(owner, name)

    def read_of(self, owner):
        """What is read of the parts of a list."""
        return self.read.setdefault(owner, set())

    def words(self, text, place, bare, aliases):
        """Puts what an engine spells itself in place of now(), blank(x) and their like."""
        done, at = "", 0
        for found in re.finditer(r"\b(\w+)\(", text):
            if found.start() < at or found[1] not in self.engine.WORDS:
                continue
            end = closing(text, found.end() - 1, place)
            given = [self.spell_within(part, place, bare, aliases) for part in split_top(text[found.end():end])]
            try:
                meaning = self.engine.WORDS[found[1]](*given)
            except TypeError:
                raise Fault(place, f"{found[1]}() is given {len(given)} values") from None
            self.kept.append(meaning)
            done += text[at:found.start()] + f"\x01{len(self.kept) - 1}\x01"
            at = end + 1
        return done + text[at:]
