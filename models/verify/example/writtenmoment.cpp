// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/writtenmoment.h"

#include "queue/digits.h"
#include "verify/example/textruns.h"
#include "verify/proposal/momentreading.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <array>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QLocale localeOf(const QString &part)
{
    static thread_local QHash<QString, QLocale> known; // each is asked for again and again
    const QString language = part.mid(part.indexOf(u' ') + 1);
    const auto found = known.constFind(language);
    return found != known.cend() ? *found : *known.insert(language, QLocale(language));
}

QString monthName(int month, const QString &part)
{
    const auto length = part.startsWith(u"MMMM") ? QLocale::LongFormat : QLocale::ShortFormat;
    return localeOf(part).monthName(month, length);
}

QString weekdayName(int day, const QString &part)
{
    const auto length = part.startsWith(u"EEEE") ? QLocale::LongFormat : QLocale::ShortFormat;
    return localeOf(part).dayName(day, length);
}

QString padded(int number)
{
    return QString::number(number).rightJustified(2, u'0');
}

/// Weeks begin with Monday, and the first one of a year has its first Thursday.
QString partOfWeek(QDate day, const QString &part)
{
    int year = 0;
    const int week = day.weekNumber(&year);
    if (part == u"week year")
        return QString::number(year);
    return part == u"week two" ? padded(week) : QString::number(week);
}

std::optional<QString> partOfDay(QDate day, const QString &part)
{
    if (!day.isValid())
        return std::nullopt;
    if (part == u"yyyy")
        return QString::number(day.year());
    if (part == u"yy")
        return padded(day.year() % 100);
    if (part.startsWith(u"EEE"))
        return weekdayName(day.dayOfWeek(), part);
    if (part == u"Q")
        return QString::number((day.month() + 2) / 3);
    if (part.startsWith(u"week"))
        return partOfWeek(day, part);
    if (part.startsWith(u"MMM"))
        return monthName(day.month(), part);
    const int number = part.startsWith(u'M') ? day.month() : day.day();
    return part.size() == 2 ? padded(number) : QString::number(number);
}

std::optional<QString> partOfTime(QTime time, const QString &part)
{
    if (!time.isValid())
        return std::nullopt;
    if (part == u"ap")
        return time.hour() < 12 ? u"am"_s : u"pm"_s;
    if (part == u"AP")
        return time.hour() < 12 ? u"AM"_s : u"PM"_s;
    int number = part.startsWith(u'm') ? time.minute() : time.second();
    if (part.startsWith(u'H'))
        number = time.hour();
    else if (part.startsWith(u'h'))
        number = (time.hour() + 11) % 12 + 1;
    return part.size() == 2 ? padded(number) : QString::number(number);
}

} // namespace

/// Whether the reading is one in this order: with the year in front, or a month by its name, it is
/// the same in all of them.
static bool isIn(const MomentReading &reading, DayOrder order)
{
    using Order = MomentReading::Order;
    switch (reading.order) {
    case Order::Named:
        return true;
    case Order::YearFirst:
        return order == DayOrder::YearMonthDay || !reading.style.isEmpty();
    case Order::DayFirst:
        return order == DayOrder::DayMonthYear;
    case Order::MonthFirst:
        return order == DayOrder::MonthDayYear;
    case Order::Serial:
        break;
    }
    return false;
}

static bool isCounted(DayOrder order)
{
    return order == DayOrder::Days1900 || order == DayOrder::Days1904 ||
           order == DayOrder::Seconds1970;
}

/// A number that counts days or seconds. Only a column's examples tell that it does.
static std::optional<Moment> countedMoment(const QString &text, DayOrder order)
{
    static const QDate epochs[]{QDate(1899, 12, 30), QDate(1904, 1, 1), QDate(1970, 1, 1)};
    constexpr qlonglong ofDay = 86'400;
    constexpr qsizetype fewestDigits = 4, digitsOfSeconds = 9, digitsOfMilliseconds = 13;
    if (order == DayOrder::Seconds1970 && text.size() == digitsOfMilliseconds)
        return countedMoment(text.chopped(3), order);
    const QList<TextRun> runs = runsIn(text, RunKind::Digits);
    const bool isPlain = runs.size() == 1 && runs.constFirst().end == text.size();
    const bool isParted = runs.size() == 2 && runs.constLast().end == text.size() &&
                          runs.constLast().begin == runs.constFirst().end + 1 &&
                          text.at(runs.constFirst().end) == u'.';
    const bool isOfSeconds = order == DayOrder::Seconds1970;
    if ((!isPlain && (!isParted || isOfSeconds)) || runs.constFirst().begin > 0 ||
        runs.constFirst().end < (isOfSeconds ? digitsOfSeconds : fewestDigits) ||
        runs.constFirst().end > (isOfSeconds ? digitsOfSeconds + 1 : fewestDigits + 1))
        return std::nullopt;
    const qlonglong seconds = isOfSeconds ? text.toLongLong() : qRound64(text.toDouble() * ofDay);
    const QTime time = QTime(0, 0).addSecs(int(seconds % ofDay));
    const qsizetype epoch = qsizetype(order) - qsizetype(DayOrder::Days1900);
    return Moment{epochs[epoch].addDays(seconds / ofDay), time};
}

/// Two digits are a year of 1970 to 2069, as DateForm reads them.
static bool isLikelyYear(const MomentReading &reading)
{
    return reading.moment.day.year() >= 1970 && reading.moment.day.year() <= 2069;
}

static std::optional<Moment> readMoment(const QString &text, DayOrder order)
{
    if (isCounted(order))
        return countedMoment(text, order);
    // 13.02.20 is a day rather than a time
    for (const MomentReading &reading : daysIn(text))
        if (isIn(reading, order) && (!reading.isShortYear || isLikelyYear(reading)))
            return reading.moment;
    // four digits are a year or a number rather than a time
    if (!std::ranges::all_of(text, isPlainDigit))
        if (const auto time = timeIn(text))
            return Moment{{}, *time};
    return std::nullopt;
}

// Each part of a value is asked for by many programs, one behind the other.
std::optional<Moment> momentIn(QStringView text, DayOrder order)
{
    struct Known
    {
        QString text;
        std::optional<Moment> moment;
    };
    static thread_local std::array<Known, 6> last;
    Known &known = last.at(size_t(order));
    const QStringView trimmed = text.trimmed();
    if (known.text != trimmed)
        known = {trimmed.toString(), readMoment(trimmed.toString(), order)};
    return known.moment;
}

std::optional<QString> partOf(const Moment &moment, const QString &part)
{
    static const QString ofDays = u"yMdEQw"_s;
    const bool isOfDay = ofDays.contains(part.front());
    return isOfDay ? partOfDay(moment.day, part) : partOfTime(moment.time, part);
}

} // namespace intray
