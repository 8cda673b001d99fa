# SPDX-License-Identifier: GPL-3.0-or-later
"""The sets that proposals are measured with: each prints a table."""
import csv
import random

from . import (fresh_drawn, fresh_kinds, fresh_tasks, heldback, practice, repairs, sample, sources, spoiling, suppliers, tables, tallies,
               tasks, wider_tasks, wider_tasks_numbers, wider_tasks_texts)  # noqa: F401 - the last two make tasks
from .kinds import RULE

USUAL = "suspicions"  # the method that knows what is usual, and no form
TOGETHER = "together"  # all of it, as people see it


def both_ways(program):
    """By rule, and beside it by what is usual alone, which knows no forms."""
    return (program, ""), (repairs.Program(program.build, program.folder, USUAL), ": what is usual")


def all_ways(program):
    return *both_ways(program), (repairs.Program(program.build, program.folder, TOGETHER), ": together")


def print_lines(program, name, found, right, schema=None, by_hand=()):
    for asked, of in all_ways(program):
        print(tallies.tally_by_rule(asked, found, right, (), schema, by_hand).line(name + of), flush=True)


def faults_between(found, right):
    """The wrong cells of two tables, each column's of one kind: nobody says what can be derived."""
    return [spoiling.Fault(at, name, "any", RULE) for at, (cells, meant) in enumerate(zip(found[1:], right[1:]))
            for name, cell, value in zip(found[0], cells, meant) if cell != value]


def put_right_first(found, right, how_many=20):
    """So many records that have a wrong cell."""
    wrong = [at for at, (cells, meant) in enumerate(zip(found[1:], right[1:])) if cells != meant]
    return sorted(random.Random(20).sample(wrong, min(how_many, len(wrong))))


def table_of(path, records):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.reader(file))[:records + 1]


def beers(program, data, records, unseen=False):
    """Real deliveries: sizes with units, shares, placeholders, two values in one."""
    found, right = (table_of(data / "beers" / name, records) for name in ("dirty.csv", "clean.csv"))
    number = {"type": "string", "x-intray": {"kind": "number", "format": "1234.5"}}
    schema = {"type": "object", "properties": {name: number for name in ("ounces", "abv", "ibu")}}
    print(repairs.head())
    print_lines(program, "beers", found, right)
    print_lines(program, "beers, kinds of its fields set", found, right, schema)
    print_lines(program, "beers, 20 records put right", found, right, by_hand=put_right_first(found, right))
    tally = tallies.tally_by_examples(program, found, right, faults_between(found, right), schema)
    print(tally.line("beers, kinds set, then two examples of each field"))


def own_sample(program, data, records, unseen=False):
    """Customers with the mistakes of real imports: all of them, and those that break a rule."""
    print(repairs.head())
    for name, found, right, faults, schema in sample.tables():
        found, right = found[:records + 1], right[:records + 1]
        known = tallies.known_places(faults)
        silent = {(fault.record, fault.field) for fault in faults} - sample.broken(found, schema)
        for asked, of in both_ways(program):
            proposals, seconds = asked.by_rule(found, schema)
            for but, which in (((), ""), (silent, ", what breaks a rule")):
                print(tallies.tally_of(found, right, proposals, known, seconds, but).line(name + which + of), flush=True)


def print_deliveries(program, deliveries):
    """Labels, tables and their deliveries: by rule alone, and with two examples of what is still wrong then."""
    print(repairs.head())
    rules, usual, examples = repairs.Tally(), repairs.Tally(), repairs.Tally()
    asked, _ = both_ways(program)[1]
    for label, table, delivery in deliveries:
        found, right, schema = delivery.rows(), table.rows(), table.schema()
        known = tallies.known_places(delivery.faults)
        by_rule = tallies.tally_by_rule(program, found, right, known, schema)
        by_examples = tallies.tally_by_examples(program, found, right, delivery.faults, schema)
        rules, examples = rules + by_rule, examples + by_examples
        usual += tallies.tally_by_rule(asked, found, right, known, schema)
        print(by_rule.line(label))
        print(by_examples.line(f"{label}: then two examples"), flush=True)
    print(rules.line("**all, by rule**"))
    print(usual.line("**all, what is usual**"))
    print(examples.line("**all, then two examples**"))


