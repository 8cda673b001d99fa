// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importforecast.h"

#include "queue/itempage.h"

namespace intray {

namespace {

constexpr size_t keySeed = 20260131;
constexpr int pageItems = 500;

size_t hashOf(const QString &key)
{
    return qHash(key, keySeed);
}

} // namespace

ImportForecast::ImportForecast(Connection &connection, const Identity &identity,
                               Cancellation cancellation)
    : m_lists(connection, identity)
    , m_work(connection, identity)
    , m_cancellation(std::move(cancellation))
{
}

Outcome<Done> ImportForecast::readQueue(const QString &queue)
{
    for (const State state : allStates)
        if (state != State::Staged)
            if (const auto read = readState(queue, state); !read)
                return read;
    return Done();
}

Outcome<Done> ImportForecast::readState(const QString &queue, State state)
{
    ItemQuery query; // in claim order, because that is the order with an index in every state
    query.queue = queue;
    query.state = state;
    PageRequest request{PageRequest::From::Start, {}, pageItems};
    do {
        const auto page = m_lists.page(query, request, m_cancellation);
        if (!page)
            return tl::unexpected<Error>(page.error());
        for (const Item &item : page->items)
            m_there.insert(hashOf(item.key), {item.id, qHash(item.record, keySeed)});
        request = {PageRequest::From::After, page->next, pageItems};
    } while (!request.cursor.isEmpty());
    return Done();
}

Outcome<Staged> ImportForecast::of(NewItem item)
{
    const auto key = keyOf(item);
    if (!key)
        return tl::unexpected<Error>(key.error());
    const size_t hash = hashOf(*key);
    const auto there = m_there.constFind(hash);
    if (there != m_there.cend())
        return ofKnown(*there, item);
    const bool isNew = !m_seen.contains(hash);
    m_seen.insert(hash);
    return isNew ? Staged::Added : Staged::RepeatedInImport;
}

/// The key under which the item may have come in with an earlier version of Intray.
Outcome<QString> ImportForecast::keyOf(const NewItem &item)
{
    const auto there = m_there.constFind(hashOf(item.formerKey));
    if (item.formerKey.isEmpty() || there == m_there.cend())
        return item.key;
    NewItem former;
    former.record = item.formerFields;
    return m_work.detail(there->item).map([&](const ItemDetail &detail) {
        return isSame(detail.imported, former) ? item.formerKey : item.key;
    });
}

Outcome<Staged> ImportForecast::ofKnown(const There &there, const NewItem &item)
{
    if (there.record == qHash(recordOf(item), keySeed) && item.absent.isEmpty())
        return Staged::AlreadyThere;
    return m_work.detail(there.item).map([&](const ItemDetail &detail) {
        return isSame(detail.imported, item) || isSame(detail.item.record, item)
                   ? Staged::AlreadyThere
                   : Staged::Changed;
    });
}

} // namespace intray
