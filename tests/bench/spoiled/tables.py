# SPDX-License-Identifier: GPL-3.0-or-later
"""Ten tables of made-up records, all right. Each is made by its seed alone."""
import functools
import random

from . import people, things
from .table import Table

MAKERS = {
    "customers": people.customers, "persons": people.persons, "addresses": people.addresses, "accounts": people.accounts,
    "events": people.events, "deliveries": things.deliveries, "products": things.products, "books": things.books,
    "invoices": things.invoices, "meters": things.meters,
}
WITHOUT_SCHEMA = ("addresses", "events", "products")
RECORDS = 400


@functools.cache
def made(name, records=RECORDS):
    """The table of that name: its fields and so many records."""
    chance = random.Random(f"table {name}")
    fields, make = MAKERS[name](chance)
    return Table(name, fields, [make(number) for number in range(records)], name not in WITHOUT_SCHEMA)
