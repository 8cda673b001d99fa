# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of people and places: customers, persons, addresses, bank accounts, events."""
import datetime

from . import checks, words
from .table import Record, closed, code, date, kind, number, text, time


def person(chance, country):
    return words.skewed(chance, words.FIRST[country]), words.skewed(chance, words.LAST[country])


def street(chance, country):
    name, house = words.skewed(chance, words.STREETS[country]), chance.randint(1, 140)
    return f"{house} {name}" if country in words.NUMBER_FIRST else f"{name} {house}"


def places(chance, country, count):
    """Postcodes with their towns: a town has several."""
    towns = words.COUNTRIES[country][3]
    known = {words.postcode(chance, country): towns[at % len(towns)] for at in range(count)}
    return sorted(known.items())


def dialled(chance, country):
    area = words.digits(chance, chance.choice([2, 3]), "23456789")
    return f"+{words.COUNTRIES[country][1]} {area} {words.digits(chance, 7)}"


def mail(chance, first, last):
    return f"{words.plain(first)}.{words.plain(last)}@example.{words.skewed(chance, ['org', 'com', 'net'])}"


def day(chance, begin, end):
    return f"{chance.randint(begin, end)}-{chance.randint(1, 12):02d}-{chance.randint(1, 28):02d}"


def later(begin, days):
    """So many days after a date."""
    return str(datetime.date.fromisoformat(begin) + datetime.timedelta(days))


def customers(chance):
    known = {country: places(chance, country, 8) for country in words.COUNTRIES}
    fields = [code("number", "C-[0-9]{5}"), text("first", "first"), text("last", "last"), text("street", "street"),
              text("zip", "zip"), text("town", "town"), closed("country", words.COUNTRIES, "country"),
              text("phone", "phone", pattern="^\\+[0-9]{1,3} [0-9]{2,3} [0-9]{7}$"),
              kind("mail", "mail", "email"), date("since")]

    def make(at):
        country = words.skewed(chance, list(words.COUNTRIES))
        first, last = person(chance, country)
        post, town = words.skewed(chance, known[country])
        address = mail(chance, first, last) if chance.random() > 0.08 else ""
        return Record(country, {
            "number": f"C-{10001 + at}", "first": first, "last": last, "street": street(chance, country), "zip": post,
            "town": town, "country": country, "phone": dialled(chance, country), "mail": address,
            "since": day(chance, 2005, 2025)})
    return fields, make


def persons(chance):
    jobs = ["teacher", "nurse", "engineer", "carpenter", "librarian", "bookkeeper", "physician", "gardener"]
    fields = [code("person", "P[0-9]{6}"), closed("title", ["", "Dr.", "Prof.", "Ms", "Mr"], "title"), text("name", "name"),
              date("born"), text("phone", "phone", pattern="^\\([2-9][0-9]{2}\\) 555-[0-9]{4}$"),
              kind("mail", "mail", "email"), closed("profession", jobs), text("zip", "zip", pattern="^[0-9]{5}$"),
              text("town", "town"), text("note", maxLength=200)]
    known = places(chance, "US", 30)
    notes = ["", "", "", "Speaks \"plain\" French.", "Doesn't drive.", "Left the area - moved twice."]

    def make(at):
        first, last = person(chance, "US")
        post, town = words.skewed(chance, known)
        return Record("US", {
            "person": f"P{at + 310:06d}", "title": words.skewed(chance, ["", "Ms", "Mr", "Dr.", "Prof."]),
            "name": f"{first} {last}", "born": day(chance, 1938, 2006),
            "phone": f"({words.digits(chance, 3, '23456789')}) 555-{words.digits(chance, 4)}",
            "mail": mail(chance, first, last) if chance.random() > 0.08 else "", "profession": words.skewed(chance, jobs),
            "zip": post, "town": town, "note": chance.choice(notes)})
    return fields, make


