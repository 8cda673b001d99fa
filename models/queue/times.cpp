// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"

#include <QTimeZone>

namespace intray {

QString isoTime(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

static int numberIn(QStringView digits)
{
    int number = 0;
    for (const QChar digit : digits) {
        if (digit < u'0' || digit > u'9')
            return -1;
        number = number * 10 + digit.unicode() - u'0';
    }
    return number;
}

/// As the databases write it: reading each form that there is takes eight times as long, and a list
/// is full of times. Invalid: it is written otherwise.
static QDateTime timeAsWritten(QStringView text)
{
    if (text.size() != 24 || text[4] != u'-' || text[7] != u'-' || text[10] != u'T' ||
        text[13] != u':' || text[16] != u':' || text[19] != u'.' || text[23] != u'Z')
        return {};
    const auto number = [&](int from, int length) { return numberIn(text.mid(from, length)); };
    const int year = number(0, 4);
    const QDate day(year, number(5, 2), number(8, 2));
    const QTime time(number(11, 2), number(14, 2), number(17, 2), number(20, 3));
    return year > 0 && day.isValid() && time.isValid() ? QDateTime(day, time, Qt::UTC)
                                                       : QDateTime();
}

QDateTime timeFromIso(const QString &text)
{
    if (const QDateTime time = timeAsWritten(text); time.isValid())
        return time;
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    return time.isValid() ? time.toUTC() : QDateTime();
}

static std::optional<qint64> secondsIn(QChar unit)
{
    switch (unit.unicode()) {
    case u's':
        return 1;
    case u'm':
        return 60;
    case u'h':
        return 3600;
    case u'd':
        return 86400;
    default:
        return std::nullopt;
    }
}

std::optional<std::chrono::seconds> spanFromText(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return std::nullopt;
    QStringView digits(trimmed);
    qint64 scale = 1;
    if (const auto unit = secondsIn(trimmed.back())) {
        scale = *unit;
        digits.chop(1);
    }
    bool isNumber = false;
    const qint64 count = digits.toLongLong(&isNumber);
    constexpr qint64 hundredYears = qint64(100) * 366 * 86400;
    if (!isNumber || count < 0 || count > hundredYears / scale)
        return std::nullopt;
    return std::chrono::seconds(count * scale);
}

QString textOfSpan(std::chrono::seconds span)
{
    const qint64 count = span.count();
    if (count != 0 && count % 86400 == 0)
        return QString::number(count / 86400) + u'd';
    if (count != 0 && count % 3600 == 0)
        return QString::number(count / 3600) + u'h';
    if (count != 0 && count % 60 == 0)
        return QString::number(count / 60) + u'm';
    return QString::number(count) + u's';
}

} // namespace intray
