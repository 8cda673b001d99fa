// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/tablewords.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

bool hasAny(const QString &type, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(),
                       [&type](const QString &word) { return type.contains(word); });
}

/// By the rules of SQLite's "Type Affinity", but that a column for days is no number.
ColumnKind kindInSqlite(const QString &type)
{
    if (type.contains(u"bool"_s))
        return ColumnKind::Truth;
    if (type.contains(u"int"_s))
        return ColumnKind::Number;
    if (hasAny(type, {u"char"_s, u"clob"_s, u"text"_s}))
        return ColumnKind::Text;
    if (hasAny(type, {u"date"_s, u"time"_s}))
        return ColumnKind::Time;
    return hasAny(type, {u"real"_s, u"floa"_s, u"doub"_s, u"num"_s, u"dec"_s, u"money"_s})
               ? ColumnKind::Number
               : ColumnKind::Anything;
}

bool beginsWithAny(const QString &type, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(),
                       [&type](const QString &word) { return type.startsWith(word); });
}

ColumnKind kindInPostgresql(const QString &type)
{
    if (type.contains(u'[') || type.startsWith(u'"'))
        return ColumnKind::Anything;
    if (type == u"boolean"_s)
        return ColumnKind::Truth;
    if (type == u"smallint"_s || type == u"integer"_s || type == u"bigint"_s || type == u"real"_s ||
        beginsWithAny(type, {u"numeric"_s, u"double precision"_s}))
        return ColumnKind::Number;
    if (type == u"text"_s || beginsWithAny(type, {u"character varying"_s, u"bit"_s}))
        return ColumnKind::Text;
    if (type == u"json"_s || type == u"jsonb"_s)
        return ColumnKind::Json;
    if (type == u"character"_s || type.startsWith(u"character("_s))
        return ColumnKind::PaddedText;
    return type == u"date"_s || beginsWithAny(type, {u"timestamp"_s, u"time "_s, u"time("_s})
               ? ColumnKind::Time
               : ColumnKind::Anything;
}

ColumnKind kindInMariadb(const QString &type, const QString &fullType)
{
    if (fullType.startsWith(u"tinyint(1)"_s))
        return ColumnKind::Truth;
    if (type == u"char"_s)
        return ColumnKind::PaddedText;
    if (hasAny(type, {u"date"_s, u"time"_s}))
        return ColumnKind::Time;
    if (hasAny(type, {u"int"_s, u"decimal"_s, u"float"_s, u"double"_s, u"bit"_s, u"year"_s}) &&
        !type.contains(u"point"_s))
        return ColumnKind::Number;
    return hasAny(type, {u"char"_s, u"text"_s, u"enum"_s, u"set"_s}) ? ColumnKind::Text
                                                                     : ColumnKind::Anything;
}

ColumnKind kindOf(Dialect dialect, const CatalogueColumn &column)
{
    const QString type = column.type.toLower();
    switch (dialect) {
    case Dialect::Sqlite:
        return kindInSqlite(type);
    case Dialect::Postgresql:
        return kindInPostgresql(type);
    case Dialect::Mariadb:
        return kindInMariadb(type.section(u'(', 0, 0).section(u' ', 0, 0), type);
    }
    return ColumnKind::Anything;
}

bool isText(ColumnKind kind)
{
    return kind == ColumnKind::Text || kind == ColumnKind::PaddedText;
}

bool isNothing(const QVariant &value)
{
    return value.isNull() || (value.typeId() == QMetaType::QString && value.toString().isNull());
}

const QString byBytes = u" COLLATE utf8mb4_nopad_bin"_s;

} // namespace

OtherColumn otherColumnOf(Dialect dialect, const CatalogueColumn &column)
{
    const QString type = column.type.toLower();
    OtherColumn other{column.name, column.type, kindOf(dialect, column)};
    other.isUntyped = dialect == Dialect::Sqlite && (type.isEmpty() || type.contains(u"blob"_s));
    return other;
}

