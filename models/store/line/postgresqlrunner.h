// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/socketwait.h"
#include "store/line/sqlrunner.h"
#include "store/text/dialect.h"

#include <QHash>
#include <QSqlDatabase>

#include <atomic>
#include <chrono>
#include <future>

struct pg_conn;
struct pg_result;

namespace intray {

/// Statements through libpq on the connection of Qt's PostgreSQL driver: bound and sent in one
/// message without a named statement, so that each is one round trip, works behind poolers that
/// share sessions, and waits no longer than the line deserves. A dead line, and a server that is
/// frozen while its kernel still acknowledges, are both noticed by the same clock (libpq manual,
/// "Asynchronous Command Processing"). In a session of its own, a call that was made a few
/// times is prepared, which takes one round trip more, once.
class PostgresqlRunner final : public SqlRunner
{
public:
    PostgresqlRunner(const QSqlDatabase &database, std::chrono::milliseconds patience);

    std::unique_ptr<SqlAnswer> run(const QString &name, const Bindings &bindings) override;
    void runNext(const QString &name, const Bindings &bindings) override;
    std::unique_ptr<SqlAnswer> runText(const QString &text, const Bindings &bindings) override;
    void execute(const QString &text) override;
    /// Within a transaction: through a cursor, so that not all rows are here at once.
    std::unique_ptr<SqlAnswer> query(const QString &text) override;
    /// One statement that has no placeholders, whatever looks like one.
    std::unique_ptr<SqlAnswer> runAsItIs(const QString &text);
    void interrupt() override;
    void rearm() override;
    /// Also looks whether the server has ended the line while nothing was asked.
    bool isAlive() const override;

    bool isPooled(qint64 serverProcess) const; ///< The process that answers is another's.
    bool isEncrypted() const;
    /// From now on what is sent often is prepared: nobody else's statements run in this session.
    void keepPlans() { m_keepsPlans = true; }
    /// The session is shared: what has to be set is set within each reading transaction; at once
    /// where that is known to be needed, else from when a statement was refused for a right.
    void settleEachTime(bool atOnce);

private:
    /// A statement with $1, $2 ... and which binding each of them is.
    struct Numbered
    {
        QByteArray text;
        QList<QByteArray> placeholders;
        QByteArray preparedAs = {}; ///< Empty until it is.
        int timesSent = 0;
    };
    /// A statement whose answer nobody has asked for yet.
    struct Ahead
    {
        QString name;
        Bindings bindings;
    };
    using Deadline = std::chrono::steady_clock::time_point;

    enum class Settling { None, WhenRefused, Always };

    Numbered &numbered(const QString &name);
    std::unique_ptr<SqlAnswer> runSettled(Numbered &statement, const Bindings &bindings);
    std::unique_ptr<SqlAnswer> withinSettled(Numbered &statement, const Bindings &bindings);
    void settle();
    std::unique_ptr<SqlAnswer> send(Numbered &statement, const Bindings &bindings);
    void dispatch(Numbered &statement, const Bindings &bindings);
    std::unique_ptr<SqlAnswer> answerTo(Numbered &statement, const Bindings &bindings);
    void dropAhead();
    void prepare(Numbered &statement);
    pg_result *await();
    void flush(Deadline deadline);
    void waitFor(SocketWait::Until until, Deadline &deadline);
    void askToCancel();
    void letCancelEnd();
    [[noreturn]] void lose(const QString &detail);
    [[noreturn]] void fail(const pg_result *result);

    pg_conn *m_connection = nullptr;
    std::chrono::milliseconds m_patience;
    QHash<QString, Numbered> m_numbered;
    std::optional<Ahead> m_ahead;
    SocketWait m_wait; ///< Woken by interrupt().
    std::atomic_bool m_interrupted = false;
    bool m_cancelSent = false;
    std::future<void> m_cancelling; ///< Ready when the server has been told; else nothing is.
    bool m_isAlive = true;
    bool m_keepsPlans = false;
    Settling m_settling = Settling::None;
    int m_prepared = 0;
};

} // namespace intray
