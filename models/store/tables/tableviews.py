# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown of a table, and to whom: the views NAME_row of all engines, and PostgreSQL's policies."""
import re

from kinds import Spelling, quoted
from verbtext import Fault, split_top

SIGHTS = {"who sees its queue": "my_queues", "who reads its queue": "my_record_queues"}
SIGHTS_OF_MARIADB = {"who sees its queue": "sees_items", "who reads its queue": "sees_records"}


class Views:
    """engine: its name. A writer of the table has the tables that are known."""

    def __init__(self, writer):
        self.writer, self.table, self.engine = writer, writer.table, writer.engine

    def texts(self):
        return [text for line in self.table.on(self.engine) if line.what in ("seen", "view") for text in getattr(self, line.what)(line)]

    def seen(self, line):
        return []

    def view(self, line):
        name = f"{self.table.name}_row"
        columns = ", ".join(self.shown(part, line) for part in split_top(line.shown))
        return ["\n".join([f"-- name: {name}", *[f"-- {text}" for text in line.remark],
                           f"{self.making(name)} AS\nSELECT {columns}\nFROM {self.source(line)}"])]

    def shown(self, part, line):
        """A column, or a value under a name. Times are texts for whoever reads."""
        found = re.fullmatch(r"(.+) as (\w+)", part)
        value, name = (found[1], found[2]) if found else (part, part)
        spelled = self.spell(value, line)
        if re.fullmatch(r"\w+", value) and self.table.column(self.engine, value, line.place).kind == "time":
            spelled = self.time(spelled)
        return spelled if spelled.rpartition(".")[2] == quoted(self.engine, name) else f"{spelled} AS {quoted(self.engine, name)}"

    def spell(self, value, line):
        return Spelling(self.engine, self.table).spell(value, line.place)

    def by(self, other, line):
        """The column that refers to another table."""
        for column in self.table.on(self.engine, "column"):
            if column.name == f"{other}_id" or (column.of and column.of[0] == other):
                return column.name
        raise Fault(line.place, f"The table has no column of {other}")

    def parent(self, line):
        """Another table, whose rows are seen by the same people as those of this one."""
        found = re.fullmatch(r"who sees its (\w+)", line.sight)
        if not found or not self.writer.known.get(found[1]):
            raise Fault(line.place, f"\"{line.sight}\" is nobody who sees rows")
        return self.writer.known[found[1]]


class SqliteViews(Views):
    """Whoever has the file sees everything."""

    def making(self, name):
        return f"CREATE VIEW {name}"

    def source(self, line):
        return self.table.name

    def time(self, value):
        return value


class PostgresqlViews(Views):
    def making(self, name):
        return f"CREATE VIEW intray.{name} WITH (security_invoker = true)"

    def source(self, line):
        return self.writer.called(self.table.name)

    def time(self, value):
        return f"intray.iso({value})"

    def seen(self, line):
        """Policies ask for each row; views are read with the rights of who asks."""
        if line.sight == "everybody":
            return []
        its = self.writer.called(self.table.name)
        return [f"-- name: rows_of_{self.table.name}\nALTER TABLE {its} ENABLE ROW LEVEL SECURITY",
                "\n".join([f"-- name: see_{self.table.name}", *[f"-- {text}" for text in line.remark],
                           f"CREATE POLICY see_{self.table.name} ON {its} FOR SELECT\nUSING ({self.condition(line)})"])]

    def condition(self, line):
        if line.sight in SIGHTS:
            return f"{self.by('queue', line)} = ANY ((SELECT intray.{SIGHTS[line.sight]}())::bigint[])"
        if line.sight == "who reads its item":
            return f"EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = {self.table.name}.{self.by('item', line)})"
        other = self.parent(line).name  # no list of numbers, with which the order of an index would be of no use
        return f"{self.by(other, line)} IN (SELECT {other}.id FROM intray.{other})"


class MariadbViews(Views):
    """Views ask themselves, with the rights of their owner."""

    def making(self, name):
        return f"CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW {name}"

    def time(self, value):
        return f"CONCAT(REPLACE({value}, ' ', 'T'), 'Z')"

    def spell(self, value, line):
        names = {column.name for column in self.table.on(self.engine, "column")}
        spelled = super().spell(value, line)
        return re.sub(r"'[^']*'|\"?\b(\w+)\b\"?", lambda found: f"its.{found[0]}" if found[1] in names else found[0], spelled)

    def source(self, line):
        seen = self.table.on(self.engine, "seen")
        if not seen:
            raise Fault(line.place, "MariaDB's view asks who sees it: say \"seen by ...\"")
        return f"{self.writer.called(self.table.name)} AS its{self.joins(seen[0])}"

    def joins(self, line):
        if line.sight == "everybody":
            return ""
        if line.sight in SIGHTS_OF_MARIADB:
            return self.sight("its", self.by("queue", line), SIGHTS_OF_MARIADB[line.sight])
        if line.sight == "who reads its item":
            return (f"\nJOIN record_all AS r ON r.item_id = its.{self.by('item', line)}"
                    "\nJOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'" + self.sight("i", "queue_id", "sees_records") +
                    "\nWHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)")
        other = self.parent(line)
        (seen,) = other.on(self.engine, "seen") or [None]
        if seen is None or seen.sight not in SIGHTS_OF_MARIADB:
            raise Fault(line.place, f"Of {other.name} it is not said that it is seen by who sees or reads its queue")
        return (f"\nJOIN {self.writer.called(other.name)} AS l ON l.id = its.{self.by(other.name, line)}" +
                self.sight("l", "queue_id", SIGHTS_OF_MARIADB[seen.sight]))

    @staticmethod
    def sight(owner, queue, sees):
        return f"\nJOIN sight_all AS s ON s.queue_id = {owner}.{queue} AND s.{sees} = 1 AND s.login = SESSION_LOGIN()"
