# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of spoiling names, texts, lists, telephone numbers, mail and web."""
from . import words
from .kinds import EACH, EXAMPLE, FIELDS, NEVER, RULE, kind

NAMES = "name first last"
WORDS = "name first last street town company text title list line author"
DIALLED = {  # how ten countries write their own numbers: before the area, between, groups of the rest
    "DE": ("0", "/", 7), "FR": ("0", " ", 2), "GB": ("0", " ", 3), "US": ("(", ") ", 3), "ES": ("", " ", 3),
    "PL": ("", "-", 3), "NL": ("0", "-", 7), "SE": ("0", "-", 2), "HU": ("06 ", "/", 3), "JP": ("0", "-", 4)}


def only_digits(value):
    return "".join(sign for sign in value if sign.isdigit())


@kind("phone", FIELDS)
def phone_of_the_country(chance, value, record):
    """As people of the record's country write it among themselves; known from the country."""
    if not value.startswith("+"):
        return value
    _, area, rest = value.split(" ")
    before, between, size = DIALLED[record.country]
    return before + area + between + " ".join(rest[at:at + size] for at in range(0, len(rest), size))


@kind("phone", RULE)
def phone_with_dots(chance, value, record):
    bare = value.replace("(", "").replace(") ", ".").replace(" ", ".").replace("-", ".")
    return bare if value else value


@kind("phone", RULE)
def phone_bare(chance, value, record):
    return only_digits(value)


@kind("phone", NEVER)
def phone_with_lost_digit(chance, value, record):
    return value[:-1]


@kind("mail", RULE)
def mail_with_at_as_word(chance, value, record):
    return value.replace("@", chance.choice([" at ", "(at)", " [at] "]))


@kind("mail", RULE)
def mail_with_doubled_sign(chance, value, record):
    doubled = value.replace("@", "@@")
    return doubled if chance.random() < 0.5 or ".example" not in value else value.replace(".example", "..example")


@kind("mail", RULE)
def mail_with_comma(chance, value, record):
    name, _, host = value.partition("@")
    return name + "@" + host.replace(".", ",") if value else value


@kind("mail", RULE)
def mail_with_its_name(chance, value, record):
    return chance.choice([f"mailto:{value}", f"<{value}>"]) if value else value


@kind("mail", NEVER)
def mail_without_host(chance, value, record):
    return value.split("@")[0] + "@" if value else value


@kind("web", RULE)
def web_without_scheme(chance, value, record):
    return value.removeprefix("https://")


@kind("web", RULE)
def web_with_capitals(chance, value, record):
    return value.replace("https://", "HTTPS://").replace("example", "Example") + "/" if value else value


@kind("name first", EXAMPLE)
def name_with_title(chance, value, record):
    english = record.country in ("US", "GB")
    return chance.choice(["Dr. ", "Prof. ", "Ms ", "Mr "] if english else ["Dr. ", "Frau ", "Herr "]) + value


@kind("name", EXAMPLE)
def name_reversed(chance, value, record):
    first, last = value.split(" ", 1)
    return f"{last}, {first}"


@kind("author", EXAMPLE)
def author_forward(chance, value, record):
    last, first = value.split(", ")
    return f"{first} {last}"


@kind("name last town company author", RULE)
def all_capitals(chance, value, record):
    return value.upper()


@kind("name first last list mail", RULE)
def all_small(chance, value, record):
    return value.lower() if value != value.lower() else value.upper()


@kind("street", EXAMPLE)
def street_abbreviated(chance, value, record):
    for long, short in (("straße", "str."), ("Street", "St"), ("Rue", "R."), ("ulica", "ul."), ("Calle", "C/")):
        value = value.replace(long, short)
    return value


@kind("list", RULE)
def list_abbreviated(chance, value, record):
    longest = max(value.split(" "), key=len)
    return value.replace(longest, longest[:4] + ".") if len(longest) > 5 else value


@kind("country title list", EACH)
def name_for_code(chance, value, record):
    """What the value is called elsewhere."""
    names = {"Dr.": "Doctor", "Prof.": "Professor", "Ms": "Madam", "Mr": "Sir", "EUR": "€", "USD": "$", "CHF": "Fr.",
             **{code: of[0] for code, of in words.COUNTRIES.items()}}
    return names.get(value, value[:1].upper() + str(len(value)) if value.islower() and value else value)


def slip(chance, value):
    at = chance.randrange(1, len(value) - 1)
    before, after = value[:at], value[at + 1:]
    return before + chance.choice(["", 2 * value[at], "x"]) + after


@kind("list", RULE)
def list_with_slip(chance, value, record):
    return slip(chance, value) if len(value) > 4 else value


@kind(WORDS + " code phone mail", RULE)
def stray_blanks(chance, value, record):
    doubled = value.replace(" ", chance.choice(["  ", "\u00a0"]))
    return chance.choice([" " + value, value + "  ", doubled if doubled != value else value + "\t"]) if value else value


@kind(WORDS + " code", RULE)
def invisible_signs(chance, value, record):
    at = chance.randrange(len(value) + 1)
    return value[:at] + chance.choice(["\u200b", "\u00ad", "\ufeff"]) + value[at:] if value else value


@kind("code zip phone amount measure date", RULE)
def full_width(chance, value, record):
    return "".join(chr(ord(sign) + 0xfee0) if sign.isdigit() or sign in "+-" else sign for sign in value)


@kind(WORDS + " code phone date zip", RULE)
def look_alike_signs(chance, value, record):
    """Dashes, apostrophes and quotation marks that look much the same."""
    dash = chance.choice("–‐−")
    return value.replace("-", dash).replace("'", "’").replace(' "', " “").replace('"', "”")


@kind("mail web date issn text", RULE)
def placeholder(chance, value, record):
    """Where nothing should stand."""
    return value or chance.choice(["N/A", "-", "none", "unknown", "n.a."])


@kind("list phone zip percent", NEVER)
def placeholder_for_value(chance, value, record):
    return chance.choice(["N/A", "-", "?", "none"])


@kind("text title company list", RULE)
def in_quotation_marks(chance, value, record):
    return f'"{value}"' if value and '"' not in value else value


@kind("code list name town", RULE)
def stray_sign_at_the_end(chance, value, record):
    return value + chance.choice([".", ",", ";", "*"]) if value else value
