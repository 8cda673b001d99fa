// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/sheetdate.h"

#include <QCalendar>
#include <QDate>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace intray {

namespace {

constexpr qint64 millisecondsOfDay = 86'400'000;
constexpr double daysBeyond = 3'000'000; ///< More than to the year 9999 from either beginning.
constexpr double plainBelow = 1e21;
constexpr double plainFrom = 1e-7;
constexpr qsizetype keptDigits = 15; ///< By spreadsheet programs, and by every double.
constexpr double manyDigitsFrom = 1e15;
constexpr qsizetype mostFraction = 300; ///< A number computed with has no more that say anything.

/// Not arg(), which takes most of the time where there are millions of dates.
QString digits(qint64 number, qsizetype least)
{
    return QString::number(number).rightJustified(least, u'0');
}

/// Hours may be more than a day's.
QString textOfTime(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    QString text = digits(seconds / 3600, 2) + u':' + digits(seconds / 60 % 60, 2) + u':' +
                   digits(seconds % 60, 2);
    if (milliseconds % 1000 == 0)
        return text;
    text += u'.' + digits(milliseconds % 1000, 3);
    while (text.endsWith(u'0'))
        text.chop(1);
    return text;
}

QString textOfDate(QDate date)
{
    const QCalendar::YearMonthDay parts = QCalendar().partsFromDate(date);
    return digits(parts.year, 4) + u'-' + digits(parts.month, 2) + u'-' + digits(parts.day, 2);
}

QString textOfBoth(QDate date, qint64 milliseconds)
{
    return textOfDate(date) + u'T' + textOfTime(milliseconds);
}

std::optional<QDate> dateOf(qint64 days, DateSystem system)
{
    constexpr qint64 neverWas = 60;
    if (system == DateSystem::From1900 && (days < 1 || days == neverWas))
        return std::nullopt;
    const QDate beginning = system == DateSystem::From1904 ? QDate(1904, 1, 1)
                            : days < neverWas              ? QDate(1899, 12, 31)
                                                           : QDate(1899, 12, 30);
    const QDate date = beginning.addDays(days);
    return date.year() <= 9999 ? std::optional(date) : std::nullopt;
}

} // namespace

std::optional<QString> textOfSerial(double days, NumberKind kind, DateSystem system)
{
    if (!(days >= 0) || days > daysBeyond)
        return std::nullopt;
    qint64 milliseconds = std::llround(days * double(millisecondsOfDay));
    if (kind == NumberKind::Elapsed)
        return textOfTime(milliseconds);
    if (kind == NumberKind::Time && days < 1)
        return textOfTime(std::min(milliseconds, millisecondsOfDay - 1));
    const auto date = dateOf(milliseconds / millisecondsOfDay, system);
    milliseconds %= millisecondsOfDay;
    if (!date)
        return std::nullopt;
    if (kind == NumberKind::Date && milliseconds == 0)
        return textOfDate(*date);
    return textOfBoth(*date, milliseconds);
}

std::optional<QString> textOfIso(const QString &iso)
{
    if (const QDate date = QDate::fromString(iso, Qt::ISODate); date.isValid() && iso.size() == 10)
        return textOfDate(date);
    const QTime time = QTime::fromString(iso, Qt::ISODateWithMs);
    if (time.isValid() && iso.size() >= 5 && iso.at(2) == u':')
        return textOfTime(time.msecsSinceStartOfDay());
    const QDateTime both = QDateTime::fromString(iso, Qt::ISODateWithMs);
    if (!both.isValid() || iso.size() < 16 || both.date().year() > 9999)
        return std::nullopt;
    return textOfBoth(both.date(), both.time().msecsSinceStartOfDay());
}

std::optional<QString> textOfDuration(const QString &duration)
{
    static const QRegularExpression parts(QStringLiteral(
        "^PT(?:([0-9]{1,9})H)?(?:([0-9]{1,9})M)?(?:([0-9]{1,9}(?:[.,][0-9]{1,12})?)S)?$"));
    const auto match = parts.match(duration);
    if (!match.hasMatch() || duration.size() < 4)
        return std::nullopt;
    const double seconds = match.captured(3).replace(u',', u'.').toDouble();
    return textOfTime(
        (match.captured(1).toLongLong() * 3600 + match.captured(2).toLongLong() * 60) * 1000 +
        std::llround(seconds * 1000));
}

/// As the nearest number that a program computes with.
static QString textOfDouble(double number)
{
    const double size = std::abs(number);
    if (number == 0)
        return QStringLiteral("0"); // and not -0
    const char form = size < plainBelow && size >= plainFrom ? 'f' : 'g';
    return QString::number(number, form, QLocale::FloatingPointShortest);
}

/// The digits as they are written, with the point where it belongs, and no zeros too many.
static QString digitsAsWritten(const QRegularExpressionMatch &number)
{
    const QString whole = number.captured(2);
    QString digits = whole + number.captured(3);
    const qsizetype point = whole.size() + number.captured(4).toInt();
    digits = digits.leftJustified(point, u'0');
    QString text = digits.left(point);
    QString fraction = digits.mid(point);
    while (text.startsWith(u'0') && text.size() > 1)
        text.remove(0, 1);
    while (fraction.endsWith(u'0'))
        fraction.chop(1);
    const QString sign = number.captured(1) == u"-" ? QStringLiteral("-") : QString();
    return sign + text + (fraction.isEmpty() ? QString() : u'.' + fraction);
}

/// What is written with more digits than any computed number has is no computed number: an id, or
/// an amount of another program.
static std::optional<QString> textOfLongNumber(QStringView number, double value)
{
    static const QRegularExpression decimal(
        QStringLiteral("^([+-]?)([0-9]+)(?:[.]([0-9]*))?(?:[eE]([+-]?[0-9]{1,2}))?$"));
    const auto match = decimal.match(number.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const bool isPlain = match.captured(4).isEmpty();
    const QString fraction = match.captured(3);
    const bool isLarge =
        std::abs(value) >= manyDigitsFrom && (isPlain || std::abs(value) < plainBelow);
    const bool isComputed =
        QString::number(value, 'f', int(std::min<qsizetype>(fraction.size(), mostFraction))) ==
        match.captured(1).remove(u'+') + match.captured(2) + u'.' + fraction;
    if (!isLarge && (!isPlain || fraction.isEmpty() || isComputed))
        return std::nullopt;
    return digitsAsWritten(match);
}

std::optional<QString> textOfNumber(QStringView number)
{
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(value))
        return std::nullopt;
    const auto asWritten =
        number.size() > keptDigits ? textOfLongNumber(number, value) : std::nullopt;
    return asWritten ? asWritten : textOfDouble(value);
}

bool isLongNumber(QStringView text)
{
    const QStringView digits = text.mid(text.startsWith(u'-') ? 1 : 0);
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    return std::find_if_not(digits.begin(), digits.end(), isDigit) - digits.begin() > keptDigits;
}

} // namespace intray
