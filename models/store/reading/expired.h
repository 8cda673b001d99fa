// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"

#include <functional>

namespace intray {

class Sql;

/// The items of a queue whose lock is over, as the open items that they are, whether somebody has
/// swept or not. There are as many as clerks who left things lying, so all are read. `whole`: 1 for
/// whole records, 0 for brief ones.
QList<Item> expiredItems(Sql &sql, QueueId queue, int whole);

/// Which of two places in a list comes first: less than 0, 0 or more.
using ComparePlaces = std::function<int(const Cursor &, const Cursor &)>;
/// Texts as the databases compare them: by their bytes.
int comparedByBytes(const Cursor &one, const Cursor &other);

/// Puts those of `expired` that belong behind the place of the request (in the direction of the
/// page) among the found items, in the order of the list.
QList<Item> merged(QList<Item> found, const QList<Item> &expired, const ItemOrder &order,
                   const PageRequest &request, const ComparePlaces &compare);

} // namespace intray
