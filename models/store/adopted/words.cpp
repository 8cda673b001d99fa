// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/words.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

using namespace Qt::StringLiterals;
using Kind = CatalogueColumn::Kind;

QString orderOfField(const QString &field)
{
    return u"field:"_s + field;
}

/// None for text: a cast would cut what is too long, where writing it says so.
QString AdoptedWords::castTo(const CatalogueColumn &column)
{
    const bool isText = column.type == u"text"_s || column.type.startsWith(u"character varying"_s);
    return isText ? QString() : u"::"_s + column.type;
}

// A function on PostgreSQL hands over all of them by place, one on MariaDB by session variables.
QString AdoptedWords::given(const char *name) const
{
    static const QList<QByteArray> places{"key",     "user",  "lock_id",  "lock_time", "record",
                                          "seconds", "limit", "queue_id", "after",     "needle"};
    const QString word = QLatin1StringView(name);
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u'$' + QString::number(places.indexOf(name) + 1);
    case Dialect::Mariadb: // LIMIT takes no variable; the procedure writes the number in.
        return word == u"limit"_s ? u"{limit}"_s : u"@intray_"_s + word;
    default:
        return u':' + word;
    }
}

QString AdoptedWords::given(const char *name, const CatalogueColumn &as) const
{
    const bool isNumber = as.kind == Kind::WholeNumber;
    switch (m_dialect) {
    case Dialect::Postgresql:
        return given(name) + castTo(as);
    case Dialect::Mariadb:
        if (isNumber)
            return u"CAST(%1 AS SIGNED)"_s.arg(given(name));
        return as.characterSet.isEmpty() ? given(name)
                                         : u"CONVERT(%1 USING %2) COLLATE %3"_s.arg(
                                               given(name), as.characterSet, as.collation);
    default:
        return isNumber ? u"CAST(%1 AS INTEGER)"_s.arg(given(name)) : given(name);
    }
}

// PostgreSQL's alone: elsewhere rows are taken one by one.
QString AdoptedWords::isAnyGiven(const QString &expression, const CatalogueColumn &as) const
{
    const QString cast = castTo(as);
    return u"%1 = ANY (%2%3[])"_s.arg(expression, given("key"),
                                      cast.isEmpty() ? u"::text"_s : cast);
}

QString AdoptedWords::asText(const QString &expression) const
{
    switch (m_dialect) {
    case Dialect::Postgresql:
        return expression + u"::text"_s;
    case Dialect::Mariadb:
        return u"CONVERT(%1 USING utf8mb4) COLLATE utf8mb4_bin"_s.arg(expression);
    default:
        return u"CAST(%1 AS TEXT)"_s.arg(expression);
    }
}

QString AdoptedWords::timeAsText(const QString &expression, const CatalogueColumn &column) const
{
    if (m_dialect == Dialect::Postgresql && column.kind == Kind::Time)
        return u"extract(epoch FROM %1)::text"_s.arg(expression);
    return asText(expression);
}

QString AdoptedWords::literalTime(const CatalogueColumn &column, const QString &minusSeconds) const
{
    if (m_dialect == Dialect::Postgresql) {
        // What rows are compared with stands still, so that the planner need not ask for each.
        const QString at =
            minusSeconds.isEmpty()
                ? u"clock_timestamp()"_s
                : u"(statement_timestamp() - %1 * interval '1 second')"_s.arg(minusSeconds);
        if (column.isZoned)
            return at;
        const QString local = u"(%1 AT TIME ZONE %2)"_s.arg(at, text(m_zone));
        return column.kind == Kind::Time ? local
                                         : u"to_char(%1, 'YYYY-MM-DD HH24:MI:SS')"_s.arg(local);
    }
    if (m_dialect == Dialect::Mariadb) {
        const QString at = u"(UTC_TIMESTAMP(6)%1)"_s.arg(
            minusSeconds.isEmpty() ? QString() : u" - INTERVAL %1 SECOND"_s.arg(minusSeconds));
        if (column.isZoned)
            return at;
        const QString local = u"CONVERT_TZ(%1, '+00:00', @@global.time_zone)"_s.arg(at);
        return column.kind == Kind::Time ? local
                                         : u"DATE_FORMAT(%1, '%Y-%m-%d %H:%i:%s')"_s.arg(local);
    }
    return u"CURRENT_TIMESTAMP"_s;
}

