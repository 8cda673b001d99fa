// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/mariadblogin.h"
#include "store/line/postgresqllogin.h"
#include "support/grounds.h"

#include <QSqlError>
#include <QSqlQuery>

namespace intray {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

QSqlDatabase driverNamed(const QString &driver)
{
    static int count = 0;
    return QSqlDatabase::addDatabase(driver, u"bare-%1"_s.arg(++count));
}

QSqlDatabase opened(QSqlDatabase database)
{
    if (!database.open())
        qFatal("%s cannot be opened.", qPrintable(database.databaseName()));
    return database;
}

namespace {

const QString password = u"not-so-secret"_s;

/// Its administrator may own the database and need not be a superuser.
class GivenGround : public EmptyGround
{
public:
    void clear() override { run(clearingTexts()); }
    DatabaseLogin login() const override { return givenServer(); }
    DatabaseLogin loginOf(const QString &user) override
    {
        const QString made = isMariadb() ? u"CREATE OR REPLACE USER %1 IDENTIFIED BY '%2'"_s
                                         : u"CREATE ROLE %1 LOGIN PASSWORD '%2'"_s;
        if (!isMariadb())
            run({u"DROP ROLE IF EXISTS "_s + user});
        run({made.arg(user, password)});
        return {givenServer().url.as(user), Password(password)};
    }
    QSqlDatabase bare() const override
    {
        const DatabaseLogin login = givenServer();
        if (!isMariadb())
            return openPostgresql(login);
        QSqlDatabase database = driverNamed(u"QMYSQL"_s);
        openMariadb(database, login);
        for (const QString &setting : mariadbSettings(1min)) // the columns of views follow them
            QSqlQuery(database).exec(setting);
        return database;
    }

private:
    static bool isMariadb() { return givenEngine() == u"mariadb"; }
    static QStringList clearingTexts()
    {
        const QString name = givenServer().url.database();
        if (isMariadb())
            return {u"DROP DATABASE "_s + name,
                    u"CREATE DATABASE %1 CHARACTER SET utf8mb4"_s.arg(name)};
        return {u"DO $do$ DECLARE name text; BEGIN FOR name IN SELECT nspname FROM pg_namespace "
                "WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP EXECUTE "
                "format('DROP SCHEMA %I CASCADE', name); END LOOP; END $do$"_s,
                u"CREATE SCHEMA public"_s};
    }
    void run(const QStringList &texts) const
    {
        QSqlDatabase database = bare();
        const QString name = database.connectionName();
        for (const QString &text : texts)
            if (QSqlQuery query(database); !query.exec(text))
                qFatal("%s failed: %s", qPrintable(text), qPrintable(query.lastError().text()));
        database = {};
        QSqlDatabase::removeDatabase(name);
    }
};

} // namespace

EmptyGround &givenGround()
{
    static GivenGround ground;
    return ground;
}

} // namespace intray
