// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordschema.h"
#include "store/line/calls.h"
#include "store/line/sql.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"
#include "store/verifying/duplicatekeystore.h"
#include "store/verifying/duplicatestore.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

/// Records that share most keys come first.
constexpr int mostLookedAt = 200;

KeptDuplicates keptOf(const Row &row)
{
    return {row.number("id"),
            row.number("of_records"),
            row.number("last_event"),
            row.isTrue("is_whole"),
            {}};
}

/// An older one is good until the newer one is whole.
KeptDuplicates usableOf(const QList<KeptDuplicates> &all)
{
    for (const KeptDuplicates &each : all)
        if (each.isWhole)
            return each;
    return all.isEmpty() ? KeptDuplicates() : all.constFirst();
}

LikelyRecord likelyOf(const Row &row)
{
    return {itemOf(row), row.text("finished_by"), 0};
}

QString listOf(const QList<qint64> &keys)
{
    QJsonArray list;
    for (const qint64 key : keys)
        list.append(key);
    return jsonText(list);
}

QSet<qint64> toldApartFrom(Sql &sql, ItemId item)
{
    QSet<qint64> others;
    sql.each("told_apart_of_item", {{":item", item.value()}}, [&](const Row &row) {
        const QJsonObject told = row.json("detail");
        const qint64 other = told.value(QStringLiteral("from")).toInteger();
        if (told.contains(QStringLiteral("alike")))
            others.remove(other);
        else
            others.insert(other);
        return true;
    });
    return others;
}

void score(const DuplicateModel &model, const Record &record, QList<LikelyRecord> &likely)
{
    QList<QStringList> values;
    for (const LikelyRecord &each : std::as_const(likely))
        values << valuesFor(model, each.item.record);
    const std::vector<double> scores = model.scores(valuesFor(model, record), values);
    for (qsizetype i = 0; i < likely.size(); ++i)
        likely[i].score = scores[size_t(i)];
}

LikelyItem likelyItemOf(const Item &item)
{
    return {item.id, item.key, item.state};
}

/// The one with the smaller number first.
LikelyDuplicates pairOf(const Item &item, const LikelyRecord &other)
{
    const LikelyItem one = likelyItemOf(item);
    const LikelyItem two = likelyItemOf(other.item);
    return item.id < other.item.id ? LikelyDuplicates{one, two, other.score}
                                   : LikelyDuplicates{two, one, other.score};
}

} // namespace

QStringList valuesFor(const DuplicateModel &model, const Record &record)
{
    QStringList values;
    for (const FieldKnowledge &field : model.fields)
        values << RecordSchema::textOf(record.value(field.name));
    return values;
}

Outcome<KeptDuplicates> DuplicateStore::kept(const QString &queue, const KeptDuplicates &known)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<KeptDuplicates> {
        KeptDuplicates kept = usableOf(
            sql.all("duplicate_models_of_queue", {{":queue_id", rules->id.value()}}, keptOf));
        if (kept.id == 0)
            return kept;
        kept.model =
            kept.id == known.id
                ? known.model
                : modelIn(sql.first("duplicate_model_text", {{":model", kept.id}},
                                    [](const Row &row) { return row.text("model").toUtf8(); })
                              .value_or(QByteArray()));
        kept.isWhole = kept.isWhole && !kept.model.isEmpty();
        return kept;
    });
}

Outcome<QList<LikelyRecord>> DuplicateStore::ofRecord(const KeptDuplicates &kept, const Item &item,
                                                      double least)
{
    const QList<qint64> keys = kept.model.keysOf(valuesFor(kept.model, item.record));
    if (!kept.isWhole || keys.isEmpty())
        return QList<LikelyRecord>();
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<LikelyRecord>> {
        QList<LikelyRecord> likely = sql.all("items_under_keys",
                                             {{":keys", listOf(keys)},
                                              {":model", kept.id},
                                              {":item", item.id.value()},
                                              {":limit", mostLookedAt}},
                                             likelyOf);
        const QSet<qint64> apart = toldApartFrom(sql, item.id);
        likely.removeIf([&](const LikelyRecord &each) {
            return apart.contains(each.item.id.value()) || each.item.record.isEmpty();
        });
        score(kept.model, item.record, likely);
        likely.removeIf([&](const LikelyRecord &each) { return !(each.score >= least); });
        std::ranges::stable_sort(likely, std::greater<>(), &LikelyRecord::score);
        return likely;
    });
}

Outcome<std::optional<QList<LikelyDuplicates>>> DuplicateStore::knownOf(const QString &queue,
                                                                        ItemId item, double least)
{
    using Known = std::optional<QList<LikelyDuplicates>>;
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto found = attempt(m_connection, [&](Sql &sql) -> Outcome<Item> {
        const auto there = sql.first("item_by_id", {{":item", item.value()}}, itemOf);
        if (!there || there->queueId != rules->id)
            return tl::unexpected<Error>(
                refused("not_in_queue", {{"item", item}, {"queue", queue}}));
        return *there;
    });
    if (!found)
        return tl::unexpected<Error>(found.error());
    auto kept = this->kept(queue);
    if (!kept || !kept->isWhole)
        return kept.map([](const auto &) { return Known(); });
    // Whoever may brings them up to date first; for others they are as they are.
    (void)DuplicateKeyStore(m_connection, m_identity).keyKnown(queue, *kept);
    return ofRecord(*kept, *found, least).map([&](const QList<LikelyRecord> &likely) {
        QList<LikelyDuplicates> pairs;
        for (const LikelyRecord &each : likely)
            pairs << pairOf(*found, each);
        return Known(pairs);
    });
}

} // namespace intray
