// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/textverbs.h"
#include "store/verifying/learnedqueue.h"
#include "verify/suspicion/learning.h"

namespace intray {

/// Some of a queue's records, to learn from.
struct LearningSample
{
    QStringList fields;
    CountedRecords counts{0};
    qint64 records = 0; ///< How many the queue has.
    qint64 behind = 0;  ///< Its history begins behind this event.
};

/// The fields that are counted: the first hundred of the queue's.
QStringList countedFields(const Queue &queue);
/// At most 2,000 records from all over the queue, and 300 that somebody corrected. Throws
/// SqlFailure.
LearningSample sampleOf(Sql &sql, const Queue &queue, const QStringList &fields);

/// What is kept of a model with which counting begins.
verbs::KeepLearned beginningWith(const QString &queue, const SuspicionModel &model,
                                 const LearningSample &sample);
/// What is kept of one where everything is counted already: only what is counted can be used.
verbs::KeepLearned keptInPlaceOf(const QString &queue, const LearnedQueue &before,
                                 SuspicionModel model, const LearningSample &sample);

} // namespace intray
