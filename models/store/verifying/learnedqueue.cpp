// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/learnedqueue.h"

#include "store/line/calls.h"
#include "verify/suspicion/modeltext.h"
#include "verify/suspicion/valuewords.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace intray {

static QJsonArray listIn(const Row &row, const char *column)
{
    return QJsonDocument::fromJson(row.text(column).toUtf8()).array();
}

static LearnedQueue learnedOfRow(const Row &row)
{
    LearnedQueue learned;
    learned.id = row.number("id");
    for (const QJsonValue field : listIn(row, "fields"))
        learned.fields << field.toString();
    for (const QJsonValue pair : listIn(row, "pairs"))
        learned.pairs.append({pair[0].toInt(-1), pair[1].toInt(-1)});
    learned.ofRecords = row.number("of_records");
    learned.ofCorrections = row.number("of_corrections");
    learned.lastEvent = row.number("last_event");
    learned.records = row.number("records");
    learned.corrections = row.number("corrections");
    learned.isWhole = row.isTrue("is_whole");
    return learned;
}

/// Whatever has come into the database past Intray does no harm.
static bool makesSense(const LearnedQueue &learned)
{
    const auto isField = [&](int field) { return field >= 0 && field < learned.fields.size(); };
    return !learned.fields.isEmpty() &&
           std::ranges::all_of(learned.pairs, [&](const CountedPair &pair) {
               return isField(pair.by) && isField(pair.field);
           });
}

QList<LearnedQueue> learnedOf(Sql &sql, qint64 queue)
{
    QList<LearnedQueue> all = sql.all("learned_of_queue", {{":queue_id", queue}}, learnedOfRow);
    all.removeIf([](const LearnedQueue &learned) { return !makesSense(learned); });
    return all;
}

std::shared_ptr<const SuspicionModel> modelOf(Sql &sql, const LearnedQueue &learned)
{
    const QString text = sql.first("learned_model", {{":learned", learned.id}},
                                   [](const Row &row) { return row.text("model"); })
                             .value_or(QString());
    auto model = modelIn(text);
    if (!model || model->fields != learned.fields)
        return nullptr;
    return std::make_shared<const SuspicionModel>(std::move(*model));
}

std::shared_ptr<const FrequentValues> frequentOf(Sql &sql, const LearnedQueue &learned)
{
    QJsonArray fields;
    for (int field = 0; field < int(learned.fields.size()); ++field) {
        fields.append(field);
        if (learned.model->words.contains(field))
            fields.append(wordFieldOf(field));
    }
    auto frequent = std::make_shared<FrequentValues>();
    sql.each("frequent_values", {{":learned", learned.id}, {":fields", jsonText(fields)}},
             [&](const Row &row) {
                 const int field = int(row.number("field"));
                 for (const QJsonValue one : listIn(row, "told")) {
                     const ValueCount count{one[0].toString(), one[1].toInteger()};
                     frequent->of[field].append(count);
                     frequent->records.insert({field, count.value}, count.records);
                 }
                 return true;
             });
    return frequent;
}

} // namespace intray
