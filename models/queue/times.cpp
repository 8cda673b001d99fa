// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"

#include <QTimeZone>

namespace intray {

QString isoTime(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QDateTime timeFromIso(const QString &text)
{
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
