// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/schema.h"

#include "store/line/sql.h"
#include "store/refusals/refusals.h"
#include "store/text/statements.h"

#include <QCoreApplication>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

int newestSchemaVersion(Dialect dialect)
{
    return schemaVersions(dialect).constLast();
}

Error notSetUp(const Connection::Private &d, const QString &detail)
{
    return {Error::Kind::OlderSchema,
            say(QT_TRANSLATE_NOOP("Store", "The database \"%1\" has not been set up for Intray. An "
                                           "administrator does that with \"intrayctl init\"."))
                .arg(d.login.url.displayName()),
            detail};
}

// Tables of the same names that somebody else made.
static SqlFailure notIntrays(const Connection::Private &d, const QString &detail)
{
    return {{Error::Kind::Invalid,
             say(QT_TRANSLATE_NOOP("Store", "The tables in \"%1\" are not Intray's. Choose another "
                                            "database; nothing was changed."))
                 .arg(d.login.url.displayName()),
             detail}};
}

static int schemaVersionOf(Sql &sql)
{
    const int found =
        sql.number("table_exists", {{":name", QStringLiteral("schema_version")}}, "found").toInt();
    return found == 0 ? 0 : sql.number("schema_version", {}, "version").toInt();
}

// Nobody has them but those who tried the program while it was written.
static void refuseUnreleased(const Connection::Private &d, Sql &sql, int version)
{
    if (version == 0 || sql.number("unreleased_schema", {}, "found").toInt() == 0)
        return;
    throw SqlFailure{
        {Error::Kind::OlderSchema,
         say(QT_TRANSLATE_NOOP(
                 "Store", "The database \"%1\" was created by a version of Intray that was never "
                          "released, and cannot be upgraded. Export its queues with that version, "
                          "and import the files into a new database; nothing was changed."))
             .arg(d.login.url.displayName()),
         QStringLiteral("unreleased schema version %1").arg(version)}};
}

static void refuseNewer(const Connection::Private &d, int version)
{
    if (version <= newestSchemaVersion(d.dialect))
        return;
    throw SqlFailure{
        {Error::Kind::NewerSchema,
         say(QT_TRANSLATE_NOOP("Store", "The database \"%1\" was created by a newer version of "
                                        "Intray. Update this program; nothing was changed."))
             .arg(d.login.url.displayName()),
         QStringLiteral("schema version %1").arg(version)}};
}

static void refuseOlder(const Connection::Private &d, int version)
{
    const QString detail = QStringLiteral("schema version %1").arg(version);
    if (version == 0 && d.login.url.isServer())
        throw SqlFailure{notSetUp(d, detail)};
    const QString sentence =
        version == 0
            ? say(QT_TRANSLATE_NOOP(
                  "Store", "The database \"%1\" has no Intray queues yet. Run \"intrayctl init\" "
                           "on it, or choose another file."))
            : say(QT_TRANSLATE_NOOP("Store", "The database \"%1\" was created by an older version "
                                             "of Intray. Run \"intrayctl init\" to upgrade it."));
    throw SqlFailure{{Error::Kind::OlderSchema, sentence.arg(d.login.url.displayName()), detail}};
}

/// The server mixes the texts of its own functions with those of no such encoding.
static void refuseWideEncoding(const Connection::Private &d, const QString &encoding)
{
    static const QStringList wide{QStringLiteral("ucs2"), QStringLiteral("utf16"),
                                  QStringLiteral("utf16le"), QStringLiteral("utf32")};
    if (wide.contains(encoding))
        throw SqlFailure{
            {Error::Kind::Invalid,
             say(QT_TRANSLATE_NOOP(
                     "Store", "The database \"%1\" has the character set %2, with which MariaDB's "
                              "functions do not work. Create a database with CHARACTER SET "
                              "utf8mb4; nothing was changed."))
                 .arg(d.login.url.displayName(), encoding),
             {}}};
}

/// Texts of every language come in, and are compared letter by letter.
static void refuseEncoding(const Connection::Private &d, Sql &sql)
{
    if (!isServer(d.dialect))
        return;
    const QString encoding = sql.number("database_encoding", {}, "encoding").toString();
    if (d.dialect == Dialect::Mariadb)
        return refuseWideEncoding(d, encoding);
    if (encoding == QStringLiteral("UTF8"))
        return;
    throw SqlFailure{
        {Error::Kind::Invalid,
         say(QT_TRANSLATE_NOOP(
                 "Store",
                 "The database \"%1\" keeps texts in the encoding %2, which lacks letters "
                 "that Intray needs. Create a database with the encoding UTF8, as with "
                 "\"createdb --encoding=UTF8 --template=template0\"; nothing was changed."))
             .arg(d.login.url.displayName(), encoding),
         {}}};
}

/// MariaDB takes functions that use what it lacks, and only says so when they run.
static void refuseOldServer(const Connection::Private &d, Sql &sql)
{
    if (!isServer(d.dialect))
        return;
    const QString version = sql.number("server_version", {}, "version").toString();
    const QVersionNumber oldest = oldestServer(d.dialect);
    if (QVersionNumber::fromString(version) >= oldest)
        return;
    throw SqlFailure{
        {Error::Kind::Invalid,
         say(QT_TRANSLATE_NOOP(
                 "Store", "The server of the database \"%1\" has version %2. Intray needs %3 or "
                          "newer. Ask the administrator of the server to upgrade it; nothing "
                          "was changed."))
             .arg(d.login.url.displayName(), version, oldest.toString()),
         {}}};
}

