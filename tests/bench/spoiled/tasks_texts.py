# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks by example with codes, texts and lists."""
from . import words
from .tasks import task

COLOURS = ["red", "dark blue", "green", "olive", "light grey", "white", "black", "orange"]
THINGS = ["oak shelf", "pine box", "lamp", "bench", "steel drawer", "table"]
FIELDS = ["delivery date", "unit price", "customer number", "street", "date of birth", "account", "net weight"]


def letters(chance, count):
    return "".join(chance.choice("ABCDEFGHKLMNPRSTUVWXYZ") for _ in range(count))


@task()
def prefix_removed(chance, form):
    number = words.digits(chance, chance.choice([4, 5]))
    return f"SKU: {number}", number


@task()
def prefix_added(chance, form):
    number = words.digits(chance, 5)
    return number, f"AB-{number}"


@task(forms=2)
def dash_in_code(chance, form):
    two, number = letters(chance, 2), words.digits(chance, 4)
    return f"{two} {number}" if form else two + number, f"{two}-{number}"


@task()
def code_in_groups(chance, form):
    code = letters(chance, 2) + words.digits(chance, 6) + letters(chance, 1)
    return code, f"{code[:2]} {code[2:4]} {code[4:6]} {code[6:8]} {code[8]}"


@task(right_already=0)
def id_of_parts(chance, form):
    last, year = chance.choice(words.LAST["US"] + words.LAST["GB"][:7]), chance.randint(1950, 2005)
    return f"{last} {chance.choice(words.FIRST['US'])} {year}", f"{last[:3].upper()}-{year % 100:02}"


@task(right_already=0)
def number_with_year_of_other_field(chance, form):
    year, number = chance.randint(2019, 2025), f"{chance.randint(1, 9999):04}"
    return number, f"{year}/{number}", {"year": str(year)}


@task(right_already=0)
def size_with_unit_of_other_field(chance, form):
    size, unit = str(chance.randint(1, 400)), chance.choice(["kg", "g", "l", "ml"])
    return size, f"{size} {unit}", {"unit": unit}


@task(right_already=0)
def between_brackets(chance, form):
    colour = chance.choice(COLOURS)
    return f"{chance.choice(THINGS)} ({colour})", colour


@task()
def brackets_dropped(chance, form):
    thing = chance.choice(THINGS)
    return f"{thing} ({chance.choice(COLOURS)})", thing


@task(right_already=0)
def second_of_list(chance, form):
    colours = chance.sample(COLOURS, chance.randint(3, 4))
    return "; ".join(colours), colours[1]


@task(right_already=0)
def last_of_list(chance, form):
    colours = chance.sample(COLOURS, chance.randint(2, 4))
    return ", ".join(colours), colours[-1]


@task()
def separators_of_list(chance, form):
    colours = chance.sample(COLOURS, chance.randint(2, 4))
    return ";".join(colours), ", ".join(colours)


@task()
def underscores_to_words(chance, form):
    name = chance.choice(FIELDS)
    return name.replace(" ", "_"), name.capitalize()


@task()
def words_to_capitals(chance, form):
    name = chance.choice(FIELDS) + " " + chance.choice("ABCDEF")
    return name.lower(), name.upper()


@task(right_already=0)
def version_without_patch(chance, form):
    parts = [chance.randint(0, 24) for _ in range(3)]
    return "v{}.{}.{}".format(*parts), "{}.{}".format(*parts)


@task(right_already=0)
def level_of_line(chance, form):
    level = chance.choice(["ERROR", "WARNING", "INFO", "NOTICE"])
    time = f"{chance.randint(0, 23):02}:{chance.randint(0, 59):02}:{chance.randint(0, 59):02}"
    return f"[2024-03-{chance.randint(1, 28):02} {time}] {level} {chance.choice(THINGS)}: {chance.choice(COLOURS)}", level


@task(right_already=0)
def author_and_year(chance, form):
    last, first = chance.choice(words.LAST["GB"]), chance.choice(words.FIRST["GB"])
    year = chance.randint(1980, 2024)
    return f"{last}, {first[0]}. ({year}). On {chance.choice(THINGS)}s.", f"{last} {year}"


@task(right_already=0)
def letter_for_word(chance, form):
    return chance.choice([("F", "female"), ("M", "male")])


@task()
def half_known_prefix(chance, form):
    number = words.digits(chance, 6)
    return chance.choice(["No. ", "Nr. ", "no "]) + number, number


@task(forms=2)
def letters_of_form(chance, form):
    letter, whole, part = letters(chance, 1), words.digits(chance, 2), chance.randint(0, 9)
    return f"{letter.lower()}{whole}.{part}" if form else f"{letter} {whole}.{part}", f"{letter}{whole}.{part}"


@task()
def full_stop_dropped(chance, form):
    text = f"{chance.choice(COLOURS)} {chance.choice(THINGS)}"
    return text + chance.choice([".", "."]), text


@task()
def quotation_marks_dropped(chance, form):
    text = f"{chance.choice(COLOURS)} {chance.choice(THINGS)}"
    return f'"{text}"', text


@task(right_already=0)
def hours_of_opening(chance, form):
    begin, end = chance.randint(7, 10), chance.randint(16, 20)
    return f"{begin} - {end} Uhr", f"{begin:02}:00-{end:02}:00"
