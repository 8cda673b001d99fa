// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/questionselection.h"

#include "schema/recordschema.h"
#include "store/rules/queuestore.h"

#include <QHash>

namespace intray {

bool QuestionSelection::has(const RecordAskedAbout &asked) const
{
    return (queue.isEmpty() || asked.question.queue == queue) && asked.question.whom == whom &&
           (field.isEmpty() || RecordSchema::textOf(asked.record.value(field)) == value);
}

Outcome<QList<RecordAskedAbout>> allAskedAbout(QuestionStore &store, const QString &queue)
{
    constexpr int piece = 1000;
    QList<RecordAskedAbout> all;
    for (int offset = 0;; offset += piece) {
        const auto some = store.recordsAskedAbout(queue, piece, offset);
        if (!some)
            return some;
        all += *some;
        if (some->size() < piece)
            return all;
    }
}

Outcome<QList<RecordAskedAbout>> selectedQuestions(QuestionStore &store,
                                                   const QuestionSelection &selection)
{
    auto all = allAskedAbout(store, selection.queue);
    if (all)
        all->removeIf([&](const RecordAskedAbout &asked) { return !selection.has(asked); });
    return all;
}

std::function<QString(const Question &)> fieldLabelsOf(QueueStore &queues)
{
    QHash<QPair<QString, QString>, QString> labels;
    for (const Queue &queue : queues.queues().value_or(QList<Queue>()))
        if (const auto schema = RecordSchema::of(queue))
            for (const Field &field : schema->fields())
                labels.insert({queue.name, field.name}, field.label);
    return [labels](const Question &question) {
        return labels.value({question.queue, question.field}, question.field);
    };
}

} // namespace intray
