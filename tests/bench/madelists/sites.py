# SPDX-License-Identifier: GPL-3.0-or-later
"""Sites of programmes for small children in one city, from ten lists that write them differently. Operators have several
sites that share a telephone and most of their name; some buildings have sites of two operators."""
import dataclasses
import random

from . import names


@dataclasses.dataclass(frozen=True)
class Choices:
    """Which fields there are, how many sites and rows of each, and how often things are shared."""
    fields: tuple = ("name", "address", "zip", "phone")
    sites: int = 1300
    rows: tuple = (1, 1, 1, 2, 2, 3, 3, 4, 6)
    of_operators: float = 0.45   # of the sites
    shared_phone: float = 0.35   # of an operator's sites
    one_building: float = 0.06   # of the sites
    numbered: float = 0.03       # of an operator's sites have a number and no name of their own
    slips: float = 0.03


KINDS = {
    "four fields": Choices(),
    "with number and list": Choices(fields=("id", "list", "name", "address", "zip", "phone")),
    "name and address": Choices(fields=("name", "address")),
    "of large operators": Choices(of_operators=0.75, shared_phone=0.7, numbered=0.15),
    "in shared buildings": Choices(one_building=0.3, shared_phone=0.5),
    "wide": Choices(fields=("id", "list", "name", "address", "zip", "phone", "fax", "programme", "agency", "area", "places",
                            "director", "mail")),
    "few copies": Choices(sites=2400, rows=(1, 1, 1, 1, 1, 1, 1, 2)),
    "many copies": Choices(sites=500, rows=(4, 5, 6, 8, 10)),
}

KIND_WORDS = ["Child Care Center", "Day Care", "Learning Academy", "Child Development Center", "Early Learning Center", "Preschool",
              "Nursery School", "Day Care Center", "Kids Academy", "Learning Center"]
SCHOOLS = ["Elementary School", "School", "Academy", "Elementary"]
OPERATORS = ["Community Services", "Family Services", "Centers for Children", "Neighborhood House", "Youth Association", "Settlement",
             "Child & Family Centers", "Services", "Church", "City Colleges"]
SHORT = {"Center": "Ctr", "Academy": "Acad", "Elementary": "Elem", "School": "Sch", "Community": "Comm", "Development": "Dev",
         "Services": "Svcs", "Association": "Assoc", "Child": "Chld", "Day Care": "Daycare"}
TYPES = {"Avenue": "Ave", "Street": "St", "Boulevard": "Blvd", "Road": "Rd", "Place": "Pl"}
SIDES = {"North": "N", "South": "S", "East": "E", "West": "W"}
PROGRAMMES = ["Head Start", "Early Head Start", "Preschool for All", "Child Care", "Prevention Initiative", "Community Partnership"]


@dataclasses.dataclass
class Site:
    name: str
    operator: str
    number: int
    side: str
    street: tuple
    zip: str
    phone: str
    extra: dict


class City:
    def __init__(self, chance, choices):
        self.chance, self.choices = chance, choices
        self.streets = names.Frequent([(name, chance.choice(list(TYPES))) for name in names.words(chance, 160)], 0.5)
        self.people = names.Frequent(names.words(chance, 500))
        self.given = names.Frequent(names.words(chance, 120, (1, 2)))
        self.areas = names.words(chance, 60)
        self.used = set()
        self.sites = []

    def phone(self):
        return self.chance.choice(["773", "312", "773", "708"]) + f"{self.chance.randrange(200, 999)}{self.chance.randrange(10000):04}"

    def person(self):
        return f"{self.given.pick(self.chance)} {self.people.pick(self.chance)}"

    def place(self):
        side, street = self.chance.choice(list(SIDES)), self.streets.pick(self.chance)
        number = self.chance.randrange(1, 119) * 100 + self.chance.randrange(100)
        area = self.streets.values.index(street) * 4 + number // 3000
        return number, side, street, f"606{area % 55 + 1:02}"

    def name(self, operator):
        chance = self.chance
        if operator and chance.random() < self.choices.numbered:
            return f"{chance.choice(KIND_WORDS)} {chance.choice(['#', 'No. ', ''])}{chance.randrange(1, 9)}"
        if operator and chance.random() < 0.5:
            return chance.choice([self.people.pick(chance), self.streets.pick(chance)[0], f"{chance.choice(list(SIDES))} Side",
                                  self.person()])
        first = chance.choice([self.people.pick(chance), self.person(), f"Little {self.people.pick(chance)}s", f"St {self.given.pick(chance)}",
                               f"{self.streets.pick(chance)[0]} {chance.choice(['Kids', 'Tots', 'Angels'])}"])
        return f"{first} {chance.choice(KIND_WORDS if chance.random() < 0.65 else SCHOOLS)}"

    def add(self, operator, phone, place):
        name = self.name(operator)
        if (name, operator) in self.used:
            return
        self.used.add((name, operator))
        chance = self.chance
        own = phone if operator and chance.random() < self.choices.shared_phone else self.phone()
        extra = {"fax": self.phone(), "director": self.person(), "area": chance.choice(self.areas), "places": str(chance.randrange(1, 20) * 10),
                 "agency": operator, "mail": f"{name.split()[0].lower()}@{names.word(chance).lower()}.example.org"}
        self.sites.append(Site(name, operator, *place, own, extra))

    def fill(self):
        chance = self.chance
        while len(self.sites) < self.choices.sites:
            if chance.random() < self.choices.of_operators * 0.22:
                operator, phone = f"{self.people.pick(chance)} {chance.choice(OPERATORS)}", self.phone()
                for _ in range(min(chance.choice([2, 2, 3, 3, 4, 6, 12]), self.choices.sites - len(self.sites))):
                    self.add(operator, phone, self.place())
            elif self.sites and chance.random() < self.choices.one_building:
                other = chance.choice(self.sites)
                self.add("", "", (other.number, other.side, other.street, other.zip))
            else:
                self.add("", "", self.place())


