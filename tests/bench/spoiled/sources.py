# SPDX-License-Identifier: GPL-3.0-or-later
"""Several sources of one fact: forty tell the times of a hundred flights, each in its own form, some rarely right, some
with the mistakes of another that they copy. The flights are made up. A second set, held back, has fewer and worse sources."""
import dataclasses
import random

from .words import digits


@dataclasses.dataclass(frozen=True)
class Choices:
    """How many there are, in what they are wrong and silent, and how many of the forms are the usual one."""
    seed: str
    sources: int
    flights: int
    copying: int
    wrong: tuple
    silent: tuple
    usual: int


SEEN = Choices("several sources", 40, 100, 9, (0.03, 0.05, 0.1, 0.2, 0.4), (0, 0.02, 0.2), 10)
HELD_BACK = Choices("other sources", 18, 70, 5, (0.05, 0.15, 0.3, 0.5), (0, 0.1, 0.3), 8)

HEADER = ["source", "flight", "planned departure", "departure", "planned arrival", "arrival"]


def usual(minutes):
    """The form of most sources, in which the truth is told: 7:05 a.m."""
    hour, minute = minutes // 60 % 24, minutes % 60
    return f"{hour % 12 or 12}:{minute:02} {'a.m.' if hour < 12 else 'p.m.'}"


FORMS = (lambda minutes: f"{minutes // 60 % 24:02}:{minutes % 60:02}",
         lambda minutes: usual(minutes).replace(" a.m.", "a").replace(" p.m.", "p"),
         lambda minutes: usual(minutes).replace(".", "").upper(),
         lambda minutes: "Dec 2 " + usual(minutes))


class Source:
    def __init__(self, chance, name, choices):
        self.name, self.form = name, chance.choice((*choices.usual * (usual,), *FORMS))
        self.wrong, self.silent = chance.choice(choices.wrong), chance.choice(choices.silent)
        self.knows, self.told = chance.uniform(0.55, 1), {}

    def tell(self, chance, flight, times, rumours):
        """What it says of a flight: right, what is rumoured, a time of its own, or nothing."""
        self.told[flight] = [None if chance.random() < self.silent
                             else minutes if chance.random() > self.wrong
                             else rumour if chance.random() < 0.4
                             else minutes + chance.choice([-60, -25, -10, -5, 5, 10, 15, 30, 60])
                             for minutes, rumour in zip(times, rumours)]

    def copy(self, chance, other, flight):
        if flight in other.told and chance.random() < 0.9:
            self.told[flight] = list(other.told[flight])

    def row(self, flight):
        return [self.name, flight, *("" if minutes is None else self.form(minutes) for minutes in self.told[flight])]


def flights(chance, how_many):
    known = {}
    for number in range(how_many):
        planned, long = chance.randrange(1440), chance.randrange(60, 330)
        times = [planned, planned + chance.randrange(-5, 40), planned + long, planned + long + chance.randrange(-15, 60)]
        name = f"{chance.choice(['QA', 'ZB', 'XK'])}-{digits(chance, 4, '123456789')}-{chance.choice('ABCDE')}{number % 7}"
        known[name] = (times, [minutes + chance.choice([-45, -20, 20, 45]) for minutes in times])
    return known


def made(choices=SEEN):
    """What the sources tell, and what is so: two tables of the same shape."""
    chance = random.Random(choices.seed)
    known = flights(chance, choices.flights)
    sources = [Source(chance, f"source {number + 1:02}", choices) for number in range(choices.sources)]
    for source in sources:
        for flight, (times, rumours) in known.items():
            if chance.random() < source.knows:
                source.tell(chance, flight, times, rumours)
    for source in sources[-choices.copying:]:
        other = max(sources[:-choices.copying], key=lambda each: each.wrong * chance.random())
        for flight in known:
            source.copy(chance, other, flight)
    rows = [(source.row(flight), [source.name, flight, *map(usual, known[flight][0])])
            for source in sources for flight in source.told]
    chance.shuffle(rows)
    return [HEADER] + [told for told, _ in rows], [HEADER] + [right for _, right in rows]
