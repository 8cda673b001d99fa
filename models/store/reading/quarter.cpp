// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/quarter.h"

namespace intray {

QString quarterOf(const QDateTime &time)
{
    constexpr qint64 seconds = 15LL * 60;
    const qint64 begin = time.toSecsSinceEpoch() / seconds * seconds;
    return QDateTime::fromSecsSinceEpoch(begin, Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-dd'T'HH:mm'Z'"));
}

QDateTime timeOfQuarter(const QString &quarter)
{
    return QDateTime::fromString(quarter, Qt::ISODate);
}

} // namespace intray
