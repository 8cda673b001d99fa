// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recognisedqueue.h"

#include "transfer/columndifference.h"

#include <algorithm>
#include <tuple>

namespace intray {

static bool hasColumns(const Queue &queue, const QStringList &columns, bool isJson)
{
    return !queue.fields.isEmpty() && queue.adoptedTable().isEmpty() &&
           differenceBetween(queue.fields, columns, isJson).isNone();
}

static bool isFollowing(const Queue &queue, const QList<Queue> &queues)
{
    return std::ranges::any_of(queues, [&queue](const Queue &before) {
        return before.nextQueue == queue.name || before.decideQueue == queue.name;
    });
}

std::optional<Queue> recognisedQueue(const QList<Queue> &queues, const QStringList &columns,
                                     bool isJson, const QString &likely)
{
    QList<Queue> fitting = queues;
    fitting.removeIf([&](const Queue &queue) { return !hasColumns(queue, columns, isJson); });
    const auto place = [&](const Queue &queue) {
        return std::tuple(queue.name != likely, isFollowing(queue, fitting), queue.name);
    };
    const auto first = std::ranges::min_element(fitting, {}, place);
    return first == fitting.end() ? std::nullopt : std::optional(*first);
}

} // namespace intray
