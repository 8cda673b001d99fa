// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/dialect.h"

namespace intray {

QString folderOf(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return QStringLiteral("sqlite");
    case Dialect::Postgresql:
        return QStringLiteral("postgresql");
    case Dialect::Mariadb:
        return QStringLiteral("mariadb");
    }
    return {};
}

bool isServer(Dialect dialect)
{
    return dialect != Dialect::Sqlite;
}

bool hasCalls(Dialect dialect)
{
    return isServer(dialect);
}

bool readsByCalls(Dialect dialect)
{
    return dialect == Dialect::Mariadb;
}

bool hasTablesApart(Dialect dialect)
{
    return dialect == Dialect::Mariadb;
}

bool keepsClientsBeside(Dialect dialect)
{
    return !isServer(dialect);
}

QVersionNumber oldestServer(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return {};
    case Dialect::Postgresql:
        return QVersionNumber(15);
    case Dialect::Mariadb:
        return {10, 7};
    }
    return {};
}

bool hasSchema(Dialect dialect)
{
    return dialect == Dialect::Postgresql;
}

bool migratesInTransaction(Dialect dialect)
{
    return dialect != Dialect::Mariadb;
}

// Any login can take such a lock and keep it, so after ten seconds whoever waits goes on: then one
// of two may fail, and nothing else. On MariaDB it belongs to the session, because there is no
// transaction to hold it.
QStringList upgradeBegin(Dialect dialect)
{
    if (dialect == Dialect::Mariadb)
        return {QStringLiteral("DO GET_LOCK(CONCAT('intray.', MD5(DATABASE())), 10)")};
    return {QStringLiteral("BEGIN"),
            QStringLiteral(
                "DO $do$ DECLARE usual text := pg_catalog.current_setting('lock_timeout'); BEGIN "
                "PERFORM pg_catalog.set_config('lock_timeout', '10s', true); "
                "PERFORM pg_catalog.pg_advisory_xact_lock(20262026, 1); "
                "PERFORM pg_catalog.set_config('lock_timeout', usual, true); "
                "EXCEPTION WHEN lock_not_available THEN NULL; END $do$")};
}

QStringList upgradeEnd(Dialect dialect)
{
    if (dialect == Dialect::Mariadb)
        return {QStringLiteral("DO RELEASE_LOCK(CONCAT('intray.', MD5(DATABASE())))")};
    return {QStringLiteral("COMMIT")};
}

bool grantsApart(Dialect dialect)
{
    return dialect == Dialect::Mariadb;
}

bool knowsLoginsByName(Dialect dialect)
{
    return dialect == Dialect::Mariadb;
}

bool answersApart(Dialect dialect)
{
    return dialect == Dialect::Mariadb;
}

bool leavesLimitToSession(Dialect dialect)
{
    return dialect == Dialect::Postgresql;
}

QStringList patienceStatements(Dialect dialect)
{
    if (dialect == Dialect::Postgresql)
        // A backend whose program has died ends its query then. Servers elsewhere refuse it.
        return {QStringLiteral("SELECT set_config('client_connection_check_interval', '2s', false) "
                               "WHERE version() LIKE '%linux%'")};
    return {};
}

QStringList limitStatements(Dialect dialect, std::chrono::milliseconds limit)
{
    if (dialect == Dialect::Postgresql)
        return {QStringLiteral("SET statement_timeout = %1").arg(limit.count())};
    return {};
}

QStringList snapshotStatements(Dialect dialect)
{
    if (dialect == Dialect::Mariadb)
        return {QStringLiteral("isolate_reading"), QStringLiteral("begin_reading")};
    return {QStringLiteral("begin_reading")};
}

QString readOnlyBegin(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return QStringLiteral("PRAGMA query_only = 1");
    case Dialect::Postgresql:
        return QStringLiteral("BEGIN READ ONLY");
    case Dialect::Mariadb:
        return QStringLiteral("START TRANSACTION READ ONLY");
    }
    return {};
}

QString readOnlyEnd(Dialect dialect)
{
    return dialect == Dialect::Sqlite ? QStringLiteral("PRAGMA query_only = 0")
                                      : QStringLiteral("ROLLBACK");
}

bool keepsLengths(Dialect dialect)
{
    return dialect != Dialect::Sqlite;
}

bool hasServerZone(Dialect dialect)
{
    return dialect == Dialect::Postgresql;
}

bool findsFieldsByPath(Dialect dialect)
{
    return dialect == Dialect::Mariadb;
}

} // namespace intray
