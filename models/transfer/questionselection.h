// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/work/questionstore.h"

#include <functional>

namespace intray {

class QueueStore;

/// Which of the open questions go out together, such as all of one supplier's.
struct QuestionSelection
{
    QString queue; ///< Empty: all queues.
    QString whom;  ///< As in Question.
    QString field; ///< Only of records in which this field has this value; empty: all.
    QString value;

    bool has(const RecordAskedAbout &asked) const;
};

/// All open questions of a queue, or with an empty name of all, in the order in which they were
/// asked. Blocking; thread as for the store.
Outcome<QList<RecordAskedAbout>> allAskedAbout(QuestionStore &store, const QString &queue);
/// Those of them that are selected.
Outcome<QList<RecordAskedAbout>> selectedQuestions(QuestionStore &store,
                                                   const QuestionSelection &selection);

/// What people call the field of a question; its name where the queue has no rules for it.
/// Blocking; thread as for the store.
std::function<QString(const Question &)> fieldLabelsOf(QueueStore &queues);

} // namespace intray
