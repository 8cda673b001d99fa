// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/measures.h"

#include "queue/digits.h"

#include <QHash>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Unit
{
    double worth = 1; ///< In the smallest unit.
    QStringList names;
    double from = 0; ///< Where its scale begins, in the smallest unit.
};

Unit unit(double worth, const char *names, double from = 0)
{
    return {worth, QString::fromUtf8(names).split(u' '), from};
}

QList<Unit> timeUnits()
{
    return {unit(1, "s sec secs second seconds sek sekunde sekunden \" ″ ''"),
            unit(60, "min mins m minute minutes minuten mn ' ′"),
            unit(3600, "h hr hrs hour hours std stunde stunden"),
            unit(86400, "d day days tag tage"), unit(604800, "wk week weeks woche wochen")};
}

QList<Unit> unitsFor(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Numbers:
        return {unit(0.01, "% percent prozent"),
                unit(0.001, "‰"),
                unit(1, "x"),
                unit(1e3, "k tsd thousand tausend"),
                unit(1e6, "m mio million millions millionen mn"),
                unit(1e9, "b bn mrd billion billions milliarden")};
    case Quantity::Time:
    case Quantity::ShortTime:
        return timeUnits();
    case Quantity::Angle:
        return {unit(1, "\" ″ '' ”"), unit(60, "' ′ ’"), unit(3600, "° deg º")};
    case Quantity::Length:
        return {unit(0.001, "µm um"),
                unit(1, "mm"),
                unit(10, "cm"),
                unit(25.4, "in inch inches \" ″ '' ”"),
                unit(304.8, "ft foot feet ' ′ ’"),
                unit(914.4, "yd yard yards"),
                unit(1000, "m metre metres meter meters"),
                unit(1e6, "km"),
                unit(1609344, "mi mile miles")};
    case Quantity::Mass:
        return {unit(0.001, "mg"),
                unit(1, "g gr gram grams gramm"),
                unit(28.349523125, "oz ounce ounces"),
                unit(453.59237, "lb lbs pound pounds"),
                unit(1000, "kg kgs kilo kilogram kilograms"),
                unit(6350.29318, "st stone"),
                unit(1e6, "t to tonne tonnes tonnen")};
    case Quantity::Volume:
        return {unit(0.001, "µl ul"),
                unit(1, "ml"),
                unit(10, "cl"),
                unit(100, "dl"),
                unit(1000, "l ltr litre litres liter liters"),
                unit(29.5735295625, "floz"),
                unit(3785.411784, "gal gallon gallons"),
                unit(1e5, "hl"),
                unit(1e6, "m³ m3 cbm")};
    case Quantity::Data:
        return {unit(1, "b byte bytes"), unit(1e3, "kb"), unit(1e6, "mb"), unit(1e9, "gb"),
                unit(1e12, "tb")};
    case Quantity::BinaryData:
        return {unit(1, "b byte bytes"), unit(1024, "kb kib"), unit(1048576, "mb mib"),
                unit(1073741824, "gb gib"), unit(1099511627776, "tb tib")};
    case Quantity::Temperature:
        return {unit(5.0 / 9, "°f f", -160.0 / 9), unit(1, "°c c"), unit(1, "k", -273.15)};
    case Quantity::Speed:
        return {unit(1, "km/h kmh kph"), unit(1.609344, "mph"), unit(1.852, "kn kt kts"),
                unit(3.6, "m/s")};
    case Quantity::Power:
        return {unit(1, "w"), unit(735.49875, "ps"), unit(745.69987158227, "hp"), unit(1000, "kw"),
                unit(1e6, "mw")};
    case Quantity::Area:
        return {unit(1, "m² m2 qm sqm"), unit(0.09290304, "sqft ft²"),
                unit(100, "a ar"),       unit(4046.8564224, "ac acre acres"),
                unit(1e4, "ha"),         unit(1e6, "km² km2")};
    }
    return {};
}

struct Units
{
    QList<Unit> all;
    QHash<QString, int> byName;
};

const Units &units(Quantity quantity)
{
    static const auto known = [] {
        std::array<Units, size_t(Quantity::Area) + 1> all;
        for (size_t at = 0; at < all.size(); ++at) {
            all.at(at).all = unitsFor(Quantity(at));
            for (int unit = 0; unit < int(all.at(at).all.size()); ++unit)
                for (const QString &name : all.at(at).all.at(unit).names)
                    all.at(at).byName.insert(name, unit);
        }
        return all;
    }();
    return known.at(size_t(quantity));
}

