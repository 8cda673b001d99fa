// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/other/otherline.h"
#include "store/other/tablewords.h"

#include <QList>
#include <QVariant>

#include <memory>

namespace intray {

/// One value of a row, by the column's place among columns().
struct PlacedValue
{
    qsizetype column = 0;
    QString text; ///< Null: nothing.
};

/// A row of another database's table: the columns that were asked for, in that order.
struct OtherTableRow
{
    QStringList texts;     ///< As an import reads them; null where there is nothing, or only bytes.
    QList<QVariant> exact; ///< To be compared by the database; null where there is nothing.
};

/// What becomes of one row, whose values are those that were read.
struct RowChange
{
    struct Part
    {
        qsizetype column = 0;
        QVariant was;
        QVariant becomes; ///< Of the key: not read.
    };
    QList<Part> key;
    QList<Part> fields;
};

/// A table of a database that need not be Intray's, whose rows are corrected by their key. Lives in
/// one thread and blocks. Errors about a row are Invalid, with the database's words; after any
/// other the piece must be rolled back.
class OtherTable
{
public:
    /// As OtherLine::open(). NotFound or Invalid: no such table, several could be meant, or MariaDB
    /// keeps it in an engine without transactions.
    /// NotPermitted: it is one of Intray's own.
    static Outcome<std::unique_ptr<OtherTable>> open(const DatabaseLogin &login,
                                                     const QString &table, OtherLine::Use use,
                                                     const Cancellation &cancellation = {});

    Dialect dialect() const { return m_line->dialect(); }
    const QList<OtherColumn> &columns() const { return m_columns; }
    /// The file that it is in; empty: a server has it.
    const QString &file() const { return m_file; }

    // A piece: one transaction. Who only reads has one already.
    Outcome<Done> begin();
    Outcome<Done> commit();
    void rollBack();

    // A row of a piece, which can be taken back alone.
    Outcome<Done> beginRow();
    Outcome<Done> keepRow();
    Outcome<Done> undoRow();

    /// The rows that have the key, and perhaps some that the database takes for equal. Who writes
    /// holds them until the end of the piece.
    Outcome<QList<OtherTableRow>> rows(const QList<PlacedValue> &key,
                                       const QList<qsizetype> &columns);
    /// The value in the form in which the column would keep it; as it is if that is not known.
    Outcome<QString> form(const PlacedValue &value);
    /// Changes the rows that still are as they were read; how many these were.
    Outcome<int> change(const RowChange &change);
    /// The same as one statement that can be run later, without an end.
    QString statement(const RowChange &change) const;
    /// What a script begins with, and what a piece of it begins and ends with.
    QStringList beginScript() const { return m_words.beginScript(); }
    QString beginInScript() const { return m_words.beginInScript(); }

private:
    explicit OtherTable(std::unique_ptr<OtherLine> line);
    Outcome<Done> find(const QString &name);
    void findFile();
    bool isIntraysOwn(const CatalogueTable &table, const QList<CatalogueTable> &all) const;
    QVariant valueFor(const RowChange::Part &field) const;
    QString update(const RowChange &change, StatementValues &values) const;
    OtherTableRow rowOf(const SqlAnswer &answer, qsizetype columns) const;
    Outcome<Done> run(const QStringList &statements);
    bool marksRows() const;

    std::unique_ptr<OtherLine> m_line;
    TableWords m_words;
    TableName m_name;
    QString m_file;
    QList<OtherColumn> m_columns;
};

} // namespace intray
