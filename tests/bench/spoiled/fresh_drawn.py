# SPDX-License-Identifier: GPL-3.0-or-later
"""Which of the fresh tasks by example are measured: 80, of which all but a few were drawn by lot before anything was measured. The
others wait, held back, for the day on which the 80 are no longer fresh."""
import random

from . import fresh_tasks_names, fresh_tasks_numbers, fresh_tasks_texts
from .fresh_tasks import ALL

WANTED = {"roman_volume", "ordinal_of_level", "value_of_one_key", "german_plate"}  # so that no subject is missing
SHARES = {fresh_tasks_names: 20, fresh_tasks_numbers: 26, fresh_tasks_texts: 34}


def drawn():
    """As many of each file as its share of all."""
    for module, share in SHARES.items():
        known = sorted(name for name, recipe in ALL.items() if recipe.make.__module__ == module.__name__)
        wanted = WANTED.intersection(known)
        yield from wanted
        rest = [name for name in known if name not in wanted]
        yield from random.Random(f"fresh {module.__name__.rsplit('_', 1)[1]}").sample(rest, share - len(wanted))


MEASURED = frozenset(drawn())


def task_names(unseen=False):
    return sorted(name for name in ALL if (name in MEASURED) != unseen)
