// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/rows/binding.h"
#include "store/rows/row.h"
#include "store/rows/sqlfailure.h"

#include <QByteArray>
#include <QList>
#include <QStringList>
#include <QVariant>

#include <chrono>
#include <memory>

namespace intray {

/// What one statement gave: rows to walk through, or how many it changed. Gone means finished.
class SqlAnswer : public Row
{
public:
    virtual bool next() = 0; ///< Throws SqlFailure.
    /// Goes back in front of the first row, where all rows are here already; false: they are not.
    virtual bool rewind() { return false; }
    virtual int rowsAffected() const = 0;
    virtual QVariant newId() const { return {}; } ///< Of the row that an INSERT made.
    /// The result's columns by place, for a query that is not ours.
    virtual QStringList columns() const { return {}; }
    virtual QVariant valueAt(int) const { return {}; }
    /// Whether the column is of bytes by its type, so that no value of it is text. No: also where
    /// each value has a type of its own.
    virtual bool isOfBytes(int) const { return false; }
    virtual qint64 numberAt(int place) const { return valueAt(place).toLongLong(); }
    /// A text of this row by its place, in UTF-8; null where there is none. It may be the driver's
    /// own, and stands until the next row only.
    virtual QByteArray utf8At(int place) const
    {
        const QVariant value = valueAt(place);
        return value.isNull() ? QByteArray() : value.toString().toUtf8();
    }
};

/// How statements reach one kind of driver. Lives in the connection's thread, but for interrupt().
/// Everything throws SqlFailure.
class SqlRunner
{
public:
    virtual ~SqlRunner() = default;

    /// Runs sql/.../<name>.sql with its placeholders bound.
    virtual std::unique_ptr<SqlAnswer> run(const QString &name, const Bindings &bindings) = 0;
    /// Sends what run() is asked next, so that the server works on it meanwhile; nothing happens
    /// where that cannot be, and what something else is asked before is for nothing.
    virtual void runNext(const QString &, const Bindings &) {}
    /// The same as run() for text that stands in no file: what was made from the names of an
    /// adopted table.
    virtual std::unique_ptr<SqlAnswer> runText(const QString &text, const Bindings &bindings) = 0;
    /// Runs text that cannot or need not be bound: settings, and the steps of a migration.
    virtual void execute(const QString &text) = 0;
    /// Runs one query that is not ours; null where those run inside the database only.
    virtual std::unique_ptr<SqlAnswer> query(const QString &) { return {}; }

    virtual void interrupt() {} ///< Ends the statement that runs now. Thread-safe.
    virtual void rearm() {}     ///< Forgets an interrupt that came before.
    virtual bool isAlive() const { return true; }

protected:
    SqlRunner() = default;
    Q_DISABLE_COPY_MOVE(SqlRunner)
};

} // namespace intray