static void executeAll(Connection::Private &d, const QStringList &texts)
{
    for (const QString &text : texts)
        d.execute(text);
}

static void execute(Connection::Private &d, const QList<SqlStatement> &statements)
{
    for (const SqlStatement &statement : statements) {
        try {
            d.execute(statement.text);
        } catch (SqlFailure &failure) {
            failure.error.detail += QStringLiteral(" (%1, %2)").arg(statement.file, statement.name);
            throw;
        }
    }
}

static void noteVersion(Sql &sql, int version, const QString &name)
{
    sql.change("add_schema_version", {{":version", version}, {":name", name}});
}

static void create(Connection::Private &d, Sql &sql)
{
    execute(d, schemaStatements(d.dialect));
    noteVersion(sql, newestSchemaVersion(d.dialect), QStringLiteral("made"));
}

static void upgrade(int before, Connection::Private &d, Sql &sql)
{
    for (const Migration &migration : migrations(d.dialect)) {
        if (migration.version <= before)
            continue;
        execute(d, migration.statements);
        noteVersion(sql, migration.version, migration.name);
    }
}

static void createOrUpgrade(int before, Connection::Private &d, Sql &sql)
{
    before == 0 ? create(d, sql) : upgrade(before, d, sql);
    execute(d, functionsAndRights(d.dialect));
}

// The log's mode is kept in the file and can only be changed while nobody else is in it.
static void turnOnWriteAheadLog(Connection::Private &d)
{
    const Turn turn(d);
    d.execute(QStringLiteral("PRAGMA journal_mode = WAL"));
}

static void noteResult(Connection::Private &d, int before)
{
    d.schemaVersion = newestSchemaVersion(d.dialect);
    if (before < d.schemaVersion)
        d.schemaResult = before == 0 ? SchemaResult::Created : SchemaResult::Upgraded;
}

// Within the turn that upgrades, because another program may have been faster.
static int versionToUpgrade(const Connection::Private &d, Sql &sql)
{
    const int version = schemaVersionOf(sql);
    refuseNewer(d, version);
    return version;
}

static void upgradeFile(Connection::Private &d, Sql &sql)
{
    turnOnWriteAheadLog(d);
    Transaction transaction(d);
    const int before = versionToUpgrade(d, sql);
    try {
        createOrUpgrade(before, d, sql);
    } catch (const SqlFailure &failed) {
        if (before == 0 && failed.error.kind == Error::Kind::Broken)
            throw notIntrays(d, failed.error.detail);
        throw;
    }
    transaction.commit();
    noteResult(d, before);
}

// On servers that cannot undo a half-made schema every step can be run again instead.
static void upgradeServer(Connection::Private &d, Sql &sql)
{
    executeAll(d, upgradeBegin(d.dialect));
    try {
        const int before = versionToUpgrade(d, sql);
        createOrUpgrade(before, d, sql);
        executeAll(d, upgradeEnd(d.dialect));
        noteResult(d, before);
    } catch (const SqlFailure &) {
        if (migratesInTransaction(d.dialect) && d.runner->isAlive())
            d.execute(QStringLiteral("ROLLBACK"));
        throw;
    }
}

// Asked in this order, because another program may be making the database at this very moment.
static bool isAnothers(Sql &sql)
{
    return sql.number("count_tables", {}, "found").toInt() > 0 && schemaVersionOf(sql) == 0;
}

static bool mayUpgrade(const Connection::Private &d, Sql &sql, OpenMode mode)
{
    if (isServer(d.dialect)) // a server's tables are an administrator's deliberate doing
        return mode == OpenMode::AddTables;
    return mode != OpenMode::Existing && (mode == OpenMode::AddTables || !isAnothers(sql));
}

void bringSchemaUpToDate(Connection::Private &d, OpenMode mode)
{
    Sql sql(d);
    int before = 0;
    try {
        before = schemaVersionOf(sql);
        refuseUnreleased(d, sql, before);
    } catch (const SqlFailure &failed) {
        if (failed.error.kind == Error::Kind::Broken)
            throw notIntrays(d, failed.error.detail);
        throw;
    }
    refuseNewer(d, before);
    // On a server an earlier attempt may have ended before the last right was given.
    const bool isWholeWanted = isServer(d.dialect) && mode == OpenMode::AddTables;
    if (before == newestSchemaVersion(d.dialect) && !isWholeWanted)
        return noteResult(d, before);
    if (!mayUpgrade(d, sql, mode))
        refuseOlder(d, before);
    refuseOldServer(d, sql);
    refuseEncoding(d, sql);
    isServer(d.dialect) ? upgradeServer(d, sql) : upgradeFile(d, sql);
}

void refuseNewerMeanwhile(Connection::Private &d)
{
    if (d.schemaVersion == 0) // it is being made
        return;
    if (d.session && d.session->isAsRemembered())
        return;
    const int version = Sql(d).number("schema_version", {}, "version").toInt();
    if (version > d.schemaVersion)
        throw SqlFailure{refused("newer_schema")};
    if (d.session)
        d.session->remember();
}

void tellSchemaVersion(Connection::Private &d)
{
    const QString version = QString::number(d.schemaVersion);
    if (d.dialect == Dialect::Postgresql && !d.facts.isPooled)
        d.execute(QStringLiteral("SET intray.schema = '%1'").arg(version));
    if (d.dialect == Dialect::Mariadb)
        d.execute(QStringLiteral("SET @intray_schema = '%1'").arg(version));
}

} // namespace intray
