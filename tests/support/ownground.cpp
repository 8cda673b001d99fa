// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/mariadblogin.h"
#include "support/grounds.h"
#include "support/mariaserver.h"
#include "support/postgresserver.h"

#include <QSqlQuery>
#include <QUrl>

namespace intray {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString password = u"not-so-secret"_s;

DatabaseLogin loginFrom(const QString &url)
{
    return *DatabaseUrl::fromText(url);
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

class PostgresGround : public EmptyGround
{
public:
    void clear() override
    {
        m_server.sql(u"DROP DATABASE IF EXISTS intray WITH (FORCE)"_s);
        m_server.sql(u"CREATE DATABASE intray"_s);
    }
    DatabaseLogin login() const override
    {
        return loginFrom(u"postgresql://postgres@%1:%2/intray"_s.arg(
            encoded(m_server.socketFolder()), QString::number(m_server.port())));
    }
    DatabaseLogin loginOf(const QString &user) override
    {
        m_server.sql(u"DROP ROLE IF EXISTS %1"_s.arg(user));
        m_server.sql(u"CREATE ROLE %1 LOGIN PASSWORD '%2'"_s.arg(user, password));
        const QString url = u"postgresql://%1@127.0.0.1:%2/intray?sslmode=disable"_s;
        return {*DatabaseUrl::fromText(url.arg(user, QString::number(m_server.port()))),
                Password(password)};
    }
    QSqlDatabase bare() const override
    {
        QSqlDatabase database = driverNamed(u"QPSQL"_s);
        database.setHostName(m_server.socketFolder());
        database.setPort(m_server.port());
        database.setUserName(u"postgres"_s);
        database.setDatabaseName(u"intray"_s);
        return opened(database);
    }

private:
    PostgresServer m_server;
};

class MariaGround : public EmptyGround
{
public:
    void clear() override
    {
        m_server.sql(u"DROP DATABASE IF EXISTS intray"_s);
        m_server.sql(u"CREATE DATABASE intray CHARACTER SET utf8mb4"_s);
    }
    DatabaseLogin login() const override
    {
        return loginFrom(u"mariadb://%1@/intray?unix_socket=%2"_s.arg(
            m_server.superuser(), encoded(m_server.socketPath())));
    }
    DatabaseLogin loginOf(const QString &user) override
    {
        m_server.sql(u"CREATE OR REPLACE USER %1 IDENTIFIED BY '%2'"_s.arg(user, password));
        const QString url = u"mariadb://%1@127.0.0.1:%2/intray?tls=off"_s;
        return {*DatabaseUrl::fromText(url.arg(user, QString::number(m_server.port()))),
                Password(password)};
    }
    QSqlDatabase bare() const override
    {
        QSqlDatabase database = driverNamed(u"QMYSQL"_s);
        database.setConnectOptions(u"UNIX_SOCKET="_s + m_server.socketPath());
        database.setUserName(m_server.superuser());
        database.setDatabaseName(u"intray"_s);
        opened(database);
        for (const QString &setting : mariadbSettings(1min)) // the columns of views follow them
            QSqlQuery(database).exec(setting);
        return database;
    }

private:
    MariaServer m_server;
};

template <typename Ground>
EmptyGround &only()
{
    static Ground ground;
    return ground;
}

} // namespace

EmptyGround &ownGround(const QString &engine)
{
    return engine == u"postgresql"_s ? only<PostgresGround>() : only<MariaGround>();
}

} // namespace intray
