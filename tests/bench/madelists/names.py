# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up names, of which some are met more often than others, and slips of the keys."""

STARTS = ["b", "br", "c", "ch", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "r", "s", "sh", "st", "t", "tr", "v", "w"]
VOWELS = ["a", "e", "i", "o", "u", "ai", "ee", "ou"]
ENDS = ["", "", "n", "r", "s", "l", "tt", "ck", "nd", "ld", "m"]


def word(chance, syllables=(1, 2, 2, 3)):
    parts = [chance.choice(STARTS) + chance.choice(VOWELS) for _ in range(chance.choice(syllables))]
    return ("".join(parts) + chance.choice(ENDS)).capitalize()


def words(chance, count, syllables=(1, 2, 2, 3)):
    known = {}
    while len(known) < count:
        known.setdefault(word(chance, syllables))
    return list(known)


class Frequent:
    """Picks the first ones more often than the last ones, as names are met."""

    def __init__(self, values, slope=0.7):
        self.values = values
        self.weights = [1 / (place + 3) ** slope for place in range(len(values))]

    def pick(self, chance):
        return chance.choices(self.values, self.weights)[0]


def slipped(chance, text):
    if len(text) < 4:
        return text
    at = chance.randrange(1, len(text) - 1)
    return chance.choice([text[:at] + text[at + 1] + text[at] + text[at + 2:], text[:at] + text[at + 1:],
                          text[:at] + chance.choice("aeinrst") + text[at:]])
