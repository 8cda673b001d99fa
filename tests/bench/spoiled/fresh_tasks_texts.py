# SPDX-License-Identifier: GPL-3.0-or-later
"""Fresh tasks by example with codes, goods, quantities and pieces of other programs' texts."""
from . import checks
from .fresh_tasks import task
from .fresh_words import FAMILY, GOODS, TINTS, TOWNS, capitals, day, figures, name, roman

STATES = ["is loose", "is too small", "has no label", "was not sent", "came broken", "is still wet"]


# --- codes

@task()
def zeros_lost_on_both_sides_of_dash(chance, form):
    number, part = figures(chance, chance.randint(2, 5)), chance.randint(1, 99)
    return f"{number}-{part}", f"{number:0>6}-{part:03}"


def hyphened(number, chance):
    cut = chance.choice([6, 7, 8, 9])
    return f"{number[:3]}-{number[3]}-{number[4:cut]}-{number[cut:12]}-{number[12]}"


@task(forms=2)
def bare_isbn(chance, form):
    number = checks.ean("978" + figures(chance, 9, "013"))
    return (f"ISBN {hyphened(number, chance)}".replace("-", " ") if form else hyphened(number, chance)), number


@task(forms=2)
def issn_with_dash(chance, form):
    number = checks.issn(figures(chance, 7, "0123456789"))
    return (f"ISSN {number}" if form else number.replace("-", "")), number


@task(forms=2)
def german_plate(chance, form):
    area, letters = capitals(chance, chance.choice([1, 2, 3])), capitals(chance, chance.choice([1, 2]))
    number = figures(chance, chance.choice([2, 3, 4]))
    return (f"{area}-{letters}-{number}".lower() if form else f"{area} {letters}{number}"), f"{area}-{letters} {number}"


@task()
def swedish_number_without_century(chance, form):
    of = day(chance, 1930, 2005)
    rest = figures(chance, 4)
    return f"{of:%Y%m%d}-{rest}", f"{of:%y%m%d}-{rest}"


@task(right_already=0)
def file_number_of_three_fields(chance, form):
    number, site, year = chance.randint(1, 9999), chance.choice(["HAM", "BRN", "LIS", "OSL"]), chance.randint(2018, 2025)
    return str(number), f"{site}-{year}-{number:06}", {"site": site, "year": str(year)}


@task(right_already=0)
def serial_of_sticker(chance, form):
    number = f"{capitals(chance, 2)}{figures(chance, 2)}-{figures(chance, chance.choice([3, 4]))}"
    return f"S/N: {number} Rev {chance.choice('ABCDE')}", number


@task()
def drawing_and_revision(chance, form):
    number, revision = figures(chance, 5), chance.choice("ABCDEFG")
    return f"DWG-{number}_rev{revision}", f"{number}-{revision}"


@task()
def apostrophe_of_spreadsheets(chance, form):
    number = f"{chance.randint(1, 99999):06}"
    return "'" + number, number


@task(right_already=0)
def colour_for_web(chance, form):
    parts = [chance.randint(0, 255) for _ in range(3)]
    return "rgb({}, {}, {})".format(*parts), "#{:02x}{:02x}{:02x}".format(*parts)


@task(forms=2)
def address_of_network_card(chance, form):
    pairs = [f"{chance.randrange(256):02X}" for _ in range(6)]
    return ("-" if form else "").join(pairs), ":".join(pairs).lower()


@task()
def identifier_in_braces(chance, form):
    text = "-".join("".join(chance.choice("0123456789ABCDEF") for _ in range(length)) for length in (8, 4, 4))
    return "{" + text + "}", text.lower()


@task(right_already=0)
def ticket_of_subject(chance, form):
    number = f"{chance.choice(['INC', 'REQ', 'BUG'])}-{figures(chance, chance.choice([3, 4, 5]))}"
    return f"{chance.choice(['', 'Re: ', 'Fwd: '])}[{number}] {chance.choice(GOODS)} {chance.choice(STATES)}", number


@task()
def flight_without_zeros(chance, form):
    line, number = capitals(chance, 2), figures(chance, chance.randint(1, 4))
    return f"{line} {number:0>4}", f"{line}{number}"


