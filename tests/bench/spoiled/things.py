# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of things: deliveries, products, books, invoices, meters."""
from . import checks, words
from .people import day, later, person, places, street
from .table import Record, closed, code, date, number, text, time


def company(chance):
    return f"{words.skewed(chance, words.LAST['DE'])} {words.skewed(chance, ['GmbH', 'AG', 'KG', 'e. V.'])}"


def deliveries(chance):
    states = ["ordered", "sent", "delivered", "returned"]
    goods = ["garden chair", "folding table", "sun shade", "hammock", "fire bowl", "bird's house", "water butt"]
    known = places(chance, "DE", 40)
    customers = [f"{chance.randint(120, 99999):06d}" for _ in range(90)]
    fields = [code("delivery", "L[0-9]{4}-[0-9]{5}"), code("customer", "[0-9]{6}"), date("ordered"), date("delivered"),
              text("goods", minLength=3), number("pieces", "measure"), number("amount", "amount"),
              closed("currency", ["EUR", "CHF", "USD"]), closed("state", states), text("ship to", "line")]

    def make(at):
        post, town = words.skewed(chance, known)
        state = words.skewed(chance, list(reversed(states)))
        year = chance.randint(2023, 2025)
        ordered = day(chance, year, year)
        return Record("DE", {
            "delivery": f"L{year}-{at + 17:05d}", "customer": words.skewed(chance, customers), "ordered": ordered,
            "delivered": later(ordered, chance.randint(2, 30)) if state in states[2:] else "",
            "goods": words.skewed(chance, goods),
            "pieces": str(words.skewed(chance, [1, 2, 4, 6, 10, 12, 24, 50, 100, 250])),
            "amount": f"{chance.lognormvariate(6, 1.3):.2f}", "currency": words.skewed(chance, ["EUR", "CHF", "USD"]),
            "state": state, "ship to": f"{street(chance, 'DE')}, {post} {town}"})
    return fields, make


def products(chance):
    colours = ["black", "white", "grey", "dark blue", "olive green", "brick red"]
    what = ["shelf", "board", "box", "drawer", "bench", "lamp"]
    fields = [text("article", "code"), text("name"), text("colour", "list"), text("width", "measure"),
              text("weight", "measure"), text("price", "amount"), text("vat", "percent"), text("ean", "isbn"),
              text("stock since", "date"), text("maker", "company")]
    makers = [company(chance) for _ in range(25)]

    def make(at):
        line, kind = chance.choice(["Classic", "Solid", "Nordic"]), words.skewed(chance, what)
        return Record("US", {
            "article": f"{chance.choice('ABKM')}{chance.choice('RSTX')}-{at + 1040:04d}",
            "name": f"{line} {kind} - {chance.choice('SML')}",
            "colour": words.skewed(chance, colours), "width": str(chance.choice([30, 40, 45, 60, 80, 100, 120])),
            "weight": f"{chance.uniform(0.5, 40):.1f}", "price": f"{chance.lognormvariate(5, 1.4):.2f}",
            "vat": words.skewed(chance, ["19", "7", "0"]), "ean": checks.ean("40" + words.digits(chance, 10)),
            "stock since": day(chance, 2018, 2025), "maker": words.skewed(chance, makers)})
    return fields, make


def books(chance):
    publishers = ["Lantern Press", "Birkenverlag", "North Quay Books", "Éditions du Phare", "Editorial Olmo"]
    topics = ["Gardens", "Bridges", "Tides", "Clocks", "Maps", "Bread", "Letters"]
    fields = [text("isbn", "isbn", pattern="^978[0-9]{10}$"), text("title", minLength=2), text("author", "author"),
              closed("publisher", publishers), date("published"), number("pages", "measure"), number("price", "amount"),
              closed("language", ["English", "German", "French", "Spanish"]),
              text("issn", "issn", pattern="^[0-9]{4}-[0-9]{3}[0-9X]$"),
              text("shelf", "code", pattern="^[A-F]-[0-9]{3}$")]
    series = [checks.issn(words.digits(chance, 7)) for _ in range(20)]

    def make(at):
        first, last = person(chance, "GB")
        title = f"{chance.choice(['A History of', 'The Book of', 'All about', 'On'])} {chance.choice(topics)}"
        return Record("GB", {
            "isbn": checks.ean("978" + words.digits(chance, 9)),
            "title": title + chance.choice(["", "", " - Volume 2", ": Notes"]),
            "author": f"{last}, {first}", "publisher": words.skewed(chance, publishers),
            "published": day(chance, 1995, 2025),
            "pages": str(chance.randint(64, 980)), "price": f"{chance.choice([9, 12, 19, 24, 38, 1100]) - 0.05:.2f}",
            "language": words.skewed(chance, ["English", "German", "French", "Spanish"]),
            "issn": words.skewed(chance, series) if chance.random() > 0.3 else "",
            "shelf": f"{chance.choice('ABCDEF')}-{chance.randint(1, 180):03d}"})
    return fields, make


def invoices(chance):
    suppliers = [(company(chance), checks.german_vat(words.digits(chance, 8, "123"))) for _ in range(70)]
    states = ["open", "paid", "overdue", "cancelled"]
    fields = [code("invoice", "R-[0-9]{4}-[0-9]{4}"), text("supplier", "company"),
              text("vat id", "vat", pattern="^DE[0-9]{9}$"),
              date("issued"), date("due"), number("net", "amount"), number("vat", "percent"), number("gross", "amount"),
              closed("state", states), text("order", "code", pattern="^0[0-9]{7}$")]

    def make(at):
        supplier, vat = words.skewed(chance, suppliers)
        year, share = chance.randint(2022, 2025), words.skewed(chance, [19, 7, 0])
        issued = day(chance, year, year)
        net = round(chance.lognormvariate(6.5, 1.4), 2) * chance.choice([1, 1, 1, 1, 1, -1])
        return Record("DE", {
            "invoice": f"R-{year}-{at + 21:04d}", "supplier": supplier, "vat id": vat, "issued": issued,
            "due": later(issued, chance.choice([14, 30, 30])), "net": f"{net:.2f}", "vat": str(share),
            "gross": f"{net * (100 + share) / 100:.2f}",
            "state": words.skewed(chance, states), "order": f"0{4500000 + 13 * at}"})
    return fields, make


def meters(chance):
    media = ["electricity", "gas", "water", "heat"]
    known = places(chance, "US", 35)
    fields = [code("meter", "00[0-9]{8}"), closed("medium", media), number("reading", "measure"), date("read on"),
              time("read at"), text("zip", "zip", pattern="^[0-9]{5}$"), text("town", "town"), text("street", "street"),
              text("reader", "name"), closed("way", ["by phone", "by card", "on site"])]

    def make(at):
        first, last = person(chance, "US")
        post, town = words.skewed(chance, known)
        return Record("US", {
            "meter": f"00{31000000 + 7919 * at % 60000000:08d}", "medium": words.skewed(chance, media),
            "reading": f"{chance.lognormvariate(8, 1.2):.1f}", "read on": day(chance, 2024, 2025),
            "read at": f"{chance.randint(7, 18):02d}:{chance.randint(0, 59):02d}", "zip": post, "town": town,
            "street": street(chance, "US"), "reader": f"{first} {last}",
            "way": words.skewed(chance, ["by card", "on site", "by phone"])})
    return fields, make
