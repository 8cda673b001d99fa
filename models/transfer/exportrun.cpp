// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exportrun.h"

#include "queue/recordschema.h"
#include "store/reading/everyitem.h"
#include "transfer/exportcolumns.h"
#include "transfer/transferfile.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace intray {

namespace {

/// Null where the record lacks the field, so that it stays apart from an empty one.
QString cellOf(const Record &record, const QString &field)
{
    const QJsonValue value = record.value(field);
    if (value.isUndefined() || value.isNull())
        return {};
    const QString text = RecordSchema::textOf(value);
    return text.isNull() ? QStringLiteral("") : text;
}

Error withSentence(Error error)
{
    if (error.kind == Error::Kind::Cancelled)
        error.sentence = QCoreApplication::translate(
            "Exporter", "The export was cancelled. No file was written.");
    return error;
}

} // namespace

ExportRun::ExportRun(Connection &connection, const Identity &identity, const ExportOptions &options,
                     const ProgressReport &report, const Cancellation &cancellation)
    : m_queues(connection, identity)
    , m_lists(connection, identity)
    , m_options(options)
    , m_report(report)
    , m_cancellation(cancellation)
    , m_file(options.file)
{
}

Outcome<ExportResult> ExportRun::run()
{
    return findColumns()
        .and_then([this](Done) { return openFile(); })
        .and_then([this](Done) { return writeUntilComplete(); })
        .and_then([this](Done) { return finishFile(); })
        .map([this](Done) { return ExportResult{m_written}; });
}

Outcome<Done> ExportRun::findColumns()
{
    const auto queue = m_queues.queue(m_options.queue);
    if (!queue)
        return tl::unexpected<Error>(queue.error());
    if (const auto schema = RecordSchema::of(*queue))
        for (const Field &field : schema->fields())
            m_columns << field.name;
    m_known = QSet<QString>(m_columns.begin(), m_columns.end());
    return Done();
}

Outcome<Done> ExportRun::openFile()
{
    if (!m_file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(m_file, m_options.file));
    return Done();
}

/// CSV needs all columns before its first row. Nearly always the schema knows them; if a record
/// turns out to have another field, everything is written again.
Outcome<Done> ExportRun::writeUntilComplete()
{
    do {
        if (const auto written = writeAll(); !written)
            return written;
    } while (m_options.format == ExportFormat::Csv && m_columns.size() > m_columnsInHeader);
    return Done();
}

Outcome<Done> ExportRun::writeAll()
{
    m_file.resize(0);
    m_file.seek(0);
    m_written = 0;
    m_columnsInHeader = m_columns.size();
    m_csv.emplace(m_file);
    m_csv->setGuardFormulas(m_options.guardFormulas);
    m_csv->setMissing(m_options.missing);
    if (m_options.format == ExportFormat::Csv)
        m_csv->writeRow(QStringList{exportKeyColumn(), exportStateColumn()} + m_columns);
    return forEachPage(m_lists, m_options.queue, states(), m_cancellation,
                       [this](const QList<Item> &items) { return writePage(items); })
        .map_error(withSentence);
}

void ExportRun::learnColumns(const Record &record)
{
    for (auto it = record.begin(); it != record.end(); ++it)
        if (!m_known.contains(it.key())) {
            m_known.insert(it.key());
            m_columns << it.key();
        }
}

Outcome<Done> ExportRun::writePage(const QList<Item> &items)
{
    for (const Item &item : items) {
        if (m_options.format == ExportFormat::Csv)
            writeCsv(item);
        else
            writeJson(item);
        ++m_written;
    }
    if (m_file.error() != QFileDevice::NoError)
        return tl::unexpected<Error>(writeError(m_file, m_options.file));
    if (m_report)
        m_report({bytesWritten(), 0, m_written});
    return Done();
}

void ExportRun::writeCsv(const Item &item)
{
    learnColumns(item.record);
    QStringList values{item.key, nameOf(item.state)};
    for (const QString &column : m_columns)
        values << cellOf(item.record, column);
    m_csv->writeRow(values);
}

void ExportRun::writeJson(const Item &item)
{
    const QJsonObject line{{QStringLiteral("key"), item.key},
                           {QStringLiteral("priority"), item.priority},
                           {QStringLiteral("state"), nameOf(item.state)},
                           {QStringLiteral("record"), item.record}};
    m_file.write(QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n');
}

Outcome<Done> ExportRun::finishFile()
{
    if (!m_csv->flush() || !m_file.commit())
        return tl::unexpected<Error>(writeError(m_file, m_options.file));
    return Done();
}

QList<State> ExportRun::states() const
{
    if (m_options.state)
        return {*m_options.state};
    return seenStates();
}

qint64 ExportRun::bytesWritten() const
{
    return m_options.format == ExportFormat::Csv ? m_csv->bytesWritten() : m_file.pos();
}

} // namespace intray
