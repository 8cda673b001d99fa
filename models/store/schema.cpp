// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/schema.h"

#include "store/sql.h"
#include "store/statements.h"

#include <QCoreApplication>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

int newestSchemaVersion(Dialect dialect)
{
    return migrations(dialect).constLast().version;
}

static int schemaVersionOf(Sql &sql)
{
    const int found =
        sql.number("table_exists", {{":name", QStringLiteral("schema_version")}}, "found").toInt();
    return found == 0 ? 0 : sql.number("schema_version", {}, "version").toInt();
}

static void refuseNewer(const Connection::Private &d, int version)
{
    if (version <= newestSchemaVersion(d.dialect))
        return;
    throw SqlFailure{
        {Error::Kind::NewerSchema,
         say(QT_TRANSLATE_NOOP("Store",
                               "The database \"%1\" was made by a newer Intray. Update this "
                               "program; nothing was changed."))
             .arg(d.url.displayName()),
         QStringLiteral("schema version %1").arg(version)}};
}

static void refuseOlder(const Connection::Private &d, int version)
{
    const QString sentence =
        version == 0
            ? say(QT_TRANSLATE_NOOP(
                  "Store", "The database \"%1\" has no Intray queues yet. Run \"intrayctl init\" "
                           "on it, or choose another file."))
            : say(QT_TRANSLATE_NOOP(
                  "Store", "The database \"%1\" was made by an older Intray. Run \"intrayctl "
                           "init\" to upgrade it."));
    throw SqlFailure{{Error::Kind::OlderSchema, sentence.arg(d.url.displayName()),
                      QStringLiteral("schema version %1").arg(version)}};
}

static void apply(Connection::Private &d, Sql &sql, const Migration &migration)
{
    for (const QString &statement : migration.statements)
        d.execute(statement);
    sql.change("add_schema_version",
               {{":version", migration.version}, {":name", migration.name}, {":now", sql.now()}});
}

// The log's mode is kept in the file and can only be changed while nobody else is in it.
static void turnOnWriteAheadLog(Connection::Private &d)
{
    const Turn turn(d);
    d.execute(QStringLiteral("PRAGMA journal_mode = WAL"));
}

static void upgrade(Connection::Private &d, Sql &sql)
{
    turnOnWriteAheadLog(d);
    Transaction transaction(d);
    d.execute(statementText(d.dialect, QStringLiteral("create_schema_version")));
    const int before = schemaVersionOf(sql); // another program may have been faster
    refuseNewer(d, before);
    for (const Migration &migration : migrations(d.dialect))
        if (migration.version > before)
            apply(d, sql, migration);
    transaction.commit();
    d.schemaVersion = newestSchemaVersion(d.dialect);
    if (before < d.schemaVersion)
        d.schemaResult = before == 0 ? SchemaResult::Created : SchemaResult::Upgraded;
}

// Asked in this order, because another program may be making the database at this very moment.
static bool isAnothers(Sql &sql)
{
    return sql.number("count_tables", {}, "found").toInt() > 0 && schemaVersionOf(sql) == 0;
}

void bringSchemaUpToDate(Connection::Private &d, OpenMode mode)
{
    Sql sql(d);
    d.schemaVersion = schemaVersionOf(sql);
    refuseNewer(d, d.schemaVersion);
    if (d.schemaVersion == newestSchemaVersion(d.dialect))
        return;
    if (mode == OpenMode::Existing || (isAnothers(sql) && mode != OpenMode::AddTables))
        refuseOlder(d, d.schemaVersion);
    upgrade(d, sql);
}

} // namespace intray
