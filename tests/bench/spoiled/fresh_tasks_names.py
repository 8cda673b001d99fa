# SPDX-License-Identifier: GPL-3.0-or-later
"""Fresh tasks by example with names, addresses, mail, web and files."""
from .fresh_tasks import task
from .fresh_words import (ENGLISH_ROADS, FAMILY, GERMAN_ROADS, GIVEN, GOODS, TINTS, TOWNS, capitals, day, figures, name, plain)

TOPICS = ["prune", "roses", "mend", "chairs", "bread", "winter", "paint", "walls", "bees", "apples", "pickle", "lemons", "soil", "tools"]


# --- names

@task(forms=2)
def surname_then_all_initials(chance, form):
    given, last = chance.sample(GIVEN, form + 1), chance.choice(FAMILY)
    return f"{' '.join(given)} {last}", f"{last}, {' '.join(each[0] + '.' for each in given)}"


@task(right_already=0)
def salutation_of_a_letter(chance, form):
    first, last = name(chance)
    title = chance.choice(["Mr", "Ms", "Dr", "Prof"])
    return f"{title} {first} {last}", f"Dear {title} {last}"


@task()
def birth_name_left_out(chance, form):
    first, last = name(chance)
    return f"{last} geb. {chance.choice(FAMILY)}, {first}", f"{first} {last}"


@task()
def surname_in_capitals_behind(chance, form):
    first, second, last = *chance.sample(GIVEN, 2), chance.choice(FAMILY)
    given = chance.choice([first, f"{first}-{second}"])
    return f"{last.upper()} {given}", f"{given} {last}"


@task(right_already=0)
def couple_with_one_surname(chance, form):
    first, second, last = *chance.sample(GIVEN, 2), chance.choice(FAMILY)
    return f"{first} & {second} {last}", f"{first} {last}; {second} {last}"


@task(right_already=0)
def first_author_and_others(chance, form):
    authors = [f"{last}, {chance.choice(GIVEN)[0]}." for last in chance.sample(FAMILY, chance.randint(2, 4))]
    return "; ".join(authors), authors[0].split(",")[0] + " et al."


@task()
def authors_as_medicine_cites_them(chance, form):
    authors = [(chance.choice(GIVEN)[0], last) for last in chance.sample(FAMILY, chance.randint(2, 3))]
    return ", ".join(f"{letter}. {last}" for letter, last in authors), ", ".join(f"{last} {letter}" for letter, last in authors)


@task(forms=2, right_already=0)
def generation_behind_name(chance, form):
    first, last = name(chance)
    suffix = chance.choice(["Jr.", "Sr.", "III"])
    return (f"{first} {last} {suffix}", f"{last}, {first}, {suffix}") if form else (f"{first} {last}", f"{last}, {first}")


@task(forms=2)
def hyphen_kept_in_initials(chance, form):
    first, second, last = *chance.sample(GIVEN, 2), chance.choice(FAMILY)
    return (f"{first}-{second} {last}", f"{first[0]}.-{second[0]}. {last}") if form else (f"{first} {last}", f"{first[0]}. {last}")


@task()
def hungarian_doctor(chance, form):
    first, last = name(chance)
    return f"Dr. {first} {last}", f"dr. {last} {first}"


@task(right_already=0)
def person_of_mail(chance, form):
    first, last = (plain(each) for each in name(chance))
    return f"{first}.{last}@{chance.choice(['example.org', 'mail.example.com'])}", f"{first.title()} {last.title()}"


@task(right_already=0)
def login_with_number_of_other_field(chance, form):
    first, last = name(chance)
    number = chance.randint(100, 999)
    return f"{first} {last}", f"{plain(first)[0]}{plain(last)}{number}", {"personnel": f"00{number}"}


@task(right_already=0)
def name_of_mail_header(chance, form):
    first, last = name(chance)
    return f"{last}, {first} <{plain(first)[0]}.{plain(last)}@example.net>", f"{first} {last}"


@task(right_already=0)
def runner_of_result_list(chance, form):
    first, last = name(chance)
    return (f"{chance.randint(1, 40)}. {first} {last} ({chance.choice(['GER', 'GBR', 'POL', 'FRA', 'ITA'])}) "
            f"{chance.uniform(9.5, 80):.2f}"), f"{first} {last}"


# --- addresses

@task()
def address_of_web_page(chance, form):
    parts = [f"{chance.randint(1, 99)} {chance.choice(ENGLISH_ROADS)}", chance.choice(TOWNS), post(chance)]
    return "<br/>".join(parts), ", ".join(parts)


def post(chance):
    return f"{capitals(chance, 2)}{chance.randint(1, 29)} {chance.randint(1, 9)}{capitals(chance, 2)}"


