# SPDX-License-Identifier: GPL-3.0-or-later
"""A table as a supplier would deliver it, with the truth."""
import dataclasses
import random

from .kinds import ALL
from .table import Record

SHARES = (0.03, 0.06, 0.1)
KINDS_OF_A_FIELD = 3  # a supplier has few habits


@dataclasses.dataclass(frozen=True)
class Fault:
    """A wrong cell: where it is, which kind made it, whether what is right can be derived."""
    record: int
    field: str
    kind: str
    derived: str


@dataclasses.dataclass(frozen=True)
class Spoiled:
    table: object
    records: list
    faults: list

    def rows(self):
        return self.table.rows(self.records)


def plan(table, kinds, chance, known=ALL):
    """Which kinds spoil which field: each kind the field that fits and has the fewest kinds yet."""
    of_field = {field.name: [] for field in table.fields}
    fits = {name: [field for field in table.fields if field.content in known[name].on] for name in sorted(kinds)}
    for name in sorted(fits, key=lambda name: (len(fits[name]), chance.random())):
        free = [field for field in fits[name] if len(of_field[field.name]) < KINDS_OF_A_FIELD]
        if free:
            of_field[min(free, key=lambda field: len(of_field[field.name])).name].append(name)
    return of_field


def spoil(table, kinds, known=ALL, lot=""):
    """Each field that has kinds is spoiled in some records; a cell is spoiled once at most. Another `lot` spoils others."""
    chance = random.Random(f"spoil {table.name} {sorted(kinds)}{lot}")
    records = [Record(record.country, record) for record in table.records]
    faults, of_field = [], plan(table, kinds, chance, known)
    for field in table.fields:
        for name in of_field[field.name]:
            faults += spoil_field(known[name], chance, field, table.records, records)
    return Spoiled(table, records, faults)


def spoil_field(kind, chance, field, right, records):
    """Spoils a share of all records, among those in which the kind changes something that is still right."""
    changes = [(at, kind.changed(chance, field, record)) for at, record in enumerate(right)]
    possible = [(at, changed) for at, changed in changes
                if changed and all(records[at][name] == right[at][name] for name in changed)]
    count = min(len(possible), max(3, int(chance.choice(SHARES) * len(right))))
    faults = []
    for at, changed in sorted(chance.sample(possible, count)):
        records[at].update(changed)
        faults += [Fault(at, name, kind.name, kind.derived(right[at][name], value, field.content, right[at]))
                   for name, value in changed.items()]
    return faults
