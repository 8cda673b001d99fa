# SPDX-License-Identifier: GPL-3.0-or-later
"""What suppliers do to the tables of supplier_tables.py, made after a change of the method and measured in sums alone: nobody
looked at a cell of it. Who does so moves what was looked at to supplier_kinds.py and makes new ones."""
from .kinds import EXAMPLE, FIELDS, Kind
from .words import COUNTRIES

KINDS = {}
WORDS = "note thing work subject department branch firm"
NAMES = "full_name titled_name short_name"


def kind(on, known=EXAMPLE):
    def add(change):
        KINDS[change.__name__] = Kind(change.__name__, tuple(on.split()), known, change)
        return change
    return add


# --- telephones, countries

@kind("world_phone", FIELDS)
def without_the_country(chance, value, record):
    return value.split(" ", 1)[1]


@kind("world_phone", FIELDS)
def trunk_with_dots(chance, value, record):
    return "0" + value.split(" ", 1)[1].replace(" ", ".")


@kind("world_phone home_phone us_phone")
def phone_labelled(chance, value, record):
    return f"Tel: {value}"


@kind("home_phone us_phone")
def phone_in_one(chance, value, record):
    return "".join(c for c in value if c.isdigit())


@kind("city")
def city_with_its_country(chance, value, record):
    return f"{value} / {COUNTRIES[record.country][0]}"


# --- words

@kind(WORDS)
def in_stars(chance, value, record):
    return f"*{value}*"


@kind(WORDS)
def with_a_tag(chance, value, record):
    return f"{value} #{chance.choice(['todo', 'done', 'ask', 'later on'])}"


@kind(WORDS)
def numbered_in_front(chance, value, record):
    return f"{chance.randint(1, 40)}) {value}"


@kind(WORDS)
def joined_by_plus(chance, value, record):
    return value.replace(" ", "+")


@kind(WORDS + " road")
def shouted(chance, value, record):
    return value.upper()


@kind(WORDS)
def with_who_said_it(chance, value, record):
    return f"{value} (acc. to {chance.choice(['Miller', 'the office', 'K. Brandt', 'sales'])})"


# --- names

@kind(NAMES)
def name_and_title_behind(chance, value, record):
    return f"{value}, {chance.choice(['Mr', 'Mrs', 'Ms'])}"


@kind(NAMES)
def salutation_before(chance, value, record):
    return f"{chance.choice(['Herr', 'Frau'])} {value}"


@kind("full_name")
def last_name_before(chance, value, record):
    first, last = value.split(" ", 1)
    return f"{last.upper()}, {first}"


# --- codes, numbers

@kind("zip")
def zip_labelled(chance, value, record):
    return f"ZIP {value}"


@kind("code shelf station padded")
def code_in_brackets(chance, value, record):
    return f"[{value}]"


@kind("code tax")
def code_in_small(chance, value, record):
    return value.lower()


@kind("kilograms millimetres pressure degrees")
def unit_before(chance, value, record):
    number, _, unit = value.partition(" ")
    return f"{unit} {number}"


@kind("grouped_amount spaced_amount priced decimal comma_decimal")
def amount_about(chance, value, record):
    return f"ca. {value}"


@kind("percent_sign")
def percent_in_words(chance, value, record):
    return value.replace("%", "").strip() + " per cent"


# --- days, times

@kind("dots_day")
def day_with_blanks(chance, value, record):
    return value.replace(".", ". ")


@kind("slash_day date")
def day_with_weekday(chance, value, record):
    return f"{chance.choice(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])} {value}"


@kind("clock")
def clock_with_h(chance, value, record):
    return value.replace(":", "h")


@kind("site")
def web_with_protocol(chance, value, record):
    return f"http://{value}/"
