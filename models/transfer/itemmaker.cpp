// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/itemmaker.h"

#include "queue/longestkey.h"
#include "transfer/exportcolumns.h"
#include "transfer/keyfaults.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

ItemMaker::ItemMaker(RecordKey key, QStringList columns, const QStringList &fields, int priority)
    : m_key(std::move(key))
    , m_columns(std::move(columns))
    , m_priority(priority)
{
    const QSet<QString> wanted(fields.begin(), fields.end());
    QStringList names;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        if (isExportColumn(m_columns.at(i)) || !wanted.contains(m_columns.at(i)))
            continue;
        m_fields << i;
        names << m_columns.at(i);
    }
    m_writer = RecordWriter(names);
}

tl::expected<NewItem, QString> ItemMaker::make(const TableRow &row)
{
    if (!row.reason.isEmpty())
        return tl::unexpected(row.reason);
    if (const QString blank = m_key.blankColumn(row.row); !blank.isEmpty())
        return tl::unexpected(blankKeyFault(blank));
    NewItem item;
    item.key = m_key.of(row.row);
    if (item.key.toUcs4().size() > longestKeyOfItem)
        return tl::unexpected(
            Words::tr("The key is longer than %n characters.", nullptr, longestKeyOfItem));
    item.priority = row.priority.value_or(m_priority);
    item.context = row.context;
    fill(item, row);
    item.formerKey = m_key.formerOf(row.row);
    if (!item.formerKey.isEmpty())
        item.formerFields = keyFieldsOf(recordOf(item));
    return item;
}

void ItemMaker::fill(NewItem &item, const TableRow &row) const
{
    if (row.record)
        fillFromRecord(item, *row.record);
    else
        fillFromTexts(item, row.row);
}

void ItemMaker::fillFromRecord(NewItem &item, const Record &record) const
{
    for (const qsizetype index : m_fields) {
        const QString &field = m_columns.at(index);
        if (record.contains(field))
            item.record.insert(field, record.value(field));
        else
            item.absent << field;
    }
}

void ItemMaker::fillFromTexts(NewItem &item, const CsvRow &row) const
{
    for (const qsizetype index : row.missing)
        if (std::binary_search(m_fields.begin(), m_fields.end(), index))
            item.absent << m_columns.at(index);
    item.written = m_writer.write([&](qsizetype place) {
        const qsizetype index = m_fields.at(place);
        return row.isMissing(index) ? std::nullopt : std::optional(row.at(index));
    });
    if (item.written)
        return;
    for (const qsizetype index : m_fields)
        if (!row.isMissing(index))
            item.record.insert(m_columns.at(index), row.at(index).toString());
}

Record ItemMaker::keyFieldsOf(const Record &record) const
{
    Record fields;
    for (const QString &column : m_key.columns())
        if (record.contains(column))
            fields.insert(column, record.value(column));
    return fields;
}

} // namespace intray
