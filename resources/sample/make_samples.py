#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes 500 made-up customers in English and German, with the mistakes that real imports have.

Names are random pairs, mail goes to example.org, telephone numbers are those that the numbering
authorities keep free for fiction. The same seed gives the same bytes, with any Python 3.

    make_samples.py [FOLDER]    writes customers_{en,de}.{csv,schema.json}; default: beside this file
"""
import json
import pathlib
import sys

COUNT = 500


class Dice:
    """A generator of our own, so that no version of Python changes the files."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def pick(self, values):
        return values[self.below(len(values))]

    def chance(self, percent):
        return self.below(100) < percent


ENGLISH = {
    "first": "Abigail Adrian Alice Amara Andrew Beatrice Benjamin Bridget Caleb Camille Carlos Celia Chloe Clara "
             "Conrad Daniel Daphne Dominic Edith Eleanor Elias Emmett Esther Felix Fiona Gabriel Gemma Gideon Grace "
             "Harvey Hazel Imani Irene Isaac Jasper Joanna Julian Keira Leonard Lydia Malcolm Marisol Miriam Nadia "
             "Nathan Nora Oscar Paloma Percy Quentin Rosalind Rufus Sabrina Silas Tamsin Theodore Ursula Victor "
             "Wendell Yolanda".split(),
    "last": "Abernathy Albright Ashdown Barrowman Beckwith Blackwood Bramley Calloway Carmody Castellano Chadwick "
            "Corrigan Dalrymple Delacroix Drummond Eastwick Fairbanks Fenwick Galloway Garrison Greenhalgh Hargrove "
            "Hathaway Holloway Ibarra Jorgensen Kavanagh Kensington Lambourne Langston Lockhart Marchetti Merriweather "
            "Montague Nakamura Norwood O'Rourke Okafor Pemberton Pennington Quigley Radcliffe Rosenthal Sandoval "
            "Sheridan Stanhope Tillman Underhill Vandermeer Wainwright Westbrook Whitaker Winslow Yardley".split(),
    "street": "Alder Birchwood Canal Cedar Chestnut Copper Elm Foundry Garden Harbor Hickory Juniper Lakeview Laurel "
              "Magnolia Maple Meadow Mill Orchard Prairie Quarry Ridge River Sycamore Walnut Willow".split(),
    "kind": "Street Avenue Road Lane Drive Court".split(),
    "cities": [("Birmingham", "AL", "352", "205"), ("Mobile", "AL", "366", "251"), ("Phoenix", "AZ", "850", "602"),
               ("Tucson", "AZ", "857", "520"), ("Sacramento", "CA", "958", "916"), ("Fresno", "CA", "937", "559"),
               ("Denver", "CO", "802", "303"), ("Hartford", "CT", "061", "860"), ("Tampa", "FL", "336", "813"),
               ("Atlanta", "GA", "303", "404"), ("Boise", "ID", "837", "208"), ("Peoria", "IL", "616", "309"),
               ("Indianapolis", "IN", "462", "317"), ("Des Moines", "IA", "503", "515"), ("Wichita", "KS", "672", "316"),
               ("Louisville", "KY", "402", "502"), ("Shreveport", "LA", "711", "318"), ("Portland", "ME", "041", "207"),
               ("Baltimore", "MD", "212", "410"), ("Worcester", "MA", "016", "508"), ("Lansing", "MI", "489", "517"),
               ("Duluth", "MN", "558", "218"), ("Omaha", "NE", "681", "402"), ("Albuquerque", "NM", "871", "505"),
               ("Buffalo", "NY", "142", "716"), ("Raleigh", "NC", "276", "919"), ("Toledo", "OH", "436", "419"),
               ("Tulsa", "OK", "741", "918"), ("Eugene", "OR", "974", "541"), ("Pittsburgh", "PA", "152", "412"),
               ("Providence", "RI", "029", "401"), ("Memphis", "TN", "381", "901"), ("El Paso", "TX", "799", "915"),
               ("Austin", "TX", "787", "512"), ("Provo", "UT", "846", "801"), ("Spokane", "WA", "992", "509")],
    "notes": ["", "", "", "", "Calls before noon.", "Wants letters, not mail.", "Moved last spring.",
              "Pays by invoice.", "Asked for the catalog.", "Has two accounts?"],
    "yes": "yes", "no": "no",
}

