# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the steps of a verb and writes what an engine makes of each."""
from expression import Spelling
from verbtext import Fault


class Writer:
    """What both servers have in common. An engine's class says how each step is spelled, as lines."""

    WORDS = {}

    def __init__(self, verb, tables):
        self.verb, self.tables = verb, tables
        self.say = Spelling(self, verb, tables)
        self.declared, self.loop = [], None

    def declare(self, *declaration):
        if declaration not in self.declared:
            self.declared.append(declaration)

    def lines(self, steps, depth=1):
        written = []
        for at, step in enumerate(steps):
            blanks = "    " * depth
            written += [f"{blanks}-- {line}" for line in step.remark]
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
        parts = [(self.say.column(step.table, name, step.place), self.say.spell(value, step.place, step.table))
                 for name, value in step.parts]
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

    def do_if(self, step):
        return [f"IF {self.say.spell(step.where, step.place)} THEN"]

    def do_else(self, step):
        return ["ELSE"]

    def do_refuse(self, step):
        facts = self.facts(step)
        if step.where is None:
            return self.refusing(facts)
        where = self.say.spell(step.where, step.place)
        where = f"NOT ({where})" if step.mode == "unless" and where != "is_found" else where
        where = "NOT is_found" if step.mode == "unless" and where == "is_found" else where
        return [f"IF {where} THEN", *("    " + line for line in self.refusing(facts)), "END IF;"]
