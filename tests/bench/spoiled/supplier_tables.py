# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables for the kinds of supplier_kinds.py: many columns have right values in several forms, as deliveries of more than one
country have."""
import functools
import random

from .table import Record, Table, closed, code, date, kind, number, text
from .words import COUNTRIES, FIRST, LAST, MONTHS, NUMBER_FIRST, STREETS, digits, plain, postcode

RECORDS = 300
COMPANIES = ["Trading", "& Sons", "Logistics", "Works", "Foods", "Textiles"]
LEGAL = {"DE": "GmbH", "FR": "SARL", "GB": "Ltd", "US": "Inc.", "ES": "S.L.", "PL": "Sp. z o.o.", "NL": "B.V.", "SE": "AB",
         "HU": "Kft.", "JP": "K.K."}
CURRENCY = {"GB": "GBP", "US": "USD", "PL": "PLN", "SE": "SEK", "HU": "HUF", "JP": "JPY"}
STATES = {"Phoenix": "AZ", "Tucson": "AZ", "Denver": "CO", "Boise": "ID", "Salem": "OR", "Portland": "OR", "Reno": "NV",
          "El Paso": "TX", "Santa Fe": "NM", "Des Moines": "IA"}
THINGS = ["Hinge", "Bracket", "Drawer rail", "Cable tie", "Wall plug", "Door stop", "Shelf board", "Hook"]


def person(chance, countries=None):
    country = chance.choice(countries or sorted(COUNTRIES))
    return country, chance.choice(FIRST[country]), chance.choice(LAST[country])


def day(chance, form):
    year, month, of_month = chance.randint(1960, 2025), chance.randint(1, 12), chance.randint(1, 28)
    return form.format(y=year, m=month, d=of_month, en=MONTHS["en"][month - 1])


def street(chance, country):
    name, house = chance.choice(STREETS[country]), chance.randint(1, 140)
    return f"{house} {name}" if country in NUMBER_FIRST else f"{name} {house}"


def grouped(amount, sign=","):
    return f"{amount:,.2f}".replace(",", sign)


def phone_of(chance, country):
    """International, in the groups that the country writes."""
    groups = {"FR": "{}{}{} {}{} {}{} {}{}", "US": "{}{}{} {}{}{} {}{}{}{}", "GB": "{}{}{}{} {}{}{}{}{}{}",
              "ES": "{}{}{} {}{}{} {}{}{}", "PL": "{}{} {}{}{} {}{} {}{}", "DE": "{}{}{} {}{}{}{}{}{}{}"}
    form = groups.get(country, "{}{} {}{}{}{} {}{}{}")
    return f"+{COUNTRIES[country][1]} " + form.format(*digits(chance, 10, "23456789"))


def filled(fields, country, values):
    return Record(country, dict(zip([field.name for field in fields], values, strict=True)))


def guests(chance):
    fields = [code("booking", "[A-Z]{2}[0-9]{6}"), text("title", "title_of_name"), text("given name", "given"),
              text("surname", "family"), text("nationality", "country_code"), text("telephone", "world_phone"),
              kind("mail", "mail_of_record", "email"), date("arrival"), number("nights", "count"), number("rate", "decimal"),
              closed("currency", ["EUR", *CURRENCY.values()], "currency"), text("wish", "note")]

    def make(at):
        country, first, last = person(chance)
        return filled(fields, country, [
            f"{chance.choice(['HB', 'HC', 'TX'])}{digits(chance, 6)}", chance.choice(["", "", "Dr.", "Prof."]), first, last, country,
            phone_of(chance, country), f"{plain(first)}.{plain(last)}@mail{at % 9}.example.com", day(chance, "{y}-{m:02}-{d:02}"),
            str(chance.randint(1, 21)), f"{chance.uniform(40, 900):.2f}", CURRENCY.get(country, "EUR"),
            chance.choice(["High floor", "Late arrival", "Two beds", "No feathers", "Near the lift", "Quiet room, please"])])
    return fields, make


def firms(chance):
    fields = [code("supplier", "[0-9]{6}"), text("firm", "firm"), text("contact", "full_name"), text("street", "road"),
              text("postcode", "zip"), text("city", "city"), text("country", "country_code"), text("telephone", "world_phone"),
              text("web", "site"), text("terms", "terms"), text("tax number", "tax"), text("turnover", "grouped_amount")]

    def make(at):
        country, first, last = person(chance)
        return filled(fields, country, [
            f"{chance.choice([300, 4100, 52000, 610000]) + at:06}", f"{last} {chance.choice(COMPANIES)} {LEGAL[country]}",
            f"{first} {last}", street(chance, country), postcode(chance, country), chance.choice(COUNTRIES[country][3]), country,
            phone_of(chance, country), f"www.{plain(last)}-{at}.example.net", f"{chance.choice([8, 14, 30, 60])} days net",
            f"{country}{digits(chance, 9)}", grouped(chance.choice([chance.uniform(2e3, 9e4), chance.uniform(1e5, 4e6)]))])
    return fields, make


def students(chance):
    fields = [code("matriculation", "[0-9]{7}"), text("surname", "family"), text("given name", "given"), text("born", "dots_day"),
              text("address", "address_line"), text("grade", "grade"), text("nation", "country_name"),
              kind("mail", "mail_of_record", "email"), text("term", "term"), text("telephone", "home_phone"),
              text("subject", "subject"), text("paid", "comma_decimal")]

    def make(at):
        country, first, last = person(chance)
        return filled(fields, country, [
            f"{chance.choice(['0', '1', '2'])}{120000 + at}", last, first, day(chance, "{d:02}.{m:02}.{y}"),
            f"{street(chance, country)}, {postcode(chance, country)} {chance.choice(COUNTRIES[country][3])}",
            f"{chance.randint(1, 4)}.{chance.choice('037')}", COUNTRIES[country][0], f"{plain(last)}{at}@students.example.edu",
            f"{chance.choice(['WS', 'SS'])} {chance.randint(2015, 2025)}", f"0{digits(chance, 3, '23456789')}/{digits(chance, 6, '123456789')}",
            chance.choice(["Physics", "Art history", "Law", "Computer science", "Medicine", "Music"]),
            f"{chance.randint(50, 900)},{chance.choice(['00', '50', '80'])}"])
    return fields, make


def stock(chance):
    fields = [code("article", "[A-Z]{3}-[0-9]{4}"), text("description", "thing"), text("size", "dimensions"),
              text("weight", "kilograms"), text("price", "priced"), number("pieces", "count"), text("colour", "colour"),
              text("place", "shelf"), text("tariff", "dotted_code"), text("origin", "country_code"), number("discount", "share"),
              text("checked", "slash_day")]

    def make(at):
        country, _, _ = person(chance)
        return filled(fields, country, [
            f"{chance.choice(['HNG', 'BRK', 'CBL', 'WPL'])}-{chance.randint(1, 9999):04}",
            f"{chance.choice(THINGS)}, {chance.choice(['steel', 'oak', 'nylon', 'brass'])}",
            f"{chance.randint(4, 99)} x {chance.randint(4, 400)} mm", f"{chance.uniform(0.02, 40):.2f} kg",
            f"{chance.uniform(0.5, 300):.2f} EUR", str(chance.randint(0, 5000)),
            chance.choice(["black", "white", "light grey", "natural", "dark green"]),
            f"{chance.choice('ABCDE')}-{chance.randint(1, 30):02}-{chance.randint(1, 12):02}",
            f"{digits(chance, 4, '3456789')}.{digits(chance, 2)}.{digits(chance, 2)}", country,
            chance.choice(["0.05", "0.1", "0.15", "0.125", "0.2", "0"]), day(chance, "{d:02}/{m:02}/{y}")])
    return fields, make


def gifts(chance):
    fields = [text("date", "day_month_name"), text("donor", "family_given"), text("amount", "grouped_amount"),
              closed("method", ["card", "cheque", "transfer", "cash"], "choice"), text("telephone", "us_phone"), text("city", "city_us"),
              text("state", "state"), code("zip", "[0-9]{5}"), text("purpose", "note"), closed("receipt", ["yes", "no"], "yes_no"),
              text("number", "padded"), text("initials", "initials")]

    def make(at):
        country, first, last = person(chance)
        city = chance.choice(sorted(STATES))
        return filled(fields, country, [
            day(chance, "{d} {en:.3} {y}"), f"{last}, {first}", grouped(chance.choice([chance.uniform(5, 900), chance.uniform(900, 30000)])),
            chance.choice(["card", "cheque", "transfer", "cash"]),
            f"({digits(chance, 3, '23456789')}) {digits(chance, 3, '23456789')}-{digits(chance, 4)}", city, STATES[city],
            f"{chance.choice([1100, 21000, 85000, 97000]) + chance.randint(1, 900):05}",
            chance.choice(["Roof", "New books", "School meals", "Where needed", "In memory of a friend"]), chance.choice(["yes", "no"]),
            f"{chance.randint(1, 99999):08}", f"{first[0]}.{last[0]}."])
    return fields, make


def weather(chance):
    fields = [text("station", "station"), text("observed", "stamp"), text("temperature", "degrees"), text("humidity", "percent_sign"),
              text("latitude", "position"), text("wind", "wind"), text("lasted", "lasted"), text("observer", "short_name"),
              text("rain", "millimetres"), text("pressure", "pressure"), text("at", "clock"), text("remark", "note")]

    def make(at):
        country, first, last = person(chance)
        return filled(fields, country, [
            f"{country}{chance.choice('XYZ')}-{chance.randint(10, 99)}",
            f"{day(chance, '{y}-{m:02}-{d:02}')} {chance.randint(0, 23):02}:{chance.randrange(0, 60, 5):02}",
            f"{chance.uniform(-19, 38):.1f}", f"{chance.randint(20, 100)} %", f"{chance.uniform(1, 60):.3f} {chance.choice('NS')}",
            f"{chance.choice(['N', 'NE', 'SW', 'W'])} {chance.randint(1, 90)} km/h",
            f"{chance.randint(0, 9):02}:{chance.randint(0, 59):02}:{chance.randint(0, 59):02}", f"{first[0]}. {last}",
            f"{chance.choice([0, chance.randint(1, 60)])} mm", f"{chance.randint(960, 1050)} hPa",
            f"{chance.randint(0, 23):02}:{chance.randrange(0, 60, 5):02}",
            chance.choice(["Clear", "Fog until ten", "Hail", "Gusts from the west", "Snow, wet"])])
    return fields, make


def loans(chance):
    fields = [text("shelf mark", "shelf_mark"), text("title", "work"), text("author", "family_initial"), text("due", "slash_day"),
              text("fine", "decimal"), text("branch", "branch"), closed("language", ["eng", "ger", "fre", "spa", "pol"], "language"),
              number("year", "year_four"), text("pages", "pages"), text("reader", "full_name"), text("card", "four_groups"),
              text("opens", "hours")]

    def make(at):
        country, first, last = person(chance)
        return filled(fields, country, [
            f"{chance.choice(['QA', 'PN', 'HD'])} {chance.randint(10, 999)} {last[0]}{chance.randint(2, 99)}",
            f"{chance.choice(['A history of', 'Notes on', 'The book of', 'Beyond'])} {chance.choice(['Rivers', 'Glass', 'Silence', 'Trade', 'Small Things'])}",
            f"{last}, {first[0]}.", day(chance, "{d:02}/{m:02}/{y}"), f"{chance.uniform(0.1, 30):.2f}",
            chance.choice(["Central", "North Park", "Old Mill", "Harbour"]), chance.choice(["eng", "ger", "fre", "spa", "pol"]),
            str(chance.randint(1901, 2024)), f"{chance.randint(60, 1200)} pp.", f"{person(chance)[1]} {person(chance)[2]}",
            "-".join(digits(chance, 4) for _ in range(3)), f"{chance.randint(7, 10)}-{chance.randint(16, 21)}"])
    return fields, make


def staff(chance):
    fields = [code("employee", "E-[0-9]{5}"), text("name", "titled_name"), text("department", "department"), text("office", "office"),
              text("extension", "extension"), text("salary", "spaced_amount"), text("hired", "month_year"), text("hours", "decimal"),
              text("lead", "short_name"), text("share", "percent_sign"), text("plate", "plate"), text("lives in", "zip_town")]

    def make(at):
        country, first, last = person(chance)
        leader = person(chance)
        return filled(fields, country, [
            f"E-{at * 7 + 11:05}", f"{chance.choice(['', '', 'Dr. ', 'Prof. '])}{first} {last}",
            chance.choice(["Purchasing", "Human resources", "IT", "Sales", "Quality"]), f"{chance.choice('ABC')} {chance.randint(1, 5)}.{chance.randint(1, 40):02}",
            digits(chance, 4, "123456789"), grouped(chance.uniform(20e3, 150e3), " "),
            f"{chance.choice(MONTHS['en'])} {chance.randint(1990, 2025)}", f"{chance.choice([20, 30, 37.5, 38.5, 40]):.1f}",
            f"{leader[1][0]}. {leader[2]}", f"{chance.choice([50, 60, 75, 80, 100])} %",
            f"{chance.choice(['L', 'HH', 'KA'])}-{chance.choice(['AB', 'XY', 'KM'])} {chance.randint(10, 9999)}",
            f"{postcode(chance, country)} {chance.choice(COUNTRIES[country][3])}"])
    return fields, make


MAKERS = {"guests": guests, "firms": firms, "students": students, "stock": stock, "gifts": gifts, "weather": weather,
          "loans": loans, "staff": staff}
WITHOUT_SCHEMA = ("firms", "students", "weather", "loans")


@functools.cache
def made(name, records=RECORDS, lot=""):
    chance = random.Random(f"supplier {name} {lot}")
    fields, make = MAKERS[name](chance)
    return Table(name, fields, [make(at) for at in range(records)], name not in WITHOUT_SCHEMA)
