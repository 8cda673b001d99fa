# SPDX-License-Identifier: GPL-3.0-or-later
"""What was not looked at while methods were made, until the end: half of the tables, of the kinds and of the tasks, drawn by lot.

Only `--unseen` measures it. The lot hangs on the names, so a new or renamed kind draws anew. Who has looked at single cells of
it says so in docs/performance.md.
"""
import random

from . import layouts, numbers, tables, tasks, texts, times  # noqa: F401 - they make the kinds
from . import tasks_kinds, tasks_names, tasks_numbers, tasks_texts  # noqa: F401 - they make the tasks
from .kinds import ALL

SEED = "31"


def drawn(what, names):
    """Half of the names."""
    known = sorted(names)
    return frozenset(random.Random(SEED + what).sample(known, len(known) // 2))


TABLES = drawn("tables", tables.MAKERS)
KINDS = drawn("kinds", ALL)
TASKS = drawn("tasks", [name for name in tasks.ALL if not name.startswith(tasks_kinds.PREFIX)])




def choices(unseen):
    """Pairs of a table and the kinds that spoil it: without what is held back, or only with some of it."""
    for name in sorted(tables.MAKERS):
        known = sorted(set(ALL) - KINDS)
        if unseen:
            yield name, sorted(KINDS)
        if unseen == (name in TABLES):
            yield name, known


def task_names(unseen):
    """A task of a kind is held back with its kind."""
    return [name for name in sorted(tasks.ALL)
            if (name in TASKS or name.removeprefix(tasks_kinds.PREFIX) in KINDS) == unseen]
