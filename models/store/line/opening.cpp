// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/opening.h"

#include "queue/times.h"
#include "store/line/drivererror.h"
#include "store/line/mariadblogin.h"
#include "store/line/odbclogin.h"
#include "store/line/postgresqllogin.h"
#include "store/line/postgresqlrunner.h"
#include "store/line/qtsqlrunner.h"
#include "store/line/sql.h"
#include "store/line/sqlite/sqlitefile.h"
#include "store/line/sqlite/sqliterunner.h"
#include "store/line/timedopening.h"

#include <sqlite3.h>

#include <QCoreApplication>
#include <QJsonArray>
#include <QSqlError>

namespace intray {

using namespace std::chrono_literals;

namespace {

SqlFailure failureOfSqliteQuery(const QSqlDatabase &, const QSqlQuery &query)
{
    const QSqlError error = query.lastError();
    const QString detail =
        QStringLiteral("%1 (%2)").arg(error.text().trimmed(), error.nativeErrorCode());
    bool isNumber = false;
    const int code = error.nativeErrorCode().toInt(&isNumber);
    return failureOfSqlite(isNumber ? code : 1, detail);
}

SqliteRunner::Judge judgeWithin(Connection::Private &d)
{
    return [&d](int code, const QString &words) -> SqlFailure {
        if (d.session && d.session->isInterrupted())
            return {{Error::Kind::Cancelled, cancelledSentence(), words}};
        return failureOfSqlite(code, QStringLiteral("%1 (%2)").arg(words, QString::number(code)),
                               sqlite3_system_errno(SqliteSession::handleOf(d.database)));
    };
}

void openSqlite(Connection::Private &d)
{
    d.database = freshHandle("QSQLITE");
    d.database.setDatabaseName(d.login.url.path());
    if (!d.database.open()) {
        const QString detail = d.database.lastError().text().trimmed();
        throw failureOfSqlite(d.database.lastError().nativeErrorCode().toInt(), detail);
    }
    d.runner = std::make_unique<SqliteRunner>(d.database, judgeWithin(d));
    for (const QString &setting : SqliteSession::settings())
        d.execute(setting);
    // After the settings: wal_autocheckpoint takes away whoever watches the log.
    d.session = std::make_unique<SqliteSession>(d.database, d.login.url.path());
}

QString postgresqlSettings(std::chrono::milliseconds patience)
{
    const auto longest = std::max(1000ms, patience - 500ms).count();
    // Compiling a statement would cost more than any of ours takes: the glance half a second.
    return QStringLiteral("SET statement_timeout = %1; SET lock_timeout = 3000; SET timezone = "
                          "'UTC'; SET client_min_messages = warning; SET jit = off")
        .arg(longest);
}

SqlFailure oddSettings(const QStringList &settings)
{
    return {{Error::Kind::Invalid,
             QCoreApplication::translate(
                 "Store", "The server gives your login settings with which Intray cannot work and "
                          "which it may not change: %1. Ask the administrator of the server to "
                          "reset them.")
                 .arg(settings.join(QStringLiteral(", "))),
             {}}};
}

/// Sets what the session needs, for one transaction only where others share the session. Says
/// whether reading goes wrong without, and refuses what it may not set.
bool settleSession(Connection::Private &d, bool isShared)
{
    QStringList refused;
    bool isNeeded = false;
    Sql(d).each("settle_session", {{":local", isShared}}, [&](const Row &row) {
        const QString was = row.text("was");
        if (was == row.text("wanted"))
            return true;
        const QString kind = row.text("kind");
        isNeeded = isNeeded || kind == QStringLiteral("reading");
        if (kind == QStringLiteral("fixed"))
            refused << QStringLiteral("%1 = %2").arg(row.text("name"), was);
        return true;
    });
    if (!refused.isEmpty())
        throw oddSettings(refused);
    return isNeeded;
}

// Behind a pooler the next statement may run in another session, so nothing is set for longer than
// a transaction.
void settleIn(Connection::Private &d, PostgresqlRunner &runner)
{
    const QVariant process = Sql(d).number("server_process", {}, "process");
    d.facts.isPooled = runner.isPooled(process.toLongLong());
    d.facts.isEncrypted = runner.isEncrypted();
    const QString mode = d.login.url.options().value(QStringLiteral("sslmode"));
    d.facts.isVerified =
        d.facts.isEncrypted && (mode.isEmpty() || mode.startsWith(QStringLiteral("verify")));
    d.facts.notifies = !d.facts.isPooled;
    if (d.facts.isPooled) {
        runner.settleEachTime(settleSession(d, true));
        return;
    }
    d.execute(postgresqlSettings(d.login.patience));
    settleSession(d, false);
    runner.keepPlans();
}

void openPostgresqlServer(Connection::Private &d)
{
    d.dialect = Dialect::Postgresql;
    d.database = openPostgresql(d.login);
    auto runner = std::make_unique<PostgresqlRunner>(d.database, d.login.patience);
    PostgresqlRunner &own = *runner;
    d.runner = std::move(runner);
    settleIn(d, own);
}

void openMariadbServer(Connection::Private &d)
{
    d.dialect = Dialect::Mariadb;
    d.database = freshHandle("QMYSQL");
    const auto interruption = [login = openMariadb(d.database, d.login),
                               session = mariadbNumber(d.database, "CONNECTION_ID()")] {
        killMariadbQuery(login, session);
    };
    auto runner =
        std::make_unique<QtSqlRunner>(d.database, d.dialect, failureOfMariadbQuery, interruption);
    runner->takeAtMost(mariadbNumber(d.database, "@@max_allowed_packet"));
    d.runner = std::move(runner);
    for (const QString &setting : mariadbSettings(d.login.patience))
        d.execute(setting);
    settleSession(d, false);
    d.facts.isEncrypted = isMariadbEncrypted(d.database);
    d.facts.isVerified = d.facts.isEncrypted && provesWhoItIs(d.login.url);
}

void settleInFile(Connection::Private &d)
{
    const auto named = [](const Row &row) { return row.text("file"); };
    const auto file = Sql(d).first("database_file", {}, named);
    if (file && !file->isEmpty())
        if (const auto reason = reasonAgainstName(*file))
            throw SqlFailure{*reason};
    for (const QString &setting : SqliteSession::settings())
        d.execute(setting);
}

void openOdbcSource(Connection::Private &d)
{
    d.database = openOdbc(d.login);
    d.dialect = dialectOfOdbc(d.database);
    const bool isFile = !isServer(d.dialect);
    d.runner = std::make_unique<QtSqlRunner>(d.database, d.dialect,
                                             isFile ? QtSqlRunner::Judge(failureOfSqliteQuery)
                                                    : QtSqlRunner::Judge(failureOfOdbcQuery));
    if (d.dialect == Dialect::Postgresql) {
        d.execute(postgresqlSettings(d.login.patience));
        settleSession(d, false);
    }
    if (isFile)
        settleInFile(d);
}

QList<Role> rolesIn(const QJsonArray &names)
{
    QList<Role> roles;
    for (const QJsonValue name : names)
        if (const auto role = roleNamed(name.toString()))
            roles << *role;
    return roles;
}

QString sentenceOfFullQueue(const QString &percent, const QString &sessions)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("Store", text); };
    if (sessions.isEmpty())
        return say(QT_TRANSLATE_NOOP(
                       "Store",
                       "The server's queue of notifications is %1% full, because a session "
                       "listens and does not read. Work goes on, and changes are seen "
                       "some seconds later. The server's log names the process to end."))
            .arg(percent);
    return say(QT_TRANSLATE_NOOP(
                   "Store", "The server's queue of notifications is %1% full, because a session "
                            "listens and does not read. Work goes on, and changes are seen some "
                            "seconds later. It is one of those whose transaction is open, which "
                            "the server's administrator can end: %2."))
        .arg(percent, sessions);
}

