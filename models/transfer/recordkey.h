// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "transfer/tablesample.h"

#include <QList>
#include <QStringList>

namespace intray {

/// The columns that tell one row from another: the first column that is never blank and never
/// repeated in the sample, else the first such pair. Empty: there is none, so the whole row is the
/// key.
QStringList guessKey(const TableSample &sample);

/// Makes the key of an item from the row's values.
class RecordKey
{
public:
    /// Invalid with the names that are wanted but not there. No columns: a hash of the whole row is
    /// the key.
    static Outcome<RecordKey> fromColumns(const QStringList &columns,
                                          const QStringList &keyColumns);

    const QStringList &columns() const { return m_columns; }
    /// The values joined with '-'. Empty: one of them is blank.
    QString of(const CsvRow &row) const;
    /// The first key column that is blank in this row; empty: none.
    QString blankColumn(const CsvRow &row) const;

private:
    QStringList m_columns;
    QList<qsizetype> m_indexes;
};

} // namespace intray
