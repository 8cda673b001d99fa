// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/fieldorder.h"

#include "queue/briefrecord.h"
#include "queue/utf8text.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"
#include "store/reading/listeditems.h"
#include "store/reading/sieve.h"
#include "store/rows/rows.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <limits>

namespace intray {

namespace {

/// So many items are read at once to compare them.
constexpr int portion = 20'000;
/// So many places are kept where most may be no hits.
constexpr qsizetype mostSieved = 5'000;
/// So many items are read whole at once.
constexpr qsizetype mostAtOnce = 500;

/// Keeps those of all places that come first.
class FirstPlaces
{
public:
    FirstPlaces(const std::optional<FieldPlace> &behind, bool isDownwards, qsizetype most)
        : m_behind(behind)
        , m_isDownwards(isDownwards)
        , m_most(most)
    {
    }

    void add(FieldPlace place)
    {
        if (m_behind && !comesBefore(*m_behind, place))
            return;
        const bool isFull = m_places.size() >= m_most;
        if (isFull && !comesBefore(place, m_places.constFirst()))
            return;
        if (isFull) {
            std::pop_heap(m_places.begin(), m_places.end(), m_order);
            m_places.removeLast();
        }
        m_places << std::move(place);
        std::push_heap(m_places.begin(), m_places.end(), m_order);
    }

    QList<FieldPlace> inOrder() &&
    {
        std::sort_heap(m_places.begin(), m_places.end(), m_order);
        return std::move(m_places);
    }

private:
    bool comesBefore(const FieldPlace &one, const FieldPlace &other) const
    {
        return m_isDownwards ? one.compared(other) > 0 : one.compared(other) < 0;
    }

    const std::optional<FieldPlace> m_behind;
    const bool m_isDownwards;
    const qsizetype m_most;
    const std::function<bool(const FieldPlace &, const FieldPlace &)> m_order =
        [this](const FieldPlace &one, const FieldPlace &other) { return comesBefore(one, other); };
    QList<FieldPlace> m_places; ///< A heap whose first comes last.
};

// Of strings the database takes the quotes in the path for the field's own.
QString jsonPath(QString field)
{
    return QStringLiteral("$.\"%1\"").arg(field.replace(u'"', QStringLiteral("\\\"")));
}

RecordSchema schemaOf(const Queue &rules)
{
    return RecordSchema::of(rules).value_or(RecordSchema());
}

} // namespace

FieldOrder::FieldOrder(Sql &sql, const ItemQuery &query, const Queue &rules, const Sieve &sieve,
                       const Cancellation &cancellation)
    : m_sql(sql)
    , m_query(query)
    , m_rules(rules)
    , m_sieve(sieve)
    , m_cancellation(cancellation)
    , m_keys(schemaOf(rules), query.order.field)
{
}

FieldPlace FieldOrder::placeOf(const Item &item) const
{
    return *placeOf(cursorFor(m_query.order, item));
}

std::optional<FieldPlace> FieldOrder::placeOf(const Cursor &cursor) const
{
    const QJsonArray place = placeIn(cursor);
    if (place.size() != 2 || !place.at(0).isString())
        return std::nullopt;
    return FieldPlace{m_keys.of(place.at(0).toString()), place.at(1).toInteger()};
}

QList<Item> FieldOrder::next(std::optional<FieldPlace> behind, bool isDownwards, int limit)
{
    const qsizetype most = m_sieve.isSieving() ? std::max<qsizetype>(mostSieved, limit) : limit;
    QList<Item> found;
    for (;;) {
        const QList<FieldPlace> places = nextPlaces(behind, isDownwards, most);
        for (qsizetype at = 0; at < places.size() && found.size() < limit; at += mostAtOnce) {
            stopIfCancelled();
            for (Item &item : itemsAt(places.mid(at, mostAtOnce))) {
                if (found.size() == limit || !m_sieve.passes(item))
                    continue;
                if (m_query.isBrief)
                    item.record = briefOf(item.record);
                found << item;
            }
        }
        if (found.size() >= limit || places.size() < most)
            return found;
        behind = places.constLast();
    }
}

QList<FieldPlace> FieldOrder::nextPlaces(const std::optional<FieldPlace> &behind, bool isDownwards,
                                         qsizetype most)
{
    FirstPlaces first(behind, isDownwards, most);
    Bindings begin = beginning();
    do
        stopIfCancelled();
    while (readPortion(begin, [&first](FieldPlace place) { first.add(std::move(place)); }));
    return std::move(first).inOrder();
}

/// False: that was the last. Leaves in `begin` where the next one begins.
bool FieldOrder::readPortion(Bindings &begin, const std::function<void(FieldPlace)> &take)
{
    int read = 0;
    qint64 id = 0, rank = 0;
    QString available;
    m_sql.each(statement().constData(), begin, [&](const SqlAnswer &row) {
        id = row.numberAt(0);
        if (++read == portion) {
            available = notNull(textOfUtf8(row.utf8At(1)));
            rank = row.numberAt(2);
        }
        take({m_keys.of(textOfUtf8(row.utf8At(3))), id});
        return true;
    });
    for (Binding &binding : begin) {
        if (qstrcmp(binding.placeholder, ":id") == 0)
            binding.value = id;
        if (qstrcmp(binding.placeholder, ":rank") == 0)
            binding.value = rank;
        if (qstrcmp(binding.placeholder, ":available_at") == 0)
            binding.value = available;
    }
    return read == portion;
}

/// In the order that has an index: all of it is read, whatever the order.
QByteArray FieldOrder::statement() const
{
    if (m_query.state == State::Open)
        return "values_open_in_claim_order";
    return m_query.state == State::Locked ? "values_by_id" : "values_finished_by_id";
}

Bindings FieldOrder::beginning() const
{
    constexpr qint64 lowest = std::numeric_limits<qint64>::min();
    return m_sieve.sought() + Bindings{{":queue_id", m_rules.id.value()},
                                       {":state", nameOf(m_query.state)},
                                       {":available_at", QStringLiteral("")},
                                       {":rank", lowest},
                                       {":id", lowest},
                                       {":field", m_query.order.field},
                                       {":path", jsonPath(m_query.order.field)},
                                       {":limit", portion}};
}

QList<Item> FieldOrder::itemsAt(const QList<FieldPlace> &places)
{
    QList<ItemId> ids;
    for (const FieldPlace &place : places)
        ids << ItemId(place.id);
    const QHash<ItemId, Item> read = listedItems(m_sql, ids, m_sieve.wholeFor(m_query));
    QList<Item> items;
    for (const FieldPlace &place : places)
        if (const auto item = read.constFind(ItemId(place.id)); item != read.constEnd())
            items << *item;
    return items;
}

void FieldOrder::stopIfCancelled() const
{
    if (m_cancellation.isCancelled())
        throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
}

} // namespace intray
