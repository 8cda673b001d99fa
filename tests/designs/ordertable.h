// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/adopting.h"
#include "support/testengine.h"

namespace intray {

/// A business's own table "Orders", with LockUser and LockTime in it, a lock table, and the old
/// front end that works on them: plain statements through a connection of its own.
class OrderTable
{
public:
    OrderTable(const QString &engine, const TestDatabase &database);

    /// Makes the tables anew, with orders 1 to n.
    void make(int orders);
    /// What adopts them, with lock columns in the row.
    AdoptionWish wish() const;
    /// The same with the lock table.
    AdoptionWish wishWithLockTable() const;
    Outcome<Queue> adopt(const AdoptionWish &wish);
    AdoptionPlan plan(const AdoptionWish &wish);

    /// The old front end's statements; how many rows they changed.
    int run(const QString &sql);
    /// One value, as text; null if there is no row.
    QString value(const QString &sql);
    bool takes(int order, const QString &user); ///< Where LockUser is empty.
    void takesOver(int order, const QString &user, int minutesAgo = 0);
    void releases(int order);
    QString holder(int order) { return value(cell(u"LockUser", order)); }
    QString state(int order) { return value(cell(u"Status", order)); }
    QString city(int order) { return value(cell(u"City", order)); }

    QString table(const QString &name = QStringLiteral("Orders")) const;
    QString ago(int minutes) const; ///< The database's clock so many minutes ago.
    Connection &connection() { return *m_owner; }
    bool isPostgresql() const { return m_owner->d().dialect == Dialect::Postgresql; }
    bool isSqlite() const { return m_engine.startsWith(QStringLiteral("sqlite")); }

private:
    QString cell(QStringView column, int order) const;
    QString timeType() const;

    QString m_engine;
    std::unique_ptr<Connection> m_owner;
};

} // namespace intray
