// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordschema.h"
#include "store/reading/everyitem.h"
#include "store/refusals/refusals.h"
#include "store/rows.h"
#include "store/rules/queuestore.h"
#include "store/sql.h"
#include "store/verifying/duplicatestore.h"
#include "verify/duplicates/duplicatesearch.h"

#include <QCoreApplication>
#include <QHash>

#include <set>
#include <unordered_set>

namespace intray {

namespace {

/// What records have besides is not looked at; of these only those that tell most.
constexpr qsizetype mostFieldsRead = 300;

/// The records of a queue as they come in, and whose they are.
class ComparedItems
{
public:
    void take(const Item &item)
    {
        // An item that moved to another state while the queue was read comes twice.
        if (item.record.isEmpty() || !m_known.insert(item.id.value()).second)
            return;
        QStringList values(m_fields.size());
        for (auto field = item.record.begin(); field != item.record.end(); ++field) {
            const QString text = RecordSchema::textOf(field.value());
            const qsizetype place = placeOf(field.key());
            if (place < 0)
                continue;
            values.resize(m_fields.size());
            values[place] = text;
        }
        for (qsizetype i = 0; i < values.size(); ++i)
            m_isKey[i] = m_isKey[i] && values[i] == item.key;
        m_records.add(values);
        m_items.append({item.id, item.key, item.state});
    }

    void finish()
    {
        for (qsizetype i = m_fields.size() - 1; i >= 0; --i) {
            if (m_isKey[i])
                m_records.leaveOut(int(i));
        }
        m_records.finish();
    }

    const ComparedRecords &records() const { return m_records; }
    const LikelyItem &item(int place) const { return m_items[place]; }

private:
    /// Or -1.
    qsizetype placeOf(const QString &field)
    {
        const auto found = m_fields.constFind(field);
        if (found != m_fields.cend())
            return *found;
        const qsizetype place = m_fields.size();
        if (place == mostFieldsRead)
            return -1;
        m_fields.insert(field, place);
        m_records.addField();
        m_isKey.append(m_items.isEmpty());
        return place;
    }

    ComparedRecords m_records{0};
    QHash<QString, qsizetype> m_fields;
    QList<bool> m_isKey; ///< Whether the field was the item's key so far; by field.
    QList<LikelyItem> m_items;
    std::unordered_set<qint64> m_known;
};

using Apart = std::set<std::pair<qint64, qint64>>;

/// The pairs that somebody said are not the same thing; each from both sides.
Outcome<Apart> toldApart(Connection &connection, QueueId queue)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<Apart> {
        Apart apart;
        sql.all("pairs_told_apart", {{":queue_id", queue.value()}}, [&](const Row &row) {
            const qint64 other = row.json("detail").value(QStringLiteral("from")).toInteger();
            apart.insert({row.number("item_id"), other});
            return other;
        });
        return apart;
    });
}

/// NotFound unless the item is one of the queue's that this user sees.
Outcome<Done> mustBeIn(Connection &connection, QueueId queue, ItemId item)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<Done> {
        const auto found = sql.first("item_by_id", {{":item", item.value()}}, itemOf);
        if (!found || found->queueId != queue)
            return tl::unexpected<Error>(refusals::noSuchItem(item));
        return Done{};
    });
}

tl::unexpected<Error> cancelled()
{
    return failure(
        Error::Kind::Cancelled,
        QCoreApplication::translate("Verifying", "The search for duplicates was cancelled."));
}

const QList<State> statesCompared{State::Open, State::Locked, State::Done, State::Failed};

} // namespace

Outcome<QList<LikelyDuplicates>> DuplicateStore::duplicates(const QString &queue, ItemId item,
                                                            double least, Progress progress,
                                                            const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    if (item.isValid())
        if (const auto there = mustBeIn(m_connection, rules->id, item); !there)
            return tl::unexpected<Error>(there.error());
    const auto apart = toldApart(m_connection, rules->id);
    if (!apart)
        return tl::unexpected<Error>(apart.error());
    ListStore lists(m_connection, m_identity);
    ComparedItems items;
    const auto read = forEachPage(lists, queue, statesCompared, cancellation,
                                  [&](const QList<Item> &page) -> Outcome<Done> {
                                      for (const Item &each : page)
                                          items.take(each);
                                      progress.add(page.size());
                                      return Done{};
                                  });
    if (cancellation.isCancelled())
        return cancelled();
    if (!read)
        return tl::unexpected<Error>(read.error());
    items.finish();
    const auto pairs = likelyDuplicates(items.records(), least, [&](qint64 done, qint64 total) {
        progress.setTotal(total);
        progress.set(done);
        return !cancellation.isCancelled();
    });
    if (cancellation.isCancelled())
        return cancelled();
    QList<LikelyDuplicates> found;
    for (const ScoredPair &pair : pairs) {
        const LikelyDuplicates both{items.item(pair.a), items.item(pair.b), pair.score};
        const bool isAsked = !item.isValid() || both.a.item == item || both.b.item == item;
        if (isAsked && !apart->contains({both.a.item.value(), both.b.item.value()}))
            found.append(both);
    }
    return found;
}

} // namespace intray
