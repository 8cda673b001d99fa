// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"

#include <QDateTime>

#include <functional>

namespace intray {

/// What was counted while a delivery came in, and the digest of its file.
struct DeliveryCounts
{
    /// SHA-256 in hexadecimal digits, of several files over all; empty: not a file, or of an older
    /// Intray.
    QString digest;
    qint64 rows = 0;
    qint64 added = 0;
    qint64 alreadyThere = 0;
    qint64 updates = 0; ///< Rows that say otherwise than the delivery before.
    qint64 changed = 0; ///< Rows that did so and were rejected.
    qint64 rejected = 0;
    bool isWhole = false;    ///< The file has everything: what it lacks is missing.
    QStringList files = {};  ///< What they are called, of several.
    QString byTemplate = {}; ///< The name of the template by which it was read; empty: none.
    bool operator==(const DeliveryCounts &) const = default;
};

QJsonObject toJson(const DeliveryCounts &counts);
DeliveryCounts deliveryCountsFrom(const QJsonObject &told);

/// One import that was accepted.
struct Delivery
{
    ImportId id;
    QString queue;
    QString source; ///< Where it came from, such as a file's name.
    QString user;
    QDateTime at;
    DeliveryCounts counts;
    QDateTime recalledAt; ///< Invalid: it was not taken back.
    QString recalledBy;
};

/// What became of a delivery up to now.
struct DeliveryState
{
    Delivery delivery;
    qint64 waiting = 0;       ///< Of its items: open, and nobody has worked on them.
    qint64 workedOn = 0;      ///< Open, locked or finished otherwise.
    qint64 recalled = 0;      ///< Taken out of the queue again.
    qint64 updated = 0;       ///< Items that were there before and have its values now.
    qint64 proposed = 0;      ///< Where a person decides.
    qint64 again = 0;         ///< Items that had been taken out and are back.
    qint64 refused = 0;       ///< What could not be taken.
    qint64 missing = 0;       ///< Items that wait and are not in the file, which has everything.
    QStringList proposedKeys; ///< At most mostKeys.
    QStringList missingKeys;  ///< At most mostKeys.
    static constexpr int mostKeys = 1000;

    /// Items that it did not bring first and that have its values, whatever becomes of its own.
    qint64 keeping() const { return updated + again; }
};

/// A piece of taking items out of their queue again.
struct RecallPiece
{
    ImportId delivery;
    bool isMissing = false; ///< What the delivery lacks, instead of what came with it.
    ItemId after;           ///< Behind this item.
    QString reason;
};

struct RecalledPiece
{
    qint64 recalled = 0;
    ItemId after; ///< How far it came; as given: there is nothing more.
};

/// What was taken out of a queue.
struct Recalled
{
    qint64 count = 0;
    bool isCancelled = false; ///< It ended early; what is out stays out.
};

/// How many items are out of their queue so far.
using RecallProgress = std::function<void(qint64)>;

/// The deliveries of a database: what came with which file, and taking it back. Supervisors,
/// importers and administrators ask.
class DeliveryStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<Delivery>> deliveries(const QString &queue); ///< Newest first; empty: all queues.
    /// NotFound.
    Outcome<DeliveryState> state(ImportId delivery);
    /// Dismisses what came with it and nobody has worked on, in pieces of one transaction each; how
    /// many items that were, also if it was cancelled. An item keeps its key, and is back when the
    /// key comes again. Sent again, it goes on. Invalid: it is not complete, or no reason is given.
    Outcome<Recalled> takeBack(ImportId delivery, const QString &reason,
                               const RecallProgress &progress = {},
                               const Cancellation &cancellation = {});
    /// The same with the items that wait and are missing in it. Invalid: its file does not have
    /// everything.
    Outcome<Recalled> dismissMissing(ImportId delivery, const QString &reason,
                                     const RecallProgress &progress = {},
                                     const Cancellation &cancellation = {});

private:
    Outcome<Recalled> recall(RecallPiece wanted, const RecallProgress &progress,
                             const Cancellation &cancellation);
};

} // namespace intray
