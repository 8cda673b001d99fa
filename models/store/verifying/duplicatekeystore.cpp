// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/duplicatekeystore.h"

#include "store/adopted/pages.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"
#include "store/line/verbs.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"
#include "store/verifying/compareditems.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/queuesinturn.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

namespace {

/// So many records are what is learned from.
constexpr qint64 enoughToLearnFrom = 20'000;
constexpr int pageOfSample = 2000;
/// A queue that stands still need not be written to.
constexpr qint64 worthReaching = 10'000;
constexpr int mostPiecesWhileAsked = 3;

KeptDuplicates keptOf(const Row &row)
{
    return {row.number("id"),
            row.number("of_records"),
            row.number("last_event"),
            row.isTrue("is_whole"),
            {}};
}

tl::unexpected<Error> cancelled()
{
    return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
}

/// What was learned of a few records says little of many.
bool isOutgrown(const KeptDuplicates &kept, qint64 records)
{
    return records >= 2 * kept.ofRecords + 20 || 3 * records + 20 <= kept.ofRecords;
}

/// Some of the queue's records, from everywhere in it.
ComparedItems sampleOf(Sql &sql, const Queue &queue, qint64 records)
{
    const qint64 steps = std::max<qint64>(1, records / enoughToLearnFrom);
    ComparedItems items;
    qint64 behind = 0;
    for (bool isAtEnd = false; !isAtEnd;) {
        int rows = 0;
        sql.each("records_to_compare",
                 {{":queue_id", queue.id.value()},
                  {":item", behind},
                  {":steps", steps},
                  {":limit", pageOfSample}},
                 [&](const Row &row) {
                     Item item;
                     item.id = ItemId(row.number("id"));
                     item.key = row.text("key");
                     item.record = row.json("record");
                     items.take(item);
                     behind = item.id.value();
                     ++rows;
                     return true;
                 });
        isAtEnd = rows < pageOfSample;
    }
    items.finish();
    return items;
}

qint64 firstEventOf(Sql &sql, const Queue &queue)
{
    return sql.number("first_figured", {{":queue_id", queue.id.value()}}, "first_event")
        .toLongLong();
}

DuplicateModel modelOf(Sql &sql, const KeptDuplicates &kept)
{
    return modelIn(sql.first("duplicate_model_text", {{":model", kept.id}},
                             [](const Row &row) { return row.text("model").toUtf8(); })
                       .value_or(QByteArray()));
}

/// An item of which the history tells; no record: it is looked for no more.
struct ItemToKey
{
    qint64 item = 0;
    std::optional<Record> record;
};

ItemToKey itemToKeyOf(const Row &row)
{
    return {row.number("item_id"),
            row.isTrue("counts") ? std::optional<Record>(row.json("record")) : std::nullopt};
}

/// The keys of the items that the history tells of behind what is kept. Its model is read where
/// there are any and `kept` comes without.
DuplicateKeys keysToAdd(Sql &sql, const Queue &queue, const KeptDuplicates &kept, qint64 settled)
{
    const Bindings ofQueue{{":queue_id", queue.id.value()}, {":behind", kept.lastEvent}};
    DuplicateKeys keys{kept.id, kept.lastEvent, std::max(settled, kept.lastEvent), true, {}};
    constexpr int most = DuplicateKeyStore::eventsPerPiece;
    sql.each("counting_reach", ofQueue + Bindings{{":last", settled}, {":limit", most}},
             [&](const Row &row) {
                 keys.isLast = row.number("events") < most;
                 if (!keys.isLast)
                     keys.upTo = row.number("up_to");
                 return false;
             });
    const QList<ItemToKey> told =
        sql.all("items_to_key", ofQueue + Bindings{{":last", keys.upTo}}, itemToKeyOf);
    const DuplicateModel model =
        told.isEmpty() || !kept.model.isEmpty() ? kept.model : modelOf(sql, kept);
    QJsonArray items;
    for (const ItemToKey &each : told) {
        QJsonArray ofItem;
        if (each.record)
            for (const qint64 key : model.keysOf(valuesFor(model, *each.record)))
                ofItem.append(key);
        items.append(QJsonArray{each.item, ofItem});
    }
    keys.items = jsonText(items);
    return keys;
}

bool isWorthWriting(const KeptDuplicates &kept, const DuplicateKeys &keys)
{
    return !kept.isWhole || !keys.isLast || keys.items != QStringLiteral("[]") ||
           keys.upTo - keys.behind >= worthReaching;
}

} // namespace

