// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/ending.h"
#include "store/line/connection.h"
#include "support/postgresserver.h"
#include "support/proxyrules.h"

#include <QRandomGenerator>
#include <QSqlDatabase>

#include <memory>

namespace intray::faults {

/// A server of the test's own that keeps what it has confirmed, and an empty database of Intray on
/// it. People get the roles that the test names; the superuser makes trouble and reads the truth
/// without Intray's code. Belongs to one thread.
class ServerGround
{
public:
    /// "postgresql" or "mariadb"; `settings`: further lines of the server's configuration.
    static std::unique_ptr<ServerGround> on(const QString &engine,
                                            const QStringList &settings = {});
    virtual ~ServerGround() = default;
    Q_DISABLE_COPY_MOVE(ServerGround)

    virtual Wire wire() const = 0;
    virtual quint16 port() const = 0;
    /// The address for this login, through a port of the loopback; all share one password.
    virtual QString address(const QString &user, quint16 port) const = 0;
    QString address(const QString &user) const { return address(user, port()); }
    static QString password();
    DatabaseLogin login(const QString &user, quint16 port) const;
    /// For whom nothing goes wrong on the way: with patience for a machine that is busy.
    DatabaseLogin login(const QString &user) const;

    std::unique_ptr<Connection> connect(const DatabaseLogin &login) const;
    std::unique_ptr<Connection> connect(const QString &user) const { return connect(login(user)); }

    virtual void makeLogin(const QString &user) const = 0;
    /// Makes a login and registers it; no queues: every queue.
    void welcome(const QString &user, const QList<Role> &roles,
                 const QStringList &queues = {}) const;
    /// Changes what a registered user may do.
    void allow(const QString &user, const QList<Role> &roles, const QStringList &queues = {}) const;
    std::unique_ptr<Connection> administrator(OpenMode mode = OpenMode::Existing) const;

    /// Statements of the superuser in the database.
    virtual QString sql(const QString &text) const = 0;
    /// Whether they could be done.
    virtual bool attempt(const QString &text) const = 0;
    /// Lets a connection of Qt's driver come in as the superuser.
    virtual void letIn(QSqlDatabase &superuser) const = 0;
    virtual EndingQuestions questions() const = 0;
    Ending ending() const;

    virtual void restart(Stop how) = 0;
    /// The server's numbers of the sessions of users whose name begins so.
    virtual QStringList sessions(const QString &userPrefix) const = 0;
    /// Ends one session of a user whose name begins so, as an administrator can.
    virtual void endASession(const QString &userPrefix, QRandomGenerator &dice) const = 0;
    /// Kills the process behind such a session with SIGKILL where sessions have processes; else the
    /// server.
    virtual void killASession(const QString &userPrefix, QRandomGenerator &dice) = 0;

protected:
    ServerGround() = default;
    virtual QString administratorsAddress() const = 0;
    void setUp() const { administrator(OpenMode::AddTables); }
};

/// The PostgreSQL server behind a ground that stands on one.
PostgresServer &postgresOf(ServerGround &ground);

} // namespace intray::faults
