# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers with a check digit, and whether a number is one."""


def ean(body):
    total = sum(int(digit) * (3 if at % 2 else 1) for at, digit in enumerate(reversed(body), 1))
    return body + str(-total % 10)


def is_ean(text):
    return text.isdigit() and len(text) in (8, 13) and ean(text[:-1]) == text


def luhn(body):
    doubled = [sum(divmod(2 * int(digit), 10)) if at % 2 == 0 else int(digit) for at, digit in enumerate(reversed(body))]
    return body + str(-sum(doubled) % 10)


def is_luhn(text):
    return text.isdigit() and luhn(text[:-1]) == text


def _letters_as_numbers(text):
    return int("".join(str(int(sign, 36)) for sign in text))


def iban(country, account):
    return f"{country}{98 - _letters_as_numbers(account + country + '00') % 97:02d}{account}"


def is_iban(text):
    if not (text.isalnum() and text[:2].isalpha() and text[2:4].isdigit()):
        return False
    return _letters_as_numbers(text[4:] + text[:4]) % 97 == 1


def issn(body):
    rest = -sum(int(digit) * weight for digit, weight in zip(body, range(8, 1, -1))) % 11
    return f"{body[:4]}-{body[4:]}{'X' if rest == 10 else rest}"


def is_issn(text):
    return len(text) == 9 and text[4] == "-" and (text[:4] + text[5:8]).isdigit() and issn(text[:4] + text[5:8]) == text


def german_vat(body):
    rest = 10
    for digit in body:
        total = (int(digit) + rest) % 10 or 10
        rest = 2 * total % 11
    return f"DE{body}{(11 - rest) % 10}"


def is_german_vat(text):
    return text[:2] == "DE" and len(text) == 11 and text[2:].isdigit() and german_vat(text[2:10]) == text


IS_RIGHT = {"iban": is_iban, "isbn": is_ean, "issn": is_issn, "vat": is_german_vat, "card": is_luhn}


def neighbours_swapped(text):
    """The text with two neighbouring signs swapped, once for each pair that differs."""
    return [text[:at] + text[at + 1] + text[at] + text[at + 2:] for at in range(len(text) - 1) if text[at] != text[at + 1]]