@task(right_already=0)
def room_in_words(chance, form):
    house, floor, room = chance.choice("ABCDEF"), chance.randint(1, 9), chance.randint(10, 60)
    return f"{house}-{floor}.{room}", f"Building {house}, floor {floor}, room {room}"


@task(forms=3)
def department_written_out(chance, form):
    short, whole = (("HR", "Human Resources"), ("FI", "Finance"), ("LOG", "Logistics"))[form]
    number = chance.randint(1, 999)
    return f"{short}-{number:04}", f"{whole} {number}"


@task()
def roman_volume(chance, form):
    number = chance.randint(1, 39)
    title = chance.choice(["Letters", "Works", "Annals", "Diaries"])
    return f"{title}, vol. {roman(number)}", f"{title}, vol. {number}"


@task(forms=4)
def ordinal_of_level(chance, form):
    numbers = [number for number in range(1, 100) if form == (number % 10 - 1 if number % 10 in (1, 2, 3) and number // 10 != 1 else 3)]
    number = chance.choice(numbers)
    where = chance.choice(TOWNS)
    return f"{where}, level {number}", f"{where}, {number}{('st', 'nd', 'rd', 'th')[form]} level"


# --- goods and quantities

@task(forms=2)
def quantity_in_brackets(chance, form):
    number, what = chance.randint(2, 60), chance.choice(GOODS)
    return (f"{what} x{number}" if form else f"{number} x {what}"), f"{what} ({number})"


@task(right_already=0)
def pieces_of_pack(chance, form):
    number = chance.randint(2, 120)
    return f"{chance.choice(GOODS)} {chance.choice(TINTS)} {number} x {chance.choice(['1,75', '2,5', '10', '250'])} g", str(number)


@task(right_already=0)
def letters_of_size(chance, form):
    size = chance.choice(["XS", "S", "M", "L", "XL", "XXL"])
    return f"{chance.choice(['Shirt', 'Wool vest', 'Rain coat', 'Apron'])} {figures(chance, 3)}, size {size}, {chance.choice(TINTS)}", size


@task(right_already=0)
def strength_of_medicine(chance, form):
    what, unit = chance.choice(["Ibudol", "Vitamin B12", "Parazem", "Cal D3 forte", "Lorvan"]), chance.choice(["mg", "ml", "g"])
    size = chance.choice(["400", "0.5", "20", "75", "1.25", "600", "5", "850", "2.5", "150"])
    return f"{what} {size}{unit} {chance.choice(['tabl.', 'caps', 'drops'])} N{chance.choice([10, 20, 50, 100])}", f"{size} {unit}"


@task()
def doses_of_day(chance, form):
    morning, noon, night, what = *(chance.randint(0, 3) for _ in range(3)), chance.choice(["Ibudol", "Parazem", "Lorvan", "Tensol"])
    return f"{what} {morning}-{noon}-{night}", f"{what}: morning {morning}, noon {noon}, night {night}"


@task()
def concentration(chance, form):
    what, size = chance.choice(["HCl", "NaOH", "KMnO4", "H2SO4", "EDTA"]), f"{chance.randint(1, 60) / 20:g}"
    return f"{what} {size.replace('.', ',')} mol/l", f"{size} M {what}"


@task()
def blood_pressure(chance, form):
    high = chance.randint(95, 180)
    low = high - chance.randint(25, 60)
    return f"RR {high}/{low}", f"{high}/{low} mmHg"


@task(forms=2)
def sex_and_age(chance, form):
    age, ward = chance.randint(18, 97), chance.choice(["A", "B", "C"]) + str(chance.randint(1, 9))
    return f"{'M' if form else 'F'}{age} ward {ward}", f"{'male' if form else 'female'}, {age}, ward {ward}"


@task(forms=4)
def unit_words_by_table(chance, form):
    short, whole = (("pcs", "pieces"), ("btl", "bottles"), ("ctn", "cartons"), ("plt", "pallets"))[form]
    number, what = chance.randint(2, 400), chance.choice(GOODS).lower()
    return f"{number} {short} {what}", f"{number} {whole} {what}"


@task(right_already=0)
def label_of_three_fields(chance, form):
    what, width, depth = chance.choice(GOODS), str(chance.randint(20, 200)), str(chance.randint(10, 90))
    return what, f"{what} {width}/{depth}", {"width": width, "depth": depth}


@task(forms=3)
def release_number(chance, form):
    number = ".".join(str(chance.randint(0, 24)) for _ in range(3))
    return (f"v{number}", f"{number}-rc{chance.randint(1, 9)}", f"Release {number}")[form], number


@task()
def build_behind_version(chance, form):
    major, minor, build = chance.randint(1, 19), chance.randint(0, 12), figures(chance, 4)
    return f"Version {major}.{minor} (build {build})", f"{major}.{minor}.{build}"


# --- pieces of other programs' texts, positions, ranges

@task(right_already=0)
def degrees_with_hemisphere_first(chance, form):
    degrees, minutes, seconds, side = chance.randint(1, 89), chance.randint(0, 59), chance.randint(0, 59), chance.choice("NS")
    return f"{degrees}°{minutes:02}'{seconds:02}\"{side}", f"{side} {degrees} {minutes:02} {seconds:02}"


@task(right_already=0)
def longitude_and_latitude_turned(chance, form):
    east, north = f"{chance.uniform(91, 179):.4f}", f"{chance.uniform(-60, 60):.4f}"
    return f"{east} {north}", f"{north}, {east}"


@task(forms=2)
def hemisphere_to_sign(chance, form):
    degrees = f"{chance.uniform(1, 89):.3f}"
    return f"{degrees}° {'S' if form else 'N'}", f"-{degrees}" if form else degrees


@task(right_already=0)
def value_of_one_key(chance, form):
    tint = chance.choice(TINTS)
    pairs = [f"colour={tint}", f"size={chance.choice(['S', 'M', 'L'])}", f"qty={chance.randint(1, 90)}", f"shop={figures(chance, 3)}"]
    chance.shuffle(pairs)
    return ";".join(pairs), tint


@task(right_already=0)
def two_values_of_json(chance, form):
    sku, number = f"{capitals(chance, 2)}-{figures(chance, 3)}", chance.randint(1, 99)
    return f'{{"sku":"{sku}","qty":{number},"gift":{chance.choice(["true", "false"])}}}', f"{number} x {sku}"


@task(right_already=0)
def third_of_csv_in_cell(chance, form):
    first, last = name(chance)
    town = chance.choice(TOWNS)
    return f'"{last}";"{first}";"{town}";"{figures(chance, 4)}"', town


@task(forms=3)
def signs_of_html(chance, form):
    first, second, town = *chance.sample(GOODS, 2), chance.choice(TOWNS)
    return ((f"{first} &amp; {second}, {town}", f"{first} & {second}, {town}"), (f"{first} &quot;{town}&quot;", f'{first} "{town}"'),
            (f"{town}&#39;s {first}", f"{town}'s {first}"))[form]


@task()
def words_of_link(chance, form):
    what = f"{chance.choice(GOODS)}, {chance.choice(TINTS)}"
    return f'<a href="https://example.org/{figures(chance, 4)}">{what}</a>', what


@task(right_already=0)
def status_of_request(chance, form):
    status, of = chance.choice(["200", "301", "403", "404", "500", "503"]), day(chance, 2021)
    time = f"{of:%d/%m/%Y}:{chance.randint(0, 23):02}:{chance.randint(0, 59):02}"
    return (f"10.{chance.randint(0, 9)}.{chance.randint(0, 99)}.{chance.randint(1, 250)} - - [{time}] "
            f"\"GET /{chance.choice(['in', 'list', 'help/2'])} HTTP/1.1\" {status} {figures(chance, 4)}"), status


@task(right_already=0)
def message_of_log(chance, form):
    message = f"{chance.choice(GOODS).lower()} {chance.choice(STATES)}"
    return (f"{day(chance, 2021):%Y-%m-%d} {chance.randint(0, 23):02}:{chance.randint(0, 59):02},{figures(chance, 3)} "
            f"{chance.choice(['WARN', 'INFO', 'ERROR'])} {chance.choice(['Store', 'Mail', 'Queue'])} - {message}"), message


@task()
def list_of_scripts(chance, form):
    tints = chance.sample(TINTS, chance.randint(2, 4))
    return str(tints), ", ".join(tints)


@task(forms=2)
def box_ticked(chance, form):
    what = f"{chance.choice(['Newsletter', 'Invoice by mail', 'Gift wrap', 'Insured'])} {figures(chance, 3)}"
    return f"[{' ' if form else 'x'}] {what}", f"{what}: {'no' if form else 'yes'}"


@task(forms=3, right_already=0)
def invoice_number_in_payment(chance, form):
    number = f"{chance.randint(2019, 2025)}-{figures(chance, 4, '0123456789')}"
    last, town = chance.choice(FAMILY), chance.choice(TOWNS)
    return (f"Invoice {number} {last}", f"{last}, inv. no. {number}, {town}", f"SVWZ+{number}/{town}")[form], number


@task(forms=2)
def pages_completed(chance, form):
    unit = 100 if form else 10
    base = chance.randint(10, 290) * unit
    first, last = sorted(chance.sample(range(10 if form else 0, unit), 2))
    return f"{base + first}-{last}", f"{base + first}-{base + last}"


@task(right_already=0)
def numbers_of_range(chance, form):
    first = chance.randint(1, 300)
    last = first + chance.randint(2, 5)
    return f"{first}-{last}", ", ".join(map(str, range(first, last + 1)))


@task()
def volume_issue_and_pages(chance, form):
    first = chance.randint(1, 900)
    parts = chance.randint(1, 60), chance.randint(1, 12), first, first + chance.randint(3, 40)
    return "Vol. {}, No. {}, pp. {}-{}".format(*parts), "{}({}):{}-{}".format(*parts)


@task(forms=2)
def doi_as_link(chance, form):
    number = f"10.{figures(chance, 4)}/{capitals(chance, 3).lower()}.{figures(chance, 5)}"
    return ("http://dx.doi.org/" if form else "doi:") + number, "https://doi.org/" + number


@task(forms=2)
def footnotes_dropped(chance, form):
    text = f"{chance.choice(TOWNS)} {figures(chance, 4)}"
    return f"{text}[{chance.randint(1, 40)}]" + (f"[{chance.choice('abc')}]" if form else ""), text


@task()
def score_of_match(chance, form):
    home, away = sorted((chance.choice(TOWNS), chance.choice(TOWNS)))
    goals = chance.randint(0, 6), chance.randint(0, 6)
    half = tuple(chance.randint(0, each) for each in goals)
    return "{}:{} ({}:{}) {}".format(*goals, *half, f"{home} v {away}"), "{}-{} {}".format(*goals, f"{home} v {away}")


@task()
def tags_to_list(chance, form):
    known = [each.split(" ")[0].lower() for each in GOODS if each[0] != "W"] + ["home", "sale", "new"]
    tags = chance.sample(known, chance.randint(2, 4))
    return " ".join("#" + each for each in tags), ", ".join(tags)


# --- case

@task()
def shouted_sentence(chance, form):
    text = f"the {chance.choice(TINTS)} {chance.choice(GOODS).lower()} {chance.choice(STATES)}"
    return text.upper(), text.capitalize()


@task()
def heading_with_small_words(chance, form):
    nouns = chance.sample(["rivers", "salt", "gardens", "glass", "bread", "mountains", "letters", "winter", "bees"], chance.randint(2, 3))
    text = f"{chance.choice(['history', 'book', 'story', 'notes'])} of the {' and '.join(nouns)}"
    return text, " ".join(word if word in ("of", "the", "and") else word.capitalize() for word in text.split(" "))


@task()
def words_of_camel(chance, form):
    words = chance.sample(["unit", "price", "net", "gross", "order", "date", "item", "count", "home", "town", "last"], chance.randint(2, 4))
    return words[0] + "".join(word.title() for word in words[1:]), " ".join(words)