GERMAN = {
    "first": "Adelheid Albrecht Anneliese Ansgar Bärbel Benedikt Birgül Björn Cäcilie Christoph Dagmar Detlef Dörte "
             "Eckhard Edeltraud Elmar Fatma Friederike Gerlinde Götz Günther Hannelore Hartmut Heike Ingeborg Ingo "
             "Jörg Jürgen Käthe Klaus Kunigunde Leonhard Liselotte Lothar Ludger Magdalena Marlene Meinhard Mechthild "
             "Niklas Norbert Oskar Özlem Petra Rainer Roswitha Rüdiger Sabine Sören Stefan Tilman Traudel Ulrike Uwe "
             "Volker Walburga Wiebke Wolfgang Yvonne Zoë".split(),
    "last": "Achterberg Ackermann Böhringer Breitenbach Brückner Buchwald Dückers Ebersbach Eichhöfer Falkenhagen "
            "Förster Fröhlich Gansmüller Geißler Grünwald Haberkorn Häußler Hölscher Jäckel Kaltwasser Kirchgäßner "
            "Königsbauer Krämer Lindenau Löwenstein Lüders Mühlbauer Neuhäuser Nußbaum Oberländer Ostermann Pfäffle "
            "Pölzl Quast Rauschenbach Röttger Rübsam Sägebrecht Schäfer Schlüter Schönborn Steinhäuser Tannhäuser "
            "Thölke Uhlenbrock Vöhringer Wäschle Weißenborn Wiedenhöft Wölfle Yıldız Zöllner Züchner".split(),
    "street": "Ahorn Amsel Bach Birken Brunnen Buchen Dorf Eichen Erlen Feld Garten Gärtner Goethe Hirten Kastanien "
              "Kirch Linden Lärchen Müller Mühlen Rosen Schäfer Schul Tannen Ufer Weber Wiesen".split(),
    "kind": "straße weg gasse allee".split(),
    "cities": [("Berlin", "Berlin", "10", "030 23125"), ("Frankfurt am Main", "Hessen", "603", "069 90009"),
               ("Hamburg", "Hamburg", "20", "040 66969"), ("Köln", "Nordrhein-Westfalen", "506", "0221 4710"),
               ("München", "Bayern", "803", "089 99998"), ("Düsseldorf", "Nordrhein-Westfalen", "402", ""),
               ("Nürnberg", "Bayern", "904", ""), ("Würzburg", "Bayern", "970", ""),
               ("Göttingen", "Niedersachsen", "370", ""), ("Osnabrück", "Niedersachsen", "490", ""),
               ("Lüneburg", "Niedersachsen", "213", ""), ("Münster", "Nordrhein-Westfalen", "481", ""),
               ("Mönchengladbach", "Nordrhein-Westfalen", "410", ""), ("Tübingen", "Baden-Württemberg", "720", ""),
               ("Lörrach", "Baden-Württemberg", "795", ""), ("Saarbrücken", "Saarland", "661", ""),
               ("Kassel", "Hessen", "341", ""), ("Gießen", "Hessen", "353", ""), ("Dresden", "Sachsen", "010", ""),
               ("Leipzig", "Sachsen", "041", ""), ("Görlitz", "Sachsen", "028", ""), ("Erfurt", "Thüringen", "990", ""),
               ("Nordhausen", "Thüringen", "997", ""), ("Magdeburg", "Sachsen-Anhalt", "391", ""),
               ("Köthen", "Sachsen-Anhalt", "063", ""), ("Rostock", "Mecklenburg-Vorpommern", "180", ""),
               ("Güstrow", "Mecklenburg-Vorpommern", "182", ""), ("Potsdam", "Brandenburg", "144", ""),
               ("Lübeck", "Schleswig-Holstein", "235", ""), ("Kiel", "Schleswig-Holstein", "241", ""),
               ("Mainz", "Rheinland-Pfalz", "551", ""), ("Trier", "Rheinland-Pfalz", "542", ""),
               ("Bremen", "Bremen", "281", "")],
    "notes": ["", "", "", "", "Bitte vormittags anrufen.", "Wünscht Briefe statt E-Mail.",
              "Im Frühjahr umgezogen.", "Zahlt auf Rechnung.", "Hat den Katalog bestellt.", "Doppelt angelegt?"],
    "yes": "ja", "no": "nein",
}

