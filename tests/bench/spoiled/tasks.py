# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks of transformation by example: what a column has, what it should have, and a few pairs that somebody gave."""
import dataclasses
import random

ALL = {}
ROWS = 60
RIGHT_ALREADY = 0.15


@dataclasses.dataclass(frozen=True)
class Cell:
    value: str
    right: str
    others: dict  # other fields of the record
    form: int  # which of the task's forms the value has; -1: it is right already


@dataclasses.dataclass(frozen=True)
class Task:
    """Two examples, or three where the values have two forms."""
    name: str
    cells: list
    examples: list  # places of the cells

    def header(self):
        return ["value", *self.cells[0].others]

    def rows(self):
        return [self.header()] + [[cell.value, *cell.others.values()] for cell in self.cells]

    def pairs(self):
        """The examples as the program reads them."""
        return [["from", "to", "row"]] + [[self.cells[at].value, self.cells[at].right, str(at)] for at in self.examples]


@dataclasses.dataclass(frozen=True)
class Recipe:
    make: object  # chance, form -> value, right and, if the task has any, other fields
    forms: int
    right_already: float

    def cell(self, chance):
        form = chance.randrange(self.forms)
        value, right, *others = self.make(chance, form)
        if chance.random() < self.right_already:
            value, form = right, -1
        return Cell(value, right, others[0] if others else {}, -1 if value == right else form)


def adding_to(recipes):
    """What makes a task of a function, under the function's name."""
    def task(forms=1, right_already=RIGHT_ALREADY):
        def add(make):
            recipes[make.__name__] = Recipe(make, forms, right_already)
            return make
        return add
    return task


task = adding_to(ALL)


def examples_of(cells, forms, of_others=1, differing=lambda cell: cell.value):
    """Two of the first form, so many of each other, that differ."""
    chosen = []
    for form in range(forms):
        known = {}
        for at, cell in enumerate(cells):
            if cell.form == form:
                known.setdefault(differing(cell), at)
        chosen += list(known.values())[:of_others if form else 2]
    return chosen


def made(name, recipes=ALL, kind="task", **examples):
    chance = random.Random(f"{kind} {name}")
    recipe = recipes[name]
    cells = [recipe.cell(chance) for _ in range(ROWS)]
    return Task(name, cells, examples_of(cells, recipe.forms, **examples))
