// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/learningsample.h"

#include "schema/recordfields.h"
#include "store/line/calls.h"
#include "store/verifying/queuerecords.h"
#include "verify/suspicion/modeltext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace intray {

static constexpr qsizetype mostFields = 100;
static constexpr int mostRecords = 2000;
static constexpr int places = 100;
static constexpr int mostCorrected = 300;

QStringList countedFields(const Queue &queue)
{
    const QStringList &all =
        queue.fields.isEmpty() ? fieldsOfSchema(queue.recordSchema) : queue.fields;
    return all.mid(0, mostFields);
}

namespace {

QStringList cellsOf(const Record &record, const QStringList &fields)
{
    QStringList cells;
    for (const QString &field : fields)
        cells << cellOf(record, field);
    return cells;
}

/// Takes each record once.
class Sampling
{
public:
    explicit Sampling(const QStringList &fields)
    {
        m_sample.fields = fields;
        m_sample.counts = CountedRecords(int(fields.size()));
    }

    void take(const Row &row)
    {
        const qint64 item = row.number("id");
        if (m_taken.contains(item))
            return;
        m_taken.insert(item);
        const QStringList imported = cellsOf(row.json("imported"), m_sample.fields);
        const QStringList now =
            row.isNull("current") ? imported : cellsOf(row.json("current"), m_sample.fields);
        const bool isDone = row.text("state") == nameOf(State::Done);
        m_sample.counts.add(isDone ? imported : now);
        if (isDone)
            m_sample.counts.handle(int(m_sample.counts.records()) - 1, now);
    }

    LearningSample &sample() { return m_sample; }

private:
    LearningSample m_sample;
    QSet<qint64> m_taken;
};

QString jsonOfPairs(const QList<CountedPair> &pairs)
{
    QJsonArray all;
    for (const CountedPair &pair : pairs)
        all.append(QJsonArray{pair.by, pair.field});
    return jsonText(all);
}

QList<CountedPair> pairsOf(const SuspicionModel &model)
{
    QList<CountedPair> pairs;
    for (int field = 0; field < model.of.size(); ++field)
        for (const Determination &by : model.of.at(field).determinedBy)
            pairs.append({by.by, field});
    for (auto words = model.words.cbegin(); words != model.words.cend(); ++words)
        pairs.append({words.key(), words.key()});
    return pairs;
}

/// Otherwise reading by number would walk past all that belongs to other queues, which may be
/// millions, at each place.
bool areSideBySide(qint64 records, qint64 span)
{
    constexpr qint64 mostStrangers = 4; // to each item of the queue
    return span <= records * mostStrangers;
}

} // namespace

LearningSample sampleOf(Sql &sql, const Queue &queue, const QStringList &fields)
{
    const Bindings ofQueue{{":queue_id", queue.id.value()}};
    Sampling sampling(fields);
    if (fields.isEmpty())
        return std::move(sampling.sample());
    const auto takeAll = [&](const Row &row) {
        sampling.take(row);
        return true;
    };
    sql.each("corrected_to_learn_from", ofQueue + Bindings{{":limit", mostCorrected}}, takeAll);
    qint64 first = 0;
    qint64 last = 0;
    sql.each("span_of_queue", ofQueue, [&](const Row &row) {
        first = row.number("first_item");
        last = row.number("last_item");
        sampling.sample().records = row.number("records");
        return false;
    });
    const bool takesEach = sampling.sample().records <= mostRecords;
    const int times = takesEach ? 1 : places;
    const char *reading = areSideBySide(sampling.sample().records, last - first)
                              ? "records_to_learn_from_side_by_side"
                              : "records_to_learn_from";
    for (int place = 0; place < times; ++place)
        sql.each(reading,
                 ofQueue + Bindings{{":first", first + (last - first) * place / times},
                                    {":limit", mostRecords / times}},
                 takeAll);
    sampling.sample().behind = sql.number("first_figured", ofQueue, "first_event").toLongLong() - 1;
    return std::move(sampling.sample());
}

verbs::KeepLearned beginningWith(const QString &queue, const SuspicionModel &model,
                                 const LearningSample &sample)
{
    return {queue,
            0,
            jsonText(QJsonArray::fromStringList(sample.fields)),
            jsonOfPairs(pairsOf(model)),
            textOfModel(model),
            sample.records,
            sample.counts.corrections().size(),
            sample.behind};
}

verbs::KeepLearned keptInPlaceOf(const QString &queue, const LearnedQueue &before,
                                 SuspicionModel model, const LearningSample &sample)
{
    const auto isCounted = [&](int by, int field) {
        return std::ranges::any_of(before.pairs, [&](const CountedPair &pair) {
            return pair.by == by && pair.field == field;
        });
    };
    for (int field = 0; field < model.of.size(); ++field) {
        model.of[field].determinedBy.removeIf(
            [&](const Determination &by) { return !isCounted(by.by, field); });
        if (!isCounted(field, field))
            model.words.remove(field);
    }
    return {queue,
            before.id,
            jsonText(QJsonArray::fromStringList(before.fields)),
            jsonOfPairs(before.pairs),
            textOfModel(model),
            std::max(before.records, sample.records),
            before.corrections,
            before.lastEvent};
}

} // namespace intray