/// Intray has none; another program may.
QString sentenceOfLargeObjects(qint64 stored)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("Store", text); };
    if (stored == 0)
        return say(QT_TRANSLATE_NOOP("Store",
                                     "Every login can store large objects in this database without "
                                     "end. A superuser who runs \"intrayctl init\" takes that "
                                     "from them."));
    return say(QT_TRANSLATE_NOOP("Store",
                                 "Every login can store large objects in this database without "
                                 "end, and Intray has not taken that from them, because %1 are "
                                 "there. If no program needs them, remove them (lo_unlink), and "
                                 "let a superuser run \"intrayctl init\" again."))
        .arg(stored);
}

QString sentenceOfWarning(const QString &word)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("Store", text); };
    if (word == QStringLiteral("fsync_off"))
        return say(QT_TRANSLATE_NOOP("Store", "The server does not wait for its disk: confirmed "
                                              "work can be lost in a power failure."));
    if (word == QStringLiteral("galera"))
        return say(QT_TRANSLATE_NOOP("Store",
                                     "The server is part of a Galera cluster, which can lose "
                                     "confirmed work. Let all clients use the same node."));
    if (word.startsWith(QStringLiteral("large_objects:")))
        return sentenceOfLargeObjects(word.section(u':', 1).toLongLong());
    if (word.startsWith(QStringLiteral("cannot_tell:")))
        return sentenceOfFullQueue(word.section(u':', 1, 1), word.section(u':', 2));
    return word;
}

