// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/namedrows.h"

#include <QLocale>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

const QString figures = u"figures"_s;

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u' ');
}

/// The things of a row begin with 1.
RowNames counted(const QString &language, QStringList names)
{
    names.prepend(QString());
    return {language, names};
}

// --- numbers

constexpr int lastNumber = 400;

QString romanOf(int number)
{
    static const QList<std::pair<int, QString>> signs{{100, u"C"_s}, {90, u"XC"_s}, {50, u"L"_s},
                                                      {40, u"XL"_s}, {10, u"X"_s},  {9, u"IX"_s},
                                                      {5, u"V"_s},   {4, u"IV"_s},  {1, u"I"_s}};
    QString text;
    for (const auto &[worth, sign] : signs)
        for (; number >= worth; number -= worth)
            text += sign;
    return text;
}

QString ordinalOf(int number)
{
    const int last = number % 10;
    const bool isTeen = number / 10 % 10 == 1;
    const QString end = isTeen || last > 3 || last == 0 ? u"th"_s
                        : last == 1                     ? u"st"_s
                        : last == 2                     ? u"nd"_s
                                                        : u"rd"_s;
    return QString::number(number) + end;
}

RowNames numbered(const QString &language, QString (*nameOf)(int))
{
    QStringList names;
    for (int number = 1; number <= lastNumber; ++number)
        names << nameOf(number);
    return counted(language, names);
}

/// Twenty-one and the like, up to 99.
QStringList englishUpTo99(QStringList names, const QStringList &tens, const QStringList &lastOfTens)
{
    const QStringList ones = names.first(9);
    for (qsizetype ten = 0; ten < tens.size(); ++ten) {
        names << lastOfTens.at(ten);
        for (const QString &one : ones)
            names << tens.at(ten) + u'-' + one;
    }
    return names;
}

QList<RowNames> numbers()
{
    const QStringList tens = words("twenty thirty forty fifty sixty seventy eighty ninety");
    const QStringList tenths =
        words("twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth");
    const QStringList english =
        words("one two three four five six seven eight nine ten eleven twelve thirteen "
              "fourteen fifteen sixteen seventeen eighteen nineteen");
    const QStringList ordinals =
        words("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth "
              "thirteenth "
              "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth");
    return {
        numbered(figures, [](int number) { return QString::number(number); }),
        numbered(figures,
                 [](int number) { return QString::number(number).rightJustified(2, u'0'); }),
        numbered(u"Roman"_s, romanOf),
        numbered(u"ordinals"_s, ordinalOf),
        numbered(u"ordinals with a point"_s,
                 [](int number) { return QString::number(number) + u'.'; }),
        numbered(
            u"French ordinals"_s,
            [](int number) { return QString::number(number) + (number == 1 ? u"er"_s : u"e"_s); }),
        numbered(u"ordinals with a sign"_s,
                 [](int number) { return QString::number(number) + QChar(0xba); }),
        numbered(u"female ordinals with a sign"_s,
                 [](int number) { return QString::number(number) + QChar(0xaa); }),
        counted(u"English"_s, englishUpTo99(english, tens, tens)),
        counted(u"English ordinals"_s, englishUpTo99(ordinals, tens, tenths)),
        counted(u"German"_s,
                words("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn "
                      "vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig")),
        counted(u"German"_s, words("ein")),
        counted(u"German ordinals"_s,
                words("erste zweite dritte vierte fünfte sechste siebte achte neunte "
                      "zehnte elfte zwölfte")),
        counted(u"German ordinals"_s,
                words("erster zweiter dritter vierter fünfter sechster siebter achter "
                      "neunter zehnter elfter zwölfter")),
        counted(u"French"_s,
                words("un deux trois quatre cinq six sept huit neuf dix onze douze treize "
                      "quatorze quinze seize dix-sept dix-huit dix-neuf vingt")),
        counted(u"Spanish"_s,
                words("uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece "
                      "catorce quince")),
        counted(u"Italian"_s,
                words("uno due tre quattro cinque sei sette otto nove dieci undici dodici")),
        counted(u"Dutch"_s, words("een twee drie vier vijf zes zeven acht negen tien elf twaalf")),
        counted(u"Polish"_s,
                words("jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć")),
    };
}

QList<RowNames> letters()
{
    QStringList names;
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        names << QString(QLatin1Char(letter));
    QStringList numbers;
    for (int number = 1; number <= int(names.size()); ++number)
        numbers << QString::number(number);
    return {counted(u"letters"_s, names), counted(figures, numbers)};
}

// --- what the calendar has

QString withoutPoint(const QString &name)
{
    return name.endsWith(u'.') ? name.chopped(1) : name;
}

RowNames named(const QString &language, int many, QString (*nameOf)(const QLocale &, int))
{
    QStringList names;
    for (int number = 1; number <= many; ++number)
        names << nameOf(QLocale(language), number);
    return counted(language, names);
}

QList<RowNames> ofNumbers(int many)
{
    QList<RowNames> all = numbers().first(3);
    for (RowNames &writing : all)
        writing.names = writing.names.first(many + 1);
    return all;
}

QList<RowNames> months()
{
    constexpr int many = 12;
    QList<RowNames> all = ofNumbers(many);
    for (const QString &language : calendarLanguages())
        all << named(language, many, [](const QLocale &locale, int month) {
            return locale.monthName(month);
        }) << named(language, many, [](const QLocale &locale, int month) {
            return withoutPoint(locale.monthName(month, QLocale::ShortFormat));
        }) << named(language, many, [](const QLocale &locale, int month) {
            return locale.standaloneMonthName(month);
        }) << named(language, many, [](const QLocale &locale, int month) {
            return withoutPoint(locale.standaloneMonthName(month, QLocale::ShortFormat));
        }) << named(language, many, [](const QLocale &locale, int month) {
            return locale.standaloneMonthName(month).left(3);
        });
    all << counted(u"en"_s, words("        Sept"));
    return all;
}

