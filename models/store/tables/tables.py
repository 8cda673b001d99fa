# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""All tables that have a text."""
from tabletext import table_in
from verbtext import Fault

# Tables that other tables refer to, and that have no text.
BY_HAND = {"user": "a file has their names and queues, PostgreSQL the numbers of their logins, MariaDB their accounts"}


def known_tables(files):
    """{name: table}; None for those that are written by hand."""
    known = dict.fromkeys(BY_HAND)
    for file in sorted(files):
        table = table_in(file, str(file))
        if table.name in known:
            raise Fault(table.place, f"There is a table {table.name} already")
        known[table.name] = table
    return known
