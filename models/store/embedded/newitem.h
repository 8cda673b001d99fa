// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

#include <QHash>

namespace intray {

/// Where a new item goes.
struct Placement
{
    QueueId queue;
    State state = State::Open;
    ImportId import; ///< Invalid: not by an import.
};

/// The fields that the queue has from now on.
void keepFields(const Writing &writing, QueueId queue, const QStringList &fields);
/// A queue that has none yet gets these.
void keepFirstFields(const Writing &writing, QueueId queue, const QStringList &fields);

/// The item's record and its search text, as they are stored.
QString jsonOfRecord(const NewItem &item);
QString searchTextOf(const NewItem &item);

/// Why the item may not be written; nothing: it may.
std::optional<Error> itemRefused(const NewItem &item, const RecordLimits &limits);
/// Writes an item and its record, without history; nothing if the queue has the key already.
std::optional<ItemId> insertItem(const Writing &writing, const Placement &placement,
                                 const NewItem &item);
/// The same for many, whose keys may be there or repeated: the ids of those that were added, each
/// for the first of its key.
QHash<QString, ItemId> insertItems(const Writing &writing, const Placement &placement,
                                   const QList<NewItem> &items);
void insertRecord(const Writing &writing, ItemId id, const NewItem &item);

} // namespace intray
