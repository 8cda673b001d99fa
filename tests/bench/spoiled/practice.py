# SPDX-License-Identifier: GPL-3.0-or-later
"""Deliveries to practise on: what is chosen on one half of the families of kinds can be tried on the other one."""
from . import practice_kinds, practice_tables, spoiling
from .practice_tables import RECORDS

HALVES = (("columns", "lists", "names", "telephones", "texts", "units"), ("amounts", "codes", "days", "net", "places", "times"))
LOTS = ("", "2", "3")


def deliveries(families, records=RECORDS):
    """Tables with their delivery. A field has few kinds, so each table is delivered twice, with half of them."""
    kinds = {name: kind for family in families for name, kind in practice_kinds.FAMILIES[family].items()}
    for lot in LOTS:
        for name in practice_tables.MAKERS:
            for part in range(2):
                table = practice_tables.made(name, records, f"{lot}{part}")
                yield table, spoiling.spoil(table, sorted(kinds)[part::2], kinds, lot)
