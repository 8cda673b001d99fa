# SPDX-License-Identifier: GPL-3.0-or-later
"""Wider tasks by example with days, times, spans of time, measures and numbers."""
import datetime

from .wider_tasks import task

ITALIAN = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
DUTCH = "januari februari maart april mei juni juli augustus september oktober november december".split()
SWEDISH = "jan feb mars apr maj juni juli aug sep okt nov dec".split()
PORTUGUESE = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
CZECH = "ledna února března dubna května června července srpna září října listopadu prosince".split()
FINNISH = [f"{month}kuuta" for month in "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu".split()]
TURKISH = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split()
ENGLISH = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
GERMAN = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split()
TENS = ["", "ten", "twenty", "thirty", "forty", "fifty"]


def day(chance):
    return datetime.date(1960, 1, 1) + datetime.timedelta(days=chance.randrange(24000))


def ordinal(number):
    return f"{number}{'th' if 10 < number % 100 < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


@task()
def italian_day(chance, form):
    of = day(chance)
    return f"{of.day} {ITALIAN[of.month - 1]} {of.year}", of.isoformat()


@task()
def dutch_day(chance, form):
    of = day(chance)
    return f"{of.day} {DUTCH[of.month - 1]} {of.year}", f"{of:%d-%m-%Y}"


@task()
def swedish_short_day(chance, form):
    of = day(chance)
    return f"{of.day} {SWEDISH[of.month - 1]} {of.year}", of.isoformat()


@task()
def portuguese_day(chance, form):
    of = day(chance)
    return f"{of.day} de {PORTUGUESE[of.month - 1]} de {of.year}", f"{of:%d/%m/%Y}"


@task()
def czech_day(chance, form):
    of = day(chance)
    return f"{of.day}. {CZECH[of.month - 1]} {of.year}", of.isoformat()


@task()
def finnish_day(chance, form):
    of = day(chance)
    return f"{of.day}. {FINNISH[of.month - 1]} {of.year}", f"{of.day}.{of.month}.{of.year}"


@task()
def turkish_day(chance, form):
    of = day(chance)
    return f"{of.day} {TURKISH[of.month - 1]} {of.year}", of.isoformat()


@task()
def to_dutch_day(chance, form):
    of = day(chance)
    return of.isoformat(), f"{of.day} {DUTCH[of.month - 1]} {of.year}"


@task()
def month_and_year(chance, form):
    of = day(chance)
    return f"{ENGLISH[of.month - 1]} {of.year}", f"{of:%Y-%m}"


@task()
def month_and_short_year(chance, form):
    of = day(chance)
    return f"{ENGLISH[of.month - 1]}-{of:%y}", f"{of:%m/%y}"


@task()
def month_number_to_name(chance, form):
    of = day(chance)
    return f"{of:%m/%Y}", f"{GERMAN[of.month - 1]} {of.year}"


@task()
def month_in_a_reference(chance, form):
    of, number = day(chance), chance.randint(100, 999)
    return f"INV {number} {ENGLISH[of.month - 1].upper()} {of.year}", f"{of:%Y%m}-{number}"


@task()
def quarter_as_code(chance, form):
    quarter, year = chance.randint(1, 4), chance.randint(1998, 2026)
    return f"Q{quarter} {year}", f"{year}-Q{quarter}"


@task()
def quarter_to_first_day(chance, form):
    quarter, year = chance.randint(1, 4), chance.randint(1998, 2026)
    return f"Q{quarter} {year}", f"{year}-{3 * quarter - 2:02}-01"


@task()
def day_to_quarter(chance, form):
    of = day(chance)
    return of.isoformat(), f"{of.year} Q{(of.month + 2) // 3}"


@task()
def roman_quarter(chance, form):
    quarter, year = chance.randint(1, 4), chance.randint(1998, 2026)
    return f"{ROMAN[quarter - 1]}/{year}", f"{year}-Q{quarter}"


@task()
def calendar_week(chance, form):
    week, year = chance.randint(1, 52), chance.randint(2010, 2026)
    return f"KW {week}/{year}", f"{year}-W{week:02}"


@task()
def day_to_week(chance, form):
    of = day(chance)
    return f"{of:%d.%m.%Y}", "{0}-W{1:02}".format(*of.isocalendar())


