// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sql.h"
#include "store/rows/rows.h"

namespace intray {

/// One writing operation by one user at one instant of the database's clock, inside a transaction:
/// what the operations of all stores have in common. Lives as long as the transaction's work.
/// Throws SqlFailure.
class Writing
{
public:
    Writing(Sql &connection, const Identity &who)
        : sql(connection)
        , identity(who)
        , now(sql.now())
    {
    }

    /// Writes one line of history. Throws RecordRefused if the reason in `detail` is too long.
    void tell(EventKind kind, ItemId item, const QString &lock, const QString &operation = {},
              const QJsonObject &detail = {}) const;
    /// Writes a line for each of several items: `events` is a JSON list of lists of item, operation
    /// and detail, all of them with this reason. Throws as tell() does.
    void tellOfEach(EventKind kind, const LockId &lock, const QString &reason,
                    const QString &events) const;
    /// Tells the history of rules how a queue or a user is from now on, if that is not what it says
    /// already.
    void tellRules(const char *about, const char *kind, const QString &subject) const;
    /// Before a change: what somebody changed past Intray is not put down to whoever comes next.
    void findRules(const char *about, const QString &subject) const;
    /// The database's clock so many seconds later.
    QString later(std::chrono::seconds span) const;
    /// The error for a fenced write that changed nothing: who has the item now, or what became of
    /// it.
    Error lockLost(ItemId item) const;
    /// Who holds the item now, and its state; nothing if there is no such item.
    struct Holding
    {
        State state;
        Lock lock;
    };
    std::optional<Holding> holding(ItemId item) const;
    /// The placeholders :user, :workstation and :now, and what else is given. Throws RecordRefused
    /// if the workstation's name is too long.
    Bindings with(const Bindings &bindings) const;

    Sql &sql;
    const Identity &identity;
    const QString now;
};

} // namespace intray