FIELDS = "number first last street zip city state phone email born since news note".split()


def plain_letters(text):
    for umlaut, letters in [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("ë", "e"), ("ı", "i"), ("'", ""),
                            (" ", "")]:
        text = text.lower().replace(umlaut, letters)
    return text


def date(dice, first, last):
    return "%04d-%02d-%02d" % (first + dice.below(last - first + 1), 1 + dice.below(12), 1 + dice.below(28))


def english_details(dice, area):
    street = "%d %s %s" % (1 + dice.below(1999), dice.pick(ENGLISH["street"]), dice.pick(ENGLISH["kind"]))
    return street, "(%s) 555-01%02d" % (area, dice.below(100))


def german_details(dice, area):
    street = "%s%s %d" % (dice.pick(GERMAN["street"]), dice.pick(GERMAN["kind"]), 1 + dice.below(120))
    phone = "%s%03d" % (area, dice.below(1000)) if area else "0171 39200%02d" % dice.below(100)
    return street, phone


def customer(dice, words, number, details):
    first, last = dice.pick(words["first"]), dice.pick(words["last"])
    city, state, prefix, area = dice.pick(words["cities"])
    street, phone = details(dice, area)
    zipped = prefix + "".join(str(dice.below(10)) for _ in range(5 - len(prefix)))
    email = "%s.%s@example.%s" % (plain_letters(first), plain_letters(last), dice.pick(["org", "com", "net"]))
    values = ["C-%d" % number, first, last, street, zipped, city, state, phone, email, date(dice, 1938, 2006),
              date(dice, 2007, 2025), words["yes"] if dice.chance(40) else words["no"], dice.pick(words["notes"])]
    return dict(zip(FIELDS, values))


# --- mistakes: each changes one record the way a person, a form or a converter does

def typo(dice, record):
    field = dice.pick(["first", "last", "street", "city"])
    text = record[field]
    place = 1 + dice.below(len(text) - 2)
    kind = dice.below(3)
    if kind == 0:
        record[field] = text[:place] + text[place + 1] + text[place] + text[place + 2:]
    elif kind == 1:
        record[field] = text[:place] + text[place + 1:]
    else:
        record[field] = text[:place] + "x" + text[place + 1:]


def swapped_names(dice, record):
    record["first"], record["last"] = record["last"], record["first"]


def wrong_pair(dice, record):
    record["zip"] = "%05d" % (1000 + dice.below(98000))


def short_zip(dice, record):
    record["zip"] = record["zip"].lstrip("0")[:4]


def phone_format(dice, record):
    digits = "".join(sign for sign in record["phone"] if sign.isdigit())
    forms = [digits, digits[:3] + "." + digits[3:6] + "." + digits[6:], digits[:4] + "/" + digits[4:],
             "+" + digits, digits[:-1], "n/a"]
    record["phone"] = dice.pick(forms)


def email_part(dice, record):
    name, host = record["email"].split("@")
    record["email"] = dice.pick([name, name + "@", "@" + host, name + " at " + host, name + "@@" + host,
                                 name + "@example,org", ""])


def stray_blanks(dice, record):
    field = dice.pick(["first", "last", "city", "zip", "email"])
    text = record[field]
    record[field] = dice.pick([" " + text, text + " ", "  " + text + " ", text[:2] + "  " + text[2:]])


def wrong_case(dice, record):
    for field in dice.pick([["first"], ["last"], ["first", "last"], ["city"]]):
        record[field] = record[field].upper() if dice.chance(60) else record[field].lower()


def impossible_date(dice, record):
    year = record["born"][:4]
    record["born"] = dice.pick([year + "-02-30", year + "-13-01", year + "-00-00", "31." + "02." + year,
                                "0000-00-00", year, "1" + year[2:] + "-06-31"])


def damaged(text):
    return text.encode("utf-8").decode("cp1252", errors="replace")


def umlaut_damage(dice, record):
    for field in ["first", "last", "street", "city"]:
        record[field] = damaged(record[field])
    if record["note"]:
        record["note"] = damaged(record["note"])


def missing(dice, record):
    record[dice.pick(["first", "street", "zip", "phone", "born"])] = ""


