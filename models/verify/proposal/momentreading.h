// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/dateform.h"

#include <QList>
#include <QString>

#include <optional>

namespace intray {

/// One way to read a text as a day, or a day and a time.
struct MomentReading
{
    enum class Order { YearFirst, DayFirst, MonthFirst, Named, Serial };

    Moment moment;
    Order order = Order::YearFirst;
    QString style;            ///< The signs between the parts: "//", "..", "--".
    bool isShortYear = false; ///< 45 may be 1945 or 2045: both are read.

    bool hasTime() const { return moment.time.isValid(); }
};

/// Every real day that the text may mean: in all orders of day, month and year that people use,
/// with years of two digits and names of months, and a time behind it. Empty: it is none.
QList<MomentReading> daysIn(const QString &text);
/// The time of day that the text is: 14:30, 2.30 pm, 14h30, 1430, 2 pm, 230 pm.
std::optional<QTime> timeIn(const QString &text);

} // namespace intray
