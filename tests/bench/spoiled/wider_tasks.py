# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks by example that the method was widened with, made from what forms and lists usually have: two examples of each form.

Half of them, drawn by lot, are not looked at one by one: `--unseen` measures these.
"""
import random

from . import tasks

ALL = {}
task = tasks.adding_to(ALL)


def made(name):
    """With two examples of each form that become different values."""
    return tasks.made(name, ALL, "wider task", of_others=2, differing=lambda cell: cell.right)


def task_names(unseen=False):
    known = sorted(ALL)
    held_back = random.Random("wider 1").sample(known, len(known) // 2)
    return [name for name in known if (name in held_back) == unseen]
