// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/layout.h"
#include "store/embedded/adoptedcount.h"
#include "store/line/writing.h"

namespace intray {

/// A queue whose items stand in an adopted table, where the operations are done by the program
/// itself (SQLite).
struct AdoptedQueue
{
    QueueId queue;
    Layout layout;
    QJsonObject statements;
};

/// One of its items in work.
struct AdoptedItem
{
    AdoptedQueue queue;
    ItemId item;
    QString key;
    QString lockTime; ///< As it was written into the table.
};

/// Work on an adopted table, inside the transaction that changes Intray's own tables too. Throws
/// SqlFailure.
std::optional<AdoptedQueue> adoptedQueue(const Writing &writing, QueueId queue);
std::optional<AdoptedItem> adoptedItem(const Writing &writing, ItemId item);

/// How many rows a claim got, and how many the table did not let it lock.
struct TakenRows
{
    int taken = 0;
    int refused = 0;
};
/// Locks the first free rows, in the table and in Intray, under this lock. Those that the table
/// refuses to have locked are passed over, at most 20 of them.
TakenRows takeAdopted(const Writing &writing, const AdoptedQueue &queue, int count,
                      const LockId &lock);
/// Locks the row of this item; false: it is not free.
bool takeAdoptedItem(const Writing &writing, const AdoptedItem &item, const LockId &lock);

/// What the table says of a row.
struct AdoptedRow
{
    Record record;
    QString lockTime;
    QString holder;
    bool isOpen = false; ///< It belongs to the queue and is not done.
};
std::optional<AdoptedRow> adoptedRow(const Writing &writing, const AdoptedItem &item);

/// Whether the table still says that this lock holds the row.
bool holdsAdopted(const Writing &writing, const AdoptedItem &item, const QString &user,
                  const LockId &lock);
/// Writes what becomes of a row that holdsAdopted() said yes to, and ends its lock there.
void finishAdopted(const Writing &writing, const AdoptedItem &item, const Disposition &disposition);
/// Ends the lock there, if it still holds the row.
void freeAdopted(const Writing &writing, const AdoptedItem &item, const QString &user,
                 const LockId &lock);
/// Writes the clock anew into the row's lock time.
void touchAdopted(const Writing &writing, const AdoptedItem &item);
/// Locks a finished row again; false: somebody else has it, or it is gone.
bool retakeAdopted(const Writing &writing, const AdoptedItem &item, const LockId &lock);
/// Makes a finished row open; false: it is not finished there. Of an item whose state the table
/// cannot tell nothing is asked.
bool reopenAdopted(const Writing &writing, const AdoptedItem &item, State was);
/// A row that was opened again is done as before.
void closeAdopted(const Writing &writing, const AdoptedItem &item);
/// Writes into the row what became of it, as Intray's own tables say by now, unless somebody else
/// has it. Nothing for items that are in no adopted table.
void tellOutcome(const Writing &writing, ItemId item, State state, const QString &reason = {});

/// Fails an item that was taken too often, behind the end of its lock, and its row with it.
void giveUp(const Writing &writing, ItemId item, const QString &reason);

/// Takes Intray's own lock out of the row where another program has put back the state alone. What
/// the table refuses stays.
void takeOutOwnLock(const Writing &writing, const AdoptedItem &item);

/// Ends what Intray knew of a lock that does not stand in the table any more. Where that was the
/// last of as many as the queue allows and nobody has gone on with the row, the item fails.
void endLostLock(const Writing &writing, const AdoptedItem &item);

/// The error for a row that another program has taken over.
Error adoptedLockLost(const Writing &writing, const AdoptedItem &item);
/// Why a lock does not hold an item (any more), wherever it stands: the table knows more of what
/// became of its row than Intray.
Error lockLost(const Writing &writing, ItemId item);
/// Ends our lock in Intray's own tables where rows have another, in a transaction of its own.
void noteAdoptedLoss(const Writing &writing, const LockId &lock);

/// The item of a row that is in a list, made if Intray has not had to do with it yet.
ItemId itemOfAdopted(const Writing &writing, const AdoptedQueue &queue, const QString &key,
                     const Record &record);

/// Ends what Intray knows of this item's lock: its row has another, or none.
void endKnownLock(const Writing &writing, ItemId item);
/// What stands in the row is the item's record.
void keepRecord(const Writing &writing, ItemId item, const QString &key, const Record &record);

AdoptedCount countAdopted(const Writing &writing, const AdoptedQueue &queue);

} // namespace intray
