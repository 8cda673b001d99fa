// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldnamed.h"
#include "transfer/exportcolumns.h"
#include "transfer/itemwriter.h"

#include <QJsonObject>

#include <algorithm>

namespace intray {

namespace {

QString codeOf(const QList<MissingReason> &reasons, const QString &text)
{
    for (const MissingReason &reason : reasons)
        if (reason.text == text && !reason.code.isEmpty())
            return reason.code;
    return text;
}

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
    const QList<Field> &fields = m_fields.all();
    m_fieldsInHeader = fields.size();
    m_namesReasons = std::any_of(fields.begin(), fields.end(),
                                 [](const Field &field) { return !field.missing.isEmpty(); });
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
        if (hasReasons(field))
            columns << columnNamed(exportMissingColumn(field.name));
        field.name = exportOriginalColumn(field.name);
        if (m_options.record == ExportedRecord::Both)
            columns << field;
    }
    return columns;
}

bool ItemTable::hasReasons(const Field &field) const
{
    return m_options.reasons == ExportedReasons::Columns && m_options.writesReasons() &&
           !field.missing.isEmpty();
}

/// What is put out for the reasons of the item, by fields.
void ItemTable::readReasons(const StoredItem &item)
{
    m_reasons.clear();
    if (!m_options.writesReasons())
        return;
    const QJsonObject missing = item.reasons();
    for (auto its = missing.begin(); its != missing.end(); ++its) {
        const QString reason = its.value().toString();
        const Field *field = fieldNamed(m_fields.all(), its.key());
        const bool isCode = m_options.reasons == ExportedReasons::Values && field;
        m_reasons.insert(its.key(), (isCode ? codeOf(field->missing, reason) : reason).toUtf8());
    }
}

void ItemTable::addField(qsizetype place, const Cell &value)
{
    const Field &field = m_fields.all().at(place);
    const auto reason = m_reasons.constFind(field.name);
    const bool isSaid = reason != m_reasons.constEnd();
    m_row << (isSaid && m_options.reasons == ExportedReasons::Values ? Cell::ofText(*reason)
                                                                     : value);
    if (hasReasons(field))
        m_row << (isSaid ? Cell::ofText(*reason) : Cell());
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
    readReasons(item);
    m_row << Cell::ofText(item.key) << Cell::ofText(item.state);
    if (m_options.withEndings)
        m_row << Cell::ofText(item.finishedBy) << Cell::ofText(item.finishedAt)
              << Cell::ofText(item.hasPassed() ? "true" : "false");
    if (m_options.record == ExportedRecord::Both)
        addBoth(item);
    else
        addFields(m_record.read(item.record()));
    m_rows->write(m_row);
    ++m_written;
}

void ItemTable::addBoth(const StoredItem &item)
{
    const QList<Cell> &before = m_original.read(item.imported);
    const QList<Cell> &now = item.current.isNull() ? before : m_record.read(item.current);
    for (qsizetype i = 0; i < std::max(now.size(), before.size()); ++i) {
        addField(i, now.value(i));
        m_row << before.value(i);
    }
}

// Most queues name no reasons.
void ItemTable::addFields(const QList<Cell> &values)
{
    if (!m_namesReasons) {
        m_row += values;
        return;
    }
    for (qsizetype i = 0; i < values.size(); ++i)
        addField(i, values.at(i));
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
