# SPDX-License-Identifier: GPL-3.0-or-later
"""What suppliers do to the tables of supplier_tables.py, 81 kinds of it. Which half was looked at, suppliers.py says."""
import datetime
import re

from .kinds import EACH, EXAMPLE, FIELDS, NEVER, RULE, Kind
from .words import COUNTRIES, MONTHS

KINDS = {}
DAYS = "date dots_day slash_day"
NAMES = "full_name titled_name family given short_name"
TEXTS = "note thing work subject department branch firm"
CODES = "code shelf station padded shelf_mark dotted_code tax"
THREE = {"DE": "DEU", "FR": "FRA", "GB": "GBR", "US": "USA", "ES": "ESP", "PL": "POL", "NL": "NLD", "SE": "SWE", "HU": "HUN",
         "JP": "JPN"}
PLATES = {"DE": "D", "FR": "F", "GB": "UK", "ES": "E", "SE": "S", "HU": "H", "JP": "J"}
ROMAN = "I II III IV V VI VII VIII IX X XI XII".split()


def kind(on, known=EXAMPLE):
    def add(change):
        KINDS[change.__name__] = Kind(change.__name__, tuple(on.split()), known, change)
        return change
    return add


def field_of(record, value, *names):
    return next((name for name in names if record.get(name) == value), None)


def written(value, form):
    """The day in another form; what is no day stays as it is."""
    for known in ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y"):
        try:
            at = datetime.datetime.strptime(value, known)
        except ValueError:
            continue
        return form.format(y=at.year, yy=at.year % 100, m=at.month, d=at.day, roman=ROMAN[at.month - 1],
                           **{language: names[at.month - 1] for language, names in MONTHS.items()})
    return value


# --- days of eight countries

def day_kind(name, form, known=EXAMPLE):
    def change(chance, value, record):
        return written(value, form)
    change.__name__ = name
    kind(DAYS, known)(change)


day_kind("american_day", "{m}/{d}/{y}", lambda right, found, content, record: EXAMPLE if content != "slash_day" else NEVER)
day_kind("swedish_day", "{yy:02}{m:02}{d:02}")
day_kind("japanese_day", "{y}年{m}月{d}日")
day_kind("hungarian_day", "{y}. {m:02}. {d:02}.")
day_kind("french_day", "le {d} {fr} {y}")
day_kind("spanish_day", "{d} de {es} de {y}")
day_kind("polish_day", "{d} {roman} {y}")
day_kind("dutch_day", "{d}-{m}-{y}")
day_kind("british_day", "{d} {en:.3} '{yy:02}")


@kind("day_month_name")
def day_named_first(chance, value, record):
    of_month, month, year = value.split(" ")
    return f"{month} {of_month}, {year}"


@kind("month_year")
def month_in_digits(chance, value, record):
    month, year = value.split(" ")
    return f"{MONTHS['en'].index(month) + 1:02}/{year}"


@kind("stamp")
def stamp_with_seconds(chance, value, record):
    return value.replace("-", "/") + ":00"


@kind("stamp")
def stamp_turned(chance, value, record):
    of_day, clock = value.split(" ")
    return f"{clock}, {written(of_day, '{d:02}.{m:02}.{y}')}"


@kind("clock")
def clock_of_twelve(chance, value, record):
    hour, minute = value.split(":")
    return f"{int(hour) % 12 or 12}:{minute} {'PM' if int(hour) > 11 else 'AM'}"


@kind("clock hours")
def clock_with_word(chance, value, record):
    return value.replace(":", ".") + " Uhr"


@kind("lasted")
def lasted_in_words(chance, value, record):
    hours, minutes, seconds = value.split(":")
    return f"{int(hours)}h {int(minutes)}m {int(seconds)}s"


# --- telephones of ten countries

@kind("world_phone")
def zeros_for_plus(chance, value, record):
    return "00" + value[1:].replace(" ", "")


@kind("world_phone", FIELDS)
def dialled_at_home(chance, value, record):
    land, rest = value.split(" ", 1)
    return ("" if land == "+1" else "0") + rest.replace(" ", "-")


@kind("world_phone")
def zero_in_brackets(chance, value, record):
    land, rest = value.split(" ", 1)
    return f"{land} (0){rest}"