bool isTime(Quantity quantity)
{
    return quantity == Quantity::Time || quantity == Quantity::ShortTime;
}

// --- numbers

/// A comma with three figures behind it is a group of thousands.
std::optional<double> plainNumber(QString text)
{
    static const QRegularExpression groups(u"^[1-9][0-9]{0,2}(?:[,'’][0-9]{3})+(?:\\.|$)"_s);
    if (groups.match(text).hasMatch())
        text.remove(u',').remove(u'\'').remove(QChar(0x2019));
    static const QRegularExpression pointGroups(u"^[1-9][0-9]{0,2}(?:\\.[0-9]{3})+,"_s);
    if (pointGroups.match(text).hasMatch())
        text.remove(u'.');
    bool isNumber = false;
    const double number = text.replace(u',', u'.').toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

double fractionSigned(QChar sign)
{
    static const QHash<QChar, double> worth{
        {QChar(0xbc), 0.25},      {QChar(0xbd), 0.5},       {QChar(0xbe), 0.75},
        {QChar(0x2153), 1.0 / 3}, {QChar(0x2154), 2.0 / 3}, {QChar(0x215b), 0.125},
        {QChar(0x215c), 0.375},   {QChar(0x215d), 0.625},   {QChar(0x215e), 0.875}};
    return worth.value(sign);
}

struct Amount
{
    double number = 0;
    QString unit;
};

/// A row of numbers with what stands behind each. Empty: it is none.
QList<Amount> amountsIn(const QString &text)
{
    static const QRegularExpression one(
        u"\\s*(?:(?:([0-9]+)(?:\\s+|-))?([0-9]{1,3})/([0-9]{1,4})|([0-9]*)\\s?([¼½¾⅓⅔⅛⅜⅝⅞])|"
        u"([0-9]+(?:['’][0-9]{3}(?![0-9]))*(?:[.,][0-9]+)*(?:[eE][+-]?[0-9]{1,2}(?![0-9]))?))\\s*"
        u"(''|[\\p{L}µ°º%‰]+(?:[²³]|(?<=m)[23](?![0-9]))?(?:/[hs])?|[\"'′″’”])?\\.?"_s);
    QList<Amount> all;
    qsizetype at = 0;
    while (at < text.size()) {
        const auto match = one.match(text, at, QRegularExpression::NormalMatch,
                                     QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch() || match.capturedLength() == 0)
            return {};
        const auto plain = plainNumber(match.captured(6));
        if (!plain && !match.captured(6).isEmpty())
            return {};
        double number = plain.value_or(0);
        if (!match.captured(3).isEmpty() && match.captured(3).toInt() == 0)
            return {};
        if (!match.captured(3).isEmpty())
            number = match.captured(1).toDouble() +
                     match.captured(2).toDouble() / match.captured(3).toDouble();
        else if (!match.captured(5).isEmpty())
            number = match.captured(4).toDouble() + fractionSigned(match.captured(5).front());
        all.append({number, match.captured(7).toLower()});
        at = match.capturedEnd();
    }
    return all;
}

/// Figures with colons between, the smallest unit last.
std::optional<double> clockIn(const QString &text, Quantity quantity)
{
    static const QRegularExpression form(u"^([0-9]{1,4}):([0-5][0-9])(?::([0-5][0-9]))?$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch() || !isTime(quantity))
        return std::nullopt;
    const bool hasThree = !match.captured(3).isEmpty();
    const double unit = hasThree || quantity == Quantity::ShortTime ? 1 : 60;
    const double two = match.captured(1).toDouble() * 60 + match.captured(2).toDouble();
    return hasThree ? two * 60 + match.captured(3).toDouble() : two * unit;
}

/// PT1H30M, as ISO 8601 writes it.
QString withoutStandard(const QString &text, Quantity quantity)
{
    static const QRegularExpression form(u"^P(?:([0-9]+)D)?T?((?:[0-9]+[HMS])*)$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch() || !isTime(quantity))
        return text;
    const QString days = match.captured(1).isEmpty() ? QString() : match.captured(1) + u"d "_s;
    return (days + match.captured(2)).toLower();
}

std::optional<double> summed(const QList<Amount> &amounts, const Units &known, int bare)
{
    std::optional<double> sum;
    double lastWorth = 0;
    for (const Amount &amount : amounts) {
        int unit = amount.unit.isEmpty() ? bare : known.byName.value(amount.unit, noUnit);
        if (amount.unit.isEmpty() && sum) // 1h30: the next smaller one
            for (unit = int(known.all.size()) - 1; unit >= 0; --unit)
                if (known.all.at(unit).worth < lastWorth)
                    break;
        if (unit < 0 || (sum && known.all.at(unit).worth >= lastWorth))
            return std::nullopt;
        lastWorth = known.all.at(unit).worth;
        sum = sum.value_or(known.all.at(unit).from) + amount.number * lastWorth;
    }
    return sum;
}

/// The side of the world that a place on it is on, which says whether it is below zero.
bool takeSide(QString &text)
{
    static const QRegularExpression side(u"^\\s*([NSEWO])\\s+|\\s*([NSEWO])\\s*$"_s);
    const auto match = side.match(text);
    const QString found = match.captured(1) + match.captured(2);
    text.remove(match.capturedStart(), match.capturedLength());
    return found == u"S" || found == u"W";
}

} // namespace

int unitsOf(Quantity quantity)
{
    return int(units(quantity).all.size());
}

bool namesUnit(QStringView text, Quantity quantity)
{
    if (clockIn(text.toString(), quantity))
        return true;
    QString left = withoutStandard(text.toString(), quantity);
    if (quantity == Quantity::Angle)
        takeSide(left);
    for (const Amount &amount : amountsIn(left))
        if (!amount.unit.isEmpty())
            return true;
    return false;
}

std::optional<double> measureIn(QStringView text, Quantity quantity, int bare)
{
    QString left = text.trimmed().toString();
    if (left.isEmpty() || left.size() > 40)
        return std::nullopt;
    if (const auto clock = clockIn(left, quantity))
        return clock;
    bool isNegative = left.startsWith(u'-') || left.startsWith(QChar(0x2212));
    if (isNegative || left.startsWith(u'+'))
        left.remove(0, 1);
    left = withoutStandard(left, quantity);
    if (quantity == Quantity::Angle)
        isNegative = takeSide(left) || isNegative;
    const QList<Amount> amounts = amountsIn(left.trimmed());
    if (isNegative && quantity == Quantity::Temperature && amounts.size() == 1)
        return summed({{-amounts.constFirst().number, amounts.constFirst().unit}}, units(quantity),
                      bare);
    const auto sum = summed(amounts, units(quantity), bare);
    return sum && isNegative ? -*sum : sum;
}

static QString withoutZeros(QString text)
{
    while (text.contains(u'.') && (text.endsWith(u'0') || text.endsWith(u'.'))) {
        const bool isPoint = text.endsWith(u'.');
        text.chop(1);
        if (isPoint)
            break;
    }
    return text;
}

/// Whole units, and of them only what a unit that is `larger` times as much leaves.
static double wholeUnits(double measure, double worth, double larger)
{
    constexpr double nearly = 1e-9; // 0.3 / 0.1 is a little less than 3
    const double whole = std::floor(std::abs(measure) / worth + nearly);
    return larger > 0 ? std::fmod(whole, larger) : whole;
}

/// How many of the unit are one of the next larger one that is a whole multiple of it.
static double ofNextUnit(const QList<Unit> &all, int unit)
{
    constexpr double nearly = 1e-9;
    for (int next = unit + 1; next < int(all.size()); ++next)
        if (const double many = all.at(next).worth / all.at(unit).worth;
            std::abs(many - std::round(many)) < nearly)
            return std::round(many);
    return 0;
}

std::optional<QString> written(double measure, Quantity quantity, const MeasureWriting &writing)
{
    constexpr int mostDecimals = 6;
    const QList<Unit> &all = units(quantity).all;
    const Unit &unit = all.at(writing.unit);
    QString text;
    if (writing.decimals <= MeasureWriting::Floor) {
        const bool isRest = writing.decimals == MeasureWriting::Rest;
        const double larger = isRest ? ofNextUnit(all, writing.unit) : 0;
        text = QString::number(wholeUnits(measure, unit.worth, larger), 'f', 0);
        return text.rightJustified(writing.width, u'0');
    }
    const double number = (measure - unit.from) / unit.worth;
    const int decimals =
        writing.decimals == MeasureWriting::AsMany ? mostDecimals : writing.decimals;
    text = QString::number(number, 'f', decimals);
    if (writing.decimals == MeasureWriting::AsMany)
        text = withoutZeros(text);
    return text.replace(u'.', writing.decimal);
}

} // namespace intray
