# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of spoiling to practise on, in families: whoever makes a method looks at some families, and lets others tell how far
it gets with what it was not made for."""
import datetime
import re

from .kinds import EACH, EXAMPLE, FIELDS, NEVER, Kind
from .words import COUNTRIES, MONTHS

FAMILIES = {}  # family: its kinds, by name


def kind(family, on, known=EXAMPLE):
    def add(change):
        FAMILIES.setdefault(family, {})[change.__name__] = Kind(change.__name__, tuple(on.split()), known, change)
        return change
    return add


DATES = "date date_slashes date_dots month_date"
PHONES = "phone phone_plus"
NUMBERS = "amount measure percent comma_amount"
TEXTS = "sentence title company model doctor town town_country list"
CODES = "code code_letters code_letters_dash code_short"


def read(value):
    for form in ("%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y", "%b %d, %Y"):
        try:
            return datetime.datetime.strptime(value, form)
        except ValueError:
            pass
    return None


def dated(value, form):
    at = read(value)
    return value if at is None else form.format(y=at.year, yy=at.year % 100, m=at.month, d=at.day, at=at,
                                                en=MONTHS["en"][at.month - 1], de=MONTHS["de"][at.month - 1],
                                                fr=MONTHS["fr"][at.month - 1])


# --- names


@kind("names", "last_first")
def name_forward(chance, value, record):
    return " ".join(reversed(value.split(", ")))


@kind("names", "first_last")
def name_backward(chance, value, record):
    first, _, last = value.partition(" ")
    return f"{last}, {first}"


@kind("names", "last_first")
def name_last_in_capitals(chance, value, record):
    last, first = value.split(", ")
    return f"{last.upper()} {first}"


@kind("names", "caps_last")
def name_as_written(chance, value, record):
    last, first = value.rsplit(" ", 1)
    return f"{first} {last.title()}"


@kind("names", "initial_last")
def initial_behind(chance, value, record):
    initial, last = value.split(". ")
    return f"{last} {initial}."


@kind("names", "first_last last_first first last doctor")
def with_salutation(chance, value, record):
    return f"{chance.choice(['Mr', 'Mrs'])} {value}"


@kind("names", "doctor")
def doctor_written_out(chance, value, record):
    return value.replace("Dr. ", "Doctor ")


# --- days


@kind("days", DATES)
def day_with_dots(chance, value, record):
    return dated(value, "{d}.{m}.{yy:02}")


@kind("days", DATES)
def day_packed(chance, value, record):
    return dated(value, "{y}{m:02}{d:02}")


@kind("days", DATES)
def day_in_german(chance, value, record):
    return dated(value, "{d}. {de} {y}")


@kind("days", DATES)
def day_with_weekday(chance, value, record):
    at = read(value)
    return f"{at:%a}, {value}" if at else value


@kind("days", DATES)
def day_at_midnight(chance, value, record):
    return value + " 00:00:00"


@kind("days", "moment")
def moment_of_machines(chance, value, record):
    return value.replace(" ", "T") + ":00Z"


@kind("days", DATES)
def day_american(chance, value, record):
    return dated(value, "{en} {d}, {y}")


# --- times


@kind("times", "time")
def time_packed(chance, value, record):
    return value.replace(":", "")


@kind("times", "time")
def time_with_seconds(chance, value, record):
    return value + ":00"


@kind("times", "time")
def time_spoken(chance, value, record):
    hour, minute = value.split(":")
    return f"{int(hour) % 12 or 12}.{minute}{'pm' if int(hour) > 11 else 'am'}"


@kind("times", "duration")
def duration_short(chance, value, record):
    hours, minutes = re.findall(r"\d+", value)
    return f"{hours}:{int(minutes):02}"


@kind("times", "year")
def year_with_dash(chance, value, record):
    return value.replace("/", "-20")


# --- codes


@kind("codes", CODES)
def code_labelled(chance, value, record):
    return "ID:" + value


@kind("codes", CODES)
def code_without_dash(chance, value, record):
    return value.replace("-", "")


@kind("codes", CODES)
def code_small(chance, value, record):
    return value.lower()


@kind("codes", "grouped")
def groups_lost(chance, value, record):
    return value.replace(" ", "")


@kind("codes", "grouped")
def groups_with_dashes(chance, value, record):
    return value.replace(" ", "-")


@kind("codes", CODES)
def code_in_star(chance, value, record):
    return value + "*"


@kind("codes", "code_letters code")
def code_spaced(chance, value, record):
    return f"{value[:3]} {value[3:]}"


@kind("codes", CODES, NEVER)
def code_of_another(chance, value, record):
    return value[:-1] + ("1" if value[-1] != "1" else "2")


# --- telephones


@kind("telephones", "phone_plus")
def phone_from_abroad(chance, value, record):
    return value.replace("+", "00", 1)


@kind("telephones", "phone_plus")
def phone_in_brackets(chance, value, record):
    land, area, rest = value.split(" ")
    return f"{land} ({area}) {rest[:3]}-{rest[3:]}"


@kind("telephones", "phone_plus", FIELDS)
def phone_at_home(chance, value, record):
    _, area, rest = value.split(" ")
    return f"0{area}/{rest}"


@kind("telephones", "code", NEVER)
def code_cut(chance, value, record):
    return value[:-1]


@kind("telephones", "phone_plus")
def phone_called(chance, value, record):
    return "Tel. " + value


# --- amounts


@kind("amounts", "amount measure percent")
def number_with_comma(chance, value, record):
    return value.replace(".", ",")


@kind("amounts", "comma_amount")
def amount_with_point(chance, value, record):
    return value.replace(",", ".")


@kind("amounts", "amount comma_amount")
def amount_in_front(chance, value, record):
    return "€ " + value


@kind("amounts", "money")
def money_in_front(chance, value, record):
    amount, of = value.split(" ")
    return f"{of} {amount}"


@kind("amounts", "amount comma_amount")
def amount_of_cash(chance, value, record):
    return re.sub(r"[.,]00$", ",-", value)


@kind("amounts", "measure")
def measure_about(chance, value, record):
    return "ca. " + value


@kind("amounts", "percent")
def percent_as_share(chance, value, record):
    return f"{float(value) / 100:g}"


# --- units


@kind("units", "weight")
def weight_without_unit(chance, value, record):
    return value.split(" ")[0]


@kind("units", "weight")
def weight_in_grams(chance, value, record):
    return f"{round(float(value.split(' ')[0]) * 1000)} g"


@kind("units", "size")
def size_close(chance, value, record):
    return value.replace(" x ", "x") + "cm"


@kind("units", "measure")
def measure_with_unit(chance, value, record):
    return value + " m"


@kind("units", "coordinates")
def place_of_machines(chance, value, record):
    return "({})".format(value.replace(", ", "/"))


@kind("units", "measure")
def measure_in_hundredths(chance, value, record):
    return f"{float(value) * 100:.0f}"


# --- texts


@kind("texts", TEXTS)
def text_quoted(chance, value, record):
    return f"»{value}«"


@kind("texts", TEXTS)
def text_with_underscores(chance, value, record):
    return value.replace(" ", "_")


@kind("texts", TEXTS)
def text_for_pages(chance, value, record):
    return f"<b>{value}</b>"


@kind("texts", TEXTS + " last_first street")
def text_shouted(chance, value, record):
    return value.upper()


@kind("texts", TEXTS)
def text_with_note(chance, value, record):
    return f"{value} (checked)"


@kind("texts", TEXTS)
def text_ended(chance, value, record):
    return value + "."


@kind("texts", TEXTS, NEVER)
def text_cut(chance, value, record):
    return value[:5]


@kind("texts", "street company", EACH)
def word_short(chance, value, record):
    for word, short in (("straße", "str."), ("Street", "St"), ("Avenue", "Av"), ("Ltd", "Limited"), ("ulica", "ul.")):
        value = value.replace(word, short)
    return value


# --- lists


@kind("lists", "list", EACH)
def list_numbered(chance, value, record):
    return str(sum(map(ord, value)) % 90 + 10)


@kind("lists", "list", EACH)
def list_short(chance, value, record):
    return value[:2].upper() + value[-1:].upper()


@kind("lists", "day_list")
def list_with_slashes(chance, value, record):
    return value.replace(", ", "/")


@kind("lists", "route")
def route_with_words(chance, value, record):
    return value.replace(">", " to ")


@kind("lists", "day_list", NEVER)
def list_first(chance, value, record):
    return value.split(", ")[0] if ", " in value else value


# --- places


@kind("places", "line_semicolon")
def line_with_commas(chance, value, record):
    return value.replace("; ", ", ")


@kind("places", "line_semicolon")
def line_backward(chance, value, record):
    return " - ".join(reversed(value.split("; ")))


@kind("places", "town_country")
def country_in_front(chance, value, record):
    town, country = value[:-1].split(" (")
    return f"{country}-{town}"


@kind("places", "town_country", FIELDS)
def country_written_out(chance, value, record):
    town, country = value[:-1].split(" (")
    return f"{town}, {COUNTRIES[country][0]}"


@kind("places", "street")
def number_first(chance, value, record):
    street, number = value.rsplit(" ", 1)
    return f"{number}, {street}"


@kind("places", "postcode")
def postcode_close(chance, value, record):
    return value.replace(" ", "")


@kind("places", "room")
def room_named(chance, value, record):
    return "Room " + value.replace(".", "/")


# --- columns


def neighbour(record, name):
    names = list(record)
    return names[(names.index(name) + 1) % len(names)]


def named(record, value):
    return next(name for name in record if record[name] == value)


@kind("columns", "town first salutation model", FIELDS)
def moved_on(chance, value, record):
    name = named(record, value)
    other = neighbour(record, name)
    return {name: record[other], other: value} if record[other] else value


@kind("columns", "last sentence colour title company")
def with_neighbour(chance, value, record):
    other = neighbour(record, named(record, value))
    return f"{value} / {record[other]}"


@kind("columns", "town list", NEVER)
def nothing_there(chance, value, record):
    return chance.choice(["", "n/a", "xxx"])


# --- mail and web


@kind("net", "mail")
def mail_spoken(chance, value, record):
    return value.replace("@", " [at] ").replace(".example", " [dot] example")


@kind("net", "mail")
def mail_of_links(chance, value, record):
    return f"mailto:{value}?subject=hello"


@kind("net", "web")
def web_short(chance, value, record):
    return value.split("//")[1]


@kind("net", "web")
def web_with_end(chance, value, record):
    return value + "/index.html"


@kind("net", "web")
def web_without_slashes(chance, value, record):
    return value.replace("://", ":")
