// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/writebackrun.h"

#include "schema/fieldnamed.h"
#include "schema/recordschema.h"
#include "store/line/connection.h"
#include "store/line/databasefile.h"
#include "store/reading/storeditems.h"
#include "store/rules/queuestore.h"
#include "transfer/outputfile.h"
#include "transfer/recordkey.h"
#include "transfer/writeback/accesstarget.h"
#include "transfer/writeback/databasetarget.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WriteBack)
};

constexpr qsizetype rowsToShow = 100;

Error withSentence(Error error)
{
    if (error.kind == Error::Kind::Cancelled)
        error.sentence = Words::tr(
            "This was cancelled. What was written before stays; run it again to continue.");
    return error;
}

Outcome<Done> checkFields(const Queue &queue, const QStringList &wanted)
{
    const auto schema = RecordSchema::of(queue);
    const QList<Field> fields = schema ? schema->fields() : QList<Field>();
    for (const QString &name : wanted)
        if (!fieldNamed(fields, name))
            return failure(Error::Kind::Invalid,
                           Words::tr("The queue “%1” has no field “%2”. Its rules show its fields.")
                               .arg(queue.name, name));
    return Done();
}

/// A table of MariaDB may be of an engine that has no transactions, and takes nothing back.
DatabaseTarget::How howFor(const WriteBackOptions &options)
{
    if (!options.isTrial())
        return DatabaseTarget::How::Writing;
    const bool isMariadb = options.database->url.engine() == DatabaseUrl::Engine::Mariadb;
    return isMariadb || !options.scriptFile.isEmpty() ? DatabaseTarget::How::Reading
                                                      : DatabaseTarget::How::Trying;
}

} // namespace

WriteBackRun::WriteBackRun(Connection &connection, const Identity &identity,
                           const WriteBackOptions &options, const ProgressReport &report,
                           const Cancellation &cancellation)
    : m_connection(connection)
    , m_identity(identity)
    , m_options(options)
    , m_report(report)
    , m_cancellation(cancellation)
    , m_script(options.scriptFile)
    , m_lines(options.reportFile, options.isTrial())
{
}

Outcome<WriteBackResult> WriteBackRun::run()
{
    const auto ready = lookAtQueue()
                           .and_then([this](Done) { return openFiles(); })
                           .and_then([this](Done) { return openTarget(); })
                           .and_then([this](Done) { return findColumns(); });
    if (!ready)
        return tl::unexpected<Error>(ready.error());
    if (const auto written = writeAll(); !written)
        m_result.ended = withSentence(written.error());
    if (const auto closed = closeFiles(); !closed && !m_result.ended)
        m_result.ended = closed.error();
    return m_result;
}

Outcome<Done> WriteBackRun::lookAtQueue()
{
    const auto queue = QueueStore(m_connection, m_identity).queue(m_options.queue);
    if (!queue)
        return tl::unexpected<Error>(queue.error());
    m_keyFields = m_options.keyFields.isEmpty() ? rememberedKeyOf(*queue).value_or(QStringList())
                                                : m_options.keyFields;
    if (m_keyFields.isEmpty())
        return failure(
            Error::Kind::Invalid,
            Words::tr("The queue “%1” does not know which columns identify a row. Give a key.")
                .arg(queue->name));
    return checkFields(*queue, m_options.fields);
}

Outcome<Done> WriteBackRun::openFiles()
{
    return m_script.open().and_then([this](Done) { return m_lines.open(); });
}

Outcome<Done> WriteBackRun::openTarget()
{
    if (m_options.database)
        return openDatabase();
    auto opened = AccessTarget::open(m_options.accessFile, m_options.table, m_script);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    m_target = std::move(*opened);
    return Done();
}

