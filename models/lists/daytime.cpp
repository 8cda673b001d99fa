// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/daytime.h"

#include "lists/celltext.h"

#include <QLocale>

namespace intray {

QString dayAndTime(const QDateTime &time)
{
    const bool isToday = time.toLocalTime().date() == QDate::currentDate();
    return isToday ? clockTime(time) : QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

} // namespace intray
