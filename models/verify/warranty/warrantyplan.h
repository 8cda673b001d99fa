// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/warranty/statement.h"

namespace intray {

/// Which records of a delivery may pass, and how many are looked at to be sure of it.
struct WarrantyPlan
{
    qint64 mayPass = 0; ///< So many, those with the least doubt,
    qint64 sample = 0;  ///< of which so many are drawn and looked at all the same.
    double again = 0;   ///< An opened record is looked at once more with this chance.

    bool operator==(const WarrantyPlan &) const = default;
};

/// The plan with which the least has to be looked at, if the doubts are right. Nothing: the wish
/// cannot be had, whatever is looked at. `doubts`: the expected number of wrong fields of each
/// record, the least first; records that must be seen are not among them but in `seen`. `ground`:
/// what was known before this delivery.
std::optional<WarrantyPlan> planFor(const QList<double> &doubts, qint64 seen, double wrongFields,
                                    const WarrantyGround &ground);

} // namespace intray