@task(right_already=0)
def address_of_four_fields(chance, form):
    road, house, code, town = chance.choice(GERMAN_ROADS), str(chance.randint(1, 99)), figures(chance, 5), chance.choice(TOWNS)
    return road, f"{road} {house}, {code} {town}", {"house": house, "code": code, "town": town}


@task(right_already=0)
def state_of_american_line(chance, form):
    state = chance.choice(["OR", "TX", "ME", "NV", "OH", "WA", "GA"])
    code = figures(chance, 5) + chance.choice(["", "", f"-{figures(chance, 4)}"])
    return f"{chance.choice(TOWNS)}, {state} {code}", state


@task()
def zip_with_four_more(chance, form):
    code, more = figures(chance, 5, "0123456789"), figures(chance, 4)
    return code + more, f"{code}-{more}"


@task()
def flat_behind_street(chance, form):
    flat, road = f"Flat {chance.randint(1, 30)}{chance.choice(['', '', 'A', 'B'])}", chance.choice(ENGLISH_ROADS)
    road = f"{chance.randint(1, 99)} {road}"
    return f"{flat}, {road}", f"{road}, {flat}"


@task(forms=2)
def dutch_postcode(chance, form):
    number, letters = figures(chance, 4), capitals(chance, 2)
    return f"{number} {letters.lower()}" if form else number + letters, f"{number} {letters}"


@task(forms=2)
def post_box(chance, form):
    number, town = figures(chance, chance.choice([2, 3, 4])), chance.choice(TOWNS)
    return (f"POB {number}, {town}" if form else f"P.O. Box {number}, {town}"), f"PO Box {number}, {town}"


@task(forms=3)
def country_letter_to_the_end(chance, form):
    letter, code = (("D", "DE"), ("F", "FR"), ("A", "AT"))[form]
    number, town = figures(chance, 4 if letter == "A" else 5), chance.choice(TOWNS)
    return f"{letter}-{number} {town}", f"{number} {town}, {code}"


@task(right_already=0)
def first_half_of_postcode(chance, form):
    code = post(chance)
    return f"{chance.choice(TOWNS)} {code}", code.split(" ")[0]


@task()
def polish_flat(chance, form):
    road = chance.choice(["Polna", "Lipowa", "Długa", "Nowy Świat", "Mostowa", "Wodna"])
    house, flat = chance.randint(1, 150), chance.randint(1, 60)
    return f"{road} {house}/{flat}", f"ul. {road} {house} m. {flat}"


# --- web and files

@task(right_already=0)
def number_in_link(chance, form):
    number = figures(chance, chance.choice([3, 4, 5]))
    return (f"https://shop.example.com/{chance.choice(['item', 'en/item', 'sale/view'])}?id={number}"
            f"&lang={chance.choice(['de', 'en', 'fr'])}"), number


@task()
def tracking_cut_off_link(chance, form):
    page = f"https://{chance.choice(['www.', ''])}example.org/{chance.choice(TOPICS)}/{figures(chance, 3)}"
    return f"{page}?utm_source={chance.choice(['news', 'mail', 'feed'])}", page


def heading(chance):
    return f"{chance.choice(['How to', 'Why we', 'When to'])} {' '.join(chance.sample(TOPICS, chance.randint(2, 4)))}"


@task(right_already=0)
def heading_of_slug(chance, form):
    text = heading(chance)
    return f"/blog/{text.lower().replace(' ', '-')}", text


@task()
def slug_of_heading(chance, form):
    text = heading(chance)
    return text + chance.choice(["", "?", "!"]), text.lower().replace(" ", "-")


@task()
def scan_with_day_and_number(chance, form):
    of, number = day(chance, 2018), chance.randint(1, 900)
    return f"Scan_{of:%Y%m%d}_{number:04}.pdf", f"{of:%Y-%m-%d} no. {number}"


@task(right_already=0)
def size_in_name_of_picture(chance, form):
    width, height = chance.randint(20, 400) * 10, chance.randint(20, 300) * 10
    name_of = f"{chance.choice(GOODS)}-{chance.choice(TINTS)}".lower().replace(" ", "-")
    return f"{name_of}-{width}x{height}.{chance.choice(['jpg', 'png', 'webp'])}", f"{width} x {height}"


@task(right_already=0)
def path_to_link(chance, form):
    folders = [chance.choice(["post", "in box", "scans", "2023", "old files"]) for _ in range(chance.randint(1, 3))]
    path = "\\".join([chance.choice("CDS") + ":", *folders, f"{chance.choice(GOODS)} {chance.randint(1, 99)}.pdf"])
    return path, "file:///" + path.replace("\\", "/").replace(" ", "%20")


@task()
def doubled_ending_of_file(chance, form):
    stem = f"{plain(chance.choice(TOWNS))}-{chance.randint(1, 400)}"
    ending = chance.choice(["pdf", "docx", "csv"])
    return f"Copy of {stem}.{ending}.{ending}", f"{stem}.{ending}"
