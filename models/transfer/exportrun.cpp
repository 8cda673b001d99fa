// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exportrun.h"

#include "schema/fieldnamed.h"
#include "store/line/connection.h"
#include "store/line/databasefile.h"
#include "store/reading/storeditems.h"
#include "transfer/outputfile.h"
#include "transfer/textrows.h"
#include "transfer/transferfile.h"
#include "transfer/xlsxrows.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Exporter)
};

Error withSentence(Error error)
{
    if (error.kind == Error::Kind::Cancelled)
        error.sentence = Words::tr("The export was cancelled. No file was written.");
    return error;
}

/// JSON Schema's own word for a day, where nothing else is said of the field's kind.
Field withKind(Field field, const QJsonObject &schema)
{
    const QJsonValue rules = schema[u"properties"][field.name];
    if (field.kind.isEmpty() && rules[u"format"] == QStringLiteral("date"))
        field.kind = QStringLiteral("date");
    return field;
}

QList<Field> fieldsOf(const Queue &queue)
{
    QList<Field> fields;
    if (const auto schema = RecordSchema::of(queue))
        for (const Field &field : schema->fields())
            fields << withKind(field, queue.recordSchema);
    return fields;
}

/// Those that were chosen, in their order. Invalid: the queue has none of that name.
Outcome<QList<Field>> chosen(const QList<Field> &fields, const QStringList &names,
                             const QString &queue)
{
    QList<Field> result;
    for (const QString &name : names) {
        const Field *found = fieldNamed(fields, name);
        if (!found)
            return failure(Error::Kind::Invalid,
                           Words::tr("The queue “%1” has no field “%2”. Its rules show its fields.")
                               .arg(queue, name));
        result << *found;
    }
    return result;
}

} // namespace

ExportRun::ExportRun(Connection &connection, const Identity &identity, const ExportOptions &options,
                     const ProgressReport &report, const Cancellation &cancellation)
    : m_connection(connection)
    , m_identity(identity)
    , m_options(options)
    , m_report(report)
    , m_cancellation(cancellation)
    , m_file(options.file)
{
}

Outcome<ExportResult> ExportRun::run()
{
    return findFields()
        .and_then([this](Done) { return openFile(); })
        .and_then([this](Done) { return writeUntilComplete(); })
        .and_then([this](Done) { return finishFile(); })
        .map([this](Done) {
            return ExportResult{m_writer->written(), m_writer->sheets()};
        });
}

Outcome<Done> ExportRun::findFields()
{
    const auto queue = QueueStore(m_connection, m_identity).queue(m_options.queue);
    if (!queue)
        return tl::unexpected<Error>(queue.error());
    const QList<Field> all = fieldsOf(*queue);
    if (m_options.fields.isEmpty()) {
        m_fields.emplace(all, true);
        return Done();
    }
    return chosen(all, m_options.fields, m_options.queue).map([this](const QList<Field> &fields) {
        m_fields.emplace(fields, false);
        return Done();
    });
}

Outcome<Done> ExportRun::openFile()
{
    const FileInUse own{fileOf(m_connection), FileInUse::For::OwnDatabase};
    if (const auto free = checkOutput(Output::Items, m_options.file, {own}); !free)
        return free;
    if (!m_file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(m_file, m_options.file));
    return Done();
}

/// A table needs all columns before its first row. Nearly always the schema knows them; if a record
/// turns out to have another field, everything is written again.
Outcome<Done> ExportRun::writeUntilComplete()
{
    do {
        if (const auto written = writeAll(); !written)
            return written;
    } while (!m_writer->isComplete());
    return Done();
}

Outcome<Done> ExportRun::writeAll()
{
    m_file.resize(0);
    m_file.seek(0);
    m_writer = newWriter();
    m_writer->begin();
    return forEachStoredItem(
               m_connection, m_identity, query(), m_cancellation,
               [this](const StoredItem &item) { m_writer->write(item); },
               [this] { return endPage(); })
        .map_error(withSentence);
}

Outcome<Done> ExportRun::endPage()
{
    if (const auto flushed = m_writer->flush(); !flushed)
        return flushed;
    if (m_report)
        m_report({m_writer->bytesWritten(), 0, m_writer->written()});
    return Done();
}

Outcome<Done> ExportRun::finishFile()
{
    if (const auto finished = m_writer->finish(); !finished)
        return finished;
    if (!m_file.flush() || !m_file.commit())
        return tl::unexpected<Error>(writeError(m_file, m_options.file));
    return Done();
}

std::unique_ptr<ItemWriter> ExportRun::newWriter()
{
    const bool isTable =
        m_options.format != ExportFormat::JsonLines || m_options.record == ExportedRecord::Changes;
    if (isTable)
        return std::make_unique<ItemTable>(m_options, *m_fields, newRows());
    return std::make_unique<ItemLines>(m_options, *m_fields, m_file);
}

std::unique_ptr<RowWriter> ExportRun::newRows()
{
    switch (m_options.format) {
    case ExportFormat::Xlsx:
        return std::make_unique<XlsxRows>(m_file, m_options.file);
    case ExportFormat::JsonLines:
        return std::make_unique<JsonRows>(m_file, m_options.file);
    case ExportFormat::Csv:
        break;
    }
    return std::make_unique<CsvRows>(m_file, m_options.file, m_options.guardFormulas,
                                     m_options.missing);
}

StoredItemQuery ExportRun::query() const
{
    StoredItemQuery query;
    query.queue = m_options.queue;
    query.state = m_options.state;
    query.finishedBy = m_options.finishedBy;
    query.from = m_options.from;
    query.to = m_options.to;
    query.isCorrected = m_options.record == ExportedRecord::Changes;
    query.withOriginals = m_options.record != ExportedRecord::Current;
    query.withCurrents = m_options.record != ExportedRecord::Original;
    query.listed = m_options.listed;
    return query;
}

} // namespace intray
