// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/badline.h"
#include "session/deskfixture.h"
#include "support/postgresserver.h"

#include <QFile>
#include <QUrl>

#include <csignal>

namespace intray {

/// An empty database of Intray on a PostgreSQL server of the tests, and a line to it that can be
/// bad.
class SharedServer
{
public:
    /// Whether the server is there for this test alone, which may stop it then.
    enum class Use { Common, Own };

    explicit SharedServer(Use use = Use::Common)
        : m_own(use == Use::Own ? std::make_unique<PostgresServer>() : nullptr)
        , m_database(use == Use::Own ? QStringLiteral("intray") : freshName())
    {
        server.sql(QStringLiteral("CREATE DATABASE ") + m_database);
        asAdministrator(OpenMode::AddTables, m_database);
    }

    /// With every role; made when first asked for.
    void welcome(const QString &user)
    {
        if (m_people.contains(user))
            return;
        m_people << user;
        server.trySql(QStringLiteral("CREATE ROLE %1 LOGIN PASSWORD '%2'")
                          .arg(user, QString(password()).replace(u'\'', QStringLiteral("''"))));
        const auto connection = asAdministrator(OpenMode::Existing, m_database);
        enter(*connection, user);
    }

    /// Puts another database of Intray, with the same people, in the place of this one. On a server
    /// of one's own.
    void replaceDatabase()
    {
        server.sql(QStringLiteral("CREATE DATABASE another"));
        {
            const auto connection = asAdministrator(OpenMode::AddTables, QStringLiteral("another"));
            for (const QString &user : m_people)
                enter(*connection, user);
        }
        line.refuse();
        server.sql(QStringLiteral("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                                  "WHERE datname IN ('intray', 'another')"));
        server.sql(QStringLiteral("ALTER DATABASE intray RENAME TO former"));
        server.sql(QStringLiteral("ALTER DATABASE another RENAME TO intray"));
        line.pass();
    }

    DatabaseLogin loginTo(const QString &hosts, const QString &user) const
    {
        const QString text = QStringLiteral("postgresql://%1@%2/%3?sslmode=disable");
        return {valueOf(DatabaseUrl::fromText(text.arg(user, hosts, m_database))),
                Password(password())};
    }

    /// One that connection texts have to quote.
    static QString password() { return QStringLiteral("it's \\ right; 'quoted'"); }

    static QString placeOf(quint16 port) { return QStringLiteral("127.0.0.1:%1").arg(port); }

private:
    std::unique_ptr<PostgresServer> m_own;

public:
    PostgresServer &server = m_own ? *m_own : common();
    BadLine line{server.port()};

private:
    static PostgresServer &common()
    {
        static PostgresServer server;
        return server;
    }

    static QString freshName()
    {
        static int count = 0;
        return QStringLiteral("intray_%1").arg(++count);
    }

    static void enter(Connection &connection, const QString &user)
    {
        valueOf(Store(connection, {}).setUser({user, user, true, allRoles(), {}}));
    }

    std::unique_ptr<Connection> asAdministrator(OpenMode mode, const QString &database) const
    {
        const QString text = QStringLiteral("postgresql://postgres@%1:%2/%3");
        const QString folder = QString::fromLatin1(QUrl::toPercentEncoding(server.socketFolder()));
        auto connection = Connection::open(valueOf(DatabaseUrl::fromText(text.arg(
                                               folder, QString::number(server.port()), database))),
                                           mode);
        if (!connection)
            qFatal("%s %s", qPrintable(connection.error().sentence),
                   qPrintable(connection.error().detail));
        return std::move(*connection);
    }

    QString m_database;
    QStringList m_people;
};

/// That database as the clerk reaches it; everybody else has a good line.
class SharedDatabase : public TestDatabase
{
public:
    /// `hosts` is where the clerk looks for the server; empty: behind the bad line.
    explicit SharedDatabase(SharedServer &shared, const QString &hosts = {})
        : m_shared(shared)
        , m_hosts(hosts.isEmpty() ? SharedServer::placeOf(shared.line.port()) : hosts)
    {
    }
    DatabaseLogin loginOf(const QString &user) const override
    {
        m_shared.welcome(user);
        const bool isClerk = user == Office::me().user;
        return m_shared.loginTo(isClerk ? m_hosts : SharedServer::placeOf(m_shared.server.port()),
                                user);
    }
    OpenMode usualMode() const override { return OpenMode::Existing; }

private:
    SharedServer &m_shared;
    QString m_hosts;
};

/// A server that stands still while the kernel still takes what is sent to it.
class Frozen
{
public:
    explicit Frozen(const PostgresServer &server)
        : m_pids(childrenOf(server.pid()))
    {
        m_pids.prepend(server.pid());
        send(SIGSTOP);
    }
    ~Frozen() { thaw(); }
    Q_DISABLE_COPY_MOVE(Frozen)

    void thaw()
    {
        send(SIGCONT);
        m_pids.clear();
    }

private:
    static QList<qint64> childrenOf(qint64 pid)
    {
        QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(pid));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The server's processes cannot be listed.");
        QList<qint64> children;
        for (const QByteArray &child : file.readAll().split(' '))
            if (child.toLongLong() > 0)
                children << child.toLongLong();
        return children;
    }

    void send(int signal) const
    {
        for (const qint64 pid : m_pids)
            ::kill(pid_t(pid), signal);
    }

    QList<qint64> m_pids;
};

} // namespace intray
