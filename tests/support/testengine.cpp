// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testengine.h"

#include "support/engine.h"
#include "support/givenserver.h"

namespace intray {

using namespace Qt::StringLiterals;

namespace {

class GivenEngine : public Engine
{
public:
    GivenEngine() { connectAsAdministrator(OpenMode::AddTables); }

    DatabaseLogin loginOf(const QString &user) const override
    {
        return patient({givenServer().url.as(user), Password(personsPassword)});
    }
    void makeLogin(const QString &user) override
    {
        makeLoginOn(*connectAsAdministrator(OpenMode::Existing), user, personsPassword);
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

} // namespace

std::unique_ptr<TestDatabase> databaseOf(const QString &engine)
{
    if (hasGivenServer() && engine == givenEngine())
        return onServer(given());
    if (auto own = onOwnServer(engine))
        return own;
    return std::make_unique<TestDatabase>();
}

static QString textToComeAtOnce(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Postgresql:
        return u"UPDATE intray.item SET available_at = '2000-01-01' "
               "WHERE state = 'open' AND available_at > '-infinity'"_s;
    case Dialect::Mariadb:
        return u"UPDATE item_all SET available_at = '2000-01-01' "
               "WHERE state = 'open' AND available_at IS NOT NULL"_s;
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