def print_tasks(program, chosen):
    print(repairs.head("task"))
    everything, usual = repairs.Tally(), repairs.Tally()
    asked, _ = both_ways(program)[1]
    for task in chosen:
        tally = tallies.tally_of_task(program, task)
        everything += tally
        usual += tallies.tally_of_records(asked, task)
        print(tally.line(task.name.replace("_", " ")), flush=True)
    print(everything.line("**all, by example**"))
    print(usual.line("**all, what is usual**"))


def spoiled_tables(records, unseen):
    for name, kinds in heldback.choices(unseen):
        table = tables.made(name, min(records, tables.RECORDS))
        yield name + (", kinds held back" if kinds[0] in heldback.KINDS else ""), table, spoiling.spoil(table, kinds)


def spoiled(program, data, records, unseen=False):
    """Ten tables."""
    print_deliveries(program, spoiled_tables(records, unseen))


def example(program, data=None, records=None, unseen=False):
    """Tasks with two examples, three where there are two forms."""
    print_tasks(program, map(tasks.made, heldback.task_names(unseen)))


def fresh(program, data, records, unseen=False):
    """Tasks and tables of somebody who did not know the method. What is held back of them are tasks alone."""
    print_tasks(program, map(fresh_tasks.made, fresh_drawn.task_names(unseen)))
    if not unseen:
        print()
        deliveries = fresh_kinds.deliveries(min(records, fresh_kinds.RECORDS))
        print_deliveries(program, ((table.name, table, delivery) for table, delivery in deliveries))


def wider(program, data=None, records=None, unseen=False):
    """Tasks that the method was widened with."""
    print_tasks(program, map(wider_tasks.made, wider_tasks.task_names(unseen)))


def several_sources(program, data, records, unseen=False):
    found, right = (rows[:records + 1] for rows in sources.made(sources.HELD_BACK if unseen else sources.SEEN))
    print(repairs.head())
    print_lines(program, "several sources of one fact", found, right)
    print_lines(program, "several sources, 20 records put right", found, right, by_hand=put_right_first(found, right))


def practised(program, data, records, unseen=False):
    """Tables and families of kinds to make methods with, two deliveries of each by other lots: two examples after the rules."""
    print(repairs.head("family"))
    everything = repairs.Tally()
    for half in practice.HALVES:
        tally = repairs.Tally()
        for table, delivery in practice.deliveries(half, min(records, practice.RECORDS)):
            tally += tallies.tally_by_examples(program, delivery.rows(), table.rows(), delivery.faults, table.schema())
        everything += tally
        print(tally.line(", ".join(half)), flush=True)
    print(everything.line("**all, then two examples**"))


def supplied(program, data, records, unseen=False):
    """Deliveries in two halves, of which one was looked at, and of kinds made later: two examples after the rules."""
    print(repairs.head("half"))
    for half, name in ((suppliers.SEEN, "looked at"), (suppliers.JUDGED, "not looked at"), (suppliers.LATER, "made later"),
                       (suppliers.FURTHER, "further, looked at"), (suppliers.FURTHER_JUDGED, "further, not looked at")):
        tally = repairs.Tally()
        for table, delivery in suppliers.deliveries(half, min(records, suppliers.RECORDS)):
            tally += tallies.tally_by_examples(program, delivery.rows(), table.rows(), delivery.faults, table.schema())
        print(tally.line(name), flush=True)


SETS = {"beers": beers, "sample": own_sample, "spoiled": spoiled, "example": example, "sources": several_sources,
        "practice": practised, "suppliers": supplied, "fresh": fresh, "wider": wider}
HELD_BACK = ("spoiled", "example", "sources", "fresh", "wider")  # the sets of which some is
