# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a verb may name: tables with their columns, kinds of events, codes of refusals, and parts."""
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "tables"))

from kinds import kind_on  # noqa: E402
from tables import known_tables  # noqa: E402

TABLE = re.compile(r"^CREATE TABLE IF NOT EXISTS (\w+?)(?:_all)? \((.*?)^\)", re.S | re.M)
COLUMN = re.compile(r'^    "?(\w+)"? ([A-Z]+(?:_[A-Z]+)?(?:\([^)]*\))?)(?: |,|$)', re.M)
NO_COLUMNS = ("CONSTRAINT", "PRIMARY", "KEY", "UNIQUE")
CODE = re.compile(r'^ +\{u?"(\w+)"(?:_s)?,', re.M)


class Known:
    """store: the folder of the store. Its tables are those of MariaDB, by text or by hand; the other engines' are alike."""

    def __init__(self, store, parts=()):
        self.parts = {part.name: part for part in parts}
        self.codes = {code for text in texts_in(store / "refusals", "*.*") for code in CODE.findall(text)}
        self.tables = {}
        known = known_tables((store / "tables").glob("*.table"))
        for name, table in known.items():
            if table and "mariadb" in table.engines:
                self.tables[name] = {column.name: variable_type(kind_on("mariadb", column)) for column in table.on("mariadb", "column")}
        self.events = {row.values.split("'")[1] for row in known["event_rule"].on("mariadb", "row")}
        for text in texts_in(store / "sql/mariadb/schema", "*.sql"):
            for made in TABLE.finditer(text):
                self.tables[made[1]] = columns_in(made[2])


def texts_in(folder, names):
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob(names))]


def columns_in(text):
    """{column: type}, with the types of MariaDB's variables."""
    return {found[1]: variable_type(found[2]) for found in COLUMN.finditer(text) if found[1] not in NO_COLUMNS}


def variable_type(column):
    if column.startswith("ENUM"):
        return "EXACT_WORD(64)"
    return re.sub(r"^VARCHAR\b", "EXACT_NAME", column)
