// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sql.h"
#include "store/reading/everyitem.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"
#include "store/verifying/compareditems.h"
#include "verify/duplicates/duplicatesearch.h"

#include <QCoreApplication>

#include <set>

namespace intray {

namespace {

using Apart = std::set<std::pair<qint64, qint64>>;

/// The pairs that somebody said are not the same thing; each from both sides.
Outcome<Apart> toldApart(Connection &connection, QueueId queue)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<Apart> {
        Apart apart;
        sql.all("pairs_told_apart", {{":queue_id", queue.value()}}, [&](const Row &row) {
            const QJsonObject told = row.json("detail");
            const std::pair pair{row.number("item_id"),
                                 told.value(QStringLiteral("from")).toInteger()};
            if (told.contains(QStringLiteral("alike")))
                apart.erase(pair);
            else
                apart.insert(pair);
            return pair.second;
        });
        return apart;
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
    if (item.isValid()) {
        const auto known = knownOf(queue, item, least);
        if (!known || known->has_value())
            return known.map([](const auto &pairs) { return *pairs; });
    }
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto apart = toldApart(m_connection, rules->id);
    if (!apart)
        return tl::unexpected<Error>(apart.error());
    ListStore lists(m_connection, m_identity);
    ComparedItems items(RecordSchema::of(*rules).value_or(RecordSchema()));
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
