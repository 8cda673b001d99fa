# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the text of a table. docs/internals/onetable.md describes the language.

What is not understood is a Fault, which names the file and the line.
"""
import re

from verbtext import Fault, remarked_lines, split_top

ENGINES = ("sqlite", "postgresql", "mariadb")


class Line:
    """A column, key, index, rule or row of a table, on some engines."""

    def __init__(self, place, engines, remark, **parts):
        self.place, self.engines, self.remark = place, engines, remark
        self.__dict__.update(parts)


class Table:
    """number: its place among the others. for_everybody: no view and no policy hides its rows."""

    def __init__(self, number, name, engines, for_everybody, place, remark):
        self.number, self.name, self.engines, self.for_everybody = number, name, engines, for_everybody
        self.place, self.remark, self.lines = place, remark, []

    def on(self, engine, what=None):
        """The lines of one kind that an engine has."""
        return [line for line in self.lines if engine in line.engines and what in (None, line.what)]

    def column(self, engine, name, place):
        for line in self.on(engine, "column"):
            if line.name == name:
                return line
        raise Fault(place, f"The table {self.name} has no column {name} on {engine}")


NAMES = r"\((?P<columns>[\w, ]+)\)"
FORMS = [
    ("key", r"primary key (?P<columns>[\w, ]+)"),
    ("order", r"in this order: (?P<columns>[\w, ]+)"),
    ("index", r"(?P<unique>unique )?index (?P<name>\w+)" + NAMES + r"(?: where (?P<where>.+))?"),
    ("unique", r"unique (?P<name>\w+)" + NAMES),
    ("rule", r"rule (?P<name>\w+): (?P<where>.+)"),
    ("view", r"view (?P<shown>.+)"),
    ("seen", r"seen by (?P<sight>.+)"),
    ("rights", r"rows are (?P<rights>.+)"),
    ("row", r"row (?P<values>.+)"),
    ("wide", r"wide rows"),
]
# What can follow the kind of a column, in this order.
MODIFIERS = [
    ("optional", r"or nothing"),
    ("default", r"default (.+)"),
    ("of", r"of (\w+)(?:\((\w+)\))?(?: as (\w+))?"),
    ("cascade", r"goes with it"),
    ("check", r"only if (.+)"),
    ("made", r"made of (.+?)"),
    ("when_read", r"when it is read"),
]
HEAD = r"table (\w+)(?: on ([\w, ]+?))?(, for everybody)?"


def engines_in(text, place):
    engines = split_top(text)
    for engine in engines:
        if engine not in ENGINES:
            raise Fault(place, f"\"{engine}\" is no engine; engines are {', '.join(ENGINES)}")
    return engines


def column_in(text, place, engines, remark):
    found = re.fullmatch(r"(\w+) (.+)", text)
    if not found:
        raise Fault(place, f"\"{text}\" is no line of a table")
    kind, *rest = split_top(found[2])
    column = Line(place, engines, remark, what="column", name=found[1], kind=kind, **{name: None for name, _ in MODIFIERS})
    forms = iter(MODIFIERS)
    for part in rest:
        for name, form in forms:
            if fits := re.fullmatch(form, part):
                setattr(column, name, fits.groups() or True)
                break
        else:
            raise Fault(place, f"\"{part}\" says nothing of a column, or stands behind what comes after it")
    if (column.cascade and not column.of) or (column.when_read and not column.made):
        raise Fault(place, f"\"{rest[-1]}\" says of what is not there")
    return column


def line_in(text, place, engines, remark):
    if found := re.fullmatch(r"on ([\w, ]+): (.+)", text):
        some, text = engines_in(found[1], place), found[2]
        for engine in some:
            if engine not in engines:
                raise Fault(place, f"The table is not on {engine}")
        engines = some
    for what, form in FORMS:
        if found := re.fullmatch(form, text):
            parts = found.groupdict()
            if "columns" in parts:
                parts["columns"] = split_top(parts["columns"])
            if what == "wide" and engines != ["sqlite"]:
                raise Fault(place, "Only SQLite keeps wide rows beside their key: \"on sqlite: wide rows\"")
            return Line(place, engines, remark, what=what, **parts)
    return column_in(text, place, engines, remark)


def head_of(text, place, path, remark):
    found = re.fullmatch(HEAD, text)
    named = re.fullmatch(r"(\d+[a-z]?)_(\w+)", path.stem)
    if not found:
        raise Fault(place, "A table begins with \"table NAME\"")
    if not named or named[2] != found[1]:
        raise Fault(place, f"The table {found[1]} does not have the name of its file, behind a number")
    engines = engines_in(found[2], place) if found[2] else list(ENGINES)
    return Table(named[1], found[1], engines, bool(found[3]), place, remark)


def check_once(table, line):
    """A column, rule or index has its name once on each engine; so has a table its key."""
    for other in table.lines[:-1]:
        alike = other.what == line.what and getattr(other, "name", "") == getattr(line, "name", "")
        if alike and line.what != "row" and set(other.engines) & set(line.engines):
            raise Fault(line.place, f"This stands in line {other.place[1]} already")


def table_in(path, name):
    """The one table of a file."""
    table = None
    for place, line, remark in remarked_lines(path, name):
        text = line.strip()
        if table is None:
            table = head_of(text, place, path, remark)
        else:
            if not re.match(r" {4}\S", line):
                raise Fault(place, "A line of a table stands four blanks in")
            table.lines.append(line_in(text, place, table.engines, remark))
            check_once(table, table.lines[-1])
    if table is None:
        raise Fault((name, 1), "There is no table")
    for engine in table.engines:
        if not table.on(engine, "key"):
            raise Fault(table.place, f"There is no primary key on {engine}")
    return table
