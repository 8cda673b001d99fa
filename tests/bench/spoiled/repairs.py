# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks the program (tests/bench/repairs) what it proposes for a table, and adds up what of it is right."""
import csv
import dataclasses
import io
import json
import pathlib
import subprocess
import tempfile
import time

COLUMNS = ("wrong cells", "can be known", "flagged", "right value first", "of the known", "offered but wrong",
           "only emptied", "right cells touched", "false alarms", "s")


@dataclasses.dataclass
class Tally:
    """Cells. `known`: those whose right value can be derived; nothing is said about it where it is 0. `emptied`: of
    those offered wrong, placeholders made empty where something that nobody can know should stand."""
    wrong: int = 0
    known: int = 0
    right: int = 0
    flagged: int = 0
    first: int = 0
    first_known: int = 0
    offered: int = 0
    offered_wrong: int = 0
    emptied: int = 0
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
        self.emptied += offered and proposals[0] == "" != right and found != right and not known
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
        values = [self.wrong, self.known or "-", share(self.flagged, self.wrong), share(self.first, self.wrong),
                  share(self.first_known, self.known), share(self.offered_wrong, self.offered),
                  share(self.emptied, self.offered), self.touched,
                  share(self.false_alarms, self.right), f"{self.seconds:.1f}"]
        return f"| {name} | {' | '.join(map(str, values))} |"


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
        run = subprocess.run([self.build / "tests/bench/repairs", *map(str, arguments)], check=True, encoding="utf-8",
                             stdout=subprocess.PIPE)
        return list(csv.DictReader(io.StringIO(run.stdout, newline=""))), time.monotonic() - begin

    def schema_file(self, schema):
        path = self.folder / "schema.json"
        path.write_text(json.dumps(schema), encoding="utf-8")
        return path

    def by_rule(self, rows, schema=None, put_right=None):
        """(row, field) -> the values offered for it; seconds. `put_right`: row -> the record as somebody completed it."""
        arguments = [self.how, self.file("table.csv", rows), "-"]
        if schema:
            arguments[-1] = self.schema_file(schema)
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

    def by_example(self, rows, field, pairs, schema=None):
        """row -> the values offered for the field; seconds. `pairs` have the columns from, to, row."""
        rules = [self.schema_file(schema)] if schema else []
        lines, seconds = self.answer("example", self.file("table.csv", rows), field, self.file("examples.csv", pairs), *rules)
        return {int(line["row"]): [line["proposal"]] for line in lines if line["sure"]}, seconds


def folder():
    return tempfile.TemporaryDirectory(prefix="intray-bench-")