@kind("world_phone home_phone us_phone", NEVER)
def phone_with_extension(chance, value, record):
    return f"{value} ext. {chance.randint(10, 99)}" if chance.random() < 0.7 else value + "?"


@kind("home_phone")
def slash_for_nothing(chance, value, record):
    return value.replace("/", "")


@kind("home_phone")
def area_in_brackets(chance, value, record):
    area, rest = value.split("/")
    return f"({area}) {rest[:3]} {rest[3:]}"


@kind("us_phone")
def us_phone_with_one(chance, value, record):
    return "1-" + "-".join(re.findall(r"\d+", value))


@kind("us_phone")
def us_phone_dotted(chance, value, record):
    return ".".join(re.findall(r"\d+", value))


# --- names

@kind("full_name titled_name")
def family_name_first(chance, value, record):
    *front, last = value.split(" ")
    return f"{last}, {' '.join(front)}"


@kind("full_name")
def names_shouted(chance, value, record):
    first, last = value.split(" ", 1)
    return f"{last.upper()} {first}"


@kind("family_given")
def names_in_order(chance, value, record):
    last, first = value.split(", ")
    return f"{first} {last}"


@kind("family_given family_initial")
def blank_lost(chance, value, record):
    return value.replace(", ", ",")


@kind("titled_name full_name short_name")
def salutation_kept(chance, value, record):
    return f"{chance.choice(['Herr', 'Frau', 'Mr.', 'Mme'])} {value}"


@kind("titled_name")
def title_behind(chance, value, record):
    title, dot, rest = value.partition(". ")
    return f"{rest}, {title}." if dot else value


@kind("short_name")
def initial_without_dot(chance, value, record):
    return value.replace(". ", " ")


@kind("family", FIELDS)
def both_names_in_one(chance, value, record):
    first = record.get("given name")
    return {"surname": f"{first} {value}", "given name": ""} if first else value


@kind("given", FIELDS)
def names_exchanged(chance, value, record):
    return {"given name": record["surname"], "surname": value}


@kind("title_of_name", FIELDS)
def title_with_name(chance, value, record):
    return {"title": "", "given name": f"{value} {record['given name']}"} if value else value


@kind("family given", RULE)
def name_in_capitals(chance, value, record):
    return value.upper()


@kind("initials")
def initials_close(chance, value, record):
    return value.replace(".", "")


# --- addresses, countries

@kind("address_line")
def line_in_pieces(chance, value, record):
    return value.replace(", ", " | ")


@kind("address_line")
def town_in_front(chance, value, record):
    road, town = value.split(", ", 1)
    return f"{town}; {road}"


@kind("zip zip_town")
def country_before_zip(chance, value, record):
    return f"{record.get('country') or 'D'}-{value}"


@kind("zip_town")
def zip_behind(chance, value, record):
    match = re.match(r"([A-Z0-9][A-Z0-9 -]*?) (\D{3,})$", value)
    return f"{match[2]} ({match[1]})" if match else value


@kind("road")
def house_number_marked(chance, value, record):
    return re.sub(r"(\d+)$", r"Nr. \1", value)


@kind("city", FIELDS)
def city_with_zip(chance, value, record):
    return {"city": f"{record['postcode']} {value}", "postcode": ""}


@kind("city_us", FIELDS)
def city_with_state(chance, value, record):
    return {"city": f"{value}, {record['state']}", "state": ""}


@kind("country_code", EACH)
def country_written(chance, value, record):
    return COUNTRIES[value][0]


@kind("country_code", EACH)
def country_of_three(chance, value, record):
    return THREE[value]


@kind("country_name", EACH)
def country_on_plates(chance, value, record):
    short = next((code for code, known in COUNTRIES.items() if known[0] == value), None)
    return PLATES.get(short, value)


@kind("state country_code", FIELDS)
def places_exchanged(chance, value, record):
    """Each in the other's field."""
    name = field_of(record, value, "state", "country", "nationality", "origin")
    other = {"state": "city", "country": "city", "nationality": "surname", "origin": "colour"}[name]
    return {name: record[other], other: value}


# --- amounts, shares, units

@kind("grouped_amount")
def amount_of_the_continent(chance, value, record):
    return value.translate(str.maketrans(",.", ".,"))