QList<RowNames> weekdays()
{
    constexpr int many = 7;
    QList<RowNames> all{ofNumbers(many).constFirst()};
    for (const QString &language : calendarLanguages())
        all << named(language, many, [](const QLocale &locale, int day) {
            return locale.standaloneDayName(day);
        }) << named(language, many, [](const QLocale &locale, int day) {
            return withoutPoint(locale.standaloneDayName(day, QLocale::ShortFormat));
        }) << named(language, many, [](const QLocale &locale, int day) {
            return locale.standaloneDayName(day).left(3);
        }) << named(language, many, [](const QLocale &locale, int day) {
            return locale.standaloneDayName(day).left(2);
        });
    return all;
}

QList<RowNames> quarters()
{
    const QStringList first = words("01 04 07 10");
    QList<RowNames> all = ofNumbers(4);
    all << counted(u"quarters"_s, words("Q1 Q2 Q3 Q4")) << counted(u"terms"_s, words("T1 T2 T3 T4"))
        << counted(u"first months"_s, first) << counted(u"last months"_s, words("03 06 09 12"))
        << counted(u"last days"_s, words("03-31 06-30 09-30 12-31"))
        << counted(u"last days, the day in front"_s, words("31.03 30.06 30.09 31.12"));
    return all;
}

// --- small tables

QList<RowNames> answers()
{
    QList<RowNames> all{{figures, words("0 1")}};
    for (const char *both : {"no yes",    "n y",   "false true",     "f t",     "off on",
                             "nein ja",   "n j",   "falsch wahr",    "non oui", "n o",
                             "faux vrai", "no sí", "no si",          "n s",     "falso verdadero",
                             "nie tak",   "n t",   "não sim",        "nee ja",  "nej ja",
                             "✗ ✓",       "☐ ☑",   "inactive active"})
        all << RowNames{QString::fromUtf8(both), words(both)};
    return all;
}

QList<RowNames> persons()
{
    QList<RowNames> all;
    for (const char *both : {"m f",
                             "m w",
                             "male female",
                             "man woman",
                             "männlich weiblich",
                             "Mann Frau",
                             "Herr Frau",
                             "Mr Mrs",
                             "Mr Ms",
                             "Mr. Mrs.",
                             "Mr. Ms.",
                             "M Mme",
                             "M. Mme",
                             "Monsieur Madame",
                             "homme femme",
                             "h f",
                             "h m",
                             "Sr Sra",
                             "Sr. Sra.",
                             "Señor Señora",
                             "hombre mujer",
                             "Pan Pani",
                             "mężczyzna kobieta",
                             "m k",
                             "Sig. Sig.ra",
                             "Signor Signora",
                             "uomo donna",
                             "hr. mevr."})
        all << RowNames{QString::fromUtf8(both), words(both)};
    return all;
}

QList<RowNames> compass()
{
    return {counted(u"signs"_s, words("N NE E SE S SW W NW")),
            counted(u"signs with O"_s, words("N NO O SO S SW W NW")),
            counted(u"French signs"_s, words("N NE E SE S SO O NO")),
            counted(u"English"_s,
                    words("North Northeast East Southeast South Southwest West Northwest")),
            counted(u"German"_s, words("Nord Nordost Ost Südost Süd Südwest West Nordwest")),
            counted(u"German"_s,
                    words("Norden Nordosten Osten Südosten Süden Südwesten Westen Nordwesten")),
            counted(u"French"_s, words("nord nord-est est sud-est sud sud-ouest ouest nord-ouest")),
            counted(u"Spanish"_s, words("norte noreste este sureste sur suroeste oeste noroeste"))};
}

QList<RowNames> currencies()
{
    return {
        counted(u"signs"_s, words("€ $ £ ¥ zł Kč ₹ ₺ ₽ ₩ ₪ Ft")),
        counted(u"codes"_s,
                words("EUR USD GBP JPY PLN CZK INR TRY RUB KRW ILS HUF CHF SEK NOK DKK CAD AUD")),
        counted(
            u"English"_s,
            words("euro dollar pound yen zloty koruna rupee lira ruble won shekel forint franc")),
        counted(u"English"_s, words("euros dollars pounds yen zlotys korunas rupees liras rubles "
                                    "won shekels forints francs")),
        counted(u"German"_s, words("Euro Dollar Pfund Yen Zloty Kronen Rupien Lira Rubel Won "
                                   "Schekel Forint Franken"))};
}

} // namespace

QStringList calendarLanguages()
{
    return words("en de fr es pl it nl pt sv da nb fi cs sk hu ro tr hr el ru uk");
}

QList<NamedRow> listedRows()
{
    return {NamedRow::Numbers,  NamedRow::Letters,  NamedRow::Months,
            NamedRow::Weekdays, NamedRow::Quarters, NamedRow::Answers,
            NamedRow::Persons,  NamedRow::Compass,  NamedRow::Currencies};
}

QList<RowNames> writingsIn(NamedRow row)
{
    switch (row) {
    case NamedRow::Numbers:
        return numbers();
    case NamedRow::Letters:
        return letters();
    case NamedRow::Months:
        return months();
    case NamedRow::Weekdays:
        return weekdays();
    case NamedRow::Quarters:
        return quarters();
    case NamedRow::Answers:
        return answers();
    case NamedRow::Persons:
        return persons();
    case NamedRow::Compass:
        return compass();
    case NamedRow::Currencies:
        return currencies();
    case NamedRow::Years:
        break;
    }
    return {};
}

} // namespace intray
