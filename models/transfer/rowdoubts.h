// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvrow.h"

#include <QList>
#include <QStringList>

namespace intray {

/// A row that can come in, though something of it looks as if it was not meant so.
struct RowDoubt
{
    qint64 line = 0; ///< Physical line in the file, from 1.
    QString file;    ///< Which of several; empty: there is one.
    QStringList values;
    QString reason; ///< A sentence; translated.
};

/// Finds rows to doubt while it sees row after row: letters that were read in another encoding than
/// they were written in, and letters where nearly all other values of the column have only figures,
/// as in a row whose values stand a column further on.
class RowDoubts
{
public:
    explicit RowDoubts(const QStringList &columns);

    void see(const CsvRow &row);
    QList<RowDoubt> first() const; ///< In the order in which they stand.
    qint64 count() const;

private:
    /// Rows with one thing to doubt, the first of them whole.
    struct Odd
    {
        QList<qint64> places; ///< Among all rows.
        QList<RowDoubt> first;

        void add(qint64 place, const CsvRow &row, const QString &reason);
    };
    struct Column
    {
        QString name;
        qint64 filled = 0; ///< Rows with a value.
        Odd lettered;      ///< Those with letters, as long as they are few.
        bool isOfFigures = true;
    };

    void seeValue(Column &column, QStringView value, const CsvRow &row);
    QList<const Odd *> found() const;

    QList<Column> m_columns;
    Odd m_misread;
    qint64 m_rows = 0;
};

/// How many rows are kept to be shown.
inline constexpr qsizetype doubtsToShow = 50;

/// Whether a text looks like UTF-8 that was read as one byte a letter, or has letters that could
/// not be read.
bool looksMisread(QStringView text);

} // namespace intray
