# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables as the statements that make them on each engine."""
import re

from kinds import NUMBERS, Spelling, kind_on, quoted
from tableviews import MariadbViews, PostgresqlViews, SqliteViews
from verbtext import Fault, split_top


class Writer:
    """What all engines have in common. known: all tables with a text, by their names, and those that are written by hand."""

    def __init__(self, table, known):
        self.table, self.known = table, known
        self.say = Spelling(self.engine, table)
        (self.key,) = table.on(self.engine, "key")
        self.names(self.key)

    def text(self):
        made = "\n".join([f"-- name: {self.place(self.table.name)}", *self.remark(self.table, ""),
                          f"{self.MAKING} {self.called(self.table.name)} (", self.body(), f"){self.ending()}"])
        return "\n\n".join([made, *self.indexes(), *self.rows(), *self.VIEWS(self).texts()]) + "\n"

    def body(self):
        lines = [self.with_remark(column, self.column(column)) for column in self.columns()]
        if len(self.key.columns) > 1:
            lines.append(f"PRIMARY KEY ({self.names(self.key)})")
        lines += self.keys()
        for unique in self.on("unique"):
            lines.append(self.with_remark(unique, f"CONSTRAINT {unique.name} UNIQUE ({self.names(unique)})"))
        lines += self.references()
        for rule in self.on("rule"):
            if (where := self.say.spell(rule.where, rule.place)) is not None:
                lines.append(self.with_remark(rule, f"CONSTRAINT {rule.name} CHECK ({where})"))
        return ",\n".join("    " + line for line in lines)

    def on(self, what):
        return self.table.on(self.engine, what)

    def columns(self):
        columns = {column.name: column for column in self.on("column")}
        for order in self.on("order"):
            if sorted(order.columns) != sorted(columns):
                missing = set(order.columns) ^ set(columns)
                raise Fault(order.place, f"The order must have each column once: {', '.join(sorted(missing)) or 'one is there twice'}")
            return [columns[name] for name in order.columns]
        return list(columns.values())

    def column(self, column):
        parts = [quoted(self.engine, column.name), kind_on(self.engine, column)]
        is_key = self.key.columns == [column.name]
        if column.made:
            parts += self.made(column)
        elif not column.optional and not (is_key and self.key_is_never_null(column)):
            parts.append("NOT NULL")
        if column.default:
            parts.append(f"DEFAULT {self.default(column)}")
        parts += self.number(column)
        if is_key:
            parts.append(self.key_of(column))
        parts += self.reference(column) if column.of else []
        if column.check and (where := self.say.spell(column.check[0], column.place)) is not None:
            parts.append(f"CHECK ({where})")
        return " ".join(parts)

    def key_is_never_null(self, column):
        return False

    def number(self, column):
        return []

    def key_of(self, column):
        return "PRIMARY KEY"

    def default(self, column):
        return self.say.spell(column.default[0], column.place)

    def reference(self, column):
        """Beside the column."""
        table, other, _ = column.of
        if table not in self.known:
            raise Fault(column.place, f"There is no table {table}")
        other = other or "id"
        if its := self.known[table]:
            its.column(self.engine, other, column.place)
            if its.number > self.table.number:
                raise Fault(column.place, f"The table {table} is made later: its file has a higher number")
        return [f"REFERENCES {self.called(table)} ({quoted(self.engine, other)})" + (" ON DELETE CASCADE" if column.cascade else "")]

    def references(self):
        return []

    def keys(self):
        return []

    def names(self, line):
        for name in line.columns:
            self.table.column(self.engine, name, line.place)
        return ", ".join(quoted(self.engine, name) for name in line.columns)

    def indexes(self):
        made = []
        for index in self.on("index"):
            where = f" WHERE {self.say.spell(index.where, index.place)}" if index.where else ""
            made.append("\n".join([f"-- name: {index.name}", *self.remark(index, ""),
                                   f"CREATE {'UNIQUE ' if index.unique else ''}INDEX {index.name} "
                                   f"ON {self.called(self.table.name)} ({self.names(index)}){where}"]))
        return made

    def rows(self):
        rows = self.on("row")
        if not rows:
            return []
        columns = self.columns()
        for row in rows:
            if len(split_top(row.values)) != len(columns):
                raise Fault(row.place, f"The table has {len(columns)} columns")
        names = ", ".join(quoted(self.engine, column.name) for column in columns)
        values = ",\n".join(f"    ({self.say.spell(row.values, row.place)})" for row in rows)
        return [f"-- name: rows_of_{self.table.name}\n{self.ADDING} {self.called(self.table.name)} ({names}) VALUES\n{values}"]

    @staticmethod
    def remark(line, blanks):
        return [f"{blanks}-- {text}" for text in line.remark]

    def with_remark(self, line, text):
        return "\n    ".join([*self.remark(line, ""), text])


