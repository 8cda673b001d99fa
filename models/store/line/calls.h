// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "queue/claim.h"
#include "queue/event.h"
#include "queue/finished.h"
#include "queue/heldlock.h"
#include "store/line/sql.h"
#include "store/rows/rows.h"
#include "store/text/verbsignature.h"

#include <QJsonArray>

namespace intray {

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

/// The call is done, but there is a record in its answer that cannot be read.
Error unreadableAnswer(const QString &detail);

/// The parts of answers as values.
Done doneIn(const QJsonObject &answer); ///< An answer that says no more than that it was done.
std::optional<Event> eventIn(const QJsonObject &answer); ///< What became of an operation.
Claim claimIn(const QJsonObject &answer);
Finished finishedIn(const QJsonObject &answer);
BulkResult bulkResultIn(const QJsonObject &answer); ///< Items done, others with what refused them.

} // namespace intray
