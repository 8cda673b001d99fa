// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exportcolumns.h"
#include "transfer/itemwriter.h"

namespace intray {

namespace {

Field columnNamed(const QString &name)
{
    Field column;
    column.name = name;
    return column;
}

} // namespace

ItemTable::ItemTable(const ExportOptions &options, ExportFields &fields,
                     std::unique_ptr<RowWriter> rows)
    : m_options(options)
    , m_fields(fields)
    , m_rows(std::move(rows))
    , m_record(fields)
    , m_original(fields)
{
}

void ItemTable::begin()
{
    m_fieldsInHeader = m_fields.all().size();
    m_rows->begin(columns());
}

QList<Field> ItemTable::columns() const
{
    if (m_options.record == ExportedRecord::Changes)
        return {
            columnNamed(QStringLiteral("key")),         columnNamed(QStringLiteral("field")),
            columnNamed(QStringLiteral("from")),        columnNamed(QStringLiteral("to")),
            columnNamed(QStringLiteral("finished_by")), columnNamed(QStringLiteral("finished_at"))};
    QList<Field> columns{columnNamed(exportKeyColumn()), columnNamed(exportStateColumn())};
    if (m_options.withEndings)
        columns << columnNamed(exportFinishedByColumn()) << columnNamed(exportFinishedAtColumn())
                << columnNamed(exportPassedColumn());
    for (Field field : m_fields.all()) {
        columns << field;
        field.name = exportOriginalColumn(field.name);
        if (m_options.record == ExportedRecord::Both)
            columns << field;
    }
    return columns;
}

void ItemTable::write(const StoredItem &item)
{
    if (m_options.record == ExportedRecord::Changes)
        writeChanges(item);
    else
        writeRow(item);
}

void ItemTable::writeRow(const StoredItem &item)
{
    m_row.clear();
    m_row << Cell::ofText(item.key) << Cell::ofText(item.state);
    if (m_options.withEndings)
        m_row << Cell::ofText(item.finishedBy) << Cell::ofText(item.finishedAt)
              << Cell::ofText(item.hasPassed() ? "true" : "false");
    if (m_options.record == ExportedRecord::Both)
        addBoth(item);
    else
        m_row += m_record.read(item.record());
    m_rows->write(m_row);
    ++m_written;
}

void ItemTable::addBoth(const StoredItem &item)
{
    const QList<Cell> &before = m_original.read(item.imported);
    const QList<Cell> &now = item.current.isNull() ? before : m_record.read(item.current);
    for (qsizetype i = 0; i < std::max(now.size(), before.size()); ++i)
        m_row << now.value(i) << before.value(i);
}

void ItemTable::writeChanges(const StoredItem &item)
{
    if (item.current.isNull())
        return;
    const QList<Cell> &before = m_original.read(item.beforeWork());
    const QList<Cell> &now = m_record.read(item.current);
    for (qsizetype i = 0; i < std::max(now.size(), before.size()); ++i) {
        if (isSameCell(before.value(i), now.value(i)))
            continue;
        m_rows->write({Cell::ofText(item.key), Cell::ofText(m_fields.nameAt(i)), before.value(i),
                       now.value(i), Cell::ofText(item.finishedBy), Cell::ofText(item.finishedAt)});
        ++m_written;
    }
}

bool ItemTable::isComplete() const
{
    return m_options.record == ExportedRecord::Changes || m_fields.all().size() == m_fieldsInHeader;
}

} // namespace intray
