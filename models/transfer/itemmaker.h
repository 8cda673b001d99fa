// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/rows/recordwriter.h"
#include "transfer/recordkey.h"
#include "transfer/recordtable.h"

namespace intray {

/// Makes items of the rows of a table, which it must see in their order, each once.
class ItemMaker
{
public:
    ItemMaker() = default;
    /// `fields`: the columns that become fields of the record. The priority is that of rows which
    /// say none.
    ItemMaker(RecordKey key, QStringList columns, const QStringList &fields, int priority);

    /// The item, or the reason why the row is none, translated.
    tl::expected<NewItem, QString> make(const TableRow &row);

private:
    void fill(NewItem &item, const TableRow &row) const;
    void fillFromTexts(NewItem &item, const CsvRow &row) const;
    void fillFromRecord(NewItem &item, const Record &record) const;
    Record keyFieldsOf(const Record &record) const;

    RecordKey m_key;
    QStringList m_columns;
    QList<qsizetype> m_fields; ///< Indexes.
    RecordWriter m_writer;     ///< Of these.
    int m_priority = 0;
};

} // namespace intray