QString AdoptedWords::now(const CatalogueColumn &column) const
{
    return literalTime(column, {});
}

// SQLite has no type for times; julianday() reads every way to write them that it knows, and what
// it cannot read is never old.
QString AdoptedWords::isOlder(const QString &expression, const CatalogueColumn &column) const
{
    if (m_dialect == Dialect::Sqlite)
        return u"julianday(%1) <= julianday('now') - %2 / 86400.0"_s.arg(expression,
                                                                         given("seconds"));
    return u"%1 <= %2"_s.arg(expression, literalTime(column, given("seconds")));
}

// Where times stand in text, PostgreSQL cannot try to read it: what is no time would end
// everything.
QString AdoptedWords::ageOf(const QString &expression, const CatalogueColumn &column) const
{
    if (m_dialect == Dialect::Sqlite)
        return u"(julianday('now') - julianday(%1)) * 86400.0"_s.arg(expression);
    if (m_dialect == Dialect::Mariadb)
        return u"TIMESTAMPDIFF(SECOND, %1, %2)"_s.arg(expression, now(column));
    if (column.kind != Kind::Time)
        return u"CASE WHEN %1 THEN %2 ELSE 0 END"_s.arg(isOlder(expression, column),
                                                        given("seconds"));
    return u"CASE WHEN isfinite(%1) THEN extract(epoch FROM %2 - %1) END"_s.arg(expression,
                                                                                now(column));
}

QString AdoptedWords::isEmpty(const QString &expression, const CatalogueColumn &column) const
{
    if (column.kind != Kind::Text || column.type == u"uuid"_s)
        return expression + u" IS NULL"_s;
    return u"(%1 IS NULL OR %1 = '')"_s.arg(expression);
}

QString AdoptedWords::hasKey(const QString &expression, const CatalogueColumn &column) const
{
    if (column.kind != Kind::Text || column.type == u"uuid"_s)
        return column.isNullable ? expression + u" IS NOT NULL"_s : QString();
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"%1::text ~ '[^[:space:]]'"_s.arg(expression);
    case Dialect::Mariadb:
        return u"CHAR_LENGTH(TRIM(%1)) > 0"_s.arg(expression);
    default:
        return u"length(trim(%1)) > 0"_s.arg(expression);
    }
}

QString AdoptedWords::nothing(const CatalogueColumn &column) const
{
    return column.isNullable ? u"NULL"_s : u"''"_s;
}

QString AdoptedWords::jsonPart(const QString &field, const QString &expression) const
{
    const QByteArray list = QJsonDocument(QJsonArray{field}).toJson(QJsonDocument::Compact);
    const QString name = text(u',' + QString::fromUtf8(list.mid(1, list.size() - 2)) + u':');
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"coalesce(%1 || to_json(%2)::text, '')"_s.arg(name, asText(expression));
    case Dialect::Mariadb:
        return u"COALESCE(CONCAT(%1, JSON_QUOTE(%2)), '')"_s.arg(name, asText(expression));
    default:
        return u"CASE WHEN %2 IS NULL THEN '' ELSE %1 || json_quote(%3) END"_s.arg(
            name, expression, asText(expression));
    }
}

QString AdoptedWords::joined(const QStringList &texts) const
{
    if (m_dialect == Dialect::Mariadb)
        return u"CONCAT(%1)"_s.arg(texts.join(u", "_s));
    return texts.join(u" || "_s);
}

