// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engine.h"
#include "support/mariaserver.h"
#include "support/odbcsettings.h"
#include "support/pgbouncer.h"
#include "support/postgresserver.h"

#include <QUrl>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

class PostgresEngine : public Engine
{
public:
    PostgresEngine()
    {
        m_server.sql(u"CREATE DATABASE intray"_s);
        connectAsAdministrator(OpenMode::AddTables);
    }

    const PostgresServer &server() const { return m_server; }
    DatabaseLogin loginOf(const QString &user) const override
    {
        return through(m_server.port(), user);
    }
    DatabaseLogin through(quint16 port, const QString &user) const
    {
        const QString text = u"postgresql://%1@127.0.0.1:%2/intray?sslmode=disable"_s;
        return personsLoginTo(text.arg(user, QString::number(port)));
    }
    void makeLogin(const QString &user) override
    {
        m_server.sql(u"CREATE ROLE \"%1\" LOGIN PASSWORD '%2'"_s.arg(
            user, QString(personsPassword).replace(u'\'', u"''"_s)));
    }
    std::unique_ptr<Connection> connectAsAdministrator(OpenMode mode) const override
    {
        const QString text = u"postgresql://postgres@%1:%2/intray"_s;
        return opened(
            loginTo(text.arg(encoded(m_server.socketFolder()), QString::number(m_server.port()))),
            mode);
    }

private:
    PostgresServer m_server;
};

class MariaEngine : public Engine
{
public:
    MariaEngine()
    {
        m_server.sql(u"CREATE DATABASE intray CHARACTER SET utf8mb4"_s);
        connectAsAdministrator(OpenMode::AddTables);
    }

    DatabaseLogin loginOf(const QString &user) const override
    {
        const QString text = u"mariadb://%1@127.0.0.1:%2/intray?tls=off"_s;
        return personsLoginTo(text.arg(user, QString::number(m_server.port())));
    }
    void makeLogin(const QString &user) override
    {
        m_server.sql(u"CREATE USER '%1'@'%' IDENTIFIED BY '%2'"_s.arg(
            user, QString(personsPassword).replace(u'\'', u"''"_s)));
    }
    std::unique_ptr<Connection> connectAsAdministrator(OpenMode mode) const override
    {
        const QString text = u"mariadb://%1@/intray?unix_socket=%2"_s;
        return opened(loginTo(text.arg(m_server.superuser(), encoded(m_server.socketPath()))),
                      mode);
    }

private:
    MariaServer m_server;
};

PostgresEngine &postgres()
{
    static PostgresEngine engine;
    return engine;
}

MariaEngine &maria()
{
    static MariaEngine engine;
    return engine;
}

std::unique_ptr<TestDatabase> behindPgBouncer()
{
    static const PgBouncer bouncer(postgres().server());
    return onServer(postgres(),
                    [](const QString &user) { return postgres().through(bouncer.port(), user); });
}

QString odbcFolder()
{
    static const QTemporaryDir folder;
    static const OdbcSettings settings(folder.path());
    return folder.path();
}

std::unique_ptr<TestDatabase> throughPsqlOdbc()
{
    odbcFolder();
    return onServer(postgres(), [](const QString &user) {
        const QString text =
            u"odbc:Driver={%1};Server=127.0.0.1;Port=%2;Database=intray;SSLmode=disable;Uid=%3"_s;
        const QString port = QString::number(postgres().server().port());
        return personsLoginTo(text.arg(odbcdriver::postgres, port, user));
    });
}

/// A file that SQLite's own driver made, reached through ODBC.
class OdbcFile : public TestDatabase
{
public:
    OdbcFile()
    {
        odbcFolder();
        connect(OpenMode::CreateOrUpgrade);
    }
    DatabaseLogin loginOf(const QString &) const override
    {
        return loginTo(u"odbc:Driver={%1};Database=%2"_s.arg(odbcdriver::sqlite, path()));
    }
    OpenMode usualMode() const override { return OpenMode::Existing; }
};

} // namespace

QStringList ownEngines()
{
    return {u"postgresql"_s, u"pgbouncer"_s, u"mariadb"_s, u"psqlodbc"_s, u"sqliteodbc"_s};
}

std::unique_ptr<TestDatabase> onOwnServer(const QString &engine)
{
    if (engine == u"postgresql"_s)
        return onServer(postgres());
    if (engine == u"pgbouncer"_s)
        return behindPgBouncer();
    if (engine == u"mariadb"_s)
        return onServer(maria());
    if (engine == u"psqlodbc"_s)
        return throughPsqlOdbc();
    if (engine == u"sqliteodbc"_s)
        return std::make_unique<OdbcFile>();
    return nullptr;
}

} // namespace intray
