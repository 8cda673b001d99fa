// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"
#include "queue/itempage.h"
#include "store/embedded/adoptedcount.h"

namespace intray {

class Connection;
class Sql;

/// Which rows of an adopted table a list wants next.
struct AdoptedPlace
{
    QString order; ///< As adoptedstatements.h names them.
    bool descending = false;
    bool includesPlace = false;
    ItemId place;   ///< Behind this item; invalid: from the end of the list.
    QString needle; ///< Plain letters that every row contains; or empty.
    int limit = 0;
};

/// Free rows as open items. Those that Intray has had nothing to do with yet become its items
/// here, so that they can be picked; where nothing can be written they are without an id. Throws
/// SqlFailure.
QList<Item> adoptedItems(Connection &connection, const Identity &identity, const QString &queue,
                         QueueId id, const AdoptedPlace &place);

/// Throws SqlFailure.
AdoptedCount adoptedCount(Connection &connection, QueueId queue);

/// Whether this queue's items stand in an adopted table. Throws SqlFailure.
bool isAdopted(Sql &sql, QueueId queue);
/// The same for whom no attempt() stands between a failure and the thread.
Outcome<bool> isAdopted(Connection &connection, QueueId queue);

} // namespace intray