@task()
def weekday_in_front(chance, form):
    of = day(chance)
    return f"{WEEKDAYS[of.weekday()]}, {of.day} {ENGLISH[of.month - 1]} {of.year}", of.isoformat()


@task()
def weekday_short(chance, form):
    at, hour = chance.randrange(7), chance.randint(7, 19)
    return f"{WEEKDAYS[at]} {hour}:00", f"{WEEKDAYS[at][:2]} {hour}:00"


@task()
def weekday_to_german(chance, form):
    at = chance.randrange(7)
    return WEEKDAYS[at], "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split()[at]


@task()
def business_year(chance, form):
    year = chance.randint(1980, 2024)
    return f"{year}/{(year + 1) % 100:02}", f"{year}-{year + 1}"


@task()
def century_as_roman(chance, form):
    at = chance.randrange(11, 21)
    return f"{ROMAN[at]} century", f"{ordinal(at + 1)} century"


@task()
def storey_of_german(chance, form):
    level = chance.randint(1, 24)
    return f"{level}. OG", f"{ordinal(level)} floor"


@task()
def ordinal_to_number(chance, form):
    number, what = chance.randint(1, 40), chance.choice(["edition", "place", "form"])
    return f"{ordinal(number)} {what}", f"{what} {number}"


@task()
def roman_part(chance, form):
    at, name = chance.randrange(18), chance.choice(["Harvest", "Bridges", "Rivers", "Letters", "Gardens"])
    return f"{name}, Part {ROMAN[at]}", f"{name} {at + 1}"


@task()
def number_to_roman(chance, form):
    at, king = chance.randrange(18), chance.choice(["Otto", "Louis", "Henry", "Gustav", "Pius"])
    return f"{king} {at + 1}", f"{king} {ROMAN[at]}."


@task()
def number_word(chance, form):
    words = "one two three four five six seven eight nine ten eleven twelve".split()
    at, what = chance.randrange(12), chance.choice(["rooms", "seats", "beds", "lines"])
    return f"{words[at]} {what}", f"{at + 1} {what}"


@task()
def minutes_to_clock(chance, form):
    minutes = chance.randint(61, 480)
    return f"{minutes} min", f"{minutes // 60}:{minutes % 60:02}"


@task()
def hours_and_minutes_to_minutes(chance, form):
    minutes = chance.randint(61, 480)
    return f"{minutes // 60}h{minutes % 60:02}", str(minutes)


@task()
def spelt_span_to_clock(chance, form):
    hours, minutes = chance.randint(1, 9), chance.randint(1, 59)
    return f"{hours} hr {minutes} min", f"{hours:02}:{minutes:02}"


@task()
def seconds_to_clock(chance, form):
    seconds = chance.randint(61, 900)
    return f"{seconds} s", f"{seconds // 60}:{seconds % 60:02}"


@task()
def clock_to_seconds(chance, form):
    seconds = chance.randint(61, 900)
    return f"{seconds // 60}:{seconds % 60:02}", f"{seconds} s"


@task()
def decimal_hours(chance, form):
    quarters = chance.randint(3, 40)
    return f"{quarters // 4}:{15 * (quarters % 4):02}", f"{quarters / 4:.2f}"


@task()
def span_of_standards(chance, form):
    hours, minutes = chance.randint(1, 9), chance.randint(1, 59)
    return f"PT{hours}H{minutes}M", f"{hours}:{minutes:02}"


@task()
def degrees_to_decimal(chance, form):
    degrees, minutes, seconds = chance.randint(5, 60), chance.randint(0, 59), chance.randint(0, 59)
    return f"{degrees}°{minutes:02}'{seconds:02}\"", f"{degrees + minutes / 60 + seconds / 3600:.4f}"


@task(forms=2)
def degrees_with_side(chance, form):
    degrees, minutes = chance.randint(5, 60), chance.randint(0, 59)
    return f"{degrees}° {minutes}' {'S' if form else 'N'}", f"{'-' if form else ''}{degrees + minutes / 60:.3f}"


@task()
def feet_and_inches(chance, form):
    feet, inches = chance.randint(4, 6), chance.randint(0, 11)
    return f"{feet}'{inches}\"", f"{round((12 * feet + inches) * 2.54)} cm"