/// A record that is keyed a second time is hidden from some who work on it.
Outcome<bool> DuplicateKeyStore::isKeptFor(const Queue &queue)
{
    const auto adopted = isAdopted(m_connection, queue.id);
    if (!adopted || *adopted)
        return adopted.map([](bool) { return false; });
    return isKeyedTwice(m_connection, m_identity, queue, true).map([](bool isTwice) {
        return !isTwice;
    });
}

Outcome<QList<KeptDuplicates>> DuplicateKeyStore::modelsOf(const Queue &queue)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<KeptDuplicates>> {
        return sql.all("duplicate_models_of_queue", {{":queue_id", queue.id.value()}}, keptOf);
    });
}

Outcome<qint64> DuplicateKeyStore::recordsOf(const Queue &queue)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<qint64> {
        return sql.number("records_of_queue", {{":queue_id", queue.id.value()}}, "records")
            .toLongLong();
    });
}

Outcome<DuplicateKeyStore::Step> DuplicateKeyStore::keyPiece(const QString &queue,
                                                             const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto isKept = isKeptFor(*rules);
    if (!isKept || !*isKept)
        return isKept.map([](bool) { return Step{false, true, false}; });
    const auto models = modelsOf(*rules);
    if (!models)
        return tl::unexpected<Error>(models.error());
    if (!models->isEmpty() && !models->constFirst().isWhole)
        return key(*rules, models->constFirst());
    const auto records = recordsOf(*rules);
    if (!records)
        return tl::unexpected<Error>(records.error());
    if (models->isEmpty() || isOutgrown(models->constFirst(), *records))
        return learn(*rules, cancellation);
    return key(*rules, models->constFirst());
}

Outcome<DuplicateKeyStore::Step> DuplicateKeyStore::keyAll(const QString &queue,
                                                           const Cancellation &cancellation)
{
    for (;;) {
        if (cancellation.isCancelled())
            return cancelled();
        const auto step = keyPiece(queue, cancellation);
        if (!step || step->isCurrent)
            return step;
    }
}

Outcome<Done> DuplicateKeyStore::keyQueues(const std::function<bool()> &goesOn)
{
    return queuesInTurn(m_connection, m_identity, goesOn,
                        [this](const QString &queue) { return keyPiece(queue); });
}

Outcome<DuplicateKeyStore::Step> DuplicateKeyStore::keyKnown(const QString &queue,
                                                             const KeptDuplicates &known)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    Step step;
    for (int piece = 0; piece < mostPiecesWhileAsked; ++piece) {
        const auto models = modelsOf(*rules);
        if (!models || models->isEmpty())
            return models.map([](const auto &) { return Step(); });
        KeptDuplicates newest = models->constFirst();
        if (newest.id == known.id)
            newest.model = known.model;
        const auto keyed = key(*rules, newest);
        if (!keyed || keyed->isCurrent)
            return keyed;
        step = *keyed;
    }
    return step;
}

Outcome<DuplicateKeyStore::Step> DuplicateKeyStore::learn(const Queue &queue,
                                                          const Cancellation &cancellation)
{
    const auto records = recordsOf(queue);
    if (!records)
        return tl::unexpected<Error>(records.error());
    if (*records < 2)
        return Step{};
    qint64 behind = 0;
    auto sample = attempt(m_connection, [&](Sql &sql) -> Outcome<ComparedItems> {
        behind = firstEventOf(sql, queue) - 1;
        return sampleOf(sql, queue, *records);
    });
    if (!sample)
        return tl::unexpected<Error>(sample.error());
    const DuplicateModel model =
        learnedModel(sample->records(), sample->names(), *records,
                     [&](qint64, qint64) { return !cancellation.isCancelled(); });
    if (cancellation.isCancelled())
        return cancelled();
    return carryOut(m_connection, m_identity, verbs::keepDuplicateModel,
                    {queue.name, QString::fromUtf8(textOf(model)), *records, behind})
        .map([](Done) {
            return Step{true, false, false};
        });
}

Outcome<DuplicateKeyStore::Step> DuplicateKeyStore::key(const Queue &queue,
                                                        const KeptDuplicates &kept)
{
    const auto settled = settledEvent(m_connection, m_identity);
    if (!settled)
        return tl::unexpected<Error>(settled.error());
    const auto keys = attempt(m_connection, [&](Sql &sql) -> Outcome<DuplicateKeys> {
        return keysToAdd(sql, queue, kept, *settled);
    });
    if (!keys)
        return tl::unexpected<Error>(keys.error());
    if (!isWorthWriting(kept, *keys))
        return Step{true, true, kept.isWhole};
    return carryOut(m_connection, m_identity, verbs::addDuplicateKeys, *keys)
        .map([&](bool isAdded) {
            return Step{true, isAdded && keys->isLast, kept.isWhole || (isAdded && keys->isLast)};
        });
}

} // namespace intray
