# SPDX-License-Identifier: GPL-3.0-or-later
"""What a kind of spoiling is, and all of them.

A kind is a function of (chance, right value, record) that gives the spoiled value, or the values of several fields at once
as a dict. It gives the right value back where it cannot spoil it.
"""
import dataclasses
import typing

RULE = "by rule"  # without any example
EXAMPLE = "from two examples"
EACH = "from an example of each value"
FIELDS = "from other fields"
NEVER = "not at all"

ALL = {}


@dataclasses.dataclass(frozen=True)
class Kind:
    """`on`: the contents of fields that it spoils. `known`: whether the right value can be derived, or a function of
    (right, spoiled, content, record) that says so."""
    name: str
    on: tuple
    known: typing.Any
    change: typing.Callable

    def changed(self, chance, field, record):
        """The fields that it changes, with what then stands there."""
        made = self.change(chance, record[field.name], record)
        changes = made if isinstance(made, dict) else {field.name: made}
        return {name: value for name, value in changes.items() if value != record[name]}

    def derived(self, right, spoiled, content, record):
        return self.known(right, spoiled, content, record) if callable(self.known) else self.known


def kind(on, known):
    """Makes a kind of a function, under the function's name."""
    def add(change):
        ALL[change.__name__] = Kind(change.__name__, tuple(on.split()), known, change)
        return change
    return add
