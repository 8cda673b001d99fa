# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables to practise on, made after those that are held back were measured: other fields in other forms."""
import functools
import random

from .table import Record, Table, closed, code, date, kind, number, text
from .words import COUNTRIES, FIRST, LAST, MONTHS, STREETS

RECORDS = 300
DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()
TITLES = ["Tides", "Salt", "Winter Light", "Old Maps", "Bread", "the Long Way", "Stone Walls", "Quiet Rooms"]


def person(chance):
    country = chance.choice(sorted(COUNTRIES))
    return country, chance.choice(FIRST[country]), chance.choice(LAST[country])


def digits(chance, many):
    return "".join(chance.choice("0123456789") for _ in range(many))


def day(chance, form="{y}-{m:02}-{d:02}"):
    return form.format(y=chance.randint(1950, 2025), m=chance.randint(1, 12), d=chance.randint(1, 28))


def clock(chance):
    return f"{chance.randint(6, 22):02}:{chance.randrange(0, 60, 5):02}"


def money(chance, most=9000):
    return f"{chance.choice([chance.uniform(1, 90), chance.uniform(90, most)]):.2f}"


def members(chance):
    fields = [code("member", "M/[0-9]{4}-[0-9]{2}"), text("name", "last_first"), closed("salutation", ["Ms", "Mr", "Mx"]),
              text("street", "street"), text("postcode", "postcode"), text("town", "town"),
              code("telephone", r"\([0-9]{3,4}\) [0-9]{6,7}"), kind("mail", "mail", "email"), date("born"),
              number("fee", "amount"), text("account", "grouped"), text("remark", "sentence")]

    def make(at):
        country, first, last = person(chance)
        street = f"{chance.choice(STREETS[country])} {chance.randint(1, 120)}"
        return Record(country, dict(zip([field.name for field in fields], [
            f"M/{1200 + at}-{digits(chance, 2)}", f"{last}, {first}", chance.choice(["Ms", "Mr", "Mx"]), street,
            chance.choice([f"{digits(chance, 4)} {chance.choice('ABCD')}{chance.choice('EFGH')}", digits(chance, 5)]),
            chance.choice(COUNTRIES[country][3]), f"(0{digits(chance, chance.randint(2, 3))}) {digits(chance, chance.randint(6, 7))}",
            f"{first[0].lower()}.{at}@members.example.org", day(chance), money(chance, 300),
            " ".join(digits(chance, 4) for _ in range(4)),
            chance.choice(["Pays by card", "New since May", "Knows the rules", "Wants letters", "Plays on Mondays"])])))
    return fields, make


def patients(chance):
    fields = [text("number", "code"), text("first name", "first"), text("last name", "last"), text("born", "date_slashes"),
              text("insured", "code_letters"), text("blood", "list"), text("height", "measure"), text("doctor", "doctor"),
              text("visit", "time"), text("room", "code_short"), text("telephone", "phone_plus"), text("town", "town")]
    doctors = [f"Dr. {person(chance)[2]}" for _ in range(12)]

    def make(at):
        country, first, last = person(chance)
        return Record(country, dict(zip([field.name for field in fields], [
            f"{40000 + at}", first, last, day(chance, "{d:02}/{m:02}/{y}"), f"{chance.choice('KLMN')}{digits(chance, 9)}",
            chance.choice(["A+", "A-", "B+", "0+", "0-", "AB+"]), f"{chance.uniform(1.4, 2.0):.2f}", chance.choice(doctors),
            clock(chance), f"{chance.choice('ABC')}-{chance.randint(10, 99)}",
            f"+{COUNTRIES[country][1]} {chance.randint(20, 999)} {digits(chance, 7)}", chance.choice(COUNTRIES[country][3])])))
    return fields, make


def vehicles(chance):
    fields = [code("plate", "[A-Z]{2}-[A-Z]{2} [0-9]{3}"), code("frame", "[A-Z0-9]{17}"),
              closed("make", ["Corvo", "Lunara", "Ostheim", "Tavi", "Brennan"]), text("model", "model"), date("registered"),
              number("kilometres", "measure"), number("price", "amount"), text("owner", "first_last"),
              closed("colour", ["black", "white", "silver", "dark blue", "red"]), number("tax", "percent"),
              text("kept at", "line_semicolon"), text("web", "web")]

    def make(at):
        country, first, last = person(chance)
        letters = lambda many: "".join(chance.choice("ABCDEFGHKLMNPRSTUVWX") for _ in range(many))
        town = chance.choice(COUNTRIES[country][3])
        return Record(country, dict(zip([field.name for field in fields], [
            f"{letters(2)}-{letters(2)} {digits(chance, 3)}", f"{letters(3)}{digits(chance, 2)}{letters(2)}{digits(chance, 10)}",
            chance.choice(["Corvo", "Lunara", "Ostheim", "Tavi", "Brennan"]),
            f"{chance.choice(['Kestrel', 'Vale', 'Ridge', 'Poppy'])} {chance.choice(['1.4', '2.0', 'GT', 'Sport'])}", day(chance),
            str(chance.randint(100, 250000)), money(chance, 40000), f"{first} {last}",
            chance.choice(["black", "white", "silver", "dark blue", "red"]), chance.choice(["7", "19", "21", "5.5"]),
            f"{chance.choice(STREETS[country])} {chance.randint(1, 90)}; {digits(chance, 5)} {town}",
            f"https://cars.example.net/{last[:3].lower()}/{at}"])))
    return fields, make


