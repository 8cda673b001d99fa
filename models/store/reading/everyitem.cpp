// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/everyitem.h"

namespace intray {

static constexpr int pageItems = 500;

Outcome<Done> forEachPage(ListStore &lists, const ItemQuery &query,
                          const Cancellation &cancellation,
                          const std::function<Outcome<Done>(const QList<Item> &)> &take)
{
    PageRequest request{PageRequest::From::Start, {}, pageItems};
    do {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, {});
        const auto page = lists.page(query, request, cancellation);
        if (!page)
            return tl::unexpected<Error>(page.error());
        if (const auto taken = take(page->items); !taken)
            return taken;
        request = {PageRequest::From::After, page->next, pageItems};
    } while (!request.cursor.isEmpty());
    return Done();
}

QList<State> seenStates()
{
    return {State::Open, State::Locked, State::Done, State::Failed, State::Dismissed};
}

Outcome<Done> forEachPage(ListStore &lists, const QString &queue, const QList<State> &states,
                          const Cancellation &cancellation,
                          const std::function<Outcome<Done>(const QList<Item> &)> &take)
{
    ItemQuery query; // in claim order, because that is the order with an index in every state
    query.queue = queue;
    for (const State state : states) {
        query.state = state;
        if (const auto taken = forEachPage(lists, query, cancellation, take); !taken)
            return taken;
    }
    return Done();
}

} // namespace intray
