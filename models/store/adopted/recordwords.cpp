// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/words.h"

#include <QRegularExpression>

namespace intray {

using namespace Qt::StringLiterals;
using Kind = CatalogueColumn::Kind;

QString AdoptedWords::ofRecord(const QString &field) const
{
    const QString name = text(field);
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"(%1::jsonb ->> %2)"_s.arg(given("record"), name);
    case Dialect::Mariadb:
        return u"JSON_VALUE(%1, CONCAT('$.\"', %2, '\"')) COLLATE utf8mb4_bin"_s.arg(
            given("record"), name);
    default:
        return u"(SELECT CAST(value AS TEXT) FROM json_each(%1) WHERE key = %2)"_s.arg(
            given("record"), name);
    }
}

QString AdoptedWords::isNullInRecord(const QString &field) const
{
    const QString name = text(field);
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"jsonb_typeof(%1::jsonb -> %2) = 'null'"_s.arg(given("record"), name);
    case Dialect::Mariadb:
        return u"JSON_TYPE(JSON_EXTRACT(%1, CONCAT('$.\"', %2, '\"'))) = 'NULL'"_s.arg(
            given("record"), name);
    default:
        return u"EXISTS (SELECT 1 FROM json_each(%1) WHERE key = %2 AND type = 'null')"_s.arg(
            given("record"), name);
    }
}

QString AdoptedWords::ofRecordWhole(const QString &field, const CatalogueColumn &as) const
{
    QString value = ofRecord(field);
    if (m_dialect == Dialect::Postgresql)
        value += castTo(as);
    else if (!as.characterSet.isEmpty()) // what that set cannot write becomes a question mark
        value = u"CONVERT(%1 USING %2)"_s.arg(value, as.characterSet);
    return as.isNullable ? value : u"coalesce(%1, '')"_s.arg(value);
}

QString AdoptedWords::ofRecordCut(const QString &field, const CatalogueColumn &as) const
{
    static const QRegularExpression length(u"char[a-z ]*\\((\\d+)\\)"_s);
    const auto match = length.match(as.type);
    if (!match.hasMatch())
        return ofRecordWhole(field, as);
    CatalogueColumn uncast = as;
    uncast.type = u"text"_s;
    return u"substr(%1, 1, %2)"_s.arg(ofRecordWhole(field, uncast), match.captured(1));
}

QString AdoptedWords::added(const CatalogueColumn &column) const
{
    const QString value = ofRecord(column.name);
    const QString fitting = column.kind == Kind::Text ? value : u"NULLIF(%1, '')"_s.arg(value);
    return m_dialect == Dialect::Postgresql ? fitting + castTo(column) : fitting;
}

QString AdoptedWords::corrected(const CatalogueColumn &column) const
{
    const QString own = quoted(column.name);
    const QString value = ofRecord(column.name);
    const QString fitting = column.kind == Kind::Text ? value : u"NULLIF(%1, '')"_s.arg(value);
    const QString none =
        column.isNullable ? u"WHEN %1 THEN NULL "_s.arg(isNullInRecord(column.name)) : QString();
    switch (m_dialect) {
    case Dialect::Postgresql:
        return u"%1 = CASE %5WHEN %2 <> coalesce(%1::text, '') THEN %3%4 ELSE %1 END"_s.arg(
            own, value, fitting, castTo(column), none);
    case Dialect::Mariadb:
        return u"%1 = CASE %5WHEN %2 <> COALESCE(%4, '') THEN %3 ELSE %1 END"_s.arg(
            own, value, fitting, asText(own), none);
    default:
        return u"%1 = CASE %4WHEN %2 <> coalesce(CAST(%1 AS TEXT), '') THEN %3 ELSE %1 END"_s.arg(
            own, value, fitting, none);
    }
}

} // namespace intray
