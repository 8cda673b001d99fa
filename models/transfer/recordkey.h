// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/queuerules.h"
#include "transfer/csvrow.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <optional>

namespace intray {

/// The columns of which the keys of a queue are made since its first import; empty: each row by
/// itself. Nothing: the queue does not remember any.
std::optional<QStringList> rememberedKeyOf(const Queue &queue);

/// Makes the key of an item from the row's values. Different values never give the same key; how
/// they are joined is in docs/internals/importing.md. Without columns each row is a key of its own:
/// a digest of its values and, from the second equal row on, the how manieth it is, so that it must
/// see the rows in the file's order, each once.
class RecordKey
{
public:
    /// Invalid with the names that are wanted but not there. No columns: each row by itself.
    static Outcome<RecordKey> fromColumns(const QStringList &columns,
                                          const QStringList &keyColumns);

    const QStringList &columns() const { return m_columns; }
    /// Empty: a key column is blank.
    QString of(const CsvRow &row);
    /// The key as the first versions made it; empty: it was the same.
    QString formerOf(const CsvRow &row) const;
    /// The first key column that is blank in this row; empty: none.
    QString blankColumn(const CsvRow &row) const;

private:
    QString joined(const CsvRow &row) const;
    QString numbered(const CsvRow &row);
    QByteArray digestOf(const CsvRow &row) const;

    QStringList m_columns;
    QList<qsizetype> m_indexes;     ///< Of the key columns, or of all that count.
    bool m_isExported = false;      ///< The key that an export wrote is taken as it stands.
    QHash<quint64, int> m_repeated; ///< How often each row was there so far.
};

} // namespace intray
