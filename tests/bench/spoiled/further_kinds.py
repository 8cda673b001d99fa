# SPDX-License-Identifier: GPL-3.0-or-later
"""More of what suppliers do to the tables of supplier_tables.py, of classes that the earlier kinds have few of: other units, codes
for words, words of other languages, check digits, other clocks and calendars, two values in one. In two halves drawn by lot before
anything was measured (suppliers.py): one was looked at, of the other one only sums were."""
import datetime

from .kinds import EACH, EXAMPLE, FIELDS, Kind

KINDS = {}
WORDS = "note thing work subject department branch firm"
WEEKDAYS = {"de": ("Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"), "fr": ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche")}
MONTHS_PL = ("sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru")


def kind(on, known=EXAMPLE):
    def add(change):
        KINDS[change.__name__] = Kind(change.__name__, tuple(on.split()), known, change)
        return change
    return add


def read(value):
    for form in ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y"):
        try:
            return datetime.datetime.strptime(value, form)
        except ValueError:
            pass
    return None


def moment_kind(name, on, change):
    def spoil(chance, value, record):
        at = read(value)
        return change(at) if at else value
    spoil.__name__ = name
    kind(on)(spoil)


DAYS = "date dots_day slash_day"
moment_kind("day_after_german_weekday", DAYS, lambda at: f"{WEEKDAYS['de'][at.weekday()]}, {at.day}.{at.month}.{at.year}")
moment_kind("day_after_french_weekday", DAYS, lambda at: f"{WEEKDAYS['fr'][at.weekday()]} {at.day:02d}/{at.month:02d}/{at.year}")
moment_kind("day_in_polish", DAYS, lambda at: f"{at.day} {MONTHS_PL[at.month - 1]} {at.year}")
moment_kind("day_of_japan", DAYS, lambda at: f"{at.year}年{at.month}月{at.day}日")
moment_kind("day_with_apostrophe", DAYS, lambda at: f"{at.day:02d}.{at.month:02d}.'{at.year % 100:02d}")
moment_kind("day_of_buddhists", DAYS, lambda at: f"{at.day:02d}/{at.month:02d}/{at.year + 543}")


def scaled(value, factor, unit, digits):
    number, _, _ = value.partition(" ")
    try:
        return f"{float(number.replace(',', '.')) * factor:.{digits}f} {unit}"
    except ValueError:
        return value


@kind("kilograms")
def weight_in_tons(chance, value, record):
    return scaled(value, 0.001, "t", 6)


@kind("millimetres")
def size_in_metres(chance, value, record):
    return scaled(value, 0.001, "m", 4)


@kind("grouped_amount spaced_amount priced decimal comma_decimal")
def amount_in_brackets(chance, value, record):
    return f"({value})"


@kind("grouped_amount spaced_amount decimal comma_decimal")
def amount_with_dash(chance, value, record):
    return value + "-"


@kind("percent_sign")
def percent_by_hundred(chance, value, record):
    return value.replace("%", "").strip() + "/100"


@kind("clock")
def clock_with_point_and_word(chance, value, record):
    return value.replace(":", ".") + " Uhr"


@kind("clock")
def clock_of_soldiers(chance, value, record):
    return value.replace(":", "") + " hrs"


@kind("code shelf station padded")
def code_with_check_digit(chance, value, record):
    digits = [int(c) for c in value if c.isdigit()]
    return f"{value}/{sum((at + 2) * digit for at, digit in enumerate(digits)) % 10}"


@kind("code padded tax")
def code_filled_with_zeros(chance, value, record):
    return "000" + value


@kind("world_phone")
def phone_with_zeros_and_bracket(chance, value, record):
    return "00" + value[1:].replace(" ", " (0) ", 1)


@kind("us_phone home_phone")
def phone_with_extension_word(chance, value, record):
    return f"{value} ext. {chance.randint(10, 99)}"


@kind("full_name titled_name")
def name_with_degree(chance, value, record):
    return f"{value} {chance.choice(['MBA', 'PhD', 'M.Sc.'])}"


@kind("full_name short_name")
def name_with_pronoun_of_spain(chance, value, record):
    return f"{chance.choice(['Sr.', 'Sra.', 'Don'])} {value}"


@kind("full_name")
def name_of_register(chance, value, record):
    first, last = value.split(" ", 1)
    return f"{last}/{first}"


@kind("department branch", EACH)
def word_in_a_code(chance, value, record):
    return "".join(word[0] for word in value.split()).upper() + str(len(value))


@kind("road")
def road_with_floor(chance, value, record):
    return f"{value}, {chance.choice(['1st floor', '2nd floor', 'rear', 'top floor'])}"


@kind(WORDS)
def with_its_source(chance, value, record):
    return f"{value} <{chance.choice(['web', 'fax', 'desk 4'])}>"


@kind(WORDS)
def with_dots_behind(chance, value, record):
    return value + chance.choice(["...", "..", "...."])


@kind("city zip", FIELDS)
def place_in_one(chance, value, record):
    return f"{record['zip']} {record['city']}" if {"zip", "city"} <= set(record) else value


@kind("site")
def web_as_a_link(chance, value, record):
    return f"[{value}](http://{value})"
