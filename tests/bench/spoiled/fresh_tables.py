# SPDX-License-Identifier: GPL-3.0-or-later
"""Six tables for the fresh kinds of spoiling: flats to let, trees of a town, exhibits, recordings, samples of a laboratory, ships
that called at a port."""
import functools
import random

from .fresh_words import ENGLISH_ROADS, FAMILY, GERMAN_ROADS, GIVEN, TINTS, TOWNS, day, figures, name
from .table import Field, Record, Table, closed, date, number, text

RECORDS = 300
SPECIES = {"Acer platanoides": "Norway maple", "Acer campestre": "field maple", "Tilia cordata": "small-leaved lime",
           "Quercus robur": "English oak", "Fagus sylvatica": "beech", "Betula pendula": "silver birch",
           "Salix alba": "white willow",
           "Fraxinus excelsior": "ash", "Carpinus betulus": "hornbeam", "Ulmus glabra": "wych elm",
           "Aesculus hippocastanum": "horse chestnut"}
HEATING = ["gas", "oil", "district heating", "heat pump", "pellets"]
STATES = ["sound", "damaged", "to be felled", "newly planted"]
UNITS = ["mmol/l", "mg/dl", "µg/l", "U/l"]
METHODS = ["photometry", "flame emission", "titration", "ELISA"]
MATERIALS = ["oil", "canvas", "oak", "silver", "glass", "linen", "paper", "walnut", "tin", "ivory"]
FLAGS = ["PA", "LR", "MT", "NO", "DK", "PT", "GR"]
NOTES = ["Night", "Harbour", "Letter", "Snow", "Train", "River", "Mirror", "Café", "Señorita", "Élan"]


def coded(field, content, pattern):
    return Field(field, content, {"pattern": f"^{pattern}$"})


def ordinal(count):
    return f"{count}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(count, 'th')}"


def iso(chance, begin=2000):
    return str(day(chance, begin))


def person(chance):
    return " ".join(name(chance))


def filled(fields, values):
    return Record("", dict(zip([field.name for field in fields], values, strict=True)))


def flats(chance):
    fields = [coded("listing", "fixed_code", "[A-Z]-[0-9]{5}"), text("address", "english_road"), text("town", "town_of_flat"),
              number("rooms", "rooms"), number("area", "square_metres"), number("rent", "rent"), text("floor", "floor"),
              date("free from"), text("agent", "agent"), text("telephone", "agent_phone"), closed("heating", HEATING, "closed_word")]

    def make(at):
        floor = chance.randint(0, 12)
        return filled(fields, [
            f"{chance.choice('ABHL')}-{10020 + at * 3}", f"{chance.randint(1, 160)} {chance.choice(ENGLISH_ROADS)}", chance.choice(TOWNS),
            f"{chance.randint(2, 12) / 2:.1f}", f"{chance.uniform(19, 190):.1f}", f"{chance.uniform(300, 2900):.2f}",
            f"{ordinal(floor)} floor" if floor else "ground floor", iso(chance, 2023), person(chance),
            f"0{figures(chance, 3)} {figures(chance, 6)}", chance.choice(HEATING)])
    return fields, make


def trees(chance):
    fields = [text("tree", "tree_number"), text("species", "species"), text("common name", "common_name"), text("planted", "year_planted"),
              text("height", "metres"), text("girth", "girth"), text("position", "latitude_longitude"), text("street", "german_road"),
              text("checked", "day_with_dots_of_town"), text("inspector", "family_and_initial"), text("state", "state_of_tree")]

    def make(at):
        latin = chance.choice(sorted(SPECIES))
        return filled(fields, [
            f"T-{120 + at:05}", latin, SPECIES[latin], str(chance.randint(1871, 2023)), f"{chance.uniform(2, 35):.1f} m",
            f"{chance.randint(12, 480)} cm", f"{chance.uniform(51, 53):.5f}, {chance.uniform(10, 14):.5f}", chance.choice(GERMAN_ROADS),
            f"{day(chance, 2019):%d.%m.%Y}", f"{chance.choice(FAMILY)}, {chance.choice(GIVEN)[0]}.", chance.choice(STATES)])
    return fields, make


def exhibits(chance):
    fields = [coded("inventory", "fixed_code", r"[0-9]{4}\.[0-9]{3}\.[0-9]{2}"), text("title", "title_of_work"),
              text("maker", "family_given_of_maker"),
              text("made", "span_of_years"), text("material", "materials"), text("size", "height_and_width"),
              text("insured for", "whole_euros"),
              date("acquired"), text("room", "hall"), text("picture", "link"),
              closed("condition", ["good", "fair", "fragile"], "closed_word")]

    def make(at):
        first, last = name(chance)
        year = chance.randint(1640, 1960)
        return filled(fields, [
            f"{chance.randint(1901, 2024)}.{at + 1:03}.{chance.randint(1, 40):02}",
            f"{chance.choice(['Still life with', 'View of', 'Chest from', 'Cup of'])} {chance.choice(TOWNS + NOTES)}", f"{last}, {first}",
            f"{year}-{year + chance.randint(1, 9)}", ", ".join(chance.sample(MATERIALS, 2)),
            f"{chance.uniform(8, 200):.1f} x {chance.uniform(8, 200):.1f} cm", f"{chance.randint(2, 900) * 500:,} EUR", iso(chance, 1975),
            f"Hall {chance.randint(1, 24)}", f"https://museum.example.org/p/{figures(chance, 5)}",
            chance.choice(["good", "fair", "fragile"])])
    return fields, make


