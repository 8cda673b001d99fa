# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables and columns that a verb may name, as the schema of MariaDB has them; the other engines' are alike."""
import re


def tables_in(folder):
    """{table: {column: type}}, with the types of MariaDB's variables."""
    tables = {}
    for path in sorted(folder.glob("*.sql")):
        for made in re.finditer(r"^CREATE TABLE IF NOT EXISTS (\w+?)(?:_all)? \((.*?)^\)", path.read_text(encoding="utf-8"), re.S | re.M):
            tables[made[1]] = {
                found[1]: variable_type(found[2])
                for found in re.finditer(r'^    "?(\w+)"? ([A-Z]+(?:_[A-Z]+)?(?:\([^)]*\))?)(?: |,|$)', made[2], re.M)
                if found[1] not in ("CONSTRAINT", "PRIMARY", "KEY", "UNIQUE")}
    return tables


def variable_type(column):
    if column.startswith("ENUM"):
        return "EXACT_WORD(64)"
    return re.sub(r"^VARCHAR\b", "EXACT_NAME", column)
