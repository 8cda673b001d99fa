// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/storebase.h"
#include "store/verifying/warrantystore.h"

namespace intray {

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

/// A delivery of which some may pass, and how many did.
struct PassedDelivery
{
    PlannedPass plan;
    PassedPiece done;
};

/// Brings a queue in line with its rules of doubt: the order, what passes, and what comes back. As
/// often as wished; what is as it should be stays. The queue and its deliveries are read once for
/// all of it. Blocking; lives in the thread of its connection. Errors as those of DoubtStore and
/// WarrantyStore.
class OrderStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<KeptOrder> keepUp(const QString &queue, const Cancellation &cancellation = {});
    /// Lets pass without bringing anything back. Invalid: the queue lets none pass.
    Outcome<QList<PassedDelivery>> letPass(const QString &queue, Progress progress = {},
                                           const Cancellation &cancellation = {});
    /// The same with nothing done: what would pass.
    Outcome<QList<PassedDelivery>> tryPass(const QString &queue, Progress progress = {},
                                           const Cancellation &cancellation = {});

private:
    struct Read;
    Outcome<Read> read(const QString &queue, Progress progress, const Cancellation &cancellation);
    Outcome<Read> readPassing(const QString &queue, Progress progress,
                              const Cancellation &cancellation);
    Outcome<qint64> keepPlaces(const Read &read, const Cancellation &cancellation);
    Outcome<QList<PassedDelivery>> pass(const Read &read);
    /// How many of those that passed wait again.
    Outcome<qint64> lookFurther(const QueueWarranty &known);
    Outcome<Done> putOnRecord(const QueueWarranty &known);
    Outcome<QList<ItemId>> toLookAt(const QueueWarranty &known, const DeliveryWarranty &delivery);
    Outcome<QList<ItemId>> drawMore(ImportId delivery, const Pass &pass, int step);
};

} // namespace intray
