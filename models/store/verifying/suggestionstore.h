// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"
#include "store/verifying/learnedqueue.h"
#include "store/verifying/queueproposals.h"
#include "store/verifying/refusedsuggestion.h"
#include "verify/suspicion/suspicion.h"

#include <QHash>

#include <optional>

namespace intray {

/// A cell of a queue's records that is more likely wrong than right.
struct SuspiciousCell
{
    ItemId item;
    QString key;
    QString field;
    QString value;
    std::optional<QString> suggestion; ///< What is likely meant, if anything is known.
    double score = 0;                  ///< How likely it is wrong, from 0.5 to 1.
    QString why;                       ///< Translated, in a few words.
    double sure = 0;                   ///< How likely the suggestion is right.
    SuspicionKind kind = SuspicionKind::Unlikely;
    QStringList together = {}; ///< Of the suggestion, see OfferedValue.

    bool isPart() const { return !together.isEmpty(); }
};

/// What the queue's counts say about one record.
struct JudgedRecord
{
    QList<SuspiciousCell> suspicious;
    QHash<QString, QString> frequent;    ///< By field: what stands there and in many other records.
    QHash<QString, QString> usual;       ///< By field: the most frequent value of the queue.
    QHash<QString, QStringList> refused; ///< By field: what was suggested in the record in vain.
};

/// What is suspicious in the records of queues, and what is suggested instead: from what the queue
/// itself says, and from what those who finished records put right in them. NotFound for an unknown
/// queue or item.
class SuggestionStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Of all records that are not finished, the likeliest wrong cells first; or of one record.
    /// Reads the whole queue; the progress counts records, each once read and once judged.
    Outcome<QList<SuspiciousCell>> suggestions(const QString &queue, ItemId item = {},
                                               Progress progress = {},
                                               const Cancellation &cancellation = {});

    /// What is kept of a queue, with its model, if all of it has been counted once. `known` is what
    /// was answered before: its model is not read again if it is still the one.
    Outcome<std::optional<LearnedQueue>> learned(const QString &queue,
                                                 const LearnedQueue &known = {});
    /// What is offered by rule and by example: from the queue's schema and a sample of some
    /// thousand records, which takes a moment; where the records may be sealed, or are another
    /// program's, from the schema alone. `model`: what is learned of the queue now; with another
    /// one they are out of date.
    Outcome<QueueProposals> proposals(const QString &queue, const ModelId &model = {});
    /// Whether they were made of what is known now.
    Outcome<bool> areCurrent(const QueueProposals &proposals, const QString &queue,
                             const ModelId &model);
    /// Of one item, by what is kept, which is brought up to date first where this user may do so;
    /// where nothing is kept, by reading the whole queue.
    Outcome<QList<SuspiciousCell>> ofItem(const QString &queue, ItemId item, Progress progress = {},
                                          const Cancellation &cancellation = {});
    /// Of one record, by what is kept, without a look at the others: its suspicious cells and which
    /// of its values are no exception. One statement for all its cells, and one for each that is
    /// put right in thought. Without a model it is looked at by rule alone.
    Outcome<JudgedRecord> judge(const LearnedQueue &learned, const Item &item,
                                const QueueProposals &proposals = {});
    /// Says that a suggestion for a record is not wanted, or takes that back. It is not offered
    /// again, to nobody. Whoever may read the record may; NotFound for others.
    Outcome<Done> refuse(ItemId item, const RefusedSuggestion &refused, bool isRefused = true);
};

} // namespace intray