MISTAKES = [typo, typo, typo, swapped_names, wrong_pair, short_zip, phone_format, phone_format, email_part, email_part,
            stray_blanks, wrong_case, impossible_date, missing]


class Made:
    """A record as it came out, what is right, and which mistakes made which field wrong, in their order."""

    def __init__(self, record, right, mistakes):
        self.record, self.right, self.mistakes = record, right, mistakes

    def spoil(self, dice, mistake):
        before = dict(self.record)
        mistake(dice, self.record)
        self.mistakes += [(mistake.__name__, field) for field in FIELDS if self.record[field] != before[field]]

    def again(self, number):
        """The same customer under another number."""
        return Made(dict(self.record, number=number), dict(self.right, number=number), list(self.mistakes))


def spoiled(dice, record, mistakes):
    made = Made(record, dict(record), [])
    if dice.chance(65):
        made.spoil(dice, dice.pick(mistakes))
    if dice.chance(20):
        made.spoil(dice, dice.pick(mistakes))
    return made


def made_customers(seed, words, details, mistakes):
    dice, made = Dice(seed), []
    while len(made) < COUNT:
        number = 10001 + len(made)
        if len(made) > 20 and dice.chance(4):
            double = dice.pick(made[-20:]).again("C-%d" % number)
            double.spoil(dice, typo)
            made.append(double)
        else:
            made.append(spoiled(dice, customer(dice, words, number, details), mistakes))
    return made


def english_customers():
    return made_customers(1729, ENGLISH, english_details, MISTAKES)


def german_customers():
    return made_customers(4104, GERMAN, german_details, MISTAKES + [umlaut_damage, umlaut_damage])


def quoted(value, delimiter):
    if any(sign in value for sign in (delimiter, '"', "\n")) or value != value.strip():
        return '"' + value.replace('"', '""') + '"'
    return value


def csv(customers, titles, delimiter):
    rows = [list(titles.values())] + [[made.record[field] for field in FIELDS] for made in customers]
    return "".join(delimiter.join(quoted(value, delimiter) for value in row) + "\n" for row in rows)


# --- the record schemas

def rule(title, description, **more):
    return dict(type="string", title=title, description=description, **more)


def pairs(words, names):
    """A city's postcodes and state, so that a wrong pair is a broken rule."""
    return [{"if": {"properties": {names["city"]: {"const": city}}, "required": [names["city"]]},
             "then": {"properties": {names["zip"]: {"pattern": "^" + prefix}, names["state"]: {"const": state}}}}
            for city, state, prefix, _ in words["cities"]]


def grouped(rules, groups):
    """Which fields stand together: the first group has the customer number and the name, and so on."""
    members = ["number first last", "street zip city state", "phone email", "born since news note"]
    for group, fields in zip(groups, members):
        for field in fields.split():
            rules[field]["x-intray"] = {"group": group}
    return rules


def schema(title, names, words, rules):
    needed = "number first last street zip city state born".split()
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": title,
        "type": "object",
        "properties": {names[field]: rules[field] for field in FIELDS},
        "required": [names[field] for field in needed],
        "allOf": pairs(words, names),
        "x-intray": {
            "order": [names[field] for field in FIELDS],
            "list": [names[field] for field in "first last zip city".split()],
            "key": [names["number"]],
        },
    }


def cities_of(words):
    return sorted({city for city, _, _, _ in words["cities"]})


def states_of(words):
    return sorted({state for _, state, _, _ in words["cities"]})


