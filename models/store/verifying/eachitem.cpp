// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/eachitem.h"

#include "store/reading/everyitem.h"

#include <QCoreApplication>

namespace intray {

Outcome<Done> eachItem(ListStore &lists, const QString &queue, const QList<State> &states,
                       const Cancellation &cancellation,
                       const std::function<void(const Item &)> &take)
{
    const auto takePage = [&take](const QList<Item> &items) -> Outcome<Done> {
        for (const Item &item : items)
            take(item);
        return Done();
    };
    return forEachPage(lists, queue, states, cancellation, takePage).map_error([](Error error) {
        if (error.kind == Error::Kind::Cancelled)
            error.sentence =
                QCoreApplication::translate("Verifying", "The reading of the queue was cancelled.");
        return error;
    });
}

} // namespace intray