@kind("grouped_amount spaced_amount")
def amount_of_the_swiss(chance, value, record):
    return value.replace(",", "'").replace(" ", "'")


@kind("decimal priced")
def euro_in_front(chance, value, record):
    return "€" + value.replace(" EUR", "")


@kind("decimal comma_decimal degrees")
def other_decimal_sign(chance, value, record):
    return value.translate(str.maketrans(",.", ".,"))


@kind("percent_sign")
def percent_close(chance, value, record):
    return value.replace(" ", "")


@kind("percent_sign")
def percent_as_a_share(chance, value, record):
    return f"{int(value[:-2]) / 100:g}"


@kind("share")
def share_as_percent(chance, value, record):
    return f"{float(value) * 100:g}%"


@kind("kilograms")
def grams(chance, value, record):
    return f"{round(float(value.split()[0]) * 1000)} g"


@kind("kilograms millimetres pressure wind")
def unit_left_out(chance, value, record):
    return re.sub(r" (kg|mm|hPa|km/h)$", "", value)


@kind("dimensions")
def size_in_centimetres(chance, value, record):
    first, second = re.findall(r"\d+", value)
    return f"{int(first) / 10:g} x {int(second) / 10:g} cm"


@kind("dimensions")
def size_with_star(chance, value, record):
    return value.replace(" x ", "*").replace(" ", "")


@kind("degrees")
def degrees_named(chance, value, record):
    return value + " °C"


@kind("position")
def side_in_front(chance, value, record):
    number, side = value.split(" ")
    return f"{side}{number}"


@kind("count extension year_four", NEVER)
def last_digit_lost(chance, value, record):
    return value[:-1] if len(value) > 1 else value


# --- codes

@kind("padded", RULE)
def zeros_lost(chance, value, record):
    return value.lstrip("0")


@kind(CODES)
def code_as_a_float(chance, value, record):
    return value + ".0" if value.isdigit() else value


@kind("shelf shelf_mark plate four_groups dotted_code")
def signs_lost(chance, value, record):
    return re.sub(r"[-. ]", "", value)


@kind(CODES)
def number_sign(chance, value, record):
    return "#" + value


@kind("code station shelf plate tax", RULE)
def code_in_small_letters(chance, value, record):
    return value.lower()


@kind("shelf_mark office")
def parts_with_slashes(chance, value, record):
    return value.replace(" ", "/")


@kind("tax")
def tax_in_groups(chance, value, record):
    return f"{value[:2]} {value[2:5]} {value[5:8]} {value[8:]}"


# --- texts and columns

@kind(TEXTS)
def text_in_quotes(chance, value, record):
    return f'"{value}"'


@kind(TEXTS)
def semicolon_behind(chance, value, record):
    return value + ";"


@kind(TEXTS)
def with_a_remark(chance, value, record):
    return f"{value} [{chance.choice(['new', 'old', 'see file', 'twice'])}]"


@kind(TEXTS + " colour", RULE)
def all_in_capitals(chance, value, record):
    return value.upper()


@kind("firm")
def form_left_out(chance, value, record):
    return re.sub(r" (GmbH|Ltd|AB|Inc\.)$", r" (\1)", value)


@kind("mail_of_record")
def mail_in_brackets(chance, value, record):
    name = value.split("@")[0].replace(".", " ").title()
    return f"{name} <{value}>"


@kind("mail_of_record", FIELDS)
def mail_and_phone_exchanged(chance, value, record):
    return {"mail": record["telephone"], "telephone": value}


@kind("site")
def site_with_scheme(chance, value, record):
    return f"https://{value}/"


@kind("terms")
def terms_short(chance, value, record):
    return value.replace(" days net", "d")


@kind("term")
def term_of_two_years(chance, value, record):
    half, year = value.split(" ")
    return f"{half}{int(year) % 100:02}"


@kind("yes_no choice language", EACH)
def first_letter(chance, value, record):
    return value[0].upper()


@kind("pages")
def pages_in_front(chance, value, record):
    return "p. " + value.split(" ")[0]


@kind(TEXTS + " city colour", NEVER)
def nothing_known(chance, value, record):
    return chance.choice(["unknown", "-", "tbd", value[:4]])
