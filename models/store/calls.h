// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "queue/claim.h"
#include "queue/event.h"
#include "queue/finished.h"
#include "queue/heldlock.h"
#include "store/rows.h"

#include <QJsonArray>

namespace intray {

/// How servers do a verb that they do not do by a function of its name like all others.
struct Manner
{
    /// The function that does it where its own one answers nothing, with the same parameters. Only
    /// MariaDB has such a pair, because a function opens every table that it might need.
    const char *careful = nullptr;
    /// It works on adopted tables alone: on MariaDB the procedure adopted_call does it (calls.cpp).
    bool isOfTables = false;
    /// It tells of each item what became of it, but adopted_call refuses it whole for one of them.
    bool isForEachItem = false;
    /// It is there only where a login is known by its name.
    bool isOfLogins = false;
    /// It asks for rights that its caller has and Intray's owner has not.
    bool isWithCallersRights = false;
};

/// A verb as it is called.
struct CalledVerb
{
    const char *name;
    Manner manner = {};
};

/// Whether this database does every writing operation by one call of a function of its own.
bool usesCalls(const Connection &connection);

/// One writing operation as one statement: sends it and gives the answer. When the database takes
/// everything back because of others (deadlock, serialization, a lock that was waited for too
/// long), the very same call is sent again, up to five times in all, with a little chance in
/// between so that two do not meet again. A rule that says no becomes its error.
Outcome<QJsonObject> call(Connection &connection, const CalledVerb &verb, const Bindings &bindings);

/// A list of JSON values as a binding.
QString jsonText(const QJsonArray &array);
/// The ids as one binding.
QString idsText(const QList<ItemId> &items);
QList<ItemId> itemsIn(const QString &ids);
/// Each item with the lock that it was seen under, as one binding.
QString locksText(const QList<SeenLock> &locks);
/// The text, or NULL when it is empty.
QVariant textOrNull(const QString &text);
/// A lock or operation id as servers take it: text that is no UUID holds nothing anywhere.
QString uuidOrNone(const QString &id);

/// The call is done, but there is a record in its answer that cannot be read.
Error unreadableAnswer(const QString &detail);

/// The parts of answers as values.
Done doneIn(const QJsonObject &answer); ///< An answer that says no more than that it was done.
std::optional<Event> eventIn(const QJsonObject &answer); ///< What became of an operation.
Claim claimIn(const QJsonObject &answer);
Finished finishedIn(const QJsonObject &answer);
BulkResult bulkResultIn(const QJsonObject &answer); ///< Items done, others with what refused them.

} // namespace intray
