// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/catalogue.h"

#include "store/line/sql.h"
#include "store/text/statements.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

/// Every table and view that Intray's own schema has ever had, in lower case.
QSet<QString> intraysOwn(Dialect dialect)
{
    static const QRegularExpression making(
        u"CREATE(?: OR REPLACE)?[^(]*?\\b(?:TABLE|VIEW)\\s+(?:IF NOT EXISTS\\s+)?(?:intray\\.)?\"?(\\w+)"_s);
    QList<SqlStatement> statements = schemaStatements(dialect);
    for (const Migration &migration : migrations(dialect))
        statements << migration.statements;
    QSet<QString> names{u"schema_version"_s};
    for (const SqlStatement &statement : std::as_const(statements))
        if (const auto match = making.match(statement.text); match.hasMatch())
            names << match.captured(1).toLower();
    return names;
}

CatalogueTable tableOf(const Row &row)
{
    CatalogueTable table;
    table.name = {row.text("table_schema"), row.text("table_name")};
    const QString kind = row.text("kind");
    table.kind = kind == u"view"_s      ? CatalogueTable::Kind::View
                 : kind == u"foreign"_s ? CatalogueTable::Kind::Foreign
                                        : CatalogueTable::Kind::Table;
    table.isGrantable = row.number("is_grantable") != 0;
    return table;
}

bool hasAny(const QString &type, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(),
                       [&type](const QString &word) { return type.contains(word); });
}

CatalogueColumn::Kind kindOf(const QString &type)
{
    using Kind = CatalogueColumn::Kind;
    if (hasAny(type, {u"bytea"_s, u"blob"_s, u"binary"_s, u"interval"_s, u"point"_s, u"["_s,
                      u"range"_s, u"array"_s}))
        return Kind::Other;
    if (hasAny(type, {u"int"_s, u"serial"_s}))
        return Kind::WholeNumber;
    if (hasAny(type, {u"char"_s, u"text"_s, u"clob"_s, u"uuid"_s, u"enum"_s, u"json"_s}))
        return Kind::Text;
    if (hasAny(type, {u"timestamp"_s, u"datetime"_s}))
        return Kind::Time;
    if (hasAny(type, {u"real"_s, u"floa"_s, u"doub"_s, u"num"_s, u"dec"_s, u"bool"_s, u"date"_s,
                      u"time"_s, u"year"_s, u"money"_s, u"currency"_s}))
        return Kind::Number;
    return Kind::Other;
}

CatalogueColumn columnOf(const Row &row)
{
    CatalogueColumn column;
    column.name = row.text("column_name");
    column.type = row.text("full_type");
    column.kind = kindOf(row.text("data_type").toLower());
    column.isZoned = row.text("data_type").contains(u"with time zone"_s) ||
                     row.text("data_type") == u"timestamp"_s;
    column.isNullable = row.number("is_nullable") != 0;
    column.isComputed = row.number("is_computed") != 0;
    column.isUnique = row.number("is_unique") != 0;
    column.isKey = row.number("is_key") != 0;
    column.isMade = row.number("is_made") != 0;
    column.sequence = row.text("sequence");
    column.characterSet = row.text("character_set");
    column.collation = row.text("collation");
    return column;
}

/// All rows of a statement that asks the catalogue.
template <typename Read>
auto asked(SqlRunner &runner, const QString &statement, const Bindings &bindings, Read read)
{
    QList<std::invoke_result_t<Read, const Row &>> rows;
    const auto answer = runner.run(statement, bindings);
    while (answer->next())
        rows << read(*answer);
    return rows;
}

} // namespace

QList<CatalogueTable> tablesThrough(SqlRunner &runner, Dialect dialect)
{
    const QSet<QString> own = intraysOwn(dialect);
    QList<CatalogueTable> tables = asked(runner, u"catalogue_tables"_s, {}, tableOf);
    for (CatalogueTable &table : tables)
        table.isIntrays = hasSchema(dialect) ? table.name.schema == u"intray"_s
                                             : own.contains(table.name.table.toLower());
    return tables;
}

CatalogueColumns columnsThrough(SqlRunner &runner, const TableName &table)
{
    return asked(runner, u"catalogue_columns"_s,
                 {{":schema", table.schema}, {":table", table.table}}, columnOf);
}

Outcome<QList<CatalogueTable>> cataloguedTables(Connection &connection)
{
    return attempt(connection, [&](Sql &) -> Outcome<QList<CatalogueTable>> {
        return tablesThrough(*connection.d().runner, connection.d().dialect);
    });
}

Outcome<CatalogueColumns> cataloguedColumns(Connection &connection, const TableName &table)
{
    return attempt(connection, [&](Sql &) -> Outcome<CatalogueColumns> {
        return columnsThrough(*connection.d().runner, table);
    });
}

namespace {

/// Those that match as written, else those that differ in case alone.
template <typename Value, typename Matches>
QList<Value> meant(const QList<Value> &all, Matches matches)
{
    QList<Value> found;
    for (const Qt::CaseSensitivity care : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        std::copy_if(all.begin(), all.end(), std::back_inserter(found),
                     [&](const Value &value) { return matches(value, care); });
        if (!found.isEmpty())
            break;
    }
    return found;
}

} // namespace

Outcome<CatalogueTable> tableNamed(const QList<CatalogueTable> &tables, const QString &name)
{
    const auto found = meant(tables, [&name](const CatalogueTable &table, auto care) {
        return table.name.table.compare(name, care) == 0 ||
               table.name.text().compare(name, care) == 0;
    });
    if (found.isEmpty())
        return failure(Error::Kind::NotFound,
                       say(QT_TRANSLATE_NOOP("Store", "The database has no table named \"%1\" that "
                                                      "this login can see."))
                           .arg(name));
    if (found.size() > 1)
        return failure(
            Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP("Store", "\"%1\" could be %2 or %3. Write the name exactly as "
                                           "one of these."))
                .arg(name, found.at(0).name.text(), found.at(1).name.text()));
    return found.constFirst();
}

Outcome<CatalogueColumn> columnNamed(const CatalogueColumns &columns, const QString &name,
                                     const TableName &table)
{
    const auto found = meant(columns, [&name](const CatalogueColumn &column, auto care) {
        return column.name.compare(name, care) == 0;
    });
    if (found.size() != 1)
        return failure(
            Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "The table \"%1\" has no column named \"%2\"."))
                .arg(table.text(), name));
    return found.constFirst();
}

Outcome<QString> serverZone(Connection &connection)
{
    if (!hasServerZone(connection.d().dialect))
        return QString();
    return attempt(connection, [](Sql &sql) -> Outcome<QString> {
        return sql.number("server_zone", {}, "zone").toString();
    });
}

} // namespace intray