QStringList warningsIn(const QJsonArray &words)
{
    QStringList warnings;
    for (const QJsonValue word : words)
        warnings << sentenceOfWarning(word.toString());
    return warnings;
}

SqlFailure restoredElsewhere()
{
    return {{Error::Kind::NotPermitted,
             QCoreApplication::translate(
                 "Store", "This database was restored on another server, where your login may "
                          "belong to somebody else. An administrator of Intray has to connect its "
                          "users again: \"intrayctl init\", then \"intrayctl user set\" for each."),
             {}}};
}

} // namespace

void openDatabase(Connection::Private &d, OpenMode mode)
{
    if (mode == OpenMode::AddTables) // making tables takes its time
        d.login.patience = std::max<std::chrono::milliseconds>(d.login.patience, 60s);
    switch (d.login.url.engine()) {
    case DatabaseUrl::Engine::Sqlite:
        return openSqlite(d);
    case DatabaseUrl::Engine::Postgresql:
        return openPostgresqlServer(d);
    case DatabaseUrl::Engine::Mariadb:
        return openMariadbServer(d);
    case DatabaseUrl::Engine::Odbc:
        return openOdbcSource(d);
    }
}

void askWhoWeAre(Connection::Private &d)
{
    d.facts.isServer = isServer(d.dialect);
    if (!d.facts.isServer) {
        d.facts.now = timeFromIso(Sql(d).now());
        d.facts.databaseId = Sql(d).number("database_id", {}, "value").toString();
        return;
    }
    Sql(d).each("who_am_i", {}, [&d](const Row &row) {
        const QJsonObject answer = row.json("answer");
        if (answer.value(QStringLiteral("elsewhere")).toBool())
            throw restoredElsewhere();
        d.facts.user = answer.value(QStringLiteral("user")).toString();
        d.facts.login = answer.value(QStringLiteral("login")).toString();
        d.facts.roles = rolesIn(answer.value(QStringLiteral("roles")).toArray());
        d.facts.databaseId = answer.value(QStringLiteral("database_id")).toString();
        d.facts.version = answer.value(QStringLiteral("server")).toString();
        d.facts.isReadOnly = answer.value(QStringLiteral("read_only")).toBool();
        d.facts.warnings = warningsIn(answer.value(QStringLiteral("warnings")).toArray());
        d.facts.now = timeFromIso(answer.value(QStringLiteral("now")).toString());
        d.facts.clockDifference =
            std::chrono::milliseconds(d.facts.now.msecsTo(QDateTime::currentDateTimeUtc()));
        return false;
    });
}

} // namespace intray
