# SPDX-License-Identifier: GPL-3.0-or-later
"""Fresh tasks by example with days, times, telephones, amounts and units."""
from .fresh_tasks import task
from .fresh_words import FRENCH_DAYS, GOODS, MONTHS, amount, day, figures


# --- days

@task(right_already=0)
def quarter_of_day(chance, form):
    of = day(chance)
    return f"{of:%Y-%m-%d}", f"Q{(of.month - 1) // 3 + 1} {of.year}"


@task(forms=2)
def french_day_in_words(chance, form):
    of = day(chance).replace(day=1) if form else day(chance)
    number = "1er" if of.day == 1 else str(of.day)
    return f"{FRENCH_DAYS[of.weekday()]} {number} {MONTHS['fr'][of.month - 1]} {of.year}", f"{of:%d/%m/%Y}"


@task()
def spanish_day_in_words(chance, form):
    of = day(chance)
    return f"{of.day} de {MONTHS['es'][of.month - 1]} de {of.year}", f"{of:%Y-%m-%d}"


@task()
def polish_day_in_words(chance, form):
    of = day(chance)
    return f"{of.day} {MONTHS['pl'][of.month - 1]} {of.year} r.", f"{of:%d.%m.%Y}"


@task()
def italian_day_to_dashes(chance, form):
    of = day(chance, 2001)
    return f"{of.day} {MONTHS['it'][of.month - 1][:3]}. '{of:%y}", f"{of:%d-%m-%Y}"


@task()
def stamp_of_machines_for_people(chance, form):
    of = day(chance, 2015)
    hour, minute, second = chance.randint(0, 23), chance.randint(0, 59), chance.randint(0, 59)
    return f"{of:%Y-%m-%d}T{hour:02}:{minute:02}:{second:02}Z", f"{of:%d.%m.%Y} {hour:02}:{minute:02}"


@task()
def american_stamp(chance, form):
    of, hour, minute = day(chance, 2010), chance.randint(0, 23), chance.randint(0, 59)
    return (f"{of.month}/{of.day}/{of.year} {hour % 12 or 12}:{minute:02} {'PM' if hour > 11 else 'AM'}",
            f"{of:%Y-%m-%d} {hour:02}:{minute:02}")


@task(right_already=0)
def group_of_soldiers(chance, form):
    of, hour, minute = day(chance, 2010, 2024), chance.randint(0, 23), chance.randint(0, 59)
    return (f"{of.day:02}{hour:02}{minute:02}{MONTHS['en'][of.month - 1][:3].upper()}{of:%y}",
            f"{of:%Y-%m-%d} {hour:02}:{minute:02}")


@task()
def week_of_year(chance, form):
    week, year = chance.randint(1, 52), chance.randint(2012, 2025)
    return f"KW {week}/{year}", f"{year}-W{week:02}"


@task()
def month_of_card(chance, form):
    month, year = chance.randint(1, 12), chance.randint(2020, 2033)
    return f"{month:02}/{year % 100:02}", f"{year}-{month:02}"


@task()
def span_of_days_written_out(chance, form):
    of = day(chance, 2015)
    first, last = sorted(chance.sample(range(1, 29), 2))
    return f"{first}.-{last}.{of:%m.%Y}", f"{first:02}.{of:%m.%Y} - {last:02}.{of:%m.%Y}"


@task(right_already=0)
def decade_of_birth(chance, form):
    of = day(chance, 1921, 2009)
    return f"* {of:%d.%m.%Y}", f"{of.year // 10 * 10}s"


@task()
def season_of_two_years(chance, form):
    year = chance.randint(1975, 2024)
    return f"{year}/{(year + 1) % 100:02}", f"{year}-{year + 1}"


# --- times

@task()
def minutes_as_hours(chance, form):
    hours, minutes = chance.randint(1, 11), chance.randint(0, 59)
    return f"{hours * 60 + minutes} min", f"{hours}:{minutes:02} h"


@task(forms=3)
def duration_of_machines(chance, form):
    hours, minutes = chance.randint(1, 30), chance.randint(1, 59)
    return ((f"PT{hours}H{minutes}M", f"{hours} h {minutes} min"), (f"PT{minutes}M", f"{minutes} min"), (f"PT{hours}H", f"{hours} h"))[form]


@task()
def length_of_track(chance, form):
    minutes, seconds = chance.randint(0, 59), chance.randint(0, 59)
    return f"{minutes}'{seconds:02}\"", f"00:{minutes:02}:{seconds:02}"


@task(forms=2)
def shift_of_twelve_hours(chance, form):
    begin, end = chance.randint(5, 11), chance.randint(13, 22)
    first, last = (chance.choice(["15", "30", "45"]) if form else "00" for _ in range(2))
    of = (lambda hour, minute: f"{hour}:{minute}") if form else (lambda hour, minute: str(hour))
    return f"{of(begin, first)}am-{of(end - 12, last)}pm", f"{begin:02}:{first}-{end}:{last}"


@task()
def hours_with_point(chance, form):
    hours, quarter = chance.randint(0, 40), chance.randint(0, 3)
    return f"{hours + quarter / 4:.2f} h", f"{hours}:{quarter * 15:02}"


@task(forms=2)
def days_and_hours_opened(chance, form):
    days = "Mon Tue Wed Thu Fri Sat Sun".split()
    first, last = sorted(chance.sample(range(7), 2))
    of = f"{days[first]}-{days[last]}" if form else days[first]
    begin, end = chance.randint(6, 11), chance.randint(12, 22)
    return f"{of} {begin}-{end}", f"{of} {begin:02}:00-{end}:00"


