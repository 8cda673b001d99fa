# SPDX-License-Identifier: GPL-3.0-or-later
"""What each fresh task asks for, said a second time and from the value alone, so that the check can hold the truth against it.

A rule is pairs of a pattern and what is made of a value that fits it; a value that fits none stays. {0}, {1}...: the groups.
"""
import re

from .fresh_words import FRENCH_DAYS, MONTHS, plain

W = r"[^\W\d_]+"  # a word
N = r"\d+"
CLOCK = r"(\d\d):(\d\d)"
WEEK = dict(zip("Mo Di Mi Do Fr Sa So".split(), "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()))


def month(language, length=None):
    return lambda name: [each[:length].lower() for each in MONTHS[language]].index(name.lower()) + 1


def worded(day, name, year, language):
    return int(day), month(language)(name), int(year)


def afternoon(hour, word):
    return int(hour) % 12 + (12 if word == "PM" else 0)


def india(number):
    return re.sub(r"(?<=\d)(?=(\d\d)*\d{3}$)", ",", number)


def whole(tail, digits):
    """The end of a range whose first figures are said by its begin."""
    return f"{tail}-{tail[:-len(digits)]}{digits}"


def romans(text):
    worth = [dict(I=1, V=5, X=10)[sign] for sign in text]
    return sum(-each if each < after else each for each, after in zip(worth, worth[1:] + [0]))


def ordinal(number):
    number = int(number)
    return f"{number}{'th' if number % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def small_words(text):
    return re.sub(rf"\b(?!(?:of|the|and)\b){W}", lambda found: found[0].capitalize(), text)


NAMES = {
    "surname_then_all_initials": [(rf"({W}) ({W})", lambda a, c: f"{c}, {a[0]}."),
                                  (rf"({W}) ({W}) ({W})", lambda a, b, c: f"{c}, {a[0]}. {b[0]}.")],
    "salutation_of_a_letter": [(rf"({W}) ({W}) ({W})", "Dear {0} {2}")],
    "birth_name_left_out": [(rf"({W}) geb\. ({W}), ({W})", "{2} {0}")],
    "surname_in_capitals_behind": [(rf"([^a-z ]+[A-Z]) (\S+)", lambda last, given: f"{given} {last.capitalize()}")],
    "couple_with_one_surname": [(rf"({W}) & ({W}) ({W})", "{0} {2}; {1} {2}")],
    "first_author_and_others": [(rf"({W}), .*", "{0} et al.")],
    "authors_as_medicine_cites_them": [(rf"((?:\w\. {W}, )+\w\. {W})", lambda text: re.sub(rf"(\w)\. ({W})", r"\2 \1", text))],
    "generation_behind_name": [(rf"({W}) ({W})", "{1}, {0}"), (rf"({W}) ({W}) (Jr\.|Sr\.|III)", "{1}, {0}, {2}")],
    "hyphen_kept_in_initials": [(rf"(\w){W} ({W})", "{0}. {1}"), (rf"(\w){W}-(\w){W} ({W})", "{0}.-{1}. {2}")],
    "hungarian_doctor": [(rf"Dr\. ({W}) ({W})", "dr. {1} {0}")],
    "person_of_mail": [(rf"({W})\.({W})@.*", lambda a, b: f"{a.title()} {b.title()}")],
    "name_of_mail_header": [(rf"({W}), ({W}) <.*>", "{1} {0}")],
    "runner_of_result_list": [(rf"{N}\. ({W} {W}) .*", "{0}")],
    "address_of_web_page": [("(.*)<br/>(.*)<br/>(.*)", "{0}, {1}, {2}")],
    "state_of_american_line": [(r".*, (..) [\d-]+", "{0}")],
    "zip_with_four_more": [(r"(\d{5})(\d{4})", "{0}-{1}")],
    "flat_behind_street": [("(Flat .*), (.*)", "{1}, {0}")],
    "dutch_postcode": [(r"(\d{4}) ?(\w\w)", lambda a, b: f"{a} {b.upper()}")],
    "post_box": [(r"P\.O\. Box (.*)", "PO Box {0}"), ("POB (.*)", "PO Box {0}")],
    "country_letter_to_the_end": [("D-(.*)", "{0}, DE"), ("F-(.*)", "{0}, FR"), ("A-(.*)", "{0}, AT")],
    "first_half_of_postcode": [(r".* (\S+) \S+", "{0}")],
    "polish_flat": [(r"(?!ul)(\D+) (\d+)/(\d+)", "ul. {0} {1} m. {2}")],
    "number_in_link": [(r".*\?id=(\d+)&.*", "{0}")],
    "tracking_cut_off_link": [(r"(.*)\?.*", "{0}")],
    "heading_of_slug": [("/blog/(.*)", lambda text: text.replace("-", " ").capitalize())],
    "slug_of_heading": [(r"([A-Z][\w ]*)[?!]?", lambda text: text.replace(" ", "-").lower())],
    "scan_with_day_and_number": [(r"Scan_(\d{4})(\d\d)(\d\d)_0*(\d+)\.pdf", "{0}-{1}-{2} no. {3}")],
    "size_in_name_of_picture": [(r".*-(\d+)x(\d+)\..*", "{0} x {1}")],
    "path_to_link": [(r"(.:\\.*)", lambda path: "file:///" + path.replace("\\", "/").replace(" ", "%20"))],
    "doubled_ending_of_file": [(r"Copy of (.*\.\w+)\.\w+", "{0}")],
}

NUMBERS = {
    "quarter_of_day": [(r"(\d{4})-(\d\d)-\d\d", lambda y, m: f"Q{-(-int(m) // 3)} {y}")],
    "french_day_in_words": [(rf"(?:{'|'.join(FRENCH_DAYS)}) (\d+)(?:er)? ({W}) (\d+)",
                             lambda d, m, y: "{:02}/{:02}/{}".format(*worded(d, m, y, "fr")))],
    "spanish_day_in_words": [(rf"({N}) de ({W}) de ({N})", lambda d, m, y: "{2}-{1:02}-{0:02}".format(*worded(d, m, y, "es")))],
    "polish_day_in_words": [(rf"({N}) ({W}) ({N}) r\.", lambda d, m, y: "{:02}.{:02}.{}".format(*worded(d, m, y, "pl")))],
    "italian_day_to_dashes": [(rf"({N}) ({W})\. '(\d\d)", lambda d, m, y: f"{int(d):02}-{month('it', 3)(m):02}-20{y}")],
    "stamp_of_machines_for_people": [(r"(\d+)-(\d+)-(\d+)T(\d+:\d+):\d+Z", "{2}.{1}.{0} {3}")],
    "american_stamp": [(r"(\d+)/(\d+)/(\d+) (\d+):(\d+) (AM|PM)",
                        lambda m, d, y, hour, minute, word: f"{y}-{int(m):02}-{int(d):02} {afternoon(hour, word):02}:{minute}")],
    "group_of_soldiers": [(r"(\d\d)(\d\d)(\d\d)([A-Z]{3})(\d\d)",
                           lambda d, hour, minute, m, y: f"20{y}-{month('en', 3)(m):02}-{d} {hour}:{minute}")],
    "week_of_year": [(r"KW (\d+)/(\d+)", lambda week, year: f"{year}-W{int(week):02}")],
    "month_of_card": [(r"(\d\d)/(\d\d)", "20{1}-{0}")],
    "span_of_days_written_out": [(r"(\d+)\.-(\d+)\.(\d\d\.\d{4})", lambda a, b, m: f"{int(a):02}.{m} - {int(b):02}.{m}")],
    "decade_of_birth": [(r"\* .*(\d{3})\d", "{0}0s")],
    "season_of_two_years": [(r"(\d{4})/\d\d", lambda year: f"{year}-{int(year) + 1}")],
    "minutes_as_hours": [(r"(\d+) min", lambda count: "{}:{:02} h".format(*divmod(int(count), 60)))],
    "duration_of_machines": [(r"PT(\d+)H(\d+)M", "{0} h {1} min"), (r"PT(\d+)M", "{0} min"), (r"PT(\d+)H", "{0} h")],
    "length_of_track": [(r"(\d+)'(\d\d)\"", lambda minutes, seconds: f"00:{minutes:0>2}:{seconds}")],
    "shift_of_twelve_hours": [(r"(\d+)(?::(\d\d))?am-(\d+)(?::(\d\d))?pm",
                               lambda a, b, c, d: f"{int(a):02}:{b or '00'}-{int(c) + 12}:{d or '00'}")],
    "hours_with_point": [(r"(\d+)\.(\d\d) h", lambda hours, part: f"{hours}:{int(part) * 60 // 100:02}")],
    "days_and_hours_opened": [(r"([\w-]+) (\d+)-(\d+)", lambda days, a, b: f"{days} {int(a):02}:00-{int(b):02}:00")],
    "german_weekday_and_time": [("(..) (.*)", lambda short, time: f"{WEEK[short]}, {time}")],
    "french_phone_in_pairs": [(" ?".join([r"(\d\d)"] * 5), "{0} {1} {2} {3} {4}")],
    "british_phone_abroad": [(r"\(0(\d+)\) (\d+)", "+44 {0} {1}")],
    "polish_phone_of_three_forms": [(r"(?:\+48 )?(\d{3})-?(\d{3})-?(\d{3})", "{0} {1} {2}")],
    "swiss_phone": [(r"0041 (.*)", "+41 {0}"), (r"0([1-9].*)", "+41 {0}")],
    "first_of_two_phones": [("(.*) / .*", "{0}")],
    "country_of_phone": [(r"\+(\d+) .*", "{0}")],
    "extension_in_words": [(r"(.*) [x#](\d+)", "{0} ext. {1}")],
    "thousands_and_millions_short": [(r"(.*)k", lambda count: f"{float(count) * 1e3:.0f}"),
                                     (r"(.*)M", lambda count: f"{float(count) * 1e6:.0f}")],
    "amount_of_switzerland": [("CHF (.*)", lambda value: value.replace("'", "") + " CHF")],
    "dash_for_no_cents": [(r"(\d+),– €", "{0}.00"), (r"(\d+),(\d\d) €", "{0}.{1}")],
    "debit_and_credit": [("(.*) S", "-{0}"), ("(.*) H", "{0}")],
    "price_per_unit": [("(.*) EUR/(.*)", "EUR {0} per {1}")],
    "share_to_percent": [(r"(0\.\d+)", lambda share: f"{round(float(share) * 100, 1):g} %")],
    "feet_and_inches": [(r"(\d+)'(\d+)\"", "{0} ft {1} in")],
    "grams_and_comma_kilograms": [(r"(\d+) g", lambda count: f"{int(count) / 1000:g} kg"), (r"(\d+),(\d+) kg", "{0}.{1} kg")],
    "litres_to_millilitres": [("(.*) cl", lambda count: f"{count}0 ml"), (r"([\d.]+) l", lambda count: f"{float(count) * 1000:.0f} ml")],
    "tolerance": [(r"(\d+),(\d) \+/- (\d),(\d) mm", "{0}.{1} ± {2}.{3} mm")],
    "grouped_as_in_india": [(r"(\d+)", india)],
    "lowest_of_price_range": [(r"€(\d+) – .*", "{0}")],
    "yen_of_two_forms": [("¥?([0-9,]+)円?", lambda value: value.replace(",", "") + " JPY")],
    "discount_of_notice": [(r".*: (\d+)% .*", "{0} %")],
}

TEXTS = {
    "zeros_lost_on_both_sides_of_dash": [(r"(\d+)-(\d+)", lambda a, b: f"{a:0>6}-{b:0>3}")],
    "bare_isbn": [(r"(?:ISBN )?([\d -]{17})", lambda text: re.sub("[- ]", "", text))],
    "issn_with_dash": [(r"(?:ISSN )?(\d{4})-?(\d{3}[\dX])", "{0}-{1}")],
    "german_plate": [(r"([A-Z]+) ([A-Z]+)(\d+)", "{0}-{1} {2}"),
                     (r"([a-z]+)-([a-z]+)-(\d+)", lambda a, b, c: f"{a.upper()}-{b.upper()} {c}")],
    "swedish_number_without_century": [(r"\d\d(\d{6}-\d{4})", "{0}")],
    "serial_of_sticker": [(r"S/N: (\S+) Rev .", "{0}")],
    "drawing_and_revision": [(r"DWG-(\d+)_rev(.)", "{0}-{1}")],
    "apostrophe_of_spreadsheets": [("'(.*)", "{0}")],
    "colour_for_web": [(r"rgb\((\d+), (\d+), (\d+)\)", lambda *parts: "#" + bytes(map(int, parts)).hex())],
    "address_of_network_card": [("-?".join(["([0-9A-F]{2})"] * 6), lambda *pairs: ":".join(pairs).lower())],
    "identifier_in_braces": [("{(.*)}", str.lower)],
    "ticket_of_subject": [(r".*\[(.*)\].*", "{0}")],
    "flight_without_zeros": [(r"(..) 0*([1-9]\d*)", "{0}{1}")],
    "room_in_words": [(r"(.)-(\d)\.(\d+)", "Building {0}, floor {1}, room {2}")],
    "department_written_out": [("HR-0*(.*)", "Human Resources {0}"), ("FI-0*(.*)", "Finance {0}"), ("LOG-0*(.*)", "Logistics {0}")],
    "roman_volume": [("(.*), vol. ([IVX]+)", lambda what, number: f"{what}, vol. {romans(number)}")],
    "ordinal_of_level": [(r"(.*), level (\d+)", lambda where, number: f"{where}, {ordinal(number)} level")],
    "quantity_in_brackets": [(r"(\d+) x (.*)", "{1} ({0})"), (r"(.*) x(\d+)", "{0} ({1})")],
    "pieces_of_pack": [(r".* (\d+) x .*", "{0}")],
    "letters_of_size": [(r".*, size (\w+), .*", "{0}")],
    "strength_of_medicine": [(r".* ([\d.]+)(mg|ml|g) .*", "{0} {1}")],
    "doses_of_day": [(r"(\w+) (\d)-(\d)-(\d)", "{0}: morning {1}, noon {2}, night {3}")],
    "concentration": [(r"(\w+) (\S+) mol/l", lambda what, size: f"{size.replace(',', '.')} M {what}")],
    "blood_pressure": [("RR (.*)", "{0} mmHg")],
    "sex_and_age": [(r"F(\d+) (.*)", "female, {0}, {1}"), (r"M(\d+) (.*)", "male, {0}, {1}")],
    "unit_words_by_table": [("(.*) pcs (.*)", "{0} pieces {1}"), ("(.*) btl (.*)", "{0} bottles {1}"), ("(.*) ctn (.*)", "{0} cartons {1}"),
                            ("(.*) plt (.*)", "{0} pallets {1}")],
    "release_number": [(r"(?:v|Release )?([\d.]+)(?:-rc\d)?", "{0}")],
    "build_behind_version": [(r"Version (\S+) \(build (\d+)\)", "{0}.{1}")],
    "degrees_with_hemisphere_first": [("(\\d+)°(\\d+)'(\\d+)\"([NS])", "{3} {0} {1} {2}")],
    "longitude_and_latitude_turned": [("(.*) (.*)", "{1}, {0}")],
    "hemisphere_to_sign": [("(.*)° N", "{0}"), ("(.*)° S", "-{0}")],
    "value_of_one_key": [(r"(?:.*;)?colour=([^;]*).*", "{0}")],
    "two_values_of_json": [(r'.*"sku":"(.*?)".*"qty":(\d+).*', "{1} x {0}")],
    "third_of_csv_in_cell": [('"[^"]*";"[^"]*";"([^"]*)";.*', "{0}")],
    "signs_of_html": [("(.*) &amp; (.*)", "{0} & {1}"), ("(.*) &quot;(.*)&quot;", '{0} "{1}"'), ("(.*)&#39;(.*)", "{0}'{1}")],
    "words_of_link": [("<a .*?>(.*)</a>", "{0}")],
    "status_of_request": [('.*" (\\d+) \\d+', "{0}")],
    "message_of_log": [(".* - (.*)", "{0}")],
    "list_of_scripts": [(r"\[(.*)\]", lambda text: text.replace("'", ""))],
    "box_ticked": [(r"\[x\] (.*)", "{0}: yes"), (r"\[ \] (.*)", "{0}: no")],
    "invoice_number_in_payment": [(r".*?(\d{4}-\d{4}).*", "{0}")],
    "pages_completed": [(r"(\d+)-(\d{1,2})", whole)],
    "numbers_of_range": [("(.*)-(.*)", lambda a, b: ", ".join(str(each) for each in range(int(a), int(b) + 1)))],
    "volume_issue_and_pages": [("Vol. (.*), No. (.*), pp. (.*)", "{0}({1}):{2}")],
    "doi_as_link": [("(?:doi:|http://dx.doi.org/)(10.*)", "https://doi.org/{0}")],
    "footnotes_dropped": [(r"(.*?)(?:\[\w+\])+", "{0}")],
    "score_of_match": [(r"(\d):(\d) \(.*?\) (.*)", "{0}-{1} {2}")],
    "tags_to_list": [("#(.*)", lambda text: text.replace(" #", ", "))],
    "shouted_sentence": [("([A-Z ]+)", lambda text: text[0] + text[1:].lower())],
    "heading_with_small_words": [("(.*)", small_words)],
    "words_of_camel": [("(.*)", lambda text: re.sub("([A-Z])", r" \1", text).lower())],
}

WITH_FIELDS = {
    "login_with_number_of_other_field": lambda value, of: plain(value[0] + value.split(" ")[1]) + of["personnel"][2:],
    "address_of_four_fields": lambda value, of: f"{value} {of['house']}, {of['code']} {of['town']}",
    "file_number_of_three_fields": lambda value, of: f"{of['site']}-{of['year']}-{value:0>6}",
    "label_of_three_fields": lambda value, of: f"{value} {of['width']}/{of['depth']}",
}
WITHOUT_FIELDS = {**NAMES, **NUMBERS, **TEXTS}


def asked(name, value, others):
    """What the task asks for where this value stands."""
    if name in WITH_FIELDS:
        return WITH_FIELDS[name](value, others)
    for pattern, make in WITHOUT_FIELDS[name]:
        found = re.fullmatch(pattern, value)
        if found:
            return make.format(*found.groups()) if isinstance(make, str) else make(*found.groups())
    return value
