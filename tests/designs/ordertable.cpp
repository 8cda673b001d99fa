// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"

#include "store/line/sql.h"

namespace intray {

using namespace Qt::StringLiterals;

OrderTable::OrderTable(const QString &engine, const TestDatabase &database)
    : m_engine(engine)
    , m_owner(database.connectAsOwner())
{
}

QString OrderTable::table(const QString &name) const
{
    return quotedName(m_owner->d().dialect, name);
}

QString OrderTable::timeType() const
{
    return m_owner->d().dialect == Dialect::Postgresql ? u"timestamp"_s : u"datetime"_s;
}

QString OrderTable::ago(int minutes) const
{
    switch (m_owner->d().dialect) {
    case Dialect::Postgresql:
        return u"(LOCALTIMESTAMP - interval '%1 minutes')"_s.arg(minutes);
    case Dialect::Mariadb:
        return u"(NOW() - INTERVAL %1 MINUTE)"_s.arg(minutes);
    default:
        return u"datetime('now', '-%1 minutes')"_s.arg(minutes);
    }
}

int OrderTable::run(const QString &sql)
{
    const auto changed = attempt(*m_owner, [&](Sql &with) -> Outcome<int> {
        const Turn turn(m_owner->d());
        return with.changeText(sql, {});
    });
    return valueOf(changed);
}

QString OrderTable::value(const QString &sql)
{
    const auto rows = attempt(*m_owner, [&](Sql &with) -> Outcome<QStringList> {
        return with.allOfText(sql, {}, [](const Row &row) { return row.text("v"); });
    });
    return valueOf(rows).value(0);
}

void OrderTable::make(int orders)
{
    for (const QString &name : {u"Orders"_s, u"OrderNotes"_s, u"OrderLocks"_s, u"Settings"_s})
        run(u"DROP TABLE IF EXISTS %1"_s.arg(table(name)));
    run(u"CREATE TABLE %1 (%2 INTEGER PRIMARY KEY, %3 VARCHAR(50), %4 DECIMAL(10,2), "
        "%5 VARCHAR(10) NOT NULL DEFAULT 'open', %6 INTEGER NOT NULL DEFAULT 0, "
        "%7 VARCHAR(50), %8 %9)"_s.arg(table(), table(u"ID"_s), table(u"City"_s),
                                       table(u"Amount"_s), table(u"Status"_s), table(u"Rank"_s),
                                       table(u"LockUser"_s), table(u"LockTime"_s), timeType()));
    run(u"CREATE TABLE %1 (%2 INTEGER PRIMARY KEY, %3 VARCHAR(50))"_s.arg(
        table(u"OrderNotes"_s), table(u"OrderID"_s), table(u"Note"_s)));
    run(u"CREATE TABLE %1 (%2 INTEGER PRIMARY KEY, %3 VARCHAR(50), %4 %5)"_s.arg(
        table(u"OrderLocks"_s), table(u"OrderID"_s), table(u"LockUser"_s), table(u"LockTime"_s),
        timeType()));
    run(u"CREATE TABLE %1 (%2 INTEGER)"_s.arg(table(u"Settings"_s), table(u"MaxLockAge"_s)));
    QStringList rows;
    QStringList notes;
    for (int i = 1; i <= orders; ++i) {
        rows << u"(%1, 'city %1', %1.5)"_s.arg(i);
        notes << u"(%1, 'note %1')"_s.arg(i);
    }
    run(u"INSERT INTO %1 (%2, %3, %4) VALUES %5"_s.arg(table(), table(u"ID"_s), table(u"City"_s),
                                                       table(u"Amount"_s), rows.join(u',')));
    run(u"INSERT INTO %1 VALUES %2"_s.arg(table(u"OrderNotes"_s), notes.join(u',')));
}

AdoptionWish OrderTable::wish() const
{
    AdoptionWish wish;
    wish.queue = u"orders"_s;
    wish.table = u"Orders"_s;
    wish.key = u"ID"_s;
    wish.columns = {u"City"_s, u"Amount"_s};
    wish.layout.lockUser = u"LockUser"_s;
    wish.layout.lockTime = u"LockTime"_s;
    wish.layout.state = u"Status"_s;
    wish.layout.openValue = u"open"_s;
    wish.layout.doneValue = u"done"_s;
    return wish;
}

AdoptionWish OrderTable::wishWithLockTable() const
{
    AdoptionWish with = wish();
    with.layout.lockTable.table = u"OrderLocks"_s;
    return with;
}

AdoptionPlan OrderTable::plan(const AdoptionWish &wish)
{
    return valueOf(Adopting(*m_owner, m_owner->identityFor({u"owner"_s, u"desk"_s})).plan(wish));
}

Outcome<Queue> OrderTable::adopt(const AdoptionWish &wish)
{
    Adopting adopting(*m_owner, m_owner->identityFor({u"owner"_s, u"desk"_s}));
    const auto plan = adopting.plan(wish);
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    return adopting.adopt(*plan);
}

bool OrderTable::takes(int order, const QString &user)
{
    return run(u"UPDATE %1 SET %2 = '%3', %4 = %5 WHERE %6 = %7 AND %2 IS NULL"_s.arg(
               table(), table(u"LockUser"_s), user, table(u"LockTime"_s), ago(0), table(u"ID"_s),
               QString::number(order))) == 1;
}

void OrderTable::takesOver(int order, const QString &user, int minutesAgo)
{
    run(u"UPDATE %1 SET %2 = '%3', %4 = %5 WHERE %6 = %7"_s.arg(
        table(), table(u"LockUser"_s), user, table(u"LockTime"_s), ago(minutesAgo), table(u"ID"_s),
        QString::number(order)));
}

void OrderTable::releases(int order)
{
    run(u"UPDATE %1 SET %2 = NULL, %3 = NULL WHERE %4 = %5"_s.arg(
        table(), table(u"LockUser"_s), table(u"LockTime"_s), table(u"ID"_s),
        QString::number(order)));
}

QString OrderTable::cell(QStringView column, int order) const
{
    return u"SELECT %1 AS v FROM %2 WHERE %3 = %4"_s.arg(table(column.toString()), table(),
                                                         table(u"ID"_s), QString::number(order));
}

} // namespace intray
