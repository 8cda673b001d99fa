# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks by example of the kinds of spoiling whose right values can be derived from the value itself."""
import random

from . import tables
from .kinds import EXAMPLE, RULE
from .kinds import ALL as KINDS
from .tasks import ALL, Recipe

# Examples say nothing of other values.
LEARNED_OTHERWISE = ("check_number_swapped", "check_number_with_wrong_digit", "list_with_slip", "list_abbreviated")
PREFIX = "spoiled: "
RIGHT_ALREADY = 0.3


def fields_for(kind):
    """Each field that it spoils, with the records in which it changes that field alone and that can be derived."""
    chance = random.Random(kind.name)

    def fits(field, record):
        changes = kind.changed(chance, field, record)
        return set(changes) == {field.name} and kind.derived(
            record[field.name], changes[field.name], field.content, record) in (RULE, EXAMPLE)
    for table in map(tables.made, sorted(tables.MAKERS)):
        for field in table.fields:
            if field.content in kind.on and "country" not in table.names():
                yield field, [record for record in table.records if fits(field, record)]


def of_kind(kind):
    """The field with the most values that the kind spoils."""
    field, records = max(fields_for(kind), key=lambda found: len(found[1]), default=(None, []))

    def make(chance, form):
        record = chance.choice(records)
        return kind.changed(chance, field, record).get(field.name, record[field.name]), record[field.name]
    return Recipe(make, 1, RIGHT_ALREADY) if len(records) > 20 else None


def add_all():
    for name, kind in KINDS.items():
        recipe = of_kind(kind) if name not in LEARNED_OTHERWISE else None
        if recipe:
            ALL[PREFIX + name] = recipe


add_all()
