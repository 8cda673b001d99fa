# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of spoiling amounts (right: -1234.50), measures, shares, codes and numbers with a check digit."""
from . import checks
from .kinds import FIELDS, NEVER, RULE, kind


def with_thousands(value, separator, point="."):
    sign, digits = ("-", value[1:]) if value[:1] == "-" else ("", value)
    whole, _, rest = digits.partition(".")
    return sign + f"{int(whole):,}".replace(",", separator) + (point + rest if rest else "")


@kind("amount", RULE)
def amount_with_thousands(chance, value, record):
    return with_thousands(value, ",")


@kind("amount measure", RULE)
def amount_with_decimal_comma(chance, value, record):
    return with_thousands(value, ".", ",") if "." in value else value


@kind("amount", RULE)
def amount_with_currency(chance, value, record):
    before = {"US": "$", "GB": "£"}.get(record.country, "")
    return before + value if before else value + chance.choice([" €", " EUR"])


@kind("amount", RULE)
def amount_in_brackets(chance, value, record):
    return f"({value[1:]})" if value[:1] == "-" else value


@kind("amount", RULE)
def amount_with_trailing_minus(chance, value, record):
    return value[1:] + "-" if value[:1] == "-" else value


@kind("measure", RULE)
def measure_with_unit(chance, value, record):
    unit = {"weight": "kg", "width": "cm", "pages": "pages", "reading": "kWh", "pieces": "pcs"}
    name = next((name for name in unit if record.get(name) == value), "pieces")
    return f"{value} {unit[name]}{chance.choice(['', '', '.'])}"


@kind("percent", RULE)
def percent_with_sign(chance, value, record):
    return value + chance.choice(["%", " %"])


@kind("code zip", RULE)
def code_without_leading_zeros(chance, value, record):
    return value.lstrip("0") if value.isdigit() else value


def _one_prefix(right, spoiled, content, record):
    """Some codes have prefixes that say something: of these nobody knows which it was."""
    return NEVER if right in (record.get("article"), record.get("shelf")) else RULE


@kind("code", _one_prefix)
def code_without_prefix(chance, value, record):
    return value.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ-") or value


@kind("code", RULE)
def code_with_added_prefix(chance, value, record):
    return chance.choice(["No. ", "Nr. ", "#"]) + value


@kind("iban isbn card", RULE)
def number_in_groups(chance, value, record):
    if value.startswith("978"):
        return f"{value[:3]}-{value[3]}-{value[4:8]}-{value[8:12]}-{value[12]}"
    return " ".join(value[at:at + 4] for at in range(0, len(value), 4))


@kind("vat issn", RULE)
def number_with_blanks_or_dashes(chance, value, record):
    if not value:
        return value
    return value.replace("-", "") if "-" in value else f"{value[:2]} {value[2:5]} {value[5:8]} {value[8:]}"


def _repeated(right, spoiled, content, record):
    """The numbers of suppliers and of series repeat, so that the near or the supplier's other one is known."""
    return {"vat": FIELDS, "issn": RULE}.get(content, NEVER)


def _only_swap(right, spoiled, content, record):
    put_right = [other for other in checks.neighbours_swapped(spoiled) if checks.IS_RIGHT[content](other)]
    return RULE if put_right == [right] else _repeated(right, spoiled, content, record)


@kind("iban isbn card vat issn", _only_swap)
def check_number_swapped(chance, value, record):
    """Two neighbouring digits swapped: known where no other swap gives a right number."""
    swapped = [other for other in checks.neighbours_swapped(value[4:]) if other.isdigit()] if value else []
    return value[:4] + chance.choice(swapped) if swapped else value


@kind("iban isbn card vat issn", _repeated)
def check_number_with_wrong_digit(chance, value, record):
    at = chance.randrange(5, len(value)) if value else 0
    return value[:at] + chance.choice("0123456789".replace(value[at], "")) + value[at + 1:] if value else value
