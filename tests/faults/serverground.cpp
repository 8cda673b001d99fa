// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"

#include "store/rules/userstore.h"
#include "support/mariaserver.h"
#include "support/testdatabase.h"

#include <QUrl>

namespace intray::faults {

using namespace Qt::StringLiterals;

namespace {

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/// One of them, by chance; empty if there is none.
QString oneOf(const QStringList &all, QRandomGenerator &dice)
{
    return all.isEmpty() ? QString() : all.at(dice.bounded(int(all.size())));
}

class PostgresGround : public ServerGround
{
public:
    explicit PostgresGround(const QStringList &settings)
        : m_server({.durable = true, .settings = settings})
    {
        m_server.sql(u"CREATE DATABASE intray"_s);
        setUp();
    }

    PostgresServer &server() { return m_server; }
    Wire wire() const override { return Wire::Postgres; }
    quint16 port() const override { return m_server.port(); }
    QString address(const QString &user, quint16 port) const override
    {
        return u"postgresql://%1@127.0.0.1:%2/intray?sslmode=disable"_s.arg(user,
                                                                            QString::number(port));
    }
    void makeLogin(const QString &user) const override
    {
        m_server.sql(u"CREATE ROLE \"%1\" LOGIN PASSWORD '%2'"_s.arg(user, password()));
    }
    QString sql(const QString &text) const override { return m_server.sql(text, u"intray"_s); }
    bool attempt(const QString &text) const override
    {
        return m_server.trySql(text, u"intray"_s).ok;
    }
    void letIn(QSqlDatabase &superuser) const override
    {
        superuser.setHostName(m_server.socketFolder());
        superuser.setPort(m_server.port());
        superuser.setUserName(u"postgres"_s);
    }
    EndingQuestions questions() const override
    {
        return {u"SELECT json_build_object('id', i.id, 'state', i.state, 'done_by', "
                "coalesce(r.current ->> 'done by', '')) FROM intray.item i JOIN intray.record r "
                "ON r.item_id = i.id"_s,
                u"SELECT json_build_object('operation_id', operation_id, 'kind', kind) FROM "
                "intray.event WHERE operation_id IS NOT NULL"_s,
                u"SELECT json_build_object('item_id', item_id, 'lock_id', lock_id, 'revision', "
                "revision) FROM intray.draft"_s};
    }
    void restart(Stop how) override { m_server.restart(how); }
    QStringList sessions(const QString &userPrefix) const override
    {
        return m_server
            .trySql(u"SELECT pid FROM pg_stat_activity WHERE usename LIKE '%1%'"_s.arg(userPrefix))
            .output.split(u'\n', Qt::SkipEmptyParts);
    }
    void endASession(const QString &userPrefix, QRandomGenerator &dice) const override
    {
        if (const QString pid = oneOf(sessions(userPrefix), dice); !pid.isEmpty())
            m_server.trySql(u"SELECT pg_terminate_backend(%1)"_s.arg(pid)); // it may recover now
    }
    void killASession(const QString &userPrefix, QRandomGenerator &dice) override
    {
        const QString pid = oneOf(sessions(userPrefix), dice);
        if (!pid.isEmpty())
            ::kill(pid.toInt(), SIGKILL);
        m_server.waitUntilReady();
    }

protected:
    QString administratorsAddress() const override
    {
        return u"postgresql://postgres@%1:%2/intray"_s.arg(encoded(m_server.socketFolder()),
                                                           QString::number(m_server.port()));
    }

private:
    PostgresServer m_server;
};

class MariaGround : public ServerGround
{
public:
    explicit MariaGround(const QStringList &settings)
        : m_server({.durable = true, .settings = settings})
    {
        m_server.sql(u"CREATE DATABASE intray CHARACTER SET utf8mb4"_s);
        setUp();
    }