Outcome<Done> WriteBackRun::openDatabase()
{
    const auto itself =
        failure(Error::Kind::Invalid,
                Words::tr("This is the file of the queue itself. Nothing is written back there."));
    if (isOwnFile(m_options.database->url.path()))
        return itself;
    auto opened = DatabaseTarget::open(*m_options.database, m_options.table, howFor(m_options),
                                       m_script, m_cancellation);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    if (isOwnFile((*opened)->file()))
        return itself;
    const auto free = checkOutputs((*opened)->file());
    if (free)
        m_target = std::move(*opened);
    return free;
}

/// By whatever name.
bool WriteBackRun::isOwnFile(const QString &path) const
{
    return isOneFile(path, fileOf(m_connection));
}

/// Neither the report nor the script takes the place of the table's own file.
Outcome<Done> WriteBackRun::checkOutputs(const QString &target) const
{
    const QList<FileInUse> inUse{{target, FileInUse::For::TargetDatabase}};
    return checkOutput(Output::Report, m_options.reportFile, inUse).and_then([&](Done) {
        return checkOutput(Output::Script, m_options.scriptFile, inUse);
    });
}

Outcome<Done> WriteBackRun::findColumns()
{
    const FieldColumns columns(m_target->columns(), m_options.mapping);
    for (const QString &field : m_keyFields)
        if (const auto place = columns.placeOf(field); !place)
            return failure(
                Error::Kind::Invalid,
                Words::tr("The rows cannot be found by “%1”. %2").arg(field, place.error()));
    m_reader = std::make_unique<CorrectionReader>(columns, m_keyFields, m_options.fields);
    return Done();
}

StoredItemQuery WriteBackRun::query() const
{
    StoredItemQuery query;
    query.queue = m_options.queue;
    query.state = State::Done;
    query.finishedBy = m_options.finishedBy;
    query.from = m_options.from;
    query.to = m_options.to;
    query.isCorrected = true;
    query.withOriginals = true;
    return query;
}

Outcome<Done> WriteBackRun::writeAll()
{
    return forEachStoredItem(
               m_connection, m_identity, query(), m_cancellation,
               [this](const StoredItem &item) {
                   if (auto row = m_reader->read(item))
                       m_waiting << *std::move(row);
               },
               [this] { return writeFullPieces(); })
        .and_then([this](Done) { return m_waiting.isEmpty() ? Done() : writePiece(); });
}

Outcome<Done> WriteBackRun::writeFullPieces()
{
    while (m_waiting.size() >= m_options.rowsInPiece)
        if (const auto written = writePiece(); !written)
            return written;
    return Done();
}

Outcome<Done> WriteBackRun::writePiece()
{
    if (m_cancellation.isCancelled())
        return failure(Error::Kind::Cancelled, {});
    QList<CorrectedRow> piece = m_waiting.mid(0, m_options.rowsInPiece);
    m_waiting.remove(0, piece.size());
    const auto written = m_target->carryOut(piece);
    for (const CorrectedRow &row : std::as_const(piece))
        if (row.outcome != RowOutcome::Waiting)
            count(row);
    if (m_report)
        m_report({0, 0, m_result.corrected});
    return written;
}

void WriteBackRun::count(const CorrectedRow &row)
{
    ++m_result.corrected;
    m_lines.add(row);
    switch (row.outcome) {
    case RowOutcome::Written:
        ++m_result.written;
        break;
    case RowOutcome::AsItShouldBe:
        ++m_result.asItShouldBe;
        break;
    default:
        ++m_result.refused;
        note(row);
    }
}

void WriteBackRun::note(const CorrectedRow &row)
{
    QList<UnwrittenRow> &first = m_result.first;
    if (!first.isEmpty() && first.constLast().why == row.why)
        ++first.last().more;
    else if (first.size() < rowsToShow)
        first << UnwrittenRow{row.item, row.why};
}

/// A script that is not whole is none; the report tells what was done in any case.
Outcome<Done> WriteBackRun::closeFiles()
{
    const auto reported = m_lines.commit();
    if (!reported || m_result.ended)
        return reported;
    return m_script.commit();
}

} // namespace intray