@task()
def feet_to_inches(chance, form):
    feet, inches = chance.randint(4, 6), chance.randint(0, 11)
    return f"{feet} ft {inches} in", str(12 * feet + inches)


@task()
def inches_to_millimetres(chance, form):
    inches = chance.randint(2, 60)
    return f"{inches} in", f"{inches * 25.4:.1f} mm"


@task()
def millimetres_to_centimetres(chance, form):
    length = chance.randint(11, 999)
    return f"{length} mm", f"{length / 10:.1f} cm"


@task()
def kilobytes(chance, form):
    size = chance.randint(2, 64)
    return f"{size} MB", f"{size * 1024} KB"


@task(forms=2)
def short_thousands(chance, form):
    if form:
        tenths = chance.randint(11, 99)
        return f"{tenths / 10} M", str(tenths * 100000)
    tenths = chance.randint(11, 999)
    return f"{tenths / 10} k", str(tenths * 100)


@task()
def apostrophe_for_thousands(chance, form):
    amount = chance.randint(100000, 99999999)
    return f"CHF {amount / 100:,.2f}".replace(",", "'"), f"{amount / 100:.2f}"


@task()
def thousands_with_apostrophe(chance, form):
    amount = chance.randint(1000, 9999999)
    return str(amount), f"{amount:,}".replace(",", "'")


@task()
def amount_in_brackets(chance, form):
    amount = chance.randint(100, 99999) / 100
    return f"({amount:.2f})", f"-{amount:.2f}"


@task()
def minus_behind(chance, form):
    amount = chance.randint(100, 99999) / 100
    return f"{amount:.2f}-", f"({amount:.2f})"


@task(forms=2)
def signs_of_money(chance, form):
    amount = chance.randint(100, 99999) / 100
    return (f"£{amount:.2f}", f"{amount:.2f} GBP") if form else (f"€{amount:.2f}", f"{amount:.2f} EUR")


@task()
def percent_to_share(chance, form):
    share = chance.randint(1, 99)
    return f"{share} %", f"{share / 100:.2f}"


@task()
def share_to_percent(chance, form):
    share = chance.randint(10, 999) / 1000
    return f"{share:.3f}", f"{100 * share:.1f}%"


@task()
def powers_of_ten(chance, form):
    digits, power = chance.randint(101, 999), chance.randint(2, 6)
    return f"{digits / 100:.2f}E+0{power}", str(digits * 10 ** (power - 2))


@task()
def fraction_to_decimal(chance, form):
    whole, quarters = chance.randint(1, 30), chance.choice([1, 2, 3])
    return f"{whole} {['', '1/4', '1/2', '3/4'][quarters]}", f"{whole + quarters / 4}"


@task()
def fraction_sign(chance, form):
    whole, quarters = chance.randint(1, 30), chance.choice([1, 2, 3])
    return f"{whole}{' ¼½¾'[quarters]}\"", f"{whole + quarters / 4}"


@task()
def ratio_to_share(chance, form):
    of = chance.choice([4, 5, 8, 10, 20])
    part = chance.randint(1, of - 1)
    return f"{part}/{of}", f"{part / of:.3f}".rstrip("0")


@task()
def half_day_clock(chance, form):
    hour, minute = chance.randrange(24), chance.randrange(60)
    return f"{hour % 12 or 12}:{minute:02} {'AM' if hour < 12 else 'PM'}", f"{hour:02}{minute:02}"


@task()
def seconds_since_1970(chance, form):
    seconds = chance.randint(1000000000, 1800000000)
    return f"{seconds}000", f"{datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc):%Y-%m-%d %H:%M}"


@task()
def compact_moment(chance, form):
    of, hour, minute = day(chance), chance.randrange(24), chance.randrange(60)
    return f"{of:%Y%m%d}T{hour:02}{minute:02}00Z", f"{of:%d.%m.%Y} {hour:02}:{minute:02}"


@task()
def fahrenheit(chance, form):
    celsius = chance.randint(-10, 40)
    return f"{9 * celsius / 5 + 32:.1f} °F", f"{celsius}.0 °C"


@task()
def pounds_to_kilograms(chance, form):
    pounds = chance.randint(90, 260)
    return f"{pounds} lbs", f"{pounds * 0.45359237:.1f} kg"