    Wire wire() const override { return Wire::MySql; }
    quint16 port() const override { return m_server.port(); }
    QString address(const QString &user, quint16 port) const override
    {
        return u"mariadb://%1@127.0.0.1:%2/intray?tls=off"_s.arg(user, QString::number(port));
    }
    void makeLogin(const QString &user) const override
    {
        m_server.sql(u"CREATE USER '%1'@'%' IDENTIFIED BY '%2'"_s.arg(user, password()));
    }
    QString sql(const QString &text) const override { return m_server.sql(text, u"intray"_s); }
    bool attempt(const QString &text) const override
    {
        return m_server.trySql(text, u"intray"_s).ok;
    }
    void letIn(QSqlDatabase &superuser) const override
    {
        superuser.setConnectOptions(u"UNIX_SOCKET="_s + m_server.socketPath());
        superuser.setUserName(m_server.superuser());
    }
    EndingQuestions questions() const override
    {
        return {u"SELECT JSON_OBJECT('id', i.id, 'state', i.state, 'done_by', "
                "COALESCE(JSON_VALUE(r.current, '$.\"done by\"'), '')) FROM item_all i JOIN "
                "record_all r ON r.item_id = i.id"_s,
                u"SELECT JSON_OBJECT('operation_id', operation_id, 'kind', kind) FROM event_all "
                "WHERE operation_id IS NOT NULL"_s,
                u"SELECT JSON_OBJECT('item_id', item_id, 'lock_id', lock_id, 'revision', "
                "revision) FROM draft_all"_s};
    }
    void restart(Stop how) override { m_server.restart(how); }
    QStringList sessions(const QString &userPrefix) const override
    {
        return m_server
            .sql(u"SELECT id FROM information_schema.processlist WHERE user LIKE '%1%'"_s.arg(
                userPrefix))
            .split(u'\n', Qt::SkipEmptyParts);
    }
    void endASession(const QString &userPrefix, QRandomGenerator &dice) const override
    {
        if (const QString id = oneOf(sessions(userPrefix), dice); !id.isEmpty())
            m_server.trySql(u"KILL CONNECTION %1"_s.arg(id)); // it may have gone by itself
    }
    void killASession(const QString &, QRandomGenerator &) override
    {
        m_server.restart(Stop::Killed);
    }

protected:
    QString administratorsAddress() const override
    {
        return u"mariadb://%1@/intray?unix_socket=%2"_s.arg(m_server.superuser(),
                                                            encoded(m_server.socketPath()));
    }

private:
    MariaServer m_server;
};

} // namespace

std::unique_ptr<ServerGround> ServerGround::on(const QString &engine, const QStringList &settings)
{
    if (engine == u"mariadb"_s)
        return std::make_unique<MariaGround>(settings);
    return std::make_unique<PostgresGround>(settings);
}

PostgresServer &postgresOf(ServerGround &ground)
{
    return dynamic_cast<PostgresGround &>(ground).server();
}

QString ServerGround::password()
{
    return u"a-worker-of-the-tests"_s;
}

static DatabaseLogin patient(DatabaseLogin login)
{
    login.patience = std::chrono::minutes(1);
    return login;
}

DatabaseLogin ServerGround::login(const QString &user, quint16 port) const
{
    return {valueOf(DatabaseUrl::fromText(address(user, port))), Password(password())};
}

static std::unique_ptr<Connection> opened(const DatabaseLogin &login, OpenMode mode)
{
    auto connection = Connection::open(login, mode);
    if (!connection)
        qFatal("%s %s", qPrintable(connection.error().sentence),
               qPrintable(connection.error().detail));
    return std::move(*connection);
}

DatabaseLogin ServerGround::login(const QString &user) const
{
    return patient(login(user, port()));
}

std::unique_ptr<Connection> ServerGround::connect(const DatabaseLogin &login) const
{
    return opened(login, OpenMode::Existing);
}

std::unique_ptr<Connection> ServerGround::administrator(OpenMode mode) const
{
    return opened(patient(valueOf(DatabaseUrl::fromText(administratorsAddress()))), mode);
}

void ServerGround::allow(const QString &user, const QList<Role> &roles,
                         const QStringList &queues) const
{
    const auto connection = administrator();
    valueOf(UserStore(*connection, {}).setUser({user, user, true, roles, queues}));
}

void ServerGround::welcome(const QString &user, const QList<Role> &roles,
                           const QStringList &queues) const
{
    makeLogin(user);
    allow(user, roles, queues);
}

Ending ServerGround::ending() const
{
    return endingOf(questions(), [this](const QString &statement) { return sql(statement); });
}

} // namespace intray::faults
