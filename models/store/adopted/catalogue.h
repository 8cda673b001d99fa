// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/layout.h"
#include "store/text/dialect.h"

#include <QList>

#include <optional>

namespace intray {

class Connection;
class SqlRunner;

/// A table as the database's catalogue describes it.
struct CatalogueTable
{
    enum class Kind { Table, View, Foreign };

    TableName name;
    Kind kind = Kind::Table;
    bool isIntrays = false;  ///< One of Intray's own.
    bool isGrantable = true; ///< Whether this login may hand on the right to write it.
};

/// A column as the catalogue describes it.
struct CatalogueColumn
{
    enum class Kind { WholeNumber, Number, Text, Time, Other };

    QString name;
    QString type; ///< As the engine writes it, with its length.
    Kind kind = Kind::Other;
    bool isZoned = false; ///< A time that keeps its instant.
    bool isNullable = false;
    bool isComputed = false;
    bool isUnique = false; ///< By itself.
    bool isKey = false;    ///< Or a part of the primary key.
    bool isMade = false;   ///< The table makes a value for each new row.
    QString sequence;      ///< That it is made from, quoted, where that needs a right.
    QString characterSet;  ///< Where each column has its own.
    QString collation;
};
using CatalogueColumns = QList<CatalogueColumn>;

/// Reads the catalogue; blocking, in the connection's thread. Throws nothing.
Outcome<QList<CatalogueTable>> cataloguedTables(Connection &connection);
/// In the table's order; empty for a table that is not there.
Outcome<CatalogueColumns> cataloguedColumns(Connection &connection, const TableName &table);

/// The same of a database that need not be Intray's. Throws SqlFailure.
QList<CatalogueTable> tablesThrough(SqlRunner &runner, Dialect dialect);
CatalogueColumns columnsThrough(SqlRunner &runner, const TableName &table);

/// The table that was meant: as written, or the only one that differs in case alone; with or
/// without its schema in front. NotFound, or Invalid when several could be meant.
Outcome<CatalogueTable> tableNamed(const QList<CatalogueTable> &tables, const QString &name);
/// The column that was meant, by the same rule. NotFound names the table.
Outcome<CatalogueColumn> columnNamed(const CatalogueColumns &columns, const QString &name,
                                     const TableName &table);

/// In which time zone other programs write times without one; empty: the engine has none.
Outcome<QString> serverZone(Connection &connection);

} // namespace intray
