// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace intray {

// Moments as people say them: in their own zone and locale, and without seconds, which the short
// format of some locales has, but where lines are told apart by them.

QString clockTime(const QDateTime &time);   ///< Hour and minute.
QString dateAndTime(const QDateTime &time); ///< With the date before them.
QString dateAndSecond(const QDateTime &time);
QString dayAndTime(const QDateTime &time); ///< With the date on any other day than today.

} // namespace intray