@task()
def german_weekday_and_time(chance, form):
    at = chance.randrange(7)
    time = f"{chance.randint(7, 21):02}:{chance.randrange(0, 60, 5):02}"
    return (f"{'Mo Di Mi Do Fr Sa So'.split()[at]} {time}",
            f"{'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split()[at]}, {time}")


# --- telephones

@task()
def french_phone_in_pairs(chance, form):
    number = "0" + figures(chance, 9, "123456")
    return number, " ".join(number[at:at + 2] for at in range(0, 10, 2))


@task()
def british_phone_abroad(chance, form):
    area, rest = "1" + figures(chance, 3), figures(chance, 6)
    return f"(0{area}) {rest}", f"+44 {area} {rest}"


@task(forms=3)
def polish_phone_of_three_forms(chance, form):
    parts = [figures(chance, 3, "5678"), figures(chance, 3), figures(chance, 3)]
    return ("-".join(parts), "".join(parts), "+48 " + "".join(parts))[form], " ".join(parts)


@task(forms=2)
def swiss_phone(chance, form):
    rest = f"{figures(chance, 2, '234567')} {figures(chance, 3)} {figures(chance, 2)} {figures(chance, 2)}"
    return ("0" if form else "0041 ") + rest, "+41 " + rest


@task()
def first_of_two_phones(chance, form):
    first, second = (f"0{figures(chance, chance.choice([2, 3]))} {figures(chance, 7)}" for _ in range(2))
    return f"{first} / {second}", first


@task(right_already=0)
def country_of_phone(chance, form):
    code = chance.choice(["351", "49", "1", "44", "358", "47"])
    return f"+{code} {figures(chance, 2)} {figures(chance, 3)} {figures(chance, 4)}", code


@task(forms=2)
def extension_in_words(chance, form):
    number, more = f"555-{figures(chance, 4)}", chance.randint(10, 999)
    return f"{number} {'#' if form else 'x'}{more}", f"{number} ext. {more}"


# --- amounts and units

@task(forms=2)
def thousands_and_millions_short(chance, form):
    tenths = chance.randint(11, 990)
    return f"{tenths / 10:g}{'M' if form else 'k'}", str(tenths * (100000 if form else 100))


@task(forms=2)
def amount_of_switzerland(chance, form):
    value = chance.uniform(1000, 90000) if form else chance.uniform(1, 999)
    return f"CHF {value:,.2f}".replace(",", "'"), f"{value:.2f} CHF"


@task(forms=2)
def dash_for_no_cents(chance, form):
    value = chance.randint(1, 900)
    cents = f"{chance.randint(1, 99):02}" if form else "00"
    return f"{value},{cents if form else '–'} €", f"{value}.{cents}"


@task(forms=2)
def debit_and_credit(chance, form):
    value = f"{amount(chance):.2f}"
    return f"{value} {'H' if form else 'S'}", value if form else "-" + value


@task()
def price_per_unit(chance, form):
    price, unit = f"{chance.uniform(0.2, 90):.2f}", chance.choice(["kg", "m", "l", "piece", "hour"])
    return f"{price} EUR/{unit}", f"EUR {price} per {unit}"


@task()
def share_to_percent(chance, form):
    thousandths = chance.randint(1, 999)
    return f"{thousandths / 1000:g}", f"{thousandths / 10:g} %"


@task()
def feet_and_inches(chance, form):
    feet, inches = chance.randint(4, 19), chance.randint(0, 11)
    return f"{feet}'{inches}\"", f"{feet} ft {inches} in"


@task(forms=2)
def grams_and_comma_kilograms(chance, form):
    weight = chance.randint(5, 900) * 10
    return (f"{weight / 1000:g} kg".replace(".", ",") if form else f"{weight} g"), f"{weight / 1000:g} kg"


@task(forms=2)
def litres_to_millilitres(chance, form):
    hundredths = chance.randint(3, 300)
    return (f"{hundredths} cl" if form else f"{hundredths / 100:g} l"), f"{hundredths * 10} ml"


@task()
def tolerance(chance, form):
    size, more = f"{chance.uniform(1, 90):.1f}", f"{chance.uniform(0.1, 0.9):.1f}"
    right = f"{size} ± {more} mm"
    return right.replace("±", "+/-").replace(".", ","), right


@task()
def grouped_as_in_india(chance, form):
    number = str(chance.choice([chance.randint(100000, 9999999), chance.randint(10000000, 99999999)]))
    head, groups = number[:-3], [number[-3:]]
    while head:
        head, groups = head[:-2], [head[-2:], *groups]
    return number, ",".join(groups)


@task(right_already=0)
def lowest_of_price_range(chance, form):
    low = chance.randint(2, 80) * 5
    return f"€{low} – €{low + chance.randint(1, 40) * 5}", str(low)


@task(forms=2)
def yen_of_two_forms(chance, form):
    value = chance.randint(100, 99000) * 10
    return (f"{value:,}円" if form else f"¥{value:,}"), f"{value} JPY"


@task(right_already=0)
def discount_of_notice(chance, form):
    share = chance.choice([5, 10, 12, 15, 20, 25, 30, 33, 40, 50])
    return f"{chance.choice(GOODS)}: {share}% off from {chance.randint(2, 90)} pieces", f"{share} %"
