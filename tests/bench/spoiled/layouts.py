# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of spoiling that put values of several fields together, apart, or in another field."""
from .kinds import EXAMPLE, FIELDS, kind


def has(record, *names):
    return all(record.get(name) for name in names)


@kind("mail", FIELDS)
def phone_in_mail(chance, value, record):
    """Only where the record has no mail address, so that both values are known."""
    return {"mail": record["phone"], "phone": ""} if has(record, "phone") and not value else value


@kind("last", FIELDS)
def first_and_last_in_one(chance, value, record):
    return {"first": "", "last": f"{record['first']} {value}"} if has(record, "first", "last") else value


@kind("first", FIELDS)
def first_and_last_swapped(chance, value, record):
    return {"first": record["last"], "last": value} if has(record, "first", "last") else value


@kind("name", FIELDS)
def title_in_front_of_name(chance, value, record):
    return {"title": "", "name": f"{record['title']} {value}"} if has(record, "title") else value


@kind("street", FIELDS)
def address_in_one_line(chance, value, record):
    if not has(record, "zip", "town"):
        return value
    return {"street": f"{value}, {record['zip']} {record['town']}", "zip": "", "town": ""}


@kind("line", EXAMPLE)
def line_reversed(chance, value, record):
    street, town = value.split(", ")
    return f"{town}, {street}"


@kind("line", EXAMPLE)
def line_with_slashes(chance, value, record):
    street, town = value.split(", ")
    return f"{street} / D-{town}"


@kind("town", FIELDS)
def postcode_with_town(chance, value, record):
    return {"town": f"{record['zip']} {value}", "zip": ""} if has(record, "zip") else value


@kind("zip", FIELDS)
def town_with_postcode(chance, value, record):
    return {"zip": f"{value} {record['town']}", "town": ""} if has(record, "town") else value


@kind("town", FIELDS)
def town_missing(chance, value, record):
    """The postcode determines it."""
    return "" if has(record, "zip") else value


@kind("amount", FIELDS)
def currency_in_amount(chance, value, record):
    return {"amount": f"{record['currency']} {value}", "currency": ""} if has(record, "currency", "amount") else value


@kind("list", FIELDS)
def next_column(chance, value, record):
    """The values of two neighbouring fields, each in the other's place."""
    names = list(record)
    name = next(name for name in names if record[name] == value)
    other = names[(names.index(name) + 1) % len(names)]
    return {name: record[other], other: value} if has(record, other) else value
