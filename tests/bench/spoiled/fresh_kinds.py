# SPDX-License-Identifier: GPL-3.0-or-later
"""Forty fresh kinds of spoiling, made by somebody who did not know the method, on the tables of fresh_tables.py. Each says how its
right value can be known. Look at sums of them only."""
import datetime
import re

from . import checks, spoiling
from .fresh_tables import MAKERS, RECORDS, made
from .fresh_words import FAMILY, GIVEN, MONTHS, roman
from .kinds import EACH, EXAMPLE, FIELDS, NEVER, RULE, Kind

KINDS = {}


def kind(on, known=EXAMPLE):
    def add(change):
        KINDS[change.__name__] = Kind(change.__name__, tuple(on.split()), known, change)
        return change
    return add


# --- what can be known without any example

@kind("artist family_given_of_maker ship agent captain label title_of_work", RULE)
def read_in_the_wrong_code(chance, value, record):
    try:
        return value.encode("utf-8").decode("cp1252")
    except UnicodeError:
        return value


@kind("fixed_code", RULE)
def letter_o_for_nought(chance, value, record):
    return value.replace("0", "O")


@kind("fixed_code", RULE)
def fixed_code_torn_apart(chance, value, record):
    return f"{value[:-2]} {value[-2:]}"


@kind("rent", RULE)
def rent_with_words(chance, value, record):
    return f"{value} EUR per month"


@kind("date", RULE)
def day_in_italian(chance, value, record):
    of = datetime.date.fromisoformat(value)
    return f"{of.day} {MONTHS['it'][of.month - 1]} {of.year}"


@kind("closed_word", RULE)
def list_word_shouted(chance, value, record):
    return value.upper()


@kind("closed_word", RULE)
def list_word_with_letters_turned(chance, value, record):
    return chance.choice(checks.neighbours_swapped(value))


@kind("title_of_work track english_road german_road cargo", RULE)
def doubled_blanks_inside(chance, value, record):
    return value.replace(" ", chance.choice(["  ", "   "]))


# --- from two examples

@kind("floor")
def floor_of_germany(chance, value, record):
    return "EG" if value == "ground floor" else f"{re.match(r'[0-9]+', value)[0]}. OG"


@kind("species")
def species_with_common_name(chance, value, record):
    return f"{value} ({record['common name']})"


@kind("species")
def genus_as_a_letter(chance, value, record):
    """The other records say which genus has such a species."""
    genus, of = value.split(" ")
    return f"{genus[0]}. {of}"


@kind("metres")
def metres_as_centimetres(chance, value, record):
    return f"{float(value[:-2]) * 100:.0f} cm"


@kind("girth")
def girth_in_metres_with_comma(chance, value, record):
    return f"{int(value[:-3]) / 100:.2f} m".replace(".", ",")


@kind("latitude_longitude")
def position_with_letters_before(chance, value, record):
    north, east = value.split(", ")
    return f"N{north} E{east}"


@kind("family_and_initial")
def initial_in_front(chance, value, record):
    last, first = value.split(", ")
    return f"{first} {last}"


@kind("family_given_of_maker")
def maker_with_years_of_life(chance, value, record):
    born = chance.randint(1600, 1900)
    return f"{value} ({born}-{born + chance.randint(30, 80)})"


@kind("span_of_years")
def span_with_short_end(chance, value, record):
    begin, end = value.split("-")
    return f"{begin}/{end[2:]}" if begin[:2] == end[:2] else value


@kind("materials")
def material_on_material(chance, value, record):
    return value.replace(", ", " on ")


@kind("height_and_width")
def sides_named(chance, value, record):
    height, width = value.removesuffix(" cm").split(" x ")
    return f"H {height} cm, W {width} cm"


@kind("whole_euros")
def sum_in_thousands(chance, value, record):
    return f"{int(value.removesuffix(' EUR').replace(',', '')) / 1000:.1f} TEUR"


@kind("hall")
def hall_in_roman(chance, value, record):
    return f"Hall {roman(int(value.split(' ')[1]))}"


@kind("isrc")
def isrc_run_together(chance, value, record):
    return value.replace("-", "")


@kind("minutes_seconds")
def length_in_seconds(chance, value, record):
    minutes, seconds = value.split(":")
    return f"{int(minutes) * 60 + int(seconds)} s"


@kind("artist")
def artist_with_guest(chance, value, record):
    return f"{value} feat. {chance.choice(GIVEN)} {chance.choice(FAMILY)}"


@kind("musical_key")
def minor_key_short(chance, value, record):
    return value.replace(" minor", "m")


@kind("slashed_stamp iso_stamp")
def stamp_of_local_time(chance, value, record):
    of_day, time = value.split(" ")
    return f"{of_day} {time.replace(':', '')}LT"


@kind("port_and_country")
def country_before_port(chance, value, record):
    port, country = value.split(", ")
    return f"{country} {port.upper()}"


@kind("tonnage")
def tonnage_with_letters(chance, value, record):
    return value.replace(",", "") + " GT"


@kind("captain")
def captain_of_a_crew_list(chance, value, record):
    _, first, last = value.split(" ")
    return f"{last} {first} (Capt.)"


@kind("usual_range")
def bounds_with_signs(chance, value, record):
    low, high = value.split(" - ")
    return f">={low} <={high}"


@kind("millilitres")
def volume_in_microlitres(chance, value, record):
    return f"{float(value[:-3]) * 1000:.0f} µl"


# --- from other fields

@kind("result", FIELDS)
def result_with_its_unit(chance, value, record):
    return {"result": f"{value} {record['unit']}", "unit": ""}


@kind("agent", FIELDS)
def agent_with_telephone(chance, value, record):
    return {"agent": f"{value}, {record['telephone']}", "telephone": ""}


@kind("ship", FIELDS)
def ship_with_flag(chance, value, record):
    return {"ship": f"{value} ({record['flag']})", "flag": ""}


@kind("species", FIELDS)
def both_names_of_tree_exchanged(chance, value, record):
    return {"species": record["common name"], "common name": value}


@kind("track", FIELDS)
def artist_before_track(chance, value, record):
    return {"track": f"{record['artist']} - {value}", "artist": ""}


# --- from an example of each value, not at all

@kind("flag", EACH)
def flag_written_out(chance, value, record):
    return {"PA": "Panama", "LR": "Liberia", "MT": "Malta", "NO": "Norway", "DK": "Denmark", "PT": "Portugal", "GR": "Greece"}[value]


@kind("state_of_tree", EACH)
def state_as_a_figure(chance, value, record):
    return {"sound": "S0", "damaged": "S2", "to be felled": "S3", "newly planted": "S1"}[value]


@kind("ship_number crew", NEVER)
def last_figure_lost(chance, value, record):
    return value[:-1]


@kind("berth label", NEVER)
def only_a_reference(chance, value, record):
    return chance.choice(["see list", "as before", "?"])


def deliveries(records=RECORDS):
    """Each table with all the kinds that fit it."""
    for name in sorted(MAKERS):
        table = made(name, records)
        yield table, spoiling.spoil(table, sorted(KINDS), KINDS)