QString floatAsText(const QString &column)
{
    return u"CASE WHEN CAST(CAST(%1 AS CHAR) AS FLOAT) = %1 THEN CAST(%1 AS CHAR) "
           "ELSE CAST(CAST(%1 AS DOUBLE) AS CHAR) END"_s.replace(u"%1"_s, column);
}

// Numbers as digits on MariaDB, because what is prepared gives fractions as Qt's driver has them;
// days, bits and moments as OtherDatabase reads them.
QString TableWords::reading(const OtherColumn &column) const
{
    const QString name = quoted(column.name);
    if (m_dialect == Dialect::Mariadb) {
        const QString type = column.type.toLower();
        if (type.startsWith(u"bit"_s))
            return name + u" + 0"_s;
        if (type.startsWith(u"float"_s))
            return floatAsText(name);
        if (type.startsWith(u"timestamp"_s) || type.startsWith(u"datetime"_s))
            return u"REPLACE(CAST(%1 AS CHAR), ' ', 'T')"_s.arg(name);
        return isText(column.kind) || column.kind == ColumnKind::Anything
                   ? name
                   : u"CAST(%1 AS CHAR)"_s.arg(name);
    }
    if (!m_isOdbc)
        return name;
    return m_dialect == Dialect::Postgresql && column.kind == ColumnKind::PaddedText
               ? name
               : u"CAST(%1 AS TEXT)"_s.arg(name);
}

/// Types that have no comparison, or one that finds alike what is not. The others show themselves
/// as text in another way than they are read.
bool TableWords::isComparedAsText(const OtherColumn &column) const
{
    static const QStringList compared{u"uuid"_s, u"inet"_s, u"cidr"_s};
    return column.kind == ColumnKind::Json ||
           (column.kind == ColumnKind::Anything && !compared.contains(column.type));
}

/// None for text: a cast would cut what is too long, where writing it says so.
QString TableWords::cast(const OtherColumn &column, const StatementValues &values) const
{
    const bool isTyped = column.kind != ColumnKind::Text && values.areBound();
    return isTyped ? u"::"_s + column.type : QString();
}

QString TableWords::mayBe(const OtherColumn &column, const QVariant &value,
                          StatementValues &values) const
{
    const QString name = quoted(column.name);
    switch (m_dialect) {
    case Dialect::Sqlite: // a column without a type tells 7 from '7'
        return u"(%1 = %2 OR %1 = CAST(%3 AS NUMERIC))"_s.arg(name, values.given(value),
                                                              values.given(value));
    case Dialect::Postgresql:
        return isComparedAsText(column)
                   ? u"%1::text = %2"_s.arg(name, values.given(value))
                   : u"%1 = %2%3"_s.arg(name, values.given(value), cast(column, values));
    default:
        return u"%1 = %2"_s.arg(name, values.given(value));
    }
}

// The value was read from the column, so it says exactly what stands there. Databases take letters
// and blanks for equal that are not, and MariaDB long numbers, too.
QString TableWords::is(const OtherColumn &column, const QVariant &value,
                       StatementValues &values) const
{
    const QString name = quoted(column.name);
    if (isNothing(value))
        return name + u" IS NULL"_s;
    switch (m_dialect) {
    case Dialect::Sqlite:
        return u"%1 IS %2%3"_s.arg(reading(column), values.given(value),
                                   value.typeId() == QMetaType::QString ? u" COLLATE BINARY"_s
                                                                        : QString());
    case Dialect::Postgresql:
        if (isComparedAsText(column) || (m_isOdbc && column.kind != ColumnKind::PaddedText))
            return u"%1::text IS NOT DISTINCT FROM %2%3"_s.arg(
                name, values.given(value), values.areBound() ? u"::text"_s : QString());
        return u"%1 IS NOT DISTINCT FROM %2%3"_s.arg(name, values.given(value),
                                                     cast(column, values));
    default:
        return column.type.startsWith(u"bit"_s, Qt::CaseInsensitive)
                   ? u"%1 <=> %2"_s.arg(reading(column), values.given(value))
                   : u"CONVERT(%1 USING utf8mb4)%2 <=> %3"_s.arg(reading(column), byBytes,
                                                                 values.given(value));
    }
}

