// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/line/storebase.h"

namespace intray {

struct DeliveryWarranty;
struct PlannedPass;
struct QueueWarranty;

/// What was done so that a queue's rules of doubt are kept.
struct KeptOrder
{
    qint64 moved = 0;    ///< Items that have another place now.
    qint64 passed = 0;   ///< Records that ended without eyes,
    qint64 drawn = 0;    ///< and those that stayed as a sample.
    qint64 returned = 0; ///< Records that had passed and wait again, because the bound broke.

    bool isAnything() const { return moved + passed + drawn + returned > 0; }
    bool operator==(const KeptOrder &) const = default;
};

/// Brings a queue in line with its rules of doubt: the order, what passes, and what comes back. As
/// often as wished; what is as it should be stays. Blocking; lives in the thread of its connection.
class OrderStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Errors as those of DoubtStore and WarrantyStore. A worker keeps the order alone.
    Outcome<KeptOrder> keepUp(const QString &queue, const Cancellation &cancellation = {});

private:
    Outcome<KeptOrder> letPass(const QList<PlannedPass> &plans, KeptOrder done);
    /// How many of those that passed wait again.
    Outcome<qint64> lookFurther(const QString &queue);
    Outcome<Done> putOnRecord(const QueueWarranty &known);
    Outcome<QList<ItemId>> toLookAt(const QueueWarranty &known, const DeliveryWarranty &delivery);
};

} // namespace intray
