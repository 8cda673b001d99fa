# SPDX-License-Identifier: GPL-3.0-or-later
"""Wider tasks by example with names, codes, lists and words that stand for others."""
import html
import unicodedata

from . import checks, words
from .people import person
from .wider_tasks import task

NOUNS = "order invoice customer delivery payment contract item address shipment account".split()
QUALITIES = "open late total first billing local second final daily main".split()
TITLES = ["Prof. Dr.", "Dr.", "Dipl.-Ing.", "Mag."]


def someone(chance):
    return person(chance, chance.choice(["DE", "GB", "US", "FR", "SE"]))


def without_marks(text):
    return "".join(sign for sign in unicodedata.normalize("NFD", text.replace("ß", "ss")) if not unicodedata.combining(sign))


def two_words(chance):
    return chance.choice(QUALITIES), chance.choice(NOUNS)


@task()
def capital_name_with_initial(chance, form):
    first, last = someone(chance)
    middle = chance.choice("ABCDEFGHJKLMNPRSTW")
    return f"{last.upper()}, {first} {middle}.", f"{first} {middle}. {last}"


@task()
def title_behind_comma(chance, form):
    first, last = someone(chance)
    title = chance.choice(TITLES)
    return f"{last}, {title} {first}", f"{title} {first} {last}"


@task()
def suffix_of_name(chance, form):
    first, last = person(chance, "US")
    suffix = chance.choice(["Jr.", "Sr.", "III", "PhD"])
    return f"{first} {last}, {suffix}", f"{last}, {first}, {suffix}"


@task()
def particle_of_name(chance, form):
    first, last = person(chance, "NL")
    particle = chance.choice(["van der", "van", "de", "ten", "van den"])
    return f"{first} {particle} {last}", f"{last}, {first} {particle}"


@task()
def name_to_short_sign(chance, form):
    first, last = someone(chance)
    return f"{first} {last}", f"{last[:3].upper()}{first[:1].upper()}"


@task()
def name_in_plain_letters(chance, form):
    first, last = person(chance, chance.choice(["FR", "ES", "SE", "HU"]))
    return f"{first} {last}", f"{without_marks(first)} {without_marks(last)}"


@task()
def name_to_slug(chance, form):
    first, last = person(chance, chance.choice(["FR", "ES", "SE", "HU"]))
    return f"{first} {last}", f"{without_marks(first)}-{without_marks(last)}".lower()


@task()
def umlauts_written_out(chance, form):
    names = ["Mühlgasse", "Großer Weg", "Äußerer Ring", "Königsstraße", "Bräuhaus", "Schöne Aussicht"]
    street, number = chance.choice(names), chance.randint(1, 99)
    plain = street
    for sign, two in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("Ä", "Ae")):
        plain = plain.replace(sign, two)
    return f"{street} {number}", f"{plain} {number}"


@task()
def title_to_slug(chance, form):
    quality, noun = two_words(chance)
    return f"{quality.title()} {noun.title()}: {chance.choice(NOUNS)}s", f"{quality}-{noun}"


@task()
def camel_to_snake(chance, form):
    quality, noun = two_words(chance)
    return f"{quality}{noun.title()}Number", f"{quality}_{noun}_number"


@task()
def snake_to_camel(chance, form):
    quality, noun = two_words(chance)
    return f"{quality}_{noun}_date", f"{quality}{noun.title()}Date"


@task()
def snake_to_words(chance, form):
    quality, noun = two_words(chance)
    return f"{quality}_{noun}", f"{quality.title()} {noun}"


@task()
def address_of_web_to_host(chance, form):
    host = "{}-{}.example.org".format(*two_words(chance))
    return f"https://www.{host}/{chance.choice(NOUNS)}?id={chance.randint(1, 99)}", host


@task()
def last_of_path(chance, form):
    quality, noun = two_words(chance)
    parts = "/".join(chance.sample(NOUNS, chance.randint(1, 3)))
    return f"/{parts}/{quality}_{noun}.pdf", f"{quality}_{noun}"


@task()
def extension(chance, form):
    quality, noun = two_words(chance)
    ending = chance.choice(["PDF", "TXT", "JPG", "XLSX"])
    return f"{quality}.{noun}.{ending}", ending.lower()


@task()
def mail_to_name(chance, form):
    first, last = someone(chance)
    return f"{words.plain(first)}.{words.plain(last)}@example.org", f"{words.plain(first).title()} {words.plain(last).title()}"


@task()
def mail_in_brackets(chance, form):
    first, last = someone(chance)
    mail = f"{words.plain(first)}.{words.plain(last)}@example.org"
    return f"{first} {last} <{mail}>", mail


@task()
def telephone_to_country(chance, form):
    number = words.digits(chance, 9, "123456789")
    return f"0{number[:3]}/{number[3:]}", f"+49 {number[:3]} {number[3:]}"


@task()
def telephone_without_country(chance, form):
    number = words.digits(chance, 9, "123456789")
    return f"+44 (0){number[:3]} {number[3:6]} {number[6:]}", f"0{number}"


@task()
def padded_code(chance, form):
    letters, number = chance.choice(["AB", "KX", "R"]), chance.randint(1, 9999)
    return f"{letters}{number}", f"{letters}-{number:05}"


