# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the steps of a verb and writes what an engine makes of each."""
from expression import Spelling
from verbtext import KINDS_OF_LET, Fault, split_top

# What changes with an item's place. How doubtful its record seems is no change of the item.
MOVED = {"priority": ', "change" = "change" + 1', "doubt": ""}
ENDS = ("each", "answer", "reply")


class Writer:
    """What both servers have in common. An engine's class says how each step is spelled, as lines."""

    WORDS = {}
    REMARK = "--"

    def __init__(self, verb, known):
        self.verb, self.known, self.tables, self.parts = verb, known, known.tables, known.parts
        self.say = Spelling(self, verb, known.tables)
        self.declared, self.loop = [], None

    def local(self, name):
        """How a value that the verb has found is called."""
        return name

    def declare(self, *declaration):
        if declaration not in self.declared:
            self.declared.append(declaration)

    def lines(self, steps, depth=1):
        written = []
        for at, step in enumerate(steps):
            blanks = "    " * depth
            written += [f"{blanks}{self.REMARK} {line}" for line in step.remark]
            follows_else = at + 1 < len(steps) and steps[at + 1].kind == "else"
            for line in getattr(self, "do_" + step.kind)(step):
                written.append(blanks + line)
            if step.below:
                written += self.lines(step.below, depth + 1)
                written += [] if follows_else else [blanks + line for line in self.end_of(step)]
            elif step.kind in ("each", "if", "else"):
                raise Fault(step.place, "Nothing stands below this line")
        return written

    def end_of(self, step):
        return self.end_each(step) if step.kind == "each" else ["END IF;"]

    def values(self, step, bare=None):
        return [(name, self.say.spell(value, step.place, bare)) for name, value in step.parts]

    def columns(self, step):
        """The columns that are set with their values; a row that is counted gets the next number of its changes."""
        self.say.parts = {step.one: None} if step.kind == "add" and step.one else {}
        parts = [(self.say.column(step.table, name, step.place), self.say.spell(value, step.place, step.table))
                 for name, value in step.parts]
        self.say.parts = {}
        if step.kind == "change" and "change" in self.tables[step.table]:
            parts.append(('"change"', '"change" + 1'))
        return parts

    def find(self, step):
        """The parts of a SELECT of a row: the condition, and its columns, which are known at the end."""
        where = self.say.spell(step.where, step.place, row=(step.row, step.table))
        if step.row in self.say.rows:
            raise Fault(step.place, f"{step.row} was found before")
        self.say.rows[step.row] = step.table
        return where

    def add_row(self, step):
        """A row that is added has its number by a name."""
        if step.row in self.say.rows:
            raise Fault(step.place, f"{step.row} was found before")
        self.say.rows[step.row] = step.table
        self.say.added.add(step.row)
        self.declare(f"{step.row}_id", self.kind("id"))

    def must_be_event(self, step):
        if step.event not in self.known.events:
            raise Fault(step.place, f"The history tells no {step.event}")

    def row_of(self, step, columns):
        """The values of a row that is added, or one for each part of a list."""
        values = ", ".join(value for _, value in columns)
        if not step.one:
            return f"VALUES ({values})"
        read = self.say.read_of(step.one)
        each = "" if "place" in read else "DISTINCT "
        return f"SELECT {each}{values} FROM {self.list_as_table(self.say.parameter(step.of, step.place), step.one, read)}"

    def found(self):
        return [(row, table) for row, table in self.say.rows.items() if row not in self.say.added]

    def do_let(self, step):
        if step.its not in KINDS_OF_LET:
            raise Fault(step.place, f"\"{step.its}\" is no kind")
        value = self.say.spell(step.value, step.place)
        self.say.lets[step.name] = step.its
        self.declare(f"own_{step.name}", self.kind(step.its))
        return [self.put(f"own_{step.name}", value)]

    def given_to(self, step):
        """What a part is given, which must be as many values as it takes."""
        if step.part not in self.parts:
            raise Fault(step.place, f"There is no part {step.part}")
        given = [self.say.spell(value, step.place) for value in split_top(step.given)]
        if len(given) != len(self.parts[step.part].given):
            raise Fault(step.place, f"{step.part} is given {len(self.parts[step.part].given)} values")
        return given

    def do_stop(self, step):
        if step.stop not in self.STOPS:
            raise Fault(step.place, f"Nothing stops by {step.stop}")
        return self.stopping(self.STOPS[step.stop].format(self.say.spell(step.given, step.place)))

    def do_if(self, step):
        return [f"IF {self.say.spell(step.where, step.place)} THEN"]

    def do_else(self, step):
        return ["ELSE"]

    def do_refuse(self, step):
        if step.code not in self.known.codes:
            raise Fault(step.place, f"No refusal has the code {step.code}")
        facts = self.facts(step)
        if step.where is None:
            return self.refusing(facts)
        where = self.say.spell(step.where, step.place)
        if step.mode == "unless":
            where = "NOT is_found" if where == "is_found" else f"({where}) IS NOT TRUE"
        return [f"IF {where} THEN", *("    " + line for line in self.refusing(facts)), "END IF;"]
