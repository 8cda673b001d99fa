// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/everyitem.h"

#include "queue/pagesize.h"

#include <QHash>

#include <utility>

namespace intray {

namespace {

/// Which items were handed out. Ids of a queue lie close together, so each costs about a bit.
class HandedOut
{
public:
    /// False: it was here before.
    bool add(ItemId item)
    {
        quint64 &block = m_blocks[item.value() / 64];
        const quint64 bit = quint64(1) << (item.value() % 64);
        return !(std::exchange(block, block | bit) & bit);
    }

private:
    QHash<qint64, quint64> m_blocks;
};

/// Looks through several states of one queue while others go on working there: an item is in none
/// of two lists twice, as one is whose lock is over, and in neither, as one is that went back to
/// the list that was read before.
class EveryItem
{
public:
    using Take = std::function<Outcome<Done>(const QList<Item> &)>;

    EveryItem(ListStore &lists, const Cancellation &cancellation, const Take &take)
        : m_lists(lists)
        , m_cancellation(cancellation)
        , m_take(take)
    {
    }

    Outcome<Done> walk(ItemQuery query, const QList<State> &states)
    {
        for (;;) {
            const auto before = m_lists.changeNumber();
            if (!before)
                return tl::unexpected<Error>(before.error());
            m_isNew = false;
            for (const State state : states) {
                query.state = state;
                if (const auto walked = walkOne(query); !walked)
                    return walked;
            }
            const auto now = m_lists.changeNumber();
            if (!now)
                return tl::unexpected<Error>(now.error());
            if (states.size() < 2 || *now == *before || !m_isNew)
                return Done();
        }
    }

private:
    Outcome<Done> walkOne(const ItemQuery &query)
    {
        const int pageItems = mostItems(query.order);
        PageRequest request{PageRequest::From::Start, {}, pageItems};
        do {
            if (m_cancellation.isCancelled())
                return failure(Error::Kind::Cancelled, {});
            auto page = m_lists.page(query, request, m_cancellation);
            if (!page)
                return tl::unexpected<Error>(page.error());
            request = {PageRequest::From::After, page->next, pageItems};
            page->items.removeIf([this](const Item &item) { return !m_handedOut.add(item.id); });
            m_isNew = m_isNew || !page->items.isEmpty();
            if (const auto taken = m_take(page->items); !taken)
                return taken;
        } while (!request.cursor.isEmpty());
        return Done();
    }

    ListStore &m_lists;
    const Cancellation &m_cancellation;
    const Take &m_take;
    HandedOut m_handedOut;
    bool m_isNew = false;
};

} // namespace

QList<State> seenStates()
{
    return {State::Open, State::Locked, State::Done, State::Failed, State::Dismissed};
}

Outcome<Done> forEachPage(ListStore &lists, const ItemQuery &query, const QList<State> &states,
                          const Cancellation &cancellation,
                          const std::function<Outcome<Done>(const QList<Item> &)> &take)
{
    return EveryItem(lists, cancellation, take).walk(query, states);
}

Outcome<Done> forEachPage(ListStore &lists, const QString &queue, const QList<State> &states,
                          const Cancellation &cancellation,
                          const std::function<Outcome<Done>(const QList<Item> &)> &take)
{
    ItemQuery query; // in claim order, because that is the order with an index in every state
    query.queue = queue;
    return forEachPage(lists, query, states, cancellation, take);
}

} // namespace intray
