// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/daytime.h"

#include <QLocale>

namespace intray {

QString clockTime(const QDateTime &time)
{
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    format.remove(QStringLiteral(":ss")).remove(QStringLiteral(".ss"));
    return locale.toString(time.toLocalTime().time(), format);
}

QString dateAndTime(const QDateTime &time)
{
    const QDate date = time.toLocalTime().date();
    return QLocale().toString(date, QLocale::ShortFormat) + u' ' + clockTime(time);
}

QString dateAndSecond(const QDateTime &time)
{
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    const qsizetype minutes = format.indexOf(QStringLiteral("mm"));
    if (!format.contains(QStringLiteral("ss")) && minutes > 0)
        format.insert(minutes + 2, format.at(minutes - 1) + QStringLiteral("ss"));
    const QDateTime local = time.toLocalTime();
    return locale.toString(local.date(), QLocale::ShortFormat) + u' ' +
           locale.toString(local.time(), format);
}

QString dayAndTime(const QDateTime &time)
{
    const bool isToday = time.toLocalTime().date() == QDate::currentDate();
    return isToday ? clockTime(time) : dateAndTime(time);
}

} // namespace intray