def english_schema():
    words = ENGLISH
    rules = {
        "number": rule("Customer number", "C- and five digits, as on the invoice.", pattern="^C-[0-9]{5}$",
                       readOnly=True),
        "first": rule("First name", "Capitals only where a name begins, such as Hazel.",
                      pattern="^[A-Z][A-Za-z' -]*[a-z]$", maxLength=60),
        "last": rule("Last name", "Capitals only where a name begins, such as O'Rourke.",
                     pattern="^[A-Z][A-Za-z' -]*[a-z]$", maxLength=60),
        "street": rule("Street", "House number and street, such as 12 Cedar Lane.",
                       pattern="^[0-9]+ [A-Z].* (Street|Avenue|Road|Lane|Drive|Court)$"),
        "zip": rule("ZIP code", "Five digits that belong to the city, such as 35233.", pattern="^[0-9]{5}$"),
        "city": rule("City", "One of the cities we deliver to.", enum=cities_of(words)),
        "state": rule("State", "Two letters, such as AL.", enum=states_of(words)),
        "phone": rule("Phone", "Write it like (205) 555-0143.", pattern="^\\([2-9][0-9]{2}\\) [0-9]{3}-[0-9]{4}$"),
        "email": rule("E-mail", "Such as name@example.org; may stay empty.", format="email"),
        "born": rule("Date of birth", "Year, month, day: 1971-05-28.", format="date"),
        "since": rule("Customer since", "Year, month, day: 2019-03-01.", format="date", readOnly=True),
        "news": rule("Newsletter", "Whether the customer wants our letter.", enum=["yes", "no"]),
        "note": rule("Note", "Anything worth knowing, up to 500 characters.", maxLength=500),
    }
    return schema("Customers to verify", ENGLISH_NAMES, words,
                  grouped(rules, ["Name", "Address", "Contact", "More"]))


def german_schema():
    words = GERMAN
    name = "^(?!.*Ã)[A-ZÄÖÜÇ].*[a-zäöüëß]$"
    rules = {
        "number": rule("Kundennummer", "C- und fünf Ziffern, wie auf der Rechnung.", pattern="^C-[0-9]{5}$",
                       readOnly=True),
        "first": rule("Vorname", "Nur am Anfang groß, etwa Jürgen.", pattern=name, maxLength=60),
        "last": rule("Nachname", "Nur am Anfang groß, etwa Schäfer.", pattern=name, maxLength=60),
        "street": rule("Straße", "Straße und Hausnummer, etwa Lindenstraße 12.",
                       pattern="^(?!.*Ã)[A-ZÄÖÜ].*(straße|weg|gasse|allee) [0-9]+$"),
        "zip": rule("Postleitzahl", "Fünf Ziffern, die zum Ort gehören, etwa 80331.", pattern="^[0-9]{5}$"),
        "city": rule("Ort", "Einer der Orte, in die wir liefern.", enum=cities_of(words)),
        "state": rule("Bundesland", "Ausgeschrieben, etwa Bayern.", enum=states_of(words)),
        "phone": rule("Telefon", "Vorwahl, Leerzeichen, Nummer: 089 99998123.", pattern="^0[0-9]{2,4} [0-9]{4,8}$"),
        "email": rule("E-Mail", "Etwa name@example.org; darf leer bleiben.", format="email"),
        "born": rule("Geburtsdatum", "Jahr, Monat, Tag: 1971-05-28.", format="date"),
        "since": rule("Kunde seit", "Jahr, Monat, Tag: 2019-03-01.", format="date", readOnly=True),
        "news": rule("Rundbrief", "Ob der Kunde unseren Rundbrief möchte.", enum=["ja", "nein"]),
        "note": rule("Bemerkung", "Was man wissen sollte, bis zu 500 Zeichen.", maxLength=500),
    }
    return schema("Kundendaten prüfen", GERMAN_NAMES, words,
                  grouped(rules, ["Name", "Anschrift", "Kontakt", "Weiteres"]))


ENGLISH_NAMES = dict(zip(FIELDS, "CustomerNumber FirstName LastName Street ZipCode City State Phone Email DateOfBirth "
                                 "CustomerSince Newsletter Note".split()))
GERMAN_NAMES = dict(zip(FIELDS, "Kundennummer Vorname Nachname Straße PLZ Ort Bundesland Telefon E-Mail Geburtsdatum "
                                "Kunde_seit Rundbrief Bemerkung".split()))


def write(folder, name, text):
    (folder / name).write_bytes(text.encode("utf-8"))


def write_schema(folder, name, content):
    write(folder, name, json.dumps(content, ensure_ascii=False, indent=2) + "\n")


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent
    write(folder, "customers_en.csv", csv(english_customers(), ENGLISH_NAMES, ","))
    write(folder, "customers_de.csv", csv(german_customers(), GERMAN_NAMES, ";"))
    write_schema(folder, "customers_en.schema.json", english_schema())
    write_schema(folder, "customers_de.schema.json", german_schema())


if __name__ == "__main__":
    main()
