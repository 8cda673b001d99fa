# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table of made-up records is."""
import dataclasses


@dataclasses.dataclass(frozen=True)
class Field:
    """A column: what it is called, what stands in it (as a kind of spoiling asks for it), and its rule."""
    name: str
    content: str
    rule: dict


class Record(dict):
    """Values by field, and the country whose habits its supplier has."""

    def __init__(self, country, values):
        super().__init__(values)
        self.country = country


@dataclasses.dataclass(frozen=True)
class Table:
    name: str
    fields: list
    records: list
    has_schema: bool

    def names(self):
        return [field.name for field in self.fields]

    def rows(self, records=None):
        """The header and the records, as they stand in a file."""
        return [self.names()] + [[record[name] for name in self.names()] for record in records or self.records]

    def schema(self):
        """The rules as a JSON schema, as somebody would give them to the supplier's queue; None: there is none."""
        if not self.has_schema:
            return None
        return {"$schema": "http://json-schema.org/draft-07/schema#", "title": self.name, "type": "object",
                "properties": {field.name: {"type": "string", **field.rule} for field in self.fields},
                "x-intray": {"order": self.names(), "key": [self.names()[0]]}}


def text(name, content="text", **rule):
    return Field(name, content, rule)


def code(name, pattern):
    return Field(name, "code", {"pattern": f"^{pattern}$"})


def kind(name, content, which, form=None):
    """A field of one of the program's own kinds, in a format."""
    return Field(name, content, {"x-intray": {"kind": which, **({"format": form} if form else {})}})


def date(name):
    return kind(name, "date", "date", "yyyy-MM-dd")


def time(name):
    return kind(name, "time", "time", "HH:mm")


def number(name, content):
    return kind(name, content, "number", "1234.5")


def closed(name, values, content="list"):
    return Field(name, content, {"enum": list(values)})