@task()
def check_digit_parted(chance, form):
    code = checks.ean(words.digits(chance, 12, "123456789"))
    return code, f"{code[:12]}-{code[12]}"


@task()
def book_number_grouped(chance, form):
    code = words.digits(chance, 9)
    last = chance.randrange(10)
    return f"978{code}{last}", f"978-{code[0]}-{code[1:5]}-{code[5:]}-{last}"


@task()
def iban_in_groups(chance, form):
    number = checks.iban("DE", words.digits(chance, 18))
    return number, " ".join(number[at:at + 4] for at in range(0, len(number), 4))


@task()
def iban_without_groups(chance, form):
    number = checks.iban("AT", words.digits(chance, 16))
    return " ".join(number[at:at + 4] for at in range(0, len(number), 4)).lower(), number


@task()
def yes_and_no(chance, form):
    at = chance.randrange(2)
    return ["yes", "no"][at], ["Y", "N"][at]


@task()
def answers_to_digits(chance, form):
    at = chance.randrange(2)
    return ["TRUE", "FALSE"][at], ["1", "0"][at]


@task()
def german_answers(chance, form):
    at, name = chance.randrange(2), chance.choice(NOUNS)
    return f"{name}: {['ja', 'nein'][at]}", f"{name}={['true', 'false'][at]}"


@task()
def salutation_to_sign(chance, form):
    at, (_, last) = chance.randrange(2), someone(chance)
    return f"{['Herr', 'Frau'][at]} {last}", f"{last} ({['m', 'f'][at]})"


@task()
def points_of_the_compass(chance, form):
    at, road, number = chance.randrange(4), chance.choice(words.STREETS["US"]), chance.randint(10, 999)
    return f"{number} {'NSEW'[at]} {road}", f"{number} {['North', 'South', 'East', 'West'][at]} {road}"


@task()
def currency_words(chance, form):
    at, amount = chance.randrange(4), chance.randint(2, 900)
    return f"{'$€£¥'[at]}{amount}", f"{amount} {['USD', 'EUR', 'GBP', 'JPY'][at]}"


@task()
def currency_sign_in_front(chance, form):
    at, amount = chance.randrange(3), chance.randint(200, 99900) / 100
    return f"{amount:.2f} {['USD', 'EUR', 'GBP'][at]}", f"{'$€£'[at]}{amount:.2f}"


@task()
def letters_of_hypertext(chance, form):
    quality, noun = two_words(chance)
    text = f"{quality.title()} & {noun} \"{chance.choice(NOUNS)}\""
    return html.escape(text), text


@task()
def quotes_off(chance, form):
    quality, noun = two_words(chance)
    return f"„{quality} {noun}“", f"{quality} {noun}"


@task()
def what_stands_in_brackets(chance, form):
    quality, noun = two_words(chance)
    return f"{noun.title()} ({quality})", quality.title()


@task()
def bracket_off(chance, form):
    quality, noun = two_words(chance)
    return f"{quality} {noun} ({chance.choice(['old', 'see note', 'copy 2'])})", f"{quality} {noun}"


@task()
def second_of_list(chance, form):
    items = chance.sample(NOUNS, chance.randint(3, 5))
    return "; ".join(items), items[1]


@task()
def last_of_list(chance, form):
    items = chance.sample(NOUNS, chance.randint(2, 5))
    return " > ".join(items), items[-1]


@task()
def list_the_other_way_round(chance, form):
    items = chance.sample(NOUNS, chance.randint(2, 5))
    return " > ".join(items), " < ".join(reversed(items))


@task()
def list_in_order(chance, form):
    items = chance.sample(NOUNS, chance.randint(2, 4))
    return ", ".join(items), "|".join(sorted(items))


@task()
def list_with_other_signs(chance, form):
    items = chance.sample(NOUNS, chance.randint(2, 5))
    return ",".join(items), "; ".join(item.title() for item in items)


@task()
def doubles_of_list(chance, form):
    items = chance.sample(NOUNS, chance.randint(2, 3))
    return ", ".join(items + [chance.choice(items)]), ", ".join(items)


@task()
def zeros_in_front_off(chance, form):
    number = chance.randint(1, 99999)
    return f"{number:08}", str(number)


@task()
def value_of_key(chance, form):
    pairs = {"id": chance.randint(1, 99), "size": chance.choice(["S", "M", "XL"]), "place": chance.choice(NOUNS)}
    return ";".join(f"{key}={value}" for key, value in pairs.items()), pairs["size"]


@task()
def sides_of_sizes(chance, form):
    sides = [chance.randint(10, 240) for _ in range(3)]
    return "{}x{}x{} mm".format(*sides), "{} × {} × {}".format(*sides)


@task()
def versions(chance, form):
    parts = [chance.randint(0, 20) for _ in range(3)]
    return "v{}.{}.{}".format(*parts), "{}.{}".format(*parts)


@task()
def chemical_sign(chance, form):
    letter, number = chance.choice("ABCDEFGH"), chance.randint(1, 12)
    return f"{number:02}{letter}", f"{letter}{number}"


@task()
def capitals_to_name(chance, form):
    first, last = person(chance, chance.choice(["DE", "PL"]))
    return f"{last} {first}".replace("ß", "ss").upper(), f"{first} {last}".replace("ß", "ss")
