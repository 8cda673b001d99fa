// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/statements.h"
#include "store/other/othervalues.h"

namespace intray {

/// As what a column keeps its values, as far as it matters when two of them are compared.
enum class ColumnKind {
    Text,
    PaddedText, ///< Blanks at the end are not kept, or are added.
    Number,
    Truth,
    Time, ///< A day, a time or both.
    Json,
    Anything ///< What the database alone understands.
};

/// A column of another database's table.
struct OtherColumn
{
    QString name;
    QString type; ///< As the engine writes it, with its length.
    ColumnKind kind = ColumnKind::Anything;
    bool isUntyped = false; ///< It keeps whatever it is given as what it is given (SQLite).
};

/// What the dialect's catalogue says of a column.
OtherColumn otherColumnOf(Dialect dialect, const CatalogueColumn &column);

/// A FLOAT of MariaDB as digits: as few as give the same number again, and all where its own short
/// form is another one.
QString floatAsText(const QString &column);

/// The words in which dialects differ when rows of another database's table are read and corrected.
class TableWords
{
public:
    /// Through ODBC a driver makes values of its own, so that texts are asked for.
    TableWords(Dialect dialect, bool isOdbc)
        : m_dialect(dialect)
        , m_isOdbc(isOdbc)
    {
    }

    QString quoted(const QString &name) const { return quotedName(m_dialect, name); }
    QString quoted(const TableName &name) const { return quotedName(m_dialect, name); }
    /// The column's value as an import reads it.
    QString reading(const OtherColumn &column) const;
    /// Whether the key is in the column, in the way that finds it quickly: perhaps others, too.
    QString mayBe(const OtherColumn &column, const QVariant &value, StatementValues &values) const;
    /// Whether the column has this value, which has been read from it, and no other.
    QString is(const OtherColumn &column, const QVariant &value, StatementValues &values) const;
    /// The same for a key.
    QString isKey(const OtherColumn &column, const QVariant &value, StatementValues &values) const;
    /// "column = value" of an UPDATE.
    QString becomes(const OtherColumn &column, const QVariant &value,
                    StatementValues &values) const;
    /// A SELECT of the value in the form in which the column would keep it; empty: it has one form
    /// only.
    QString form(const OtherColumn &column, const QVariant &value, StatementValues &values) const;
    QString lockRows() const; ///< Behind a SELECT of rows that are to be written next.

    QStringList beginPiece() const;  ///< Begins a transaction that writes.
    QStringList beginScript() const; ///< What a script says first, so that it means what it says.
    QString beginInScript() const;   ///< Begins a transaction in a script.

private:
    QString cast(const OtherColumn &column, const StatementValues &values) const;
    bool isComparedAsText(const OtherColumn &column) const;

    Dialect m_dialect;
    bool m_isOdbc;
};

} // namespace intray