class Sqlite(Writer):
    engine, MAKING, ADDING, VIEWS = "sqlite", "CREATE TABLE", "INSERT INTO", SqliteViews

    def called(self, name):
        return name

    place = called

    def key_is_never_null(self, column):
        return column.kind in NUMBERS

    def key_of(self, column):
        return "PRIMARY KEY AUTOINCREMENT" if column.kind == "own number for good" else "PRIMARY KEY"

    def made(self, column):
        """Always when it is read: what is kept would make rows longer."""
        return [*([] if column.optional else ["NOT NULL"]),
                f"GENERATED ALWAYS AS ({self.say.spell(column.made[0], column.place)}) VIRTUAL"]

    def default(self, column):
        return {"true": "1", "false": "0"}.get(column.default[0]) or super().default(column)

    def ending(self):
        """Rows stand in the tree of their key, unless the key is a number, or rows are wide."""
        first = self.table.column(self.engine, self.key.columns[0], self.key.place)
        is_number = len(self.key.columns) == 1 and first.kind in NUMBERS
        return " STRICT" if is_number or self.on("wide") else " STRICT, WITHOUT ROWID"


class Postgresql(Writer):
    engine, MAKING, ADDING, VIEWS = "postgresql", "CREATE TABLE", "INSERT INTO", PostgresqlViews

    def called(self, name):
        return f"intray.{quoted(self.engine, name)}"

    def place(self, name):
        return name

    def number(self, column):
        return ["GENERATED ALWAYS AS IDENTITY"] if column.kind.startswith("own number") else []

    def made(self, column):
        if column.when_read:
            raise Fault(column.place, "PostgreSQL makes no column when it is read")
        return [*([] if column.optional else ["NOT NULL"]),
                f"GENERATED ALWAYS AS ({self.say.spell(column.made[0], column.place)}) STORED"]

    def default(self, column):
        value = column.default[0]
        if value in ("true", "false"):
            return value
        return "'{}'" if column.kind == "list of names" and value == "'[]'" else super().default(column)

    def ending(self):
        return ""


class Mariadb(Writer):
    engine, MAKING, ADDING, VIEWS = "mariadb", "CREATE TABLE IF NOT EXISTS", "INSERT IGNORE INTO", MariadbViews
    RIGHTS = {"added": "INSERT", "changed": "UPDATE", "removed": "DELETE"}

    def grant(self):
        """What Intray's functions may do with the rows, beside reading them: they act with the rights of the owner."""
        rights = ["SELECT"] + [self.right(right, line) for line in self.on("rights") for right in split_top(line.rights)]
        hand_on = " WITH GRANT OPTION" if self.table.for_everybody else ""
        name = self.called(self.table.name)
        return "\n".join([f"-- name: {name}", *[f"-- {text}" for line in self.on("rights") for text in line.remark],
                          f"GRANT {', '.join(rights)} ON {name} TO 'intray_owner'@'localhost'{hand_on}"])

    def right(self, right, line):
        found = re.fullmatch(r"(\w+)(?: \(([\w, ]+)\))?", right)
        if not found or found[1] not in self.RIGHTS or (found[2] and found[1] != "changed"):
            raise Fault(line.place, f"Rows are not \"{right}\"; they are {', '.join(self.RIGHTS)}, or changed (COLUMN, ...)")
        columns = split_top(found[2] or "")
        for column in columns:
            self.table.column(self.engine, column, line.place)
        return self.RIGHTS[found[1]] + (f" ({', '.join(quoted(self.engine, column) for column in columns)})" if columns else "")

    def called(self, name):
        """Behind a view of the plain name, which says who sees which rows."""
        table = self.known[name]
        return name if table and table.for_everybody else f"{name}_all"

    place = called

    def number(self, column):
        return ["AUTO_INCREMENT"] if column.kind.startswith("own number") else []

    def made(self, column):
        how = "VIRTUAL" if column.when_read else "PERSISTENT"
        return [f"AS ({self.say.spell(column.made[0], column.place)}) {how}"]

    def default(self, column):
        return {"true": "1", "false": "0"}.get(column.default[0]) or super().default(column)

    def reference(self, column):
        """One with a name stands below."""
        return [] if column.of[2] else super().reference(column)

    def references(self):
        return [f"CONSTRAINT {column.of[2]} FOREIGN KEY ({quoted(self.engine, column.name)}) {super(Mariadb, self).reference(column)[0]}"
                for column in self.columns() if column.of and column.of[2]]

    def keys(self):
        lines = []
        for index in self.on("index"):
            if index.where:
                raise Fault(index.place, "MariaDB has no index of some rows: say for which engines it is, and what MariaDB has in its place")
            kind = "UNIQUE KEY" if index.unique else "KEY"
            lines.append(self.with_remark(index, f"{kind} {index.name} ({self.names(index)})"))
        return lines

    def indexes(self):
        return []

    def ending(self):
        return " EXACT_TABLE"