def addresses(chance):
    trades = ["Bäckerei", "Autohaus", "Gärtnerei", "Buchhandlung", "Schreinerei", "Apotheke"]
    groups = {"retail": "R", "trade": "T", "public": "P"}
    fields = [text("company", "company"), text("street", "street"), text("zip", "zip"), text("town", "town"),
              text("group", "list", enum=list(groups)), text("phone", "phone"), text("web", "web"), text("contact", "name")]
    known = places(chance, "DE", 50)
    areas = {town: words.digits(chance, 4, "23456789") for _, town in known}

    def make(at):
        first, last = person(chance, "DE")
        post, town = words.skewed(chance, known)
        trade = chance.choice(trades)
        return Record("DE", {
            "company": f"{trade} {last}", "street": street(chance, "DE"), "zip": post, "town": town,
            "group": words.skewed(chance, list(groups)), "phone": f"0{areas[town]} {words.digits(chance, 6, '123456789')}",
            "web": f"https://{words.plain(trade)}-{words.plain(last)}.example.com" if chance.random() > 0.1 else "",
            "contact": f"{first} {last}"})
    return fields, make


def accounts(chance):
    banks = {f"Bank {town}": words.digits(chance, 8, "1234567") for town in words.COUNTRIES["DE"][3]}
    states = ["open", "closed", "blocked"]
    fields = [code("account", "[0-9]{8}"), text("holder", "name"), kind("iban", "iban", "text"), closed("bank", banks),
              date("opened"), number("balance", "amount"), text("card", "card", pattern="^[0-9]{16}$"),
              closed("state", states), text("phone", "phone", pattern="^0[0-9]{3} [0-9]{7}$")]
    fields[2].rule.update(pattern="^DE[0-9]{20}$")

    def make(at):
        first, last = person(chance, "DE")
        bank = words.skewed(chance, list(banks))
        balance = chance.choice([-1, 1, 1]) * chance.lognormvariate(7, 1.5)
        return Record("DE", {
            "account": f"{4711 + 37 * at:08d}", "holder": f"{first} {last}",
            "iban": checks.iban("DE", banks[bank] + f"{4711 + 37 * at:010d}"), "bank": bank,
            "opened": day(chance, 1990, 2025),
            "balance": f"{balance:.2f}", "card": checks.luhn("4929" + words.digits(chance, 11)),
            "state": words.skewed(chance, states),
            "phone": f"0{words.digits(chance, 3, '1234')} {words.digits(chance, 7)}"})
    return fields, make


def events(chance):
    what = ["Concert", "Reading", "Market", "Workshop", "Lecture"]
    ages = ["everyone", "children", "adults"]
    fields = [text("title"), text("first day", "date"), text("begin", "time"), text("end", "time"), text("place"),
              text("zip", "zip"), text("town", "town"), text("ages", "list"), text("price", "amount"), text("web", "web"),
              text("mail", "mail"), text("phone", "phone")]
    known = places(chance, "GB", 25)
    halls = ["Town Hall", "St Mary's Church", "Old Mill", "Riverside Park", "King's Arms"]

    def make(at):
        last = words.skewed(chance, words.LAST["GB"])
        post, town = words.skewed(chance, known)
        begin = chance.randint(36, 84)
        end = begin + chance.randint(3, 10)
        return Record("GB", {
            "title": f"{chance.choice(what)} - {chance.choice(['Spring', 'Harvest', 'Winter', 'Summer'])} with {last}",
            "first day": day(chance, 2025, 2026), "begin": f"{begin // 4:02d}:{begin % 4 * 15:02d}",
            "end": f"{end // 4:02d}:{end % 4 * 15:02d}", "place": words.skewed(chance, halls), "zip": post, "town": town,
            "ages": words.skewed(chance, ages), "price": f"{chance.choice([0, 5, 7.5, 12, 18, 1250]):.2f}",
            "web": f"https://www.{words.plain(town)}.example.org/{at + 100}",
            "phone": f"0{words.digits(chance, 4, '12')} {words.digits(chance, 6)}",
            "mail": f"events@{words.plain(town)}.example.org" if chance.random() > 0.08 else ""})
    return fields, make
