# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of spoiling dates (right: 2024-03-05) and times (right: 14:05)."""
import datetime

from . import words
from .kinds import EXAMPLE, FIELDS, NEVER, RULE, kind

HABITS = {"DE": "{d:02}.{m:02}.{y}", "FR": "{d:02}/{m:02}/{y}", "US": "{m:02}/{d:02}/{y}", "NL": "{d:02}-{m:02}-{y}",
          "JP": "{y}/{m:02}/{d:02}", "SE": "{y}{m:02}{d:02}", "HU": "{y}. {m:02}. {d:02}.", "GB": "{d:02}/{m:02}/{y}"}


def parts(value):
    year, month, day = value.split("-")
    return {"y": int(year), "m": int(month), "d": int(day), "yy": int(year) % 100}


def _order_known(right, spoiled, content, record):
    """By the column's own order; where each record has that of its country, only by the country."""
    of = parts(right)
    return FIELDS if "country" in record and spoiled[2:3] in ("/", "-") and of["d"] <= 12 and of["d"] != of["m"] else RULE


@kind("date", _order_known)
def date_of_the_country(chance, value, record):
    return HABITS.get(record.country, HABITS["DE"]).format(**parts(value)) if value else value


@kind("date", RULE)
def date_with_two_digit_year(chance, value, record):
    form = "{m:02}/{d:02}/{yy:02}" if record.country == "US" else "{d:02}.{m:02}.{yy:02}"
    return form.format(**parts(value)) if value else value


@kind("date", RULE)
def date_with_month_name(chance, value, record):
    if not value:
        return value
    of = parts(value)
    language = words.COUNTRIES[record.country][2]
    forms = {"en": "{month} {d}, {y}", "de": "{d}. {month} {y}", "es": "{d} de {month} de {y}"}
    form = forms.get(language, "{d} {month} {y}")
    return form.format(month=words.MONTHS[language][of["m"] - 1], **of)


@kind("date", RULE)
def date_with_short_month(chance, value, record):
    of = parts(value) if value else None
    return "{d}-{month}-{yy:02}".format(month=words.MONTHS["en"][of["m"] - 1][:3], **of) if of else value


@kind("date", RULE)
def date_without_zeros(chance, value, record):
    return "{y}-{m}-{d}".format(**parts(value)) if value else value


@kind("date", RULE)
def date_with_midnight(chance, value, record):
    return value + chance.choice([" 00:00:00", "T00:00:00"]) if value else value


@kind("date", EXAMPLE)
def date_as_days(chance, value, record):
    """As a spreadsheet counts days."""
    return str((datetime.date.fromisoformat(value) - datetime.date(1899, 12, 30)).days) if value else value


@kind("date", NEVER)
def date_impossible(chance, value, record):
    return value[:5] + chance.choice(["02-30", "00-00", "13-01", "06-31"]) if value else value


@kind("time", RULE)
def time_of_twelve_hours(chance, value, record):
    hour, minute = int(value[:2]), value[3:]
    return f"{hour % 12 or 12}:{minute} {'a.m.' if hour < 12 else 'p.m.'}"


@kind("time", RULE)
def time_with_letter(chance, value, record):
    return value.replace(":", "h") if record.country in ("FR", "US") else value.replace(":", ".") + " Uhr"
