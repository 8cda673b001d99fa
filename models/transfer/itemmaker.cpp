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

void ItemMaker::readReasons(const QList<Field> &fields)
{
    for (const Field &field : fields)
        if (!field.missing.isEmpty())
            m_withReasons << FieldWithReasons{field, m_columns.indexOf(field.name),
                                              m_columns.indexOf(exportMissingColumn(field.name))};
}

static QString textIn(const TableRow &row, qsizetype column, const QString &name)
{
    if (row.record)
        return RecordSchema::textOf(row.record->value(name));
    return column < 0 || row.row.isMissing(column) ? QString() : row.row.at(column).toString();
}

tl::expected<QJsonObject, QString> ItemMaker::missingIn(const TableRow &row) const
{
    QJsonObject missing;
    for (const FieldWithReasons &one : m_withReasons) {
        const QString value = textIn(row, one.column, one.field.name).trimmed();
        QString said = row.missing.value(one.field.name).toString();
        if (said.isEmpty() && one.reasons >= 0)
            said = textIn(row, one.reasons, exportMissingColumn(one.field.name)).trimmed();
        const QString meant = missingReasonMeant(one.field.missing, value.isEmpty() ? said : value);
        if (!meant.isEmpty())
            missing.insert(one.field.name, meant);
        else if (value.isEmpty() && !said.isEmpty())
            return tl::unexpected(Words::tr("“%1” is no reason for which %2 may be empty.")
                                      .arg(said, one.field.label));
    }
    return missing;
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
    const auto missing = missingIn(row);
    if (!missing)
        return tl::unexpected(missing.error());
    item.missing = *missing;
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
        if (item.missing.contains(field))
            item.record.insert(field, QString());
        else if (record.contains(field))
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
        if (!item.missing.isEmpty() && item.missing.contains(m_columns.at(index)))
            return std::optional(QStringView(u""));
        return row.isMissing(index) ? std::nullopt : std::optional(row.at(index));
    });
    if (item.written)
        return;
    for (const qsizetype index : m_fields)
        if (item.missing.contains(m_columns.at(index)))
            item.record.insert(m_columns.at(index), QString());
        else if (!row.isMissing(index))
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
