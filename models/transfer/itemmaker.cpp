// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/itemmaker.h"

#include "transfer/exportcolumns.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

constexpr qsizetype longestKey = 500;

} // namespace

ItemMaker::ItemMaker(RecordKey key, QStringList columns, const QStringList &fields, int priority)
    : m_key(std::move(key))
    , m_columns(std::move(columns))
    , m_priority(priority)
{
    for (qsizetype i = 0; i < m_columns.size(); ++i)
        if (!isExportColumn(m_columns.at(i)) && fields.contains(m_columns.at(i)))
            m_fields << i;
}

tl::expected<NewItem, QString> ItemMaker::make(const TableRow &row)
{
    if (!row.reason.isEmpty())
        return tl::unexpected(row.reason);
    if (const QString blank = m_key.blankColumn(row.row); !blank.isEmpty())
        return tl::unexpected(Words::tr("The key column “%1” is blank.").arg(blank));
    NewItem item;
    item.key = m_key.of(row.row);
    if (item.key.size() > longestKey)
        return tl::unexpected(
            Words::tr("The key is longer than %n characters.", nullptr, longestKey));
    item.priority = row.priority.value_or(m_priority);
    item.context = row.context;
    fill(item, row);
    item.formerKey = m_key.formerOf(row.row);
    if (!item.formerKey.isEmpty())
        item.formerFields = keyFieldsOf(item);
    return item;
}

void ItemMaker::fill(NewItem &item, const TableRow &row) const
{
    for (const qsizetype index : m_fields) {
        const QString &field = m_columns.at(index);
        if (row.record ? !row.record->contains(field) : row.row.isMissing(index))
            item.absent << field;
        else
            item.record.insert(field, row.record ? row.record->value(field)
                                                 : QJsonValue(row.row.at(index).toString()));
    }
}

Record ItemMaker::keyFieldsOf(const NewItem &item) const
{
    Record fields;
    for (const QString &column : m_key.columns())
        if (item.record.contains(column))
            fields.insert(column, item.record.value(column));
    return fields;
}

} // namespace intray
