// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection_p.h"

#include <QList>
#include <QVariant>

#include <optional>
#include <type_traits>

namespace intray {

/// Runs the named statements of one connection. Every statement is finished when a call returns.
/// Throws SqlFailure.
class Sql
{
public:
    explicit Sql(Connection::Private &d)
        : m_d(d)
    {
    }

    /// Runs a statement that changes rows, and says how many.
    int change(const char *name, const Bindings &bindings);
    /// The same for text that stands in no file; what it does not name is not bound.
    int changeText(const QString &text, const Bindings &bindings);
    /// Runs an INSERT and gives the new row's id; 0 if a conflict kept it out.
    qint64 insert(const char *name, const Bindings &bindings);
    /// One value of the first row; invalid if there is no row.
    QVariant number(const char *name, const Bindings &bindings, const char *column);
    /// The database's clock, as the database writes times.
    QString now();
    /// This machine's clock cannot be believed; always false on servers, which have their own.
    bool isClockPutForward() const { return m_d.session && m_d.session->isClockPutForward(); }
    /// Runs a SELECT and reads its rows.
    template <typename Read>
    auto all(const char *name, const Bindings &bindings, Read read)
    {
        QList<std::invoke_result_t<Read, const Row &>> rows;
        each(name, bindings, [&](const Row &row) {
            rows << read(row);
            return true;
        });
        return rows;
    }
    /// Runs a SELECT and reads its first row.
    template <typename Read>
    auto first(const char *name, const Bindings &bindings, Read read)
    {
        std::optional<std::invoke_result_t<Read, const Row &>> found;
        each(name, bindings, [&](const Row &row) {
            found = read(row);
            return false;
        });
        return found;
    }
    /// Runs a SELECT that stands in no file and reads its rows.
    template <typename Read>
    auto allOfText(const QString &text, const Bindings &bindings, Read read)
    {
        QList<std::invoke_result_t<Read, const Row &>> rows;
        const auto answer = m_d.runner->runText(text, bindings);
        while (answer->next())
            rows << read(*answer);
        return rows;
    }
    /// Runs a SELECT and shows its rows, as Row or SqlAnswer, to `read` until that answers false.
    template <typename Read>
    void each(const char *name, const Bindings &bindings, Read read)
    {
        const auto answer = run(name, bindings);
        while (answer->next())
            if (!read(*answer))
                return;
    }

    /// Runs a SELECT whose rows the caller walks through; it is finished when the answer has gone.
    std::unique_ptr<SqlAnswer> run(const char *name, const Bindings &bindings);
    /// Says what is run next, so that a server works on it meanwhile (SqlRunner::runNext).
    void runNext(const char *name, const Bindings &bindings);

private:
    Connection::Private &m_d;
};

/// Our turn at writing: held from construction to destruction. Throws SqlFailure with Busy or
/// Cancelled.
class Turn
{
public:
    explicit Turn(Connection::Private &d);
    ~Turn();
    Q_DISABLE_COPY_MOVE(Turn)

private:
    Connection::Private &m_d;
};

/// A writing transaction: rolled back at the end of the scope unless commit() was called. Begins in
/// our turn and takes the writer's lock at once, so it never fails for a lock later on.
class Transaction
{
public:
    explicit Transaction(Connection::Private &d);
    ~Transaction();
    Q_DISABLE_COPY_MOVE(Transaction)

    void commit();

private:
    Connection::Private &m_d;
    Turn m_turn;
    bool m_isOpen = false;
};

/// A reading transaction: all reads within the scope see the database as of one instant.
class Snapshot
{
public:
    explicit Snapshot(Connection::Private &d);
    ~Snapshot();
    Q_DISABLE_COPY_MOVE(Snapshot)

private:
    Connection::Private &m_d;
};

/// Within the scope nothing can be written through this connection, by whatever statement.
class ReadOnlySpan
{
public:
    explicit ReadOnlySpan(Connection::Private &d);
    ~ReadOnlySpan();
    Q_DISABLE_COPY_MOVE(ReadOnlySpan)

private:
    Connection::Private &m_d;
};

/// The error of a failure; notes when it speaks for another server. NewerSchema if the database was
/// upgraded since it was opened.
Error errorOn(Connection::Private &d, const SqlFailure &failed);

/// Runs `work`, an Outcome<T>(Sql &), and turns a failure of the database into its error. The one
/// place.
template <typename Work>
std::invoke_result_t<Work, Sql &> attempt(Connection &connection, Work work)
{
    Sql sql(connection.d());
    try {
        return work(sql);
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(errorOn(connection.d(), failed));
    }
}

/// The same in a transaction, which is committed when the work succeeds and rolled back when it
/// does not.
template <typename Work>
std::invoke_result_t<Work, Sql &> attemptInTransaction(Connection &connection, Work work)
{
    return attempt(connection, [&](Sql &sql) -> std::invoke_result_t<Work, Sql &> {
        Transaction transaction(connection.d());
        auto outcome = work(sql);
        if (outcome)
            transaction.commit();
        return outcome;
    });
}

} // namespace intray
