# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own sample: what is wrong in it, what would be right, and what of that can be derived."""
import datetime
import importlib.util
import pathlib
import re

from .kinds import FIELDS, NEVER, RULE
from .spoiling import Fault

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "resources/sample"
_spec = importlib.util.spec_from_file_location("make_samples", FOLDER / "make_samples.py")
make_samples = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(make_samples)


def digits(text):
    return re.sub("[^0-9]", "", text)


def known_words(field):
    """The words of the names' lists of both languages: what stands in hundreds of right values."""
    for words in (make_samples.ENGLISH, make_samples.GERMAN):
        for value in words.get(field, []):
            yield value
        if field == "city":
            yield from (city for city, _, _, _ in words["cities"])


def after_typo(field, right, found):
    """A slip in a word, which is one of many records' words, can be put right; one in the number of a house cannot."""
    if field == "street":
        return RULE if digits(right) == digits(found) else NEVER
    return NEVER if found in known_words(field) else RULE


def after_email_part(right, found, record):
    if " at " in found or "@@" in found:
        return RULE
    if found.endswith(",org"):
        return RULE if right.endswith("@example.org") else NEVER
    return FIELDS if found.startswith("@") and record["first"] and record["last"] else NEVER


def after_umlaut_damage(right, found):
    try:
        return RULE if found.encode("cp1252").decode("utf-8") == right else NEVER
    except UnicodeError:
        return NEVER


def derived(mistake, field, right, record):
    """Whether the right value can be known after the one mistake that made the record what it is."""
    found = record[field]
    if mistake == "typo":
        return after_typo(field, right, found)
    if mistake == "email_part":
        return after_email_part(right, found, record)
    if mistake == "umlaut_damage":
        return after_umlaut_damage(right, found)
    if mistake == "short_zip":
        return RULE if "0" + found.strip() == right else NEVER
    if mistake == "phone_format":
        return RULE if digits(found) == digits(right) else NEVER
    return {"stray_blanks": RULE, "wrong_case": RULE, "swapped_names": FIELDS}.get(mistake, NEVER)


def faults_of(customers, names):
    """The wrong cells. One that two mistakes made can be derived if it could be after each of them."""
    faults = []
    for at, made in enumerate(customers):
        for field in names:
            if made.record[field] == made.right[field]:
                continue
            mistakes = [mistake for mistake, where in made.mistakes if where == field]
            known = [derived(mistake, field, made.right[field], made.record) for mistake in mistakes]
            worst = max(known, key=[RULE, FIELDS, NEVER].index)
            faults.append(Fault(at, names[field], "+".join(mistakes), worst))
    return faults


def tables():
    """For each language: its name, what stands in the table, what should, the faults, the schema."""
    for name, customers, names, schema in (
            ("English", make_samples.english_customers(), make_samples.ENGLISH_NAMES, make_samples.english_schema()),
            ("German", make_samples.german_customers(), make_samples.GERMAN_NAMES, make_samples.german_schema())):
        header = [list(names.values())]
        found = header + [[made.record[field] for field in names] for made in customers]
        right = header + [[made.right[field] for field in names] for made in customers]
        yield f"sample, {name}", found, right, faults_of(customers, names), schema


def is_date(text):
    try:
        return len(text) == 10 and bool(datetime.date.fromisoformat(text))
    except ValueError:
        return False


def breaks(rule, value):
    """Whether a value that is there breaks its field's own rule, as the program reads it."""
    if "pattern" in rule and not re.search(rule["pattern"], value):
        return True
    if "enum" in rule and value not in rule["enum"]:
        return True
    if rule.get("format") == "date":
        return not is_date(value)
    return rule.get("format") == "email" and not re.fullmatch(r"[^@\s]+@[^@\s]+", value)


def broken(found, schema):
    """The places (row, field) that break a rule of their own or of their pair of fields, or are empty and must not be."""
    places = set()
    for at, cells in enumerate(found[1:]):
        record = dict(zip(found[0], cells))
        rules = dict(schema["properties"])
        places |= {(at, name) for name, value in record.items()
                   if (breaks(rules[name], value) if value else name in schema["required"])}
        for pair in schema["allOf"]:
            if all(record[name] == only["const"] for name, only in pair["if"]["properties"].items()):
                places |= {(at, name) for name, rule in pair["then"]["properties"].items()
                           if record[name] and (breaks(rule, record[name]) or rule.get("const") not in (None, record[name]))}
    return places
