# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks by example with names, mail, web, paths and addresses."""
from . import words
from .people import person, street
from .tasks import task

MIDDLE = ["Maria", "Lee", "Jane", "Otto"]


def someone(chance, country=None):
    return person(chance, country or chance.choice(["DE", "GB", "US", "FR"]))


def town(chance, country="DE"):
    return chance.choice(words.COUNTRIES[country][3])


@task(right_already=0)
def initials(chance, form):
    first, last = someone(chance)
    return f"{first} {last}", f"{first[0]}.{last[0]}."


@task()
def last_name_first(chance, form):
    first, last = someone(chance)
    return f"{first} {last}", f"{last}, {first}"


@task()
def first_name_first(chance, form):
    first, last = someone(chance)
    return f"{last}, {first}", f"{first} {last}"


@task(right_already=0)
def first_name_only(chance, form):
    first, last = someone(chance)
    return f"{first} {last}", first


@task(forms=2, right_already=0)
def last_name_with_and_without_middle(chance, form):
    first, last = someone(chance)
    return f"{first} {chance.choice(MIDDLE)} {last}" if form else f"{first} {last}", last


@task()
def first_name_to_initial(chance, form):
    first, last = someone(chance)
    return f"{first} {last}", f"{first[0]}. {last}"


@task(forms=2)
def middle_initial_dropped(chance, form):
    first, last = someone(chance)
    middle = chance.choice(MIDDLE)
    return f"{first} {middle if form else middle[0] + '.'} {last}", f"{first} {last}"


@task()
def title_dropped(chance, form):
    first, last = someone(chance)
    return f"{chance.choice(['Dr.', 'Prof.', 'Mr', 'Ms'])} {first} {last}", f"{first} {last}"


@task(forms=2)
def capitals_to_names(chance, form):
    first, last = chance.choice(words.FIRST["US"]), chance.choice(["Tillman", "Yardley", "Carmody", "Bramley", "Langston"])
    name = f"{first} {last}"
    return name.lower() if form else name.upper(), name


@task(right_already=0)
def user_code(chance, form):
    first, last = someone(chance, "GB")
    return f"{first} {last}", (first[0] + last).lower()


@task(right_already=0)
def mail_of_name_and_other_field(chance, form):
    first, last = someone(chance, "US")
    return first, f"{first.lower()}.{last.lower()}@example.org", {"last": last}


@task(right_already=0)
def full_name_with_other_field(chance, form):
    first, last = someone(chance)
    return last, f"{first} {last}", {"first": first}


@task(right_already=0)
def domain_of_mail(chance, form):
    first, last = someone(chance)
    host = words.plain(town(chance)) + chance.choice([".example.org", ".example.com", ".example.net"])
    return f"{words.plain(first)}.{words.plain(last)}@{host}", host


@task(right_already=0)
def user_of_mail(chance, form):
    first, last = (words.plain(part) for part in someone(chance))
    user = chance.choice([f"{first}.{last}", last, f"{first}_{last}", f"{first}{chance.randint(1, 99)}"])
    return f"{user}@example.org", user


@task(forms=2)
def host_of_web_address(chance, form):
    host = words.plain(town(chance)) + chance.choice([".example.org", ".example.com"])
    return f"{'http' if form else 'https'}://www.{host}/{chance.choice(['news', 'shop/list', 'about'])}", host


@task()
def scheme_added(chance, form):
    host = "www." + words.plain(town(chance)) + chance.choice([".example.org", ".example.com"])
    return host, "https://" + host


@task()
def mail_written_out(chance, form):
    first, last = (words.plain(part) for part in someone(chance))
    return f"{first} dot {last} at example dot org", f"{first}.{last}@example.org"


@task(right_already=0)
def file_name_of_path(chance, form):
    name = f"{words.plain(town(chance))}{chance.randint(1, 99)}.{chance.choice(['pdf', 'csv', 'xlsx'])}"
    folders = "/".join(chance.choice(["scans", "in", "2024", "archive", "post"]) for _ in range(chance.randint(1, 4)))
    return f"/{folders}/{name}", name


@task(right_already=0)
def file_ending(chance, form):
    ending = chance.choice(["pdf", "csv", "xlsx", "jpeg"])
    return f"{words.plain(town(chance))}{chance.choice(['', '.v2', '.final'])}.{ending}", ending


@task()
def file_name_without_ending(chance, form):
    name = f"{words.plain(town(chance))}_{chance.randint(1, 400)}"
    return f"{name}.{chance.choice(['pdf', 'csv', 'xlsx'])}", name


@task(right_already=0)
def folder_of_path(chance, form):
    folders = "\\".join(chance.choice(["scans", "in", "2024", "archive", "post"]) for _ in range(chance.randint(1, 3)))
    return f"C:\\{folders}\\{words.plain(town(chance))}.pdf", f"C:\\{folders}"


@task()
def house_number_behind(chance, form):
    number, name = street(chance, "US").split(" ", 1)
    return f"{number} {name}", f"{name} {number}"


@task(right_already=0)
def house_number_only(chance, form):
    line = street(chance, chance.choice(["DE", "ES"]))
    return line, line.rsplit(" ", 1)[1]


@task()
def street_written_out(chance, form):
    name, number = chance.choice(["Garten", "Schul", "Linden", "Berg", "Haupt"]), chance.randint(1, 99)
    return f"{name}str. {number}", f"{name}straße {number}"


@task(right_already=0)
def postcode_of_line(chance, form):
    post = words.postcode(chance, "DE")
    return f"{street(chance, 'DE')}, {post} {town(chance)}", post


@task(right_already=0)
def town_of_line(chance, form):
    where = town(chance)
    return f"{street(chance, 'DE')}, {words.postcode(chance, 'DE')} {where}", where


@task()
def town_without_postcode(chance, form):
    where = town(chance, chance.choice(["DE", "US", "FR"]))
    return f"{words.postcode(chance, 'DE')} {where}", where


@task(right_already=0)
def town_with_country_of_other_field(chance, form):
    country = chance.choice(["DE", "FR", "GB"])
    where = town(chance, country)
    return where, f"{where} ({country})", {"country": country}


@task()
def state_behind_town_dropped(chance, form):
    where = town(chance, "US")
    return f"{where} {chance.choice(['OR', 'IN', 'CA', 'TX', 'ME'])}", where
