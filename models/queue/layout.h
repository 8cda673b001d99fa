// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace intray {

/// A table as the database's catalogue names it.
struct TableName
{
    QString schema; ///< Empty where the engine has none.
    QString table;

    QString text() const { return schema.isEmpty() ? table : schema + u'.' + table; }
    bool operator==(const TableName &) const = default;
};

/// Which tables and columns hold a queue that existed before Intray: whose key, lock, state and
/// record stand where. Names are the catalogue's own. A plain value; what it promises is checked
/// when it is adopted (store/adopted/adopting.h).
struct Layout
{
    /// A table with columns that belong to the record, one row for each key.
    struct Part
    {
        TableName name;
        QString key;
        QStringList columns; ///< What is shown and corrected; nothing else of it is ever written.

        bool operator==(const Part &) const = default;
    };

    Part main;        ///< The queue table itself.
    QList<Part> more; ///< Completed together with it, all or nothing.
    QString lockUser; ///< In the row, or in the lock table where one is named. Empty: there is an
                      ///< id alone, and no time.
    QString lockTime;
    QString lockId;      ///< Empty: fencing rests on user and time.
    TableName lockTable; ///< Empty table: the lock stands in the row.
    QString lockKey;     ///< The lock table's primary key, the key of the locked row.
    QString state;       ///< Empty: Intray alone remembers what is done.
    QString openValue;
    QString doneValue;
    QString
        busyValue; ///< Written with a lock and put back with it. Empty: a locked row looks open.
    QString failedValue; ///< Empty: Intray alone remembers what has failed.
    QString
        error; ///< Why it failed. This and the next four are written by Intray, never corrected.
    QString result;     ///< What a worker made of it, as JSON.
    QString finished;   ///< When it was completed.
    QString changedBy;  ///< Who changed the row last.
    QString changedAt;  ///< When that was.
    QString order;      ///< Lowest first; empty: by the key.
    QString criteria;   ///< A WHERE that the administrator wrote; empty: every row.
    TableName ageTable; ///< Where their setting for the longest lock stands, in minutes.
    QString ageColumn;
    QString sequence; ///< That makes the keys of added rows, quoted; empty: none needs a right.
    bool addsRows = false; ///< Whoever may add items adds rows, whose keys the table makes.

    /// Rows are locked by an id alone: who holds them since when, Intray knows of its own only.
    bool hasLockIdOnly() const { return lockUser.isEmpty() && !lockId.isEmpty(); }
    bool hasLockTable() const { return !lockTable.table.isEmpty(); }
    QStringList fields() const; ///< The record's, from all its tables.
    /// The columns that say what became of a row, but for its state; those that there are.
    QStringList outcomeColumns() const;
    bool operator==(const Layout &) const = default;
};

QJsonObject toJson(const Layout &layout);
Layout layoutFromJson(const QJsonObject &json);

} // namespace intray
