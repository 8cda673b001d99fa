// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/expired.h"

#include "store/line/sql.h"
#include "store/line/writing.h"

#include <QJsonArray>

#include <algorithm>

namespace intray {

QList<Item> expiredItems(Sql &sql, QueueId queue, int whole)
{
    QList<Item> items =
        sql.all("expired_items",
                {{":queue_id", queue.value()}, {":now", sql.now()}, {":whole", whole}}, itemOf);
    for (Item &item : items) {
        item.state = State::Open;
        item.lock = {};
    }
    return items;
}

static int compared(const QJsonValue &one, const QJsonValue &other)
{
    if (one.isDouble() && other.isDouble())
        return one.toInteger() < other.toInteger() ? -1 : one.toInteger() > other.toInteger();
    return one.toString().toUtf8().compare(other.toString().toUtf8());
}

int comparedByBytes(const Cursor &one, const Cursor &other)
{
    const QJsonArray here = placeIn(one);
    const QJsonArray there = placeIn(other);
    for (qsizetype i = 0; i < std::min(here.size(), there.size()); ++i)
        if (const int by = compared(here.at(i), there.at(i)))
            return by;
    return 0;
}

QList<Item> merged(QList<Item> found, const QList<Item> &expired, const ItemOrder &order,
                   const PageRequest &request, const ComparePlaces &compare)
{
    using From = PageRequest::From;
    const bool backwards = request.from == From::Before || request.from == From::End;
    const int direction = backwards != order.descending ? -1 : 1;
    const bool fromCursor = request.from != From::Start && request.from != From::End;
    for (const Item &item : expired) {
        const int behind =
            fromCursor ? compare(cursorFor(order, item), request.cursor) * direction : 1;
        if (behind > 0 || (behind == 0 && request.from == From::AtOrAfter))
            found << item;
    }
    std::stable_sort(found.begin(), found.end(), [&](const Item &one, const Item &other) {
        return compare(cursorFor(order, one), cursorFor(order, other)) * direction < 0;
    });
    return found.mid(0, request.limit + 1);
}

} // namespace intray
