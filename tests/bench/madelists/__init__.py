# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists in which the same thing stands several times, made up with the truth. A row is what it is, then its fields.

Half of the lists are held back, drawn by lot before anything was measured: `tests/bench/duplicates BUILDDIR --unseen` measures these.
"""
import dataclasses
import random

from . import papers, sites

ALL = {**{f"sites, {name}": (sites.made, choices) for name, choices in sites.KINDS.items()},
       **{f"papers, {name}": (papers.made, choices) for name, choices in papers.KINDS.items()}}


def drawn(kinds):
    names = sorted(kinds)
    return frozenset(random.Random("31 lists").sample(names, len(names) // 2))


HELD_BACK = frozenset(f"sites, {name}" for name in drawn(sites.KINDS)) | \
    frozenset(f"papers, {name}" for name in drawn(papers.KINDS))


def lists(unseen, most=None):
    """The lists of one half; with no more than so many things in each."""
    for name in ALL:
        if (name in HELD_BACK) == unseen:
            make, choices = ALL[name]
            count = "sites" if make is sites.made else "papers"
            things = getattr(choices, count)
            yield name, make(name, dataclasses.replace(choices, **{count: min(things, most or things)}))