def parcels(chance):
    fields = [text("tracking", "grouped"), text("weight", "weight"), text("size", "size"), text("status", "list"),
              text("sender", "company"), text("handed in", "moment"), text("place", "coordinates"), text("took", "duration"),
              text("value", "money"), text("mail", "mail"), text("route", "route"), text("hand to", "last_first")]

    def make(at):
        country, first, last = person(chance)
        return Record(country, dict(zip([field.name for field in fields], [
            f"{chance.choice(['RX', 'LB'])} {digits(chance, 3)} {digits(chance, 3)} {digits(chance, 3)}",
            f"{chance.uniform(0.1, 30):.1f} kg", f"{chance.randint(5, 60)} x {chance.randint(5, 60)} x {chance.randint(5, 60)}",
            chance.choice(["on its way", "handed over", "returned", "at the border"]),
            f"{last} {chance.choice(['Ltd', 'GmbH', '& Sons', 'SARL', 'AB'])}", day(chance) + " " + clock(chance),
            f"{chance.uniform(35, 60):.4f}, {chance.uniform(1, 20):.4f}",
            f"{chance.randint(1, 30)} h {chance.randint(1, 59)} min", f"{money(chance)} EUR",
            f"{last.lower().encode('ascii', 'ignore').decode()}@post{at % 7}.example.com",
            f"{chance.choice(['LEJ', 'CDG', 'LHR', 'WAW'])}>{chance.choice(['MAD', 'ARN', 'BUD', 'AMS'])}",
            f"{last}, {first}"])))
    return fields, make


def courses(chance):
    fields = [text("course", "code_letters_dash"), text("title", "title"), text("teacher", "initial_last"), text("year", "year"),
              text("credits", "measure"), text("days", "day_list"), text("begins", "time"), text("room", "room"),
              text("first day", "date_dots"), text("language", "list"), text("web", "web"), text("fee", "comma_amount")]

    def make(at):
        country, first, last = person(chance)
        year = chance.randint(2015, 2025)
        return Record(country, dict(zip([field.name for field in fields], [
            f"{chance.choice(['CS', 'HIST', 'BIO', 'MA'])}-{chance.randint(100, 499)}",
            f"{chance.choice(['Reading', 'Understanding', 'On', 'A Study of'])} {chance.choice(TITLES)}", f"{first[0]}. {last}",
            f"{year}/{(year + 1) % 100:02}", chance.choice(["2.5", "3", "5", "7.5", "10"]),
            ", ".join(chance.sample(DAYS, chance.randint(1, 3))), clock(chance), f"{chance.randint(1, 5)}.{chance.randint(100, 199)}",
            day(chance, "{d:02}.{m:02}.{y}"), chance.choice(["English", "German", "Polish", "French"]),
            f"http://courses.example.org/{at}/{year}", f"{chance.randint(20, 400)},{chance.choice(['00', '50', '90'])}"])))
    return fields, make


def licences(chance):
    fields = [code("licence", "[A-Z]{2}[0-9]{6}"), text("holder", "caps_last"), text("city", "town_country"),
              closed("state", ["valid", "lapsed", "withdrawn"]), date("from"), kind("issued", "time", "time", "HH:mm"),
              code("register", "HRB [0-9]{5}"), text("signed", "month_date"), number("share", "percent"),
              code("phone", r"[0-9]{3}-[0-9]{3}-[0-9]{4}"), text("firm", "company"), text("notes", "sentence")]

    def make(at):
        country, first, last = person(chance)
        return Record(country, dict(zip([field.name for field in fields], [
            f"{chance.choice(['LC', 'LD', 'XA'])}{digits(chance, 6)}", f"{last.upper()} {first}",
            f"{chance.choice(COUNTRIES[country][3])} ({country})", chance.choice(["valid", "lapsed", "withdrawn"]), day(chance),
            clock(chance), f"HRB {digits(chance, 5)}",
            f"{MONTHS['en'][chance.randrange(12)][:3]} {chance.randint(1, 28):02}, {chance.randint(1980, 2025)}",
            chance.choice(["12.5", "25", "33.3", "50", "75", "8"]), f"{digits(chance, 3)}-{digits(chance, 3)}-{digits(chance, 4)}",
            f"{last} {chance.choice(['Ltd', 'GmbH', '& Sons', 'SARL', 'AB'])}",
            chance.choice(["Asked twice", "See the file", "By post", "Came in person", "Sent back once"])])))
    return fields, make


MAKERS = {"members": members, "patients": patients, "vehicles": vehicles, "parcels": parcels, "courses": courses,
          "licences": licences}
WITHOUT_SCHEMA = ("patients", "parcels", "courses")


@functools.cache
def made(name, records=RECORDS, seed=0):
    chance = random.Random(f"practice {name} {seed}")
    fields, make = MAKERS[name](chance)
    return Table(name, fields, [make(number) for number in range(records)], name not in WITHOUT_SCHEMA)
