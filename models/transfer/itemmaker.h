// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
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

    /// The fields as the queue's rules have them: a value that means a reason to be empty becomes
    /// that, and a column of reasons is read.
    void readReasons(const QList<Field> &fields);

    /// The item, or the reason why the row is none, translated.
    tl::expected<NewItem, QString> make(const TableRow &row);

private:
    void fill(NewItem &item, const TableRow &row) const;
    void fillFromTexts(NewItem &item, const CsvRow &row) const;
    void fillFromRecord(NewItem &item, const Record &record) const;
    /// Why the fields of the row are empty, or what is wrong with a reason, translated.
    tl::expected<QJsonObject, QString> missingIn(const TableRow &row) const;
    Record keyFieldsOf(const Record &record) const;

    RecordKey m_key;
    QStringList m_columns;
    QList<qsizetype> m_fields; ///< Indexes.
    RecordWriter m_writer;     ///< Of these.
    int m_priority = 0;

    /// A field whose rule names reasons to be empty.
    struct FieldWithReasons
    {
        Field field;
        qsizetype column = -1;  ///< Of its value.
        qsizetype reasons = -1; ///< Of its reasons; none: there is no such column.
    };
    QList<FieldWithReasons> m_withReasons;
};

} // namespace intray
