# SPDX-License-Identifier: GPL-3.0-or-later
"""Fresh tasks by example, made by somebody who did not know the method: two examples of each form of the values.

They are no part of tasks.ALL, so that the lot of heldback.py stays as it fell. Look at sums of them only.
"""
import random

from . import tasks

ALL = {}


def task(forms=1, right_already=tasks.RIGHT_ALREADY):
    """Makes a task of a function, under the function's name."""
    def add(make):
        ALL[make.__name__] = tasks.Recipe(make, forms, right_already)
        return make
    return add


def examples_of(cells, forms):
    """The first two of each form that become different values."""
    chosen = []
    for form in range(forms):
        known = {}
        for at, cell in enumerate(cells):
            if cell.form == form:
                known.setdefault(cell.right, at)
        chosen += list(known.values())[:2]
    return chosen


def made(name):
    chance = random.Random(f"fresh task {name}")
    recipe = ALL[name]
    cells = [recipe.cell(chance) for _ in range(tasks.ROWS)]
    return tasks.Task(name, cells, examples_of(cells, recipe.forms))