QString TableWords::isKey(const OtherColumn &column, const QVariant &value,
                          StatementValues &values) const
{
    if (m_dialect == Dialect::Postgresql)
        return mayBe(column, value, values);
    if (m_dialect == Dialect::Sqlite && !m_isOdbc && value.typeId() != QMetaType::QString)
        return u"%1 = %2"_s.arg(quoted(column.name), values.given(value));
    const QString found = m_dialect == Dialect::Sqlite && m_isOdbc
                              ? mayBe(column, value, values)
                              : u"%1 = %2"_s.arg(quoted(column.name), values.given(value));
    return found + u" AND "_s + is(column, value, values);
}

QString TableWords::becomes(const OtherColumn &column, const QVariant &value,
                            StatementValues &values) const
{
    const QString name = quoted(column.name);
    if (isNothing(value))
        return name + u" = NULL"_s;
    if (m_dialect == Dialect::Mariadb && column.type.startsWith(u"bit"_s, Qt::CaseInsensitive))
        return u"%1 = CAST(%2 AS UNSIGNED)"_s.arg(name, values.given(value));
    return u"%1 = %2"_s.arg(name, values.given(value));
}

// An own type of somebody's may cut what is too long.
QString TableWords::form(const OtherColumn &column, const QVariant &value,
                         StatementValues &values) const
{
    static const QStringList formed{u"uuid"_s,    u"inet"_s,     u"cidr"_s,     u"money"_s,
                                    u"macaddr"_s, u"macaddr8"_s, u"interval"_s, u"tsvector"_s};
    const bool isFormed = formed.contains(column.type) || column.type.endsWith(u"range"_s) ||
                          (column.type.endsWith(u"[]"_s) && !column.type.contains(u'('));
    if (m_dialect != Dialect::Postgresql || !isFormed || isNothing(value))
        return {};
    const QString made = values.given(value) + u"::"_s + column.type;
    return m_isOdbc ? u"SELECT CAST(%1 AS TEXT)"_s.arg(made) : u"SELECT "_s + made;
}

QString TableWords::lockRows() const
{
    return m_dialect == Dialect::Sqlite ? QString() : u" FOR UPDATE"_s;
}

QStringList TableWords::beginPiece() const
{
    switch (m_dialect) {
    case Dialect::Sqlite:
        return {u"BEGIN IMMEDIATE"_s};
    case Dialect::Postgresql: // of the transaction alone: behind a pooler the session is another's
        return {u"BEGIN READ WRITE"_s,
                u"SET LOCAL timezone = 'UTC'"_s,
                u"SET LOCAL datestyle = 'ISO'"_s,
                u"SET LOCAL bytea_output = 'hex'"_s,
                u"SET LOCAL lock_timeout = '3s'"_s,
                u"SET CONSTRAINTS ALL IMMEDIATE"_s};
    case Dialect::Mariadb:
        return {u"START TRANSACTION READ WRITE"_s};
    }
    return {};
}

QStringList TableWords::beginScript() const
{
    switch (m_dialect) {
    case Dialect::Sqlite:
        return {u"PRAGMA foreign_keys = 1"_s};
    case Dialect::Postgresql:
        return {u"SET client_encoding = 'UTF8'"_s, u"SET timezone = 'UTC'"_s,
                u"SET datestyle = 'ISO'"_s};
    case Dialect::Mariadb:
        return {u"SET NAMES utf8mb4"_s, u"SET SESSION time_zone = '+00:00'"_s,
                u"SET SESSION sql_mode = CONCAT(@@sql_mode, ',STRICT_ALL_TABLES')"_s};
    }
    return {};
}

QString TableWords::beginInScript() const
{
    return m_dialect == Dialect::Mariadb ? u"START TRANSACTION"_s : u"BEGIN"_s;
}

} // namespace intray
