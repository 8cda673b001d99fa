# SPDX-License-Identifier: GPL-3.0-or-later
"""Deliveries of suppliers, made after those of practice.py, in two halves drawn by lot before anything was measured. SEEN was
looked at, cell by cell, while programs by example were made; of JUDGED only sums were."""
import random

from . import further_kinds, later_kinds, spoiling, supplier_kinds, supplier_tables
from .supplier_tables import RECORDS

LOTS = ("", "2")
LATER = "later"  # a half of its own: kinds made after a change, on all tables
FURTHER, FURTHER_JUDGED = "further", "further, judged"  # on all tables, in two halves again


def halves(names, what):
    """Two halves of the names, drawn by lot."""
    known = sorted(names)
    first = frozenset(random.Random(f"suppliers {what}").sample(known, len(known) // 2))
    return tuple(first), tuple(set(known) - first)


KINDS = halves(supplier_kinds.KINDS, "kinds")
TABLES = halves(supplier_tables.MAKERS, "tables")
SEEN, JUDGED = range(2)
FURTHER_KINDS = dict(zip((FURTHER, FURTHER_JUDGED), halves(further_kinds.KINDS, "further kinds")))


def choices(half):
    """Pairs of a table and kinds: of the half that was looked at both, of the other one either."""
    for name in sorted(supplier_tables.MAKERS):
        if half == LATER:
            yield name, sorted(later_kinds.KINDS)
            continue
        if half in FURTHER_KINDS:
            yield name, sorted(FURTHER_KINDS[half])
            continue
        if half == JUDGED:
            yield name, sorted(KINDS[JUDGED])
        if half == (name in TABLES[JUDGED]):
            yield name, sorted(KINDS[SEEN])


def deliveries(half, records=RECORDS):
    """Tables with their delivery: every second kind of each, so that a field has few."""
    known = {LATER: later_kinds.KINDS, FURTHER: further_kinds.KINDS, FURTHER_JUDGED: further_kinds.KINDS}.get(half, supplier_kinds.KINDS)
    for lot in LOTS:
        for name, kinds in choices(half):
            for part in range(2):
                table = supplier_tables.made(name, records, f"{lot}{part}")
                yield table, spoiling.spoil(table, kinds[part::2], known, lot)
