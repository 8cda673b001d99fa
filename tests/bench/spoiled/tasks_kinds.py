# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks by example of the kinds of spoiling whose right values can be derived from the value itself."""
import random

from . import tables
from .kinds import EXAMPLE, RULE
from .kinds import ALL as KINDS
from .tasks import ALL, Recipe

LEARNED_OTHERWISE = ("check_number_swapped", "list_with_slip", "list_abbreviated")  # examples say nothing of other values
PREFIX = "spoiled: "
RIGHT_ALREADY = 0.3


def fields_for(kind):
    """Each field that it spoils, with the records in which it changes that field alone."""
    chance = random.Random(kind.name)
    for table in map(tables.made, sorted(tables.MAKERS)):
        for field in table.fields:
            if field.content in kind.on and "country" not in table.names():
                yield field, [record for record in table.records if set(kind.changed(chance, field, record)) == {field.name}]


def of_kind(kind):
    """The field with the most values that the kind spoils."""
    field, records = max(fields_for(kind), key=lambda found: len(found[1]), default=(None, []))

    def make(chance, form):
        record = chance.choice(records)
        return kind.changed(chance, field, record).get(field.name, record[field.name]), record[field.name]
    return Recipe(make, 1, RIGHT_ALREADY) if len(records) > 20 else None


def add_all():
    for name, kind in KINDS.items():
        by_value = callable(kind.known) or kind.known in (EXAMPLE, RULE)
        recipe = of_kind(kind) if by_value and name not in LEARNED_OTHERWISE else None
        if recipe:
            ALL[PREFIX + name] = recipe


add_all()
