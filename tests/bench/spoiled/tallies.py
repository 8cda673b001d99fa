# SPDX-License-Identifier: GPL-3.0-or-later
"""What of the proposals for a table is right: by rule, with two examples of each kind, and of a task by example."""
from .kinds import EACH, EXAMPLE, FIELDS, RULE
from .repairs import Tally


def tally_of(found, right, proposals, known, seconds, but=()):
    """Proposals for a table whose right values are known. `known`: places (row, field) whose right value can be derived;
    `but`: places that are not counted."""
    tally = Tally(seconds=seconds)
    for at, (cells, meant) in enumerate(zip(found[1:], right[1:])):
        for name, cell, value in zip(found[0], cells, meant):
            if (at, name) not in but:
                tally.count(cell, value, proposals.get((at, name)), (at, name) in known)
    return tally


def tally_by_rule(program, found, right, known=(), schema=None, by_hand=()):
    """Without any example. `by_hand`: rows that somebody put right first; they are not counted."""
    proposals, seconds = program.by_rule(found, schema, {row: right[row + 1] for row in by_hand})
    return tally_of(found, right, proposals, known, seconds, {(row, field) for row in by_hand for field in found[0]})


def known_places(faults):
    """What can be derived without an example."""
    return {(fault.record, fault.field) for fault in faults if fault.derived in (RULE, FIELDS)}


def chosen_examples(faults, found_in):
    """The records that teach a field: two of each of its kinds, with different values. Empty cells differ in the others."""
    of_kind = {}
    for fault in faults:
        values = of_kind.setdefault(fault.kind, {})
        if len(values) < 2:
            values.setdefault(found_in(fault.record) or fault.record, fault.record)
    return [record for values in of_kind.values() for record in values.values()]


def tally_of_field(program, found, right, schema, field, left, others):
    """A field, of whose faults `left` are wrong still and can be derived, and `others` are not looked at. The examples are
    not counted. Where each value needs an example, only the values of the examples are known."""
    at = found[0].index(field)
    found_in, right_in = (lambda record: found[record + 1][at]), (lambda record: right[record + 1][at])
    taught = chosen_examples(left, found_in)
    pairs = [[found_in(record), right_in(record), str(record)] for record in taught]
    offered, seconds = program.by_example(found, field, [["from", "to", "row"]] + pairs, schema)
    shown = {pair[0] for pair in pairs}
    known = {(fault.record, field) for fault in left if fault.derived != EACH or found_in(fault.record) in shown}
    but = {(fault.record, field) for fault in left + others} - known | {(record, field) for record in taught}
    column = [[row[at]] for row in found], [[row[at]] for row in right]
    return tally_of(*column, {(row, field): values for row, values in offered.items()}, known, seconds, but)


def tally_by_examples(program, found, right, faults, schema=None):
    """What two examples of each kind of each field mend of the cells that are still wrong after the rules."""
    proposals, _ = program.by_rule(found, schema)
    right_of = lambda fault: right[fault.record + 1][found[0].index(fault.field)]
    first_of = lambda fault: (proposals.get((fault.record, fault.field)) or [None])[0]
    known = [fault for fault in faults if fault.derived in (RULE, EXAMPLE, EACH, FIELDS)]
    left = {fault for fault in known if first_of(fault) != right_of(fault)}
    tally = Tally()
    for field in found[0]:
        of_field = [fault for fault in faults if fault.field == field]
        wrong = [fault for fault in of_field if fault in left]
        if wrong:
            others = [fault for fault in of_field if fault not in left]
            tally += tally_of_field(program, found, right, schema, field, wrong, others)
    return tally


def tally_of_offers(task, offered, seconds):
    tally = Tally(seconds=seconds)
    for at, cell in enumerate(task.cells):
        if at not in task.examples:
            tally.count(cell.value, cell.right, offered.get(at), True)
    return tally


def tally_of_task(program, task):
    return tally_of_offers(task, *program.by_example(task.rows(), "value", task.pairs()))


def tally_of_records(program, task):
    """The same, where all that is known of the examples is that these records were put right."""
    put_right = {at: [task.cells[at].right, *task.cells[at].others.values()] for at in task.examples}
    proposals, seconds = program.by_rule(task.rows(), None, put_right)
    return tally_of_offers(task, {at: values for (at, field), values in proposals.items() if field == "value"}, seconds)
