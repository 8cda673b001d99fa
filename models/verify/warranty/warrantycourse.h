// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/warranty/statement.h"

#include <QDateTime>

namespace intray {

/// Something that became known of a delivery's records.
struct WarrantyLook
{
    enum class Kind {
        Opened,
        Sampled,
        Returned,    ///< It had passed, came back and was opened.
        AgainWanted, ///< An opened record goes to its second look,
        AgainOver    ///< which is over.
    };
    QDateTime at;
    Kind kind = Kind::Opened;
    bool isWrong = false; ///< Something was found.
};

/// What was known after some looks, in about so many equal steps up to `now`, which is the last.
/// What was drawn and still waited is left out, because nobody knows when it was drawn.
QList<WarrantyFigures> stepsOf(QList<WarrantyLook> looks, const WarrantyFigures &now,
                               int steps = 40);

/// What is stated when so many records have been opened.
struct CoursePoint
{
    qint64 opened = 0;
    double wrongFields = 1;

    bool operator==(const CoursePoint &) const = default;
};

/// What would have been stated then, with what is known of people and of wrong records now.
QList<CoursePoint> courseOf(const QList<WarrantyFigures> &steps, const WarrantyGround &ground);
/// What is stated if more of those that pass are looked at, so many in each step, and nothing is
/// found in them; empty: none is left.
QList<CoursePoint> courseAhead(const WarrantyFigures &now, const WarrantyGround &ground,
                               qint64 recordsInStep, int steps);

} // namespace intray
