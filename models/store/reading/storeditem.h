// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>

namespace intray {

/// An item as the database keeps it, for who writes out many. Its texts are UTF-8, null where there
/// is none, and stand as long as the item is being shown.
struct StoredItem
{
    ItemId id;
    QByteArray key;
    int priority = 0;
    QByteArray state;      ///< Its word. What a lock holds whose time is over is open.
    QByteArray imported;   ///< The original as JSON; null: it was not asked for, or is sealed.
    QByteArray current;    ///< The corrected version; null likewise, or nobody has corrected it.
    QByteArray finishedBy; ///< Who finished it, and when.
    QByteArray finishedAt;

    /// What a later file brought, where one did; null likewise. What differs from it in the current
    /// version is the work of people.
    QByteArray delivered;
    /// Why fields are empty, as JSON; null: no reason is said.
    QByteArray missing = {};

    /// Done, and nobody opened it: its queue let it go.
    bool hasPassed() const
    {
        return state == "done" && finishedBy.isEmpty() && !finishedAt.isEmpty();
    }
    QByteArray record() const { return current.isNull() ? imported : current; }
    QJsonObject reasons() const; ///< Why fields of the record are empty.
    QByteArray beforeWork() const { return delivered.isNull() ? imported : delivered; }
};

/// Which items of a queue, and what of them. All conditions must hold.
struct StoredItemQuery
{
    QString queue;
    std::optional<State> state; ///< None: every state that people see.
    QString finishedBy;         ///< Empty: by whomever, or not finished at all.
    QDateTime from;             ///< Finished at or after; null: does not matter.
    QDateTime to;               ///< Finished before; null likewise.
    bool isCorrected = false;   ///< Only items whose record was corrected.
    bool withOriginals = false; ///< Also of corrected records.
    bool withCurrents = true;
    /// Only what this list of the queue shows, in its order; the state is the list's.
    std::optional<ItemQuery> listed = {};

    bool isOfFinished() const { return !finishedBy.isEmpty() || from.isValid() || to.isValid(); }
};

} // namespace intray
