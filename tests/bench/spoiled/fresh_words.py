# SPDX-License-Identifier: GPL-3.0-or-later
"""Words of the fresh tasks and tables: others than the earlier ones have."""
import datetime

GIVEN = ["Adele", "Bruno", "Carla", "Dario", "Edith", "Felix", "Greta", "Hugo", "Irene", "Jonas", "Karin", "Leon", "Mirjam", "Noel",
         "Oskar", "Petra", "Quentin", "Renata", "Silvio", "Tamara", "Ulrich", "Viola", "Wanda", "Xaver", "Yvonne", "Zeno", "Émile",
         "Šárka", "Élise", "Åke", "Chiara", "Tomás", "Nóra", "Iñaki"]
FAMILY = ["Aldington", "Berger", "Castro", "Delvaux", "Eklund", "Farkas", "Grimshaw", "Hartmann", "Ivarsson", "Jablonski", "Keller",
          "Lombardi", "Mertens", "Novák", "Oakley", "Pereira", "Quigley", "Rinaldi", "Sandoval", "Thornbury", "Urbanek", "Villeneuve",
          "Whitlock", "Xavier", "Yilmaz", "Zimmermann", "Björk", "Fernández", "Kovács", "Lindström", "Håkansson", "Svoboda"]
TOWNS = ["Alderbrook", "Bad Ilmenau", "Corsano", "Dunmore", "Eschfeld", "Ferrol", "Glenhaven", "Hohenried", "Ilmajoki", "Jessnitz",
         "Kirkby", "Lunden", "Montclair", "Nørby", "Oldbury", "Pinhel", "Querétaro", "Rosewood", "Santa Rita", "Tapolca", "Ulmerhof",
         "Vila Nova", "West Harbour", "Zwiesel"]
GERMAN_ROADS = ["Ahornweg", "Brunnenstraße", "Domplatz", "Eichenallee", "Fährgasse", "Goethestraße", "Am Hang", "Rosenweg"]
ENGLISH_ROADS = ["Abbey Road", "Bridge Street", "Castle Lane", "Dock Street", "Elm Grove", "Fern Hill", "Garden Terrace", "Queen's Walk"]
GOODS = ["Desk lamp", "Oak stool", "Coat rack", "Garden hose", "Steel whisk", "Wall clock", "Felt mat", "Wine rack", "Paper tray",
         "Tea towel", "Bath mat", "Salt mill"]
TINTS = ["amber", "navy blue", "sand", "moss green", "ivory", "plum", "rust", "sky blue", "charcoal", "teal"]
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
}
FRENCH_DAYS = "lundi mardi mercredi jeudi vendredi samedi dimanche".split()
PLAIN = str.maketrans("éšáàåñóöüíøëćčžěøÉŠÅ", "esaaanoouioecczeoESA")


def plain(text):
    """The text in the letters of mail addresses."""
    return text.translate(PLAIN).lower().replace(" ", "")


def name(chance):
    return chance.choice(GIVEN), chance.choice(FAMILY)


def day(chance, begin=1990, end=2025):
    """Any day of these years."""
    first, last = datetime.date(begin, 1, 1).toordinal(), datetime.date(end, 12, 31).toordinal()
    return datetime.date.fromordinal(chance.randint(first, last))


def figures(chance, count, first="123456789"):
    return chance.choice(first) + "".join(chance.choice("0123456789") for _ in range(count - 1))


def capitals(chance, count):
    return "".join(chance.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(count))


def amount(chance):
    """Small and large ones."""
    return chance.choice([chance.uniform(1, 90), chance.uniform(90, 999), chance.uniform(1000, 60000)])


def roman(number):
    signs = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
    made = ""
    for worth, sign in signs:
        made, number = made + sign * (number // worth), number % worth
    return made