QString AdoptedWords::isAnyListed(const QString &expression, const CatalogueColumn &as) const
{
    const bool isNumber = as.kind == Kind::WholeNumber;
    switch (m_dialect) {
    case Dialect::Postgresql:
        return isAnyGiven(expression, as);
    case Dialect::Mariadb:
        return u"%1 IN (SELECT %2 FROM JSON_TABLE(%3, '$[*]' COLUMNS (k LONGTEXT PATH '$')) AS g)"_s
            .arg(expression,
                 isNumber
                     ? u"CAST(g.k AS SIGNED)"_s
                     : u"CONVERT(g.k USING %1) COLLATE %2"_s.arg(as.characterSet, as.collation),
                 given("record"));
    default:
        return u"%1 IN (SELECT %2 FROM json_each(%3))"_s.arg(
            expression, isNumber ? u"CAST(value AS INTEGER)"_s : u"value"_s, given("record"));
    }
}

// Only for a needle of plain letters, which every database folds alike.
QString AdoptedWords::containsNeedle(const QStringList &texts) const
{
    QStringList separated;
    for (const QString &each : texts)
        separated << u"coalesce(%1, '')"_s.arg(each) << u"' '"_s;
    const QString all = joined(separated);
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"(%1 = '' OR strpos(lower(%2), %1) > 0)"_s.arg(given("needle"), all);
    case Dialect::Mariadb:
        return u"(%1 = '' OR LOCATE(%1 COLLATE utf8mb4_bin, LOWER(%2)) > 0)"_s.arg(given("needle"),
                                                                                   all);
    default:
        return u"(%1 = '' OR instr(lower(%2), %1) > 0)"_s.arg(given("needle"), all);
    }
}

bool AdoptedWords::locksRows() const
{
    return m_dialect != Dialect::Sqlite;
}

QString AdoptedWords::lockRows() const
{
    return locksRows() ? u" FOR UPDATE"_s : QString();
}

bool AdoptedWords::locksSeveralRows() const
{
    return m_dialect == Dialect::Postgresql;
}

QString AdoptedWords::insertNew(const QString &place, const QStringList &columns,
                                const QString &selection) const
{
    const QString insert = u"INTO %1 (%2) %3"_s.arg(place, columns.join(u", "_s), selection);
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"INSERT "_s + insert + u" ON CONFLICT DO NOTHING"_s;
    case Dialect::Mariadb:
        return u"INSERT IGNORE "_s + insert;
    default:
        return u"INSERT OR IGNORE "_s + insert;
    }
}

// Elsewhere the session knows the number of its last row.
QString AdoptedWords::madeKey(const QString &key) const
{
    return m_dialect == Dialect::Postgresql ? u" RETURNING %1 AS k"_s.arg(asText(quoted(key)))
                                            : QString();
}

QString AdoptedWords::lockIdType() const
{
    return m_dialect == Dialect::Mariadb ? u"char(36)"_s : u"varchar(36)"_s;
}

bool AdoptedWords::hasPartialIndexes() const
{
    return m_dialect != Dialect::Mariadb;
}

// On SQLite the file's name stands before the index, elsewhere the schema's before the table.
QString AdoptedWords::newIndex(const QString &name, const TableName &table,
                               const QStringList &columns, const QString &where) const
{
    const bool isFile = m_dialect == Dialect::Sqlite;
    return u"CREATE INDEX %1 ON %2 (%3)%4"_s.arg(
        isFile ? quoted(TableName{table.schema, name}) : quoted(name),
        isFile ? quoted(table.table) : quoted(table), columns.join(u", "_s), where);
}

QString AdoptedWords::owner() const
{
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"intray_table"_s;
    case Dialect::Mariadb:
        return u"'intray_owner'@'localhost'"_s;
    default:
        return {};
    }
}

bool AdoptedWords::grantsSchemas() const
{
    return m_dialect == Dialect::Postgresql;
}

} // namespace intray