class Lister:
    """One of the lists, with its own way of writing."""

    def __init__(self, chance, number):
        self.label = f"list {number}"
        self.join = chance.choice(["{1} - {0}", "{0} / {1}", "{1}", "{1} {0}", "{0} / {1}", "{1} - {0}"])
        self.without = chance.random() < 0.3      # Names only the site or only the operator.
        self.short, self.upper = chance.random() < 0.35, chance.random() < 0.2
        self.side = chance.choice(["short", "short", "dot", "long"])
        self.type = chance.choice(["short", "short", "dot", "long", "none"])
        self.phone = chance.choice(["seven", "seven", "ten", "brackets", "dashes", "none"])
        self.no_zip, self.no_phone = chance.choice([0, 0.1, 0.5, 0.9]), chance.choice([0, 0.05, 0.2])
        self.programme, self.tells = chance.choice(PROGRAMMES), chance.choice([0, 0.3, 0.8])

    def name(self, chance, site):
        name = site.name
        if site.operator:
            name = site.name if self.without and chance.random() < 0.6 else self.join.format(site.name, site.operator)
            name = name if site.name in name or chance.random() < 0.4 else f"{site.operator} - {site.name}"
        if self.short or chance.random() < 0.05:
            for long, short in SHORT.items():
                name = name.replace(long, short)
        if chance.random() < 0.06:
            name = name.replace(" Center", "").replace(" School", "")
        if chance.random() < 0.04:
            name += " " + chance.choice(["Head Start", "Inc", "Site", "II Program"][:3])
        return name.upper() if self.upper else name

    def address(self, chance, site):
        side = {"short": SIDES[site.side], "dot": SIDES[site.side] + ".", "long": site.side}[self.side]
        name, kind = site.street
        kind = {"short": TYPES[kind], "dot": TYPES[kind] + ".", "long": kind, "none": ""}[self.type]
        if chance.random() < 0.05:
            side = ""
        text = " ".join(f"{site.number} {side} {name} {kind}".split())
        if chance.random() < 0.04:
            text += chance.choice([" 1st Floor", " Suite 200", " Chicago IL"])
        return text.upper() if self.upper else text

    def telephone(self, chance, phone):
        if self.phone == "none" or chance.random() < self.no_phone:
            return ""
        return {"seven": phone[3:], "ten": phone, "brackets": f"({phone[:3]}) {phone[3:6]}-{phone[6:]}",
                "dashes": f"{phone[:3]}-{phone[3:6]}-{phone[6:]}"}[self.phone]

    def row(self, chance, site, number, slips):
        phone = site.phone if chance.random() > 0.04 else site.phone[:6] + f"{chance.randrange(10000):04}"
        told = {key: value if chance.random() < self.tells else "" for key, value in site.extra.items()}
        all_told = {**told, "id": str(number), "list": self.label, "name": self.name(chance, site), "address": self.address(chance, site),
                    "zip": "" if chance.random() < self.no_zip else site.zip, "phone": self.telephone(chance, phone),
                    "programme": chance.choice([self.programme, chance.choice(PROGRAMMES)])}
        if "fax" in told and told["fax"]:
            all_told["fax"] = self.telephone(chance, told["fax"])
        for key in ("name", "address", "phone", "zip"):
            if chance.random() < slips:
                all_told[key] = names.slipped(chance, all_told[key])
        return all_told


def made(seed, choices):
    chance = random.Random(seed)
    city = City(chance, choices)
    city.fill()
    listers = [Lister(chance, number + 1) for number in range(10)]
    rows = []
    for label, site in enumerate(city.sites):
        for _ in range(chance.choice(choices.rows)):
            rows.append((label, chance.choice(listers), site))
    chance.shuffle(rows)
    told = [(label, lister.row(chance, site, number, choices.slips)) for number, (label, lister, site) in enumerate(rows)]
    return [[str(label), *(row[field] for field in choices.fields)] for label, row in told]
