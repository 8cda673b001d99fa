// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/warranty/statement.h"

namespace intray {

/// Which records of a delivery may pass, and how many are looked at to be sure of it.
struct WarrantyPlan
{
    qint64 mayPass = 0; ///< So many, those with the least doubt,
    qint64 sample = 0;  ///< of which so many will have to be looked at all the same.
    double again = 0;   ///< An opened record is looked at once more with this chance.

    qint64 draw = 0; ///< So many are drawn at first; more when it is known that they are needed.

    bool operator==(const WarrantyPlan &) const = default;
};

/// The records of a delivery before any of them passes.
struct DeliveryToPlan
{
    QList<double> doubts; ///< Expected wrong fields of each that might pass, the least first.
    qint64 broken = 0;    ///< Those that break a rule, and so have to be opened.
    qint64 opened = 0;    ///< Those that people have worked on.
};

/// The plan with which the least has to be looked at, if the doubts are right. Nothing: the wish
/// cannot be had, whatever is looked at. Where all would be drawn none may pass. Records of equal
/// doubt pass together or not at all.
/// `before`: what is known now; what will be found in this delivery is foreseen. `again`: the
/// chance of a second look that the rules give; none: the best one is looked for.
std::optional<WarrantyPlan> planFor(const DeliveryToPlan &delivery, const WarrantyWish &wish,
                                    const WarrantyExperience &before,
                                    std::optional<double> again = {});

} // namespace intray
