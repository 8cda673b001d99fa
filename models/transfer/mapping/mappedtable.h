// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/besiderecord.h"
#include "transfer/mapping/fieldmaker.h"
#include "transfer/recordtable.h"

#include <QHash>

namespace intray {

/// A table whose columns are the fields that a mapping makes of another table's columns, and whose
/// rows say the priority and context that it takes of others. Rejected rows stay as they stood in
/// the file. What does not fit a form of dates or numbers is kept as it stands, and is in the
/// notes.
class MappedTable : public RecordTable
{
public:
    /// Invalid: the mapping names columns that the table does not have, makes a field twice, or
    /// as BesideRecord::from().
    static Outcome<std::unique_ptr<MappedTable>>
    open(std::unique_ptr<RecordTable> table, const Mapping &mapping, const QString &fileName);

    const CsvFormat &format() const override { return m_table->format(); }
    const QStringList &columns() const override { return m_columns; }
    const QStringList &fileColumns() const override { return m_table->fileColumns(); }
    QStringList notes() const override;
    Outcome<bool> next(TableRow &row) override;
    bool isJson() const override { return m_table->isJson(); }
    bool isBoundToThread() const override { return m_table->isBoundToThread(); }
    qint64 bytesRead() const override { return m_table->bytesRead(); }
    qint64 totalBytes() const override { return m_table->totalBytes(); }

private:
    /// Values of a field that stayed as they stood.
    struct Unfit
    {
        qint64 count = 0;
        qint64 firstLine = 0;
    };

    explicit MappedTable(std::unique_ptr<RecordTable> table);
    Outcome<Done> arrange(const Mapping &mapping, const QString &fileName);
    Outcome<Done> checkNames() const;
    void map(TableRow &row);
    QJsonValue valueOf(const FieldMaker &maker, const TableRow &from, const MadeValue &made) const;

    std::unique_ptr<RecordTable> m_table;
    QList<FieldMaker> m_makers; ///< One for each column.
    BesideRecord m_beside;
    QStringList m_columns;
    QHash<QString, Unfit> m_unfit; ///< By field.
};

} // namespace intray
