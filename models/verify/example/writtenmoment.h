// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/dateform.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace intray {

/// The order in which a column writes the parts of its days where numbers alone do not tell.
enum class DayOrder {
    DayMonthYear,
    MonthDayYear,
    YearMonthDay,
    Days1900,   ///< As spreadsheets count them, with a part of the day behind a point.
    Days1904,   ///< As some spreadsheets count them.
    Seconds1970 ///< In Greenwich.
};

/// The day, the time, or both that the text is, whatever stands between their parts; the months of
/// Intray's languages are known by their names. None: it is no real moment in this order.
std::optional<Moment> momentIn(QStringView text, DayOrder order);
/// One part of it: "yyyy", "yy", "MM", "M", "dd", "d", "HH", "H", "hh", "h", "mm", "ss", "ap",
/// "AP", "Q" for the quarter, "week", "week two" and "week year", or "MMM", "MMMM", "EEE" (the day
/// of the week) and "EEEE" with a language behind ("MMMM de"). None: the moment has no such part.
std::optional<QString> partOf(const Moment &moment, const QString &part);

} // namespace intray
