// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/eachitem.h"

#include <QCoreApplication>

namespace intray {

namespace {

constexpr int pageItems = 500;

Outcome<Done> eachItemIn(ListStore &lists, const ItemQuery &query, const Cancellation &cancellation,
                         const std::function<void(const Item &)> &take)
{
    PageRequest request{PageRequest::From::Start, {}, pageItems};
    do {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled,
                           QCoreApplication::translate("Verifying",
                                                       "The reading of the queue was cancelled."));
        const auto page = lists.page(query, request, cancellation);
        if (!page)
            return tl::unexpected<Error>(page.error());
        for (const Item &item : page->items)
            take(item);
        request = {PageRequest::From::After, page->next, pageItems};
    } while (!request.cursor.isEmpty());
    return Done();
}

} // namespace

Outcome<Done> eachItem(ListStore &lists, const QString &queue, const QList<State> &states,
                       const Cancellation &cancellation,
                       const std::function<void(const Item &)> &take)
{
    ItemQuery query;
    query.queue = queue;
    for (const State state : states) {
        query.state = state;
        if (const auto taken = eachItemIn(lists, query, cancellation, take); !taken)
            return taken;
    }
    return Done();
}

} // namespace intray
