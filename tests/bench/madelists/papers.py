# SPDX-License-Identifier: GPL-3.0-or-later
"""Papers from two or three libraries: authors in another order or with initials, venues under a long or a short name. The same
title at a conference and in a journal are two papers, and so are notes of the same title in each year."""
import dataclasses
import random

from . import names


@dataclasses.dataclass(frozen=True)
class Choices:
    fields: tuple = ("title", "authors", "venue", "year")
    papers: int = 2300
    libraries: int = 2
    known: float = 0.93      # of the papers, by each library
    initials: float = 0.15   # of the papers, in the second library
    reordered: float = 0.1
    cut: float = 0.03        # of the titles
    extended: float = 0.05   # of the papers are there once more, in a journal
    notes: float = 0.05      # of the papers are notes of the same title every year
    slips: float = 0.03
    lost: float = 0.02       # of the authors' lists


KINDS = {
    "two libraries": Choices(),
    "with initials": Choices(initials=0.8, reordered=0.4),
    "with cut titles": Choices(cut=0.3),
    "three libraries": Choices(libraries=3, papers=1500),
    "with many notes": Choices(notes=0.15, extended=0.12),
    "without years": Choices(fields=("title", "authors", "venue")),
    "with number and pages": Choices(fields=("id", "title", "authors", "venue", "year", "pages")),
    "few in both": Choices(papers=3500, known=0.55),
}

# As each library calls them: a long name, a short one, and one between.
VENUES = [("International Conference on Handling of Records", "HAROD Conference", "Proc. HAROD", True),
          ("Very Wide Tables", "VWT", "Int. Conf. Very Wide Tables", True),
          ("HAROD Notes", "ACH HAROD Record", "HAROD Rec.", False),
          ("The VWT Journal - The International Journal on Very Wide Tables", "VWT J.", "Wide Tables Journal", False),
          ("ACH Transactions on Table Systems (TOTS)", "ACH Trans. Table Syst.", "TOTS", False)]
NOTES = ["Editorial", "Guest Editorial", "Chair's Message", "Book Review Column", "Editor's Notes", "Foreword", "Letter from the Editor"]
COMMON = ["query", "data", "system", "efficient", "database", "mining", "optimization", "distributed", "object", "semantic", "web",
          "parallel", "index", "join", "approximate", "spatial", "temporal", "warehouse", "transaction", "relational", "streams",
          "processing", "management", "XML", "schema", "views", "storage", "knowledge", "integration", "algorithms", "scalable"]
SMALL = ["for", "of", "in", "with", "and", "on", "over"]


@dataclasses.dataclass
class Paper:
    title: str
    authors: list
    venue: int
    year: int
    page: int


class Makers:
    def __init__(self, chance):
        self.chance = chance
        self.rare = names.Frequent([word.lower() for word in names.words(chance, 900, (2, 3))], 0.9)
        given, family = names.Frequent(names.words(chance, 250, (1, 2, 3))), names.Frequent(names.words(chance, 1200), 0.6)
        self.people = names.Frequent([(given.pick(chance), chance.choice(["", "", chance.choice("ABCDEFGHJKLMPRSTVW") + "."]),
                                       family.pick(chance)) for _ in range(1800)], 0.6)

    def authors(self):
        return list(dict.fromkeys(self.people.pick(self.chance) for _ in range(self.chance.choice([1, 2, 2, 3, 3, 4, 6]))))

    def title(self):
        chance = self.chance
        words = [chance.choice(COMMON) if chance.random() < 0.6 else self.rare.pick(chance) for _ in range(chance.choice([4, 5, 6, 7, 8]))]
        words.insert(chance.randrange(2, len(words)), chance.choice(SMALL))
        text = " ".join(words).title() if chance.random() < 0.7 else " ".join(words).capitalize()
        return f"{self.rare.pick(chance).upper()}: {text}" if chance.random() < 0.2 else text

    def paper(self, title=None, authors=None):
        chance = self.chance
        return Paper(title or self.title(), authors or self.authors(), chance.randrange(len(VENUES)), chance.randrange(1994, 2004),
                     chance.randrange(1, 600))

    def papers(self, choices):
        chance, made = self.chance, []
        while len(made) < choices.papers:
            if chance.random() < choices.notes:
                made.append(self.paper(chance.choice(NOTES), self.authors()[:1]))
                made[-1].venue = chance.choice([2, 3, 4])
                continue
            made.append(self.paper())
            if chance.random() < choices.extended:
                first = made[-1]
                first.venue = chance.choice([0, 1])
                again = self.paper(first.title, first.authors)
                again.venue, again.year = chance.choice([2, 3, 4]), min(2003, first.year + chance.choice([0, 1, 1, 2]))
                made.append(again)
        return made


class Library:
    def __init__(self, chance, number, choices):
        self.number, self.choices, self.isfirst = number, choices, number == 0
        self.lower = number > 0 and chance.random() < 0.5

    def author(self, author, initials):
        given, middle, family = author
        return " ".join(f"{given[0]}. {middle} {family}".split() if initials else f"{given} {middle} {family}".split())

    def authors(self, chance, authors):
        if not self.isfirst and chance.random() < self.choices.lost:
            return ""
        authors = list(authors)
        if not self.isfirst and chance.random() < self.choices.reordered:
            chance.shuffle(authors)
        initials = not self.isfirst and chance.random() < self.choices.initials
        return ", ".join(self.author(author if chance.random() < 0.9 else (author[0], "", author[2]), initials) for author in authors)

    def title(self, chance, title):
        if not self.isfirst and chance.random() < self.choices.cut:
            title = title.split(": ")[0] if ": " in title and chance.random() < 0.5 else " ".join(title.split()[:-2] if len(title.split()) > 4 else title.split())
        if chance.random() < self.choices.slips:
            title = names.slipped(chance, title)
        return title.lower().capitalize() if self.lower else title + (chance.choice(["", "."]) if self.isfirst else "")

    def row(self, chance, paper, number):
        pages = f"{paper.page}-{paper.page + 11}" if chance.random() < 0.8 else ""
        return {"id": f"{'abc'[self.number]}{number * 7 + 10000}", "title": self.title(chance, paper.title),
                "authors": self.authors(chance, paper.authors), "venue": VENUES[paper.venue][self.number], "year": str(paper.year), "pages": pages}


def made(seed, choices):
    chance = random.Random(seed)
    papers = Makers(chance).papers(choices)
    rows = []
    for number in range(choices.libraries):
        library = Library(chance, number, choices)
        part = [(str(label), library.row(chance, paper, at)) for at, (label, paper) in enumerate(
            (label, paper) for label, paper in enumerate(papers) if chance.random() < choices.known)]
        rows += part
    return [[label, *(row[field] for field in choices.fields)] for label, row in rows]
