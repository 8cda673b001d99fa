# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks the program (tests/bench/repairs) what it proposes for a table, and counts what of it is right."""
import csv
import dataclasses
import io
import json
import pathlib
import subprocess
import tempfile
import time

from .kinds import EACH, EXAMPLE, FIELDS, RULE

COLUMNS = ("wrong cells", "can be known", "flagged", "right value first", "of the known", "offered but wrong",
           "right cells touched", "false alarms", "s")


@dataclasses.dataclass
class Tally:
    """Cells. `known`: those whose right value can be derived; nothing is said about it where it is 0."""
    wrong: int = 0
    known: int = 0
    right: int = 0
    flagged: int = 0
    first: int = 0
    first_known: int = 0
    offered: int = 0
    offered_wrong: int = 0
    touched: int = 0
    false_alarms: int = 0
    seconds: float = 0

    def __add__(self, other):
        return Tally(*(getattr(self, field.name) + getattr(other, field.name) for field in dataclasses.fields(self)))

    def count(self, found, right, proposals, known):
        """A cell: `proposals` are the values offered, first the likeliest; None: it is not flagged."""
        offered = bool(proposals)
        is_first = offered and proposals[0] == right
        self.offered += offered
        self.offered_wrong += offered and not is_first
        if found == right:
            self.right += 1
            self.touched += offered
            self.false_alarms += proposals is not None
            return
        self.wrong += 1
        self.known += known
        self.flagged += proposals is not None
        self.first += is_first
        self.first_known += is_first and known

    def line(self, name):
        share = lambda part, whole: f"{part / whole:.3f}" if whole else "-"
        return (f"| {name} | {self.wrong} | {self.known or '-'} | {share(self.flagged, self.wrong)} | {share(self.first, self.wrong)} | "
                f"{share(self.first_known, self.known)} | {share(self.offered_wrong, self.offered)} | {self.touched} | "
                f"{share(self.false_alarms, self.right)} | {self.seconds:.1f} |")


def head(first="table"):
    return f"| {first} | {' | '.join(COLUMNS)} |\n|{'---|' * (len(COLUMNS) + 1)}"


class Program:
    """The program of a build folder, and a folder for the files that it reads. `how`: rules or suspicions."""

    def __init__(self, build, folder, how="rules"):
        self.build, self.folder, self.how = pathlib.Path(build), pathlib.Path(folder), how

    def file(self, name, rows):
        path = self.folder / name
        with open(path, "w", newline="", encoding="utf-8") as file:
            csv.writer(file, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(rows)
        return path

    def answer(self, *arguments):
        begin = time.monotonic()
        run = subprocess.run([self.build / "tests/bench/repairs", *map(str, arguments)], check=True, stdout=subprocess.PIPE, encoding="utf-8")
        return list(csv.DictReader(io.StringIO(run.stdout, newline=""))), time.monotonic() - begin

    def by_rule(self, rows, schema=None, put_right=None):
        """(row, field) -> the values offered for it; seconds. `put_right`: row -> the record as somebody completed it."""
        arguments = [self.how, self.file("table.csv", rows), "-"]
        if schema:
            arguments[-1] = self.folder / "schema.json"
            arguments[-1].write_text(json.dumps(schema), encoding="utf-8")
        if put_right:
            lines = [[str(row), *cells] for row, cells in put_right.items()]
            arguments.append(self.file("right.csv", [["row", *rows[0]], *lines]))
        lines, seconds = self.answer(*arguments)
        proposals = {}
        for line in lines:
            values = proposals.setdefault((int(line["row"]), line["field"]), [])
            if line["sure"]:
                values.append(line["proposal"])
        return proposals, seconds

    def by_example(self, rows, field, pairs):
        """row -> the values offered for the field; seconds. `pairs` have the columns from, to, row."""
        lines, seconds = self.answer("example", self.file("table.csv", rows), field, self.file("examples.csv", pairs))
        return {int(line["row"]): [line["proposal"]] for line in lines if line["sure"]}, seconds


def tally_by_rule(program, found, right, known=(), schema=None, by_hand=()):
    """A table whose right values are known, without any example. `known`: places (row, field) that can be derived.
    `by_hand`: rows that somebody put right first; they are not counted."""
    proposals, seconds = program.by_rule(found, schema, {row: right[row + 1] for row in by_hand})
    return tally_of(found, right, proposals, known, seconds, {(row, field) for row in by_hand for field in found[0]})


def tally_of(found, right, proposals, known, seconds, but=()):
    """`but`: places that are not counted."""
    tally = Tally(seconds=seconds)
    for at, (cells, meant) in enumerate(zip(found[1:], right[1:])):
        for name, cell, value in zip(found[0], cells, meant):
            if (at, name) not in but:
                tally.count(cell, value, proposals.get((at, name)), (at, name) in known)
    return tally


def known_places(faults, derived=(RULE, FIELDS)):
    return {(fault.record, fault.field) for fault in faults if fault.derived in derived}


def chosen_examples(faults, cell):
    """Two of each kind of each field, with different values."""
    chosen = {}
    for fault in faults:
        of_kind = chosen.setdefault((fault.field, fault.kind), {})
        if len(of_kind) < 2:
            of_kind.setdefault(cell(fault), fault.record)
    examples = {}
    for (field, _), of_kind in chosen.items():
        examples.setdefault(field, []).extend(of_kind.values())
    return examples


def tally_by_examples(program, found, right, faults, schema=None):
    """What two examples of each kind of each field mend of the cells that are still wrong after the rules; the examples
    are not counted. What has never been an example's value is not known where each value needs one."""
    proposals, _ = program.by_rule(found, schema)
    at = {name: place for place, name in enumerate(found[0])}
    cell = lambda fault: found[fault.record + 1][at[fault.field]]
    meant = lambda record, field: right[record + 1][at[field]]
    left = [fault for fault in faults if fault.derived in (RULE, EXAMPLE, EACH, FIELDS)
            and (proposals.get((fault.record, fault.field)) or [None])[0] != meant(fault.record, fault.field)]
    tally = Tally()
    for field, records in chosen_examples(left, cell).items():
        pairs = [[found[record + 1][at[field]], meant(record, field), str(record)] for record in records]
        offered, seconds = program.by_example(found, field, [["from", "to", "row"]] + pairs)
        shown = {pair[0] for pair in pairs}
        known = {(fault.record, field) for fault in left if fault.field == field and (fault.derived != EACH or cell(fault) in shown)}
        mended = {(fault.record, field) for fault in faults if fault.field == field} - known
        column = [[row[at[field]]] for row in found], [[row[at[field]]] for row in right]
        tally += tally_of(*column, {(row, field): values for row, values in offered.items()}, known, seconds,
                          {(record, field) for record in records} | mended)
    return tally


def tally_of_task(program, task):
    offered, seconds = program.by_example(task.rows(), "value", task.pairs())
    tally = Tally(seconds=seconds)
    for at, cell in enumerate(task.cells):
        if at not in task.examples:
            tally.count(cell.value, cell.right, offered.get(at), True)
    return tally


def folder():
    return tempfile.TemporaryDirectory(prefix="intray-bench-")
