// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testengine.h"

#include "store/line/connection_p.h"
#include "support/givenserver.h"
#include "support/mariaserver.h"
#include "support/odbcsettings.h"
#include "support/pgbouncer.h"
#include "support/postgresserver.h"

#include <QUrl>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

const QString password = u"A test's own, not-so-secret pass;word}'"_s;

// No test here is about a server that keeps silent, and the machine may be busy.
DatabaseLogin patient(DatabaseLogin login)
{
    login.patience = std::chrono::minutes(1);
    return login;
}

DatabaseLogin loginTo(const QString &url)
{
    return patient(valueOf(DatabaseUrl::fromText(url)));
}

DatabaseLogin personsLoginTo(const QString &url)
{
    return patient({valueOf(DatabaseUrl::fromText(url)), Password(password)});
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/// A server with one database, and how people reach it.
class Engine
{
public:
    virtual ~Engine() = default;
    virtual DatabaseLogin loginOf(const QString &user) const = 0;
    virtual void makeLogin(const QString &user) = 0;
    virtual std::unique_ptr<Connection> connectAsAdministrator(OpenMode mode) const = 0;
    /// Who is not there yet is made, with every role.
    void welcome(const QString &user)
    {
        if (m_people.contains(user))
            return;
        makeLogin(user);
        const auto connection = connectAsAdministrator(OpenMode::Existing);
        Store store(*connection, {});
        valueOf(store.setUser({user, user, true, allRoles(), {}}));
        m_people << user;
    }

protected:
    Engine() = default;
    Q_DISABLE_COPY_MOVE(Engine)
    static std::unique_ptr<Connection> opened(const DatabaseLogin &login, OpenMode mode)
    {
        auto connection = Connection::open(login, mode);
        if (!connection)
            qFatal("%s %s", qPrintable(connection.error().sentence),
                   qPrintable(connection.error().detail));
        return std::move(*connection);
    }

private:
    QStringList m_people;
};

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
            user, QString(password).replace(u'\'', u"''"_s)));
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
            user, QString(password).replace(u'\'', u"''"_s)));
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

class GivenEngine : public Engine
{
public:
    GivenEngine() { connectAsAdministrator(OpenMode::AddTables); }

    DatabaseLogin loginOf(const QString &user) const override
    {
        return patient({givenServer().url.as(user), Password(password)});
    }
    void makeLogin(const QString &user) override
    {
        makeLoginOn(*connectAsAdministrator(OpenMode::Existing), user, password);
    }
    std::unique_ptr<Connection> connectAsAdministrator(OpenMode mode) const override
    {
        return opened(patient(givenServer()), mode);
    }
};

GivenEngine &given()
{
    static GivenEngine engine;
    return engine;
}

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

class ServerDatabase : public TestDatabase
{
public:
    using Login = std::function<DatabaseLogin(const QString &)>;

    ServerDatabase(Engine &engine, Login login)
        : m_engine(engine)
        , m_login(std::move(login))
        , m_owner(connectAsOwner())
    {
        emptyOn(*m_owner);
    }
    DatabaseLogin loginOf(const QString &user) const override
    {
        m_engine.welcome(user);
        return m_login(user);
    }
    OpenMode usualMode() const override { return OpenMode::Existing; }
    void administer(const QString &statement) const override { m_owner->d().execute(statement); }
    std::unique_ptr<Connection> connectAsOwner() const override
    {
        return m_engine.connectAsAdministrator(OpenMode::Existing);
    }

private:
    Engine &m_engine;
    Login m_login;
    std::unique_ptr<Connection> m_owner;
};

std::unique_ptr<TestDatabase> onServer(Engine &engine)
{
    return std::make_unique<ServerDatabase>(
        engine, [&engine](const QString &user) { return engine.loginOf(user); });
}

std::unique_ptr<TestDatabase> behindPgBouncer()
{
    static const PgBouncer bouncer(postgres().server());
    return std::make_unique<ServerDatabase>(
        postgres(), [](const QString &user) { return postgres().through(bouncer.port(), user); });
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
    return std::make_unique<ServerDatabase>(postgres(), [](const QString &user) {
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

std::unique_ptr<TestDatabase> databaseOf(const QString &engine)
{
    if (engine == u"postgresql"_s)
        return onServer(postgres());
    if (engine == u"pgbouncer"_s)
        return behindPgBouncer();
    if (engine == u"mariadb"_s)
        return onServer(maria());
    if (engine == u"psqlodbc"_s)
        return throughPsqlOdbc();
    if (engine == u"given"_s)
        return onServer(given());
    if (engine == u"sqliteodbc"_s)
        return std::make_unique<OdbcFile>();
    return std::make_unique<TestDatabase>();
}

static QString textToComeAtOnce(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Postgresql:
        return u"UPDATE intray.item SET available_at = '2000-01-01' "
               "WHERE state = 'open' AND available_at > '-infinity'"_s;
    case Dialect::Mariadb:
        return u"UPDATE item_all SET due_at = '2000-01-01' "
               "WHERE state = 'open' AND due_at > '1000-01-01'"_s;
    default:
        return u"UPDATE item SET available_at = '2000-01-01T00:00:00.000Z' "
               "WHERE state = 'open' AND available_at > ''"_s;
    }
}

void letWaitingCome(const TestDatabase &database)
{
    const auto owner = database.connectAsOwner();
    owner->d().execute(textToComeAtOnce(owner->d().dialect));
}

static QString textToThrowOut(Dialect dialect, const QString &user)
{
    if (dialect == Dialect::Mariadb)
        return u"KILL USER "_s + user;
    return u"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE usename = '%1'"_s
        .arg(user);
}

void throwOut(const TestDatabase &database, const QString &user)
{
    const auto owner = database.connectAsOwner();
    owner->d().execute(textToThrowOut(owner->d().dialect, user));
}

namespace {

QStringList textsToGrowOld(Dialect dialect, const QString &path, qint64 seconds)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return {u"ATTACH DATABASE '%1-clients' AS clients"_s.arg(path),
                u"CREATE TABLE IF NOT EXISTS clients.client (user TEXT NOT NULL, workstation TEXT "
                "NOT NULL, seen_at TEXT NOT NULL, PRIMARY KEY (user, workstation)) STRICT, "
                "WITHOUT ROWID"_s,
                u"UPDATE clients.client SET seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', seen_at, "
                "'-%1 seconds')"_s.replace(u"%1"_s, QString::number(seconds)),
                u"DETACH DATABASE clients"_s,
                u"UPDATE item SET locked_at = strftime('%Y-%m-%dT%H:%M:%fZ', locked_at, '-%1 "
                "seconds') WHERE state = 'locked'"_s.replace(u"%1"_s, QString::number(seconds))};
    case Dialect::Mariadb:
        return {u"UPDATE client_all SET seen_at = seen_at - INTERVAL %1 SECOND"_s.arg(seconds),
                u"UPDATE item_all SET locked_at = locked_at - INTERVAL %1 SECOND WHERE state = "
                "'locked'"_s.arg(seconds)};
    default:
        return {
            u"UPDATE intray.client SET seen_at = seen_at - interval '%1 seconds'"_s.arg(seconds),
            u"UPDATE intray.item SET locked_at = locked_at - interval '%1 seconds' WHERE state "
            "= 'locked'"_s.arg(seconds)};
    }
}

} // namespace

void letLocksGrowOld(const TestDatabase &database, std::chrono::seconds span)
{
    const auto owner = database.connectAsOwner();
    for (const QString &text :
         textsToGrowOld(owner->d().dialect, database.path(), qint64(span.count())))
        owner->d().execute(text);
}

} // namespace intray
