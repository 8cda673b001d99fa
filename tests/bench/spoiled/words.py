# SPDX-License-Identifier: GPL-3.0-or-later
"""Words and names that made-up records are made of. Mail and web go to example.org and its like."""
COUNTRIES = {  # code: name, dialling code, date, months' language, towns
    "DE": ("Germany", "49", "de", ["Altenfurt", "Bergstedt", "Neu Wiesenau", "Köthenbach", "Mühlhofen", "Osterlohe"]),
    "FR": ("France", "33", "fr", ["Vaubrun", "Saint-Élier", "Montcerf", "Beauval", "Rochefleur", "Pontarcy"]),
    "GB": ("United Kingdom", "44", "en", ["Ashcombe", "Little Marden", "Thornwick", "Elmsbury",
                                         "Harrowgate Moor", "Penfold"]),
    "US": ("United States", "1", "en", ["Cedar Bluff", "Maple Springs", "Fort Dalton", "Oakhaven",
                                       "Riverton Falls", "Granger"]),
    "ES": ("Spain", "34", "es", ["Villamora", "Peñaclara", "San Telmo", "Aldehuela", "Fuentelarga", "Torrealba"]),
    "PL": ("Poland", "48", "pl", ["Zielonki Górne", "Brzozowiec", "Krasnystok", "Łąkowo", "Wierzbica", "Jaworze"]),
    "NL": ("Netherlands", "31", "en", ["Oudedijk", "Waterhoven", "Zandrecht", "Nieuwburg", "Heemloo", "Westmeer"]),
    "SE": ("Sweden", "46", "en", ["Björksund", "Granås", "Lillvik", "Norrhamn", "Ekenäs", "Åkersta"]),
    "HU": ("Hungary", "36", "en", ["Kisfalu", "Nagyrét", "Szőlőhegy", "Tiszavár", "Újhely", "Erdőfő"]),
    "JP": ("Japan", "81", "en", ["Kawanami", "Shiromori", "Takehara", "Minato-cho", "Ishiura", "Hanazono"]),
}
FIRST = {
    "DE": "Anna Jürgen Käthe Björn Heike Wolfgang Sabine Uwe Jörg Magdalena Tilman Zoë".split(),
    "FR": "Amélie Benoît Chloé Damien Élodie François Hélène Julien Manon Théo".split(),
    "GB": "Alice Edmund Fiona Gareth Imogen Nigel Rosalind Rupert Sian Winifred".split(),
    "US": "Abigail Brandon Caleb Dakota Eleanor Grant Hazel Marcus Savannah Tyler".split(),
    "ES": "Álvaro Begoña Cristóbal Inés José Lucía María Nuria Raúl Ximena".split(),
    "PL": "Agnieszka Bożena Grażyna Józef Łukasz Małgorzata Paweł Zbigniew Żaneta Wojciech".split(),
    "NL": "Annelies Bram Daan Femke Joost Lotte Maarten Sanne Thijs Wouter".split(),
    "SE": "Åsa Björn Elin Göran Ingrid Lars Märta Nils Örjan Sigrid".split(),
    "HU": "Ágnes Balázs Csilla Dezső Erzsébet Gábor Ildikó László Márta Zoltán".split(),
    "JP": "Aiko Daichi Emi Haruto Kenji Mei Naoko Ren Sakura Takumi".split(),
}
LAST = {
    "DE": "Achterberg Böhringer Dückers Eichhöfer Förster Geißler Häußler Königsbauer Löwenstein Müller Nußbaum Schäfer".split(),
    "FR": "Aubertin Boisvert Charpentier Delacour Fontaine Lefèvre Marchand Moreau Pelletier Rousselot".split(),
    "GB": "Ashdown Beckwith Calloway Fairbanks Greenhalgh Holloway McAllister O'Hara Radcliffe Wainwright".split(),
    "US": "Abernathy Bramley Carmody Hargrove Langston McBride Pennington Tillman Vandermeer Yardley".split(),
    "ES": "Arriaga Castellano Domínguez Escudero Ibáñez Marchena Núñez Peñalver Quiroga Zaldívar".split(),
    "PL": "Dąbrowski Kamińska Kowalska Lewandowski Szymańska Wiśniewski Wójcik Zieliński Krawczyk Pawłowska".split(),
    "NL": "Bakker Dijkstra Hoekstra Kuipers Postma Smeets Vermeulen Visser Wolters Zijlstra".split(),
    "SE": "Åkesson Bergström Dahlgren Ekström Forsberg Hellström Lindqvist Nyström Öberg Sjögren".split(),
    "HU": "Bárány Csordás Erdélyi Fodor Halász Juhász Kertész Molnár Orbán Szűcs".split(),
    "JP": "Endo Fujimoto Hayashi Ishikawa Kobayashi Matsuda Nakamura Okada Shimizu Yamamoto".split(),
}
STREETS = {
    "DE": ["Lindenstraße", "Amselweg", "Birkenallee", "Mühlengasse", "Gartenstraße", "Schulstraße", "Uferweg"],
    "FR": ["Rue des Lilas", "Avenue du Parc", "Rue de la Gare", "Chemin Vert", "Boulevard des Arts"],
    "GB": ["Station Road", "Mill Lane", "High Street", "Church Avenue", "Orchard Drive"],
    "US": ["Cedar Street", "Walnut Avenue", "Foundry Road", "Laurel Lane", "Prairie Drive", "Quarry Court"],
    "ES": ["Calle Mayor", "Avenida del Sol", "Plaza Nueva", "Paseo del Río", "Calle Luna"],
    "PL": ["ulica Lipowa", "ulica Szkolna", "aleja Parkowa", "ulica Ogrodowa", "ulica Leśna"],
    "NL": ["Dorpsstraat", "Kerkweg", "Molenlaan", "Havenkade", "Parklaan"],
    "SE": ["Storgatan", "Skolvägen", "Parkgatan", "Björkvägen", "Hamngatan"],
    "HU": ["Petőfi utca", "Kossuth tér", "Rózsa utca", "Fő utca", "Akácfa utca"],
    "JP": ["Sakura-dori", "Chuo-dori", "Midori-dori", "Minami-dori", "Kita-dori"],
}
NUMBER_FIRST = {"GB", "US", "FR"}  # the house number stands before the street
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(),
}
ASCII = dict(zip("äöüßéèêëîïíáàâåçñóőúűąćęłńśźżø", "a o u ss e e e e i i i a a a a c n o o u u a c e l n s z z o".split()))


def plain(text):
    """The text in the letters and signs of mail addresses."""
    letters = [ASCII.get(sign, sign) for sign in text.lower()]
    return "".join(sign for sign in letters if sign.isascii() and sign.isalnum())


def skewed(chance, values):
    """One of the values, the first ones more often."""
    return values[min(int(chance.expovariate(4 / len(values))), len(values) - 1)]


def digits(chance, count, first="0123456789"):
    return chance.choice(first) + "".join(chance.choice("0123456789") for _ in range(count - 1))


def postcode(chance, country):
    if country == "GB":
        outward = f"{chance.choice(['TN', 'BH', 'LS', 'EX'])}{chance.randint(1, 29)}"
        return f"{outward} {chance.randint(1, 9)}{chance.choice(['AB', 'QD', 'XT'])}"
    if country == "NL":
        return f"{chance.randint(1000, 9999)} {chance.choice(['AB', 'KL', 'PX', 'ZE'])}"
    forms = {"PL": "{}{}-{}{}{}", "JP": "{}{}{}-{}{}{}{}", "SE": "{}{}{} {}{}", "HU": "{}{}{}{}"}
    return forms.get(country, "{}{}{}{}{}").format(*digits(chance, 7))