def recordings(chance):
    fields = [text("isrc", "isrc"), text("track", "track"), text("artist", "artist"), text("length", "minutes_seconds"),
              text("released", "iso_day_as_text"), text("label", "label"), text("tempo", "tempo"), text("key", "musical_key"),
              text("position", "place_of_places"), text("link", "link")]

    def make(at):
        places = chance.randint(6, 18)
        return filled(fields, [
            f"{chance.choice(['FR', 'DE', 'SE'])}-{chance.choice('XYZ')}{figures(chance, 2)}-{chance.randint(10, 24)}-{at * 7 + 11:05}",
            f"{chance.choice(['The', 'My', 'Last', 'One'])} {chance.choice(TINTS).title()} {chance.choice(NOTES)}", person(chance),
            f"{chance.randint(1, 9)}:{chance.randint(0, 59):02}", iso(chance, 1995),
            f"{chance.choice(FAMILY)} {chance.choice(['Records', 'Music', 'Tapes'])}", f"{chance.randint(60, 190)} bpm",
            f"{chance.choice(['A', 'Bb', 'C', 'D', 'Eb', 'F#', 'G'])} {chance.choice(['minor', 'major'])}",
            f"{chance.randint(1, places)}/{places}", f"https://music.example.com/t/{figures(chance, 6)}"])
    return fields, make


def samples(chance):
    fields = [coded("sample", "fixed_code", "L[0-9]{4}-[0-9]{4}"), text("drawn", "iso_stamp"),
              closed("method", METHODS, "closed_word"),
              number("result", "result"), closed("unit", UNITS, "unit_of_result"), text("usual", "usual_range"), text("volume", "millilitres"),
              text("drawn by", "family_and_initial"), date("reported"), text("batch", "batch"), text("remark", "remark_of_laboratory")]

    def make(at):
        low = chance.uniform(0.5, 80)
        return filled(fields, [
            f"L{chance.randint(2020, 2025)}-{at + 1:04}", f"{iso(chance, 2022)} {chance.randint(6, 19):02}:{chance.randint(0, 59):02}",
            chance.choice(METHODS), f"{low * chance.uniform(0.6, 2.2):.2f}", chance.choice(UNITS), f"{low:.1f} - {low * 1.7:.1f}",
            f"{chance.randint(1, 20) / 2:g} ml", f"{chance.choice(FAMILY)}, {chance.choice(GIVEN)[0]}.", iso(chance, 2022),
            f"{chance.choice('ABC')}{figures(chance, 2)}-{figures(chance, 3)}",
            chance.choice(["", "Repeat in May", "Hardly enough blood", "Kept cool", "Serum was cloudy"])])
    return fields, make


def voyages(chance):
    fields = [text("imo", "ship_number"), text("ship", "ship"), text("flag", "flag"), text("from", "port_and_country"),
              text("arrived", "slashed_stamp"), text("berth", "berth"), text("draught", "metres"), text("cargo", "cargo"),
              text("tonnage", "tonnage"), text("master", "captain"), text("crew", "crew")]

    def make(at):
        return filled(fields, [
            f"IMO {figures(chance, 7, '89')}",
            f"{chance.choice(['Santa', 'Nordic', 'Stella', 'MS', 'Häfnia'])} {chance.choice(GIVEN)}",
            chance.choice(FLAGS),
            f"{chance.choice(TOWNS)}, {chance.choice(['GB', 'PT', 'NO', 'DK', 'ES', 'FI'])}",
            f"{day(chance, 2021):%d/%m/%Y} {chance.randint(0, 23):02}:{chance.randint(0, 59):02}",
            f"Pier {chance.randint(1, 14)} {chance.choice(['West', 'East', 'North'])}", f"{chance.uniform(3, 16):.1f} m",
            chance.choice(["Timber and pulp", "Wheat", "Empty boxes", "Machine parts", "Salt in bulk"]), f"{chance.randint(1100, 98000):,}",
            f"Capt. {person(chance)}", str(chance.randint(7, 42))])
    return fields, make


MAKERS = {"flats": flats, "trees": trees, "exhibits": exhibits, "recordings": recordings, "samples": samples, "voyages": voyages}
WITHOUT_SCHEMA = ("trees", "recordings", "voyages")


@functools.cache
def made(which, records=RECORDS):
    chance = random.Random(f"fresh table {which}")
    fields, make = MAKERS[which](chance)
    return Table(which, fields, [make(at) for at in range(records)], which not in WITHOUT_SCHEMA)
