# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks by example with dates, times, telephone numbers, amounts and sizes."""
from . import checks, words
from .tasks import task


def date(chance):
    return chance.randint(1950, 2025), chance.randint(1, 12), chance.randint(1, 28)


def iso(of):
    return "{}-{:02}-{:02}".format(*of)


@task()
def day_first_to_year_first(chance, form):
    of = date(chance)
    return "{2:02}.{1:02}.{0}".format(*of), iso(of)


@task()
def month_first_to_year_first(chance, form):
    of = date(chance)
    return "{1}/{2}/{0}".format(*of), iso(of)


@task()
def year_first_to_day_first(chance, form):
    of = date(chance)
    return iso(of), "{2:02}/{1:02}/{0}".format(*of)


@task()
def month_name_to_number(chance, form):
    of = date(chance)
    return f"{words.MONTHS['en'][of[1] - 1]} {of[2]}, {of[0]}", iso(of)


@task()
def german_month_name_to_number(chance, form):
    of = date(chance)
    return f"{of[2]}. {words.MONTHS['de'][of[1] - 1]} {of[0]}", iso(of)


@task()
def number_to_month_name(chance, form):
    of = date(chance)
    return iso(of), f"{of[2]} {words.MONTHS['en'][of[1] - 1]} {of[0]}"


@task(forms=2)
def dates_of_two_forms(chance, form):
    of = date(chance)
    return "{0}/{1:02}/{2:02}".format(*of) if form else "{2}.{1}.{0}".format(*of), iso(of)


@task()
def run_together_date(chance, form):
    of = date(chance)
    return "{}{:02}{:02}".format(*of), iso(of)


@task()
def two_digit_year(chance, form):
    of = (chance.randint(2001, 2024), *date(chance)[1:])
    return f"{of[2]:02}.{of[1]:02}.{of[0] % 100:02}", iso(of)


@task(right_already=0)
def year_of_date(chance, form):
    of = date(chance)
    return "{2:02}.{1:02}.{0}".format(*of), str(of[0])


@task()
def date_without_time(chance, form):
    of = date(chance)
    return f"{iso(of)} {chance.randint(0, 23):02}:{chance.randint(0, 59):02}:00", iso(of)


@task()
def twelve_to_twenty_four_hours(chance, form):
    hour, minute = chance.randint(1, 23), chance.randint(0, 59)
    return f"{hour % 12 or 12}:{minute:02} {'a.m.' if hour < 12 else 'p.m.'}", f"{hour:02}:{minute:02}"


@task()
def colon_in_time(chance, form):
    hour, minute = chance.randint(0, 23), chance.randint(0, 59)
    return f"{hour:02}{minute:02}", f"{hour:02}:{minute:02}"


@task()
def duration(chance, form):
    hours, minutes = chance.randint(1, 12), chance.randint(10, 59)
    return f"{hours} h {minutes} min", f"{hours}:{minutes}"


@task()
def dots_to_brackets(chance, form):
    area, rest = words.digits(chance, 3, "23456789"), words.digits(chance, 4)
    return f"{area}.555.{rest}", f"({area}) 555-{rest}"


@task(forms=2)
def telephone_of_two_forms(chance, form):
    area, rest = words.digits(chance, 3, "23456789"), words.digits(chance, 4)
    return f"+1{area}555{rest}" if form else f"{area}-555-{rest}", f"({area}) 555-{rest}"


@task(forms=2)
def bare_digits_and_blanks(chance, form):
    area, rest = words.digits(chance, 3, "23456789"), words.digits(chance, 4)
    return f"{area} 555 {rest}" if form else f"{area}555{rest}", f"({area}) 555-{rest}"


@task()
def abroad(chance, form):
    area, rest = words.digits(chance, chance.choice([2, 3, 4]), "23456789"), words.digits(chance, chance.choice([6, 7]))
    return f"0{area} {rest}", f"+49 {area} {rest}"


@task()
def extension_dropped(chance, form):
    number = f"555-{words.digits(chance, 4)}"
    return f"{number} ext. {chance.randint(1, 99)}", number


@task()
def padded(chance, form):
    number = chance.randint(1, 9999)
    return str(number), f"{number:06}"


@task()
def zeros_taken_away(chance, form):
    number = chance.randint(1, 99999)
    return f"{number:08}", str(number)


@task(forms=2)
def ounces(chance, form):
    size = chance.choice([8.4, 12, 16, 24, 32])
    return (f"{size} OZ." if form else f"{size:.1f} oz"), f"{size:g}"


@task()
def thousands(chance, form):
    amount = chance.uniform(1000, 90000)
    return f"{amount:,.2f}", f"{amount:.2f}"


@task()
def decimal_comma(chance, form):
    amount = chance.uniform(1, 900)
    return f"{amount:.2f}".replace(".", ","), f"{amount:.2f}"


@task()
def comma_and_thousands(chance, form):
    amount = chance.uniform(1000, 99000)
    return f"{amount:,.2f}".translate(str.maketrans(",.", ".,")), f"{amount:.2f}"


@task(forms=2)
def currency_behind(chance, form):
    amount = f"{chance.uniform(1, 900):.2f}"
    return (f"USD {amount}" if form else f"${amount}"), f"{amount} USD"


@task()
def brackets_to_minus(chance, form):
    amount = f"{chance.uniform(1, 900):.2f}"
    return (f"({amount})", f"-{amount}") if chance.random() < 0.5 else (amount, amount)


@task()
def percent_sign_dropped(chance, form):
    share = f"{chance.uniform(0.1, 60):.1f}"
    return share + chance.choice([" %", "%"]), share


@task(right_already=0)
def middle_size(chance, form):
    sizes = [chance.randint(5, 120) for _ in range(3)]
    return "{} x {} x {} cm".format(*sizes), str(sizes[1])


@task(right_already=0)
def first_of_two_coordinates(chance, form):
    north, east = f"{chance.uniform(40, 60):.4f}", f"{chance.uniform(0, 20):.4f}"
    return f"{north}, {east}", north


@task()
def account_without_blanks(chance, form):
    account = checks.iban("DE", words.digits(chance, 18, "123456789"))
    return " ".join(account[at:at + 4] for at in range(0, 22, 4)), account


@task()
def account_in_groups(chance, form):
    account = checks.iban("DE", words.digits(chance, 18, "123456789"))
    return account, " ".join(account[at:at + 4] for at in range(0, 22, 4))


@task()
def card_masked(chance, form):
    card = checks.luhn("4929" + words.digits(chance, 11))
    return card, "************" + card[-4:]


@task(right_already=0)
def page_of_pages(chance, form):
    page = chance.randint(1, 40)
    return f"Page {page} of {page + chance.randint(0, 20)}", str(page)
