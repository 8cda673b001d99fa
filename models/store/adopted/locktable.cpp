// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/locktable.h"

#include "store/adopted/statements.h"

namespace intray {

using namespace Qt::StringLiterals;
using Kind = CatalogueColumn::Kind;

TableName lockTableBeside(const TableName &table)
{
    return {table.schema, table.table.left(50) + u"_locks"_s};
}

static CatalogueColumn columnOf(const QString &name, const QString &type, Kind kind)
{
    CatalogueColumn column;
    column.name = name;
    column.type = type;
    column.kind = kind;
    column.isNullable = false;
    return column;
}

CatalogueColumns newLockTable(Dialect dialect, const CatalogueColumn &key)
{
    const bool isMariadb = dialect == Dialect::Mariadb;
    CatalogueColumn own = key;
    own.isKey = own.isUnique = true;
    own.isNullable = own.isComputed = false;
    CatalogueColumn user = columnOf(usualLockUser, u"varchar(255)"_s, Kind::Text);
    CatalogueColumn id = columnOf(usualLockId, u"varchar(36)"_s, Kind::Text);
    CatalogueColumn time = columnOf(usualLockTime, u"timestamp with time zone"_s, Kind::Time);
    time.isZoned = !isMariadb;
    if (isMariadb) {
        time.type = u"datetime(6)"_s;
        for (CatalogueColumn *text : {&user, &id}) {
            text->characterSet = u"utf8mb4"_s;
            text->collation = u"utf8mb4_bin"_s;
        }
    }
    if (dialect == Dialect::Postgresql)
        user.type = u"character varying(255)"_s;
    if (dialect == Dialect::Sqlite)
        time.type = u"TEXT"_s;
    return {own, user, time, id};
}

QString makingLockTable(Dialect dialect, const TableName &table, const CatalogueColumns &columns)
{
    QStringList parts;
    for (const CatalogueColumn &column : columns) {
        QString part = quotedName(dialect, column.name) + u' ' + column.type;
        if (!column.characterSet.isEmpty())
            part += u" CHARACTER SET %1 COLLATE %2"_s.arg(column.characterSet, column.collation);
        parts << part + (column.isKey ? u" NOT NULL PRIMARY KEY"_s : u" NOT NULL"_s);
    }
    return u"CREATE TABLE %1 (%2)%3"_s.arg(quotedName(dialect, table), parts.join(u", "_s),
                                           dialect == Dialect::Mariadb ? u" ENGINE = InnoDB"_s
                                                                       : QString());
}

} // namespace intray
