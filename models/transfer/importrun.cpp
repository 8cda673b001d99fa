// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importrun.h"

#include "schema/keptwords.h"
#include "store/importing/importhold.h"
#include "store/line/connection.h"
#include "store/line/databasefile.h"
#include "transfer/deliveredfiles.h"
#include "transfer/exportcolumns.h"
#include "transfer/importcolumns.h"
#include "transfer/importkey.h"
#include "transfer/importstaging.h"
#include "transfer/mapping/besiderecord.h"
#include "transfer/outputfile.h"
#include "transfer/schemainference.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

static ImportOptions endedBy(ImportOptions options, const Cancellation &cancellation)
{
    if (options.other)
        options.other->cancellation = cancellation;
    return options;
}

ImportRun::ImportRun(Connection &connection, const Identity &identity, const ImportOptions &options,
                     const ProgressReport &report, const Cancellation &cancellation)
    : m_connection(connection)
    , m_identity(identity)
    , m_queues(connection, identity)
    , m_imports(connection, identity)
    , m_attachments(connection, identity)
    , m_options(endedBy(options, cancellation))
    , m_report(report)
    , m_cancellation(cancellation)
    , m_forecast(connection, identity, cancellation)
    , m_files(options)
    , m_tally(m_options, m_result)
{
    m_result.dryRun = options.dryRun;
}

Outcome<ImportResult> ImportRun::run()
{
    return findQueue()
        .and_then([this](Done) { return takeSample(); })
        .and_then([this](Done) { return chooseKey(); })
        .and_then([this](Done) { return openTable(); })
        .and_then([this](Done) { return compareColumns(); })
        .and_then([this](Done) { return tellEarlierDelivery(); })
        .and_then([this](Done) { return m_options.dryRun ? tryOut() : bringIn(); })
        .map([this](Done) {
            m_result.notes = m_table->notes() + m_result.notes;
            return m_result;
        })
        .map_error([this](const Error &error) {
            return m_cancellation.isCancelled() && !m_isDecided ? importCancelled() : error;
        });
}

Outcome<Done> ImportRun::findQueue()
{
    if (!isQueueName(m_options.queue))
        return failure(Error::Kind::Invalid,
                       Words::tr("“%1” cannot be the name of a queue. Use letters, digits, '-', "
                                 "'_' and '.', at most 64 characters.")
                           .arg(m_options.queue));
    const auto queue = m_queues.queue(m_options.queue);
    if (queue)
        m_queue = *queue;
    else if (queue.error().kind != Error::Kind::NotFound)
        return tl::unexpected<Error>(queue.error());
    m_limits = limitsOf(m_queue.value_or(Queue()));
    return Done();
}

Outcome<Done> ImportRun::takeSample()
{
    return RecordTable::open(m_options)
        .and_then([](const std::unique_ptr<RecordTable> &table) { return sampleOf(*table); })
        .map([this](const TableSample &sample) {
            m_sample = sample;
            return Done();
        });
}

Outcome<Done> ImportRun::chooseKey()
{
    ImportKey choice(m_options, m_sample, m_queue, m_cancellation);
    const auto key = choice.choose();
    m_result.notes << choice.notes();
    m_result.keyGuessed = choice.isGuessed();
    return key.map([this](const RecordKey &chosen) {
        m_key = chosen;
        m_result.keyColumns = chosen.columns();
        return Done();
    });
}

Outcome<Done> ImportRun::openTable()
{
    auto table = RecordTable::open(m_options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    m_table = std::move(*table);
    m_totalBytes = m_table->totalBytes();
    m_result.format = m_table->format();
    return openRejects();
}

Outcome<Done> ImportRun::openRejects()
{
    const QString path = m_options.dryRun ? QString() : m_options.rejectsFile;
    QList<FileInUse> inUse{{fileOf(m_connection), FileInUse::For::OwnDatabase}};
    for (const QString &file : filesOf(m_options))
        inUse << FileInUse{file, FileInUse::For::Import};
    if (m_options.other)
        inUse << FileInUse{m_options.other->login.url.path(), FileInUse::For::SourceDatabase};
    if (const auto free = checkOutput(Output::Rejects, path, inUse); !free)
        return free;
    auto rejects = RejectFile::open(path, m_table->fileColumns(), m_table->isJson(),
                                    !m_options.moreFiles.isEmpty());
    if (!rejects)
        return tl::unexpected<Error>(rejects.error());
    m_tally.writeTo(std::move(*rejects));
    return Done();
}

Outcome<Done> ImportRun::compareColumns()
{
    const auto difference = ImportColumns(m_options, m_queue, *m_table).compare();
    if (!difference)
        return tl::unexpected<Error>(difference.error());
    m_newColumns = difference->added;
    const QStringList fields = m_queue ? m_queue->fields : QStringList();
    const bool isIgnored = m_options.newColumns == NewColumns::Ignore && !fields.isEmpty();
    m_items = ItemMaker(m_key, m_table->columns(), isIgnored ? fields : m_table->columns(),
                        m_options.priority);
    const Queue rules = m_queue.value_or(Queue());
    const RecordSchema schema = RecordSchema::of(rules).value_or(RecordSchema());
    m_items.readReasons(schema.fields());
    m_decisions = ImportDecisions(m_options, schema, m_sample);
    return AttachedColumns::of(m_options.attachColumns, m_options.attachFrom, m_table->columns(),
                               largestAttachmentIn(rules.recordSchema))
        .map([this](const AttachedColumns &columns) {
            m_attached = columns;
            return Done();
        });
}

/// Whoever only imports sees no items on a server.
static bool seesItems(const ServerFacts &server)
{
    return server.seesEveryItem() || server.roles.contains(Role::Clerk);
}

Outcome<Done> ImportRun::tryOut()
{
    m_result.queueMade = !m_queue;
    if (m_queue)
        if (const auto read = m_forecast.readQueue(m_options.queue); !read)
            return read;
    if (m_queue && !seesItems(m_connection.server()))
        m_result.notes << Words::tr("You cannot see the items of this queue, so rows that it "
                                    "already has count as new in a check.");
    return readRows([this](const QList<Good> &rows) { return forecastRows(rows); });
}

Outcome<Done> ImportRun::forecastRows(const QList<Good> &rows)
{
    for (const Good &good : rows) {
        const auto staged = m_forecast.of(good.item);
        if (!staged)
            return tl::unexpected<Error>(staged.error());
        const bool updates = *staged == Staged::Changed && m_options.redelivery.updates;
        m_tally.count(updates ? Staged::Updates : *staged, good);
    }
    return Done();
}

/// Reads the table to its end, and hands on the good rows of each chunk.
Outcome<Done> ImportRun::readRows(const std::function<Outcome<Done>(const QList<Good> &)> &takeRows)
{
    ImportChunks chunks(*m_table, m_items, m_limits, m_attached, m_cancellation);
    while (true) {
        const auto chunk = chunks.next();
        if (!chunk)
            return tl::unexpected<Error>(chunk.error());
        m_result.read += chunk->rows();
        m_bytesRead = chunk->bytesRead;
        for (const ImportChunk::Bad &bad : chunk->bad)
            m_tally.reject(bad.row, bad.reason, bad.place);
        if (const auto taken = takeRows(chunk->good); !taken)
            return taken;
        m_tally.endChunk();
        tellProgress();
        if (chunk->isLast)
            return m_files.checkStayed();
    }
}

Outcome<Done> ImportRun::bringIn()
{
    if (const auto made = makeQueue(); !made)
        return made;
    const auto import = m_imports.beginImport(m_options.queue, sourceOf(m_options));
    if (!import)
        return tl::unexpected<Error>(import.error());
    const auto hold = ImportHold::take(m_connection, *import, sizeOf(filesOf(m_options)));
    const auto staged =
        hold ? stageAll(*import) : Outcome<Done>(tl::unexpected<Error>(hold.error()));
    if (!staged) {
        undo(*import);
        return staged;
    }
    if (m_result.queueMade && m_result.added == 0) {
        m_result.queueMade = !undo(*import);
        m_result.notes << Words::tr("No row was imported, so the queue was not created.");
        return Done();
    }
    if (isNothingNew()) {
        undo(*import);
        return Done();
    }
    return acceptAll(*import).map([&](Done) {
        m_decisions.carryOut(m_connection, m_identity, *import, m_result);
        return Done();
    });
}

/// A query that is asked every few minutes would fill the list of deliveries.
bool ImportRun::isNothingNew() const
{
    return m_options.other && m_queue && !m_options.redelivery.isWhole &&
           m_result.duplicate == m_result.read;
}

/// As if nothing had been tried. What fails here is done by recover() later.
bool ImportRun::undo(ImportId import)
{
    m_connection.rearm(); // a cancellation interrupted the rows
    const bool isDiscarded = m_imports.discardImport(import).has_value();
    return isDiscarded && (!m_result.queueMade || m_queues.removeQueue(m_options.queue));
}

Outcome<Done> ImportRun::makeQueue()
{
    if (m_queue)
        return Done();
    Queue rules;
    rules.name = m_options.queue;
    rules.title = m_options.title;
    rules.recordSchema = inferSchema(m_sample, m_key.columns());
    return m_queues.addQueue(rules).map([this](const Queue &) {
        m_result.queueMade = true;
        return Done();
    });
}

Outcome<Done> ImportRun::stageAll(ImportId import)
{
    ImportStaging staging({m_imports, m_attachments, m_tally, m_decisions, m_cancellation}, import,
                          m_options.redelivery, [this] {
                              ++m_result.attached;
                              tellProgress();
                          });
    // The database takes no row with a field that the queue does not have.
    const bool isWidened = m_queue && !m_queue->fields.isEmpty();
    return (isWidened ? keepFields() : Outcome<Done>(Done()))
        .and_then([&](Done) {
            return readRows([&staging](const QList<Good> &rows) { return staging.stage(rows); });
        })
        .and_then([this](Done) { return m_tally.commit(); });
}

/// Of a queue that has no schema, the first file says which fields its records have; new columns
/// that were confirmed widen them.
Outcome<Done> ImportRun::keepFields()
{
    const bool isFirst = m_queue && m_queue->fields.isEmpty();
    const bool isWidened = m_options.newColumns == NewColumns::Add;
    QStringList fields = isFirst ? m_table->columns() : m_newColumns;
    fields.removeIf(isExportColumn);
    if (!m_queue || fields.isEmpty() || !(isFirst || isWidened))
        return Done();
    return m_queues.widenFields(m_options.queue, fields).map([](const Queue &) { return Done(); });
}

/// A queue whose rules were written before it was filled does not know its key, and the desk would
/// let it be typed over. Whatever becomes of it: the records come in as they are.
Outcome<Done> ImportRun::rememberKey()
{
    const QStringList key = m_key.columns();
    const bool isKnown = !m_queue || rememberedKeyOf(*m_queue).has_value();
    if (isKnown || key.isEmpty() || key == QStringList{exportKeyColumn()})
        return Done();
    const auto edited = m_queues.editQueue(m_options.queue, [&](Queue rules) -> Outcome<Queue> {
        if (!rememberedKeyOf(rules))
            rules.recordSchema = withKeyFields(rules.recordSchema, key);
        return rules;
    });
    if (!edited && edited.error().kind == Error::Kind::NotPermitted)
        m_result.notes << Words::tr("The schema of this queue does not say that its key is “%1”, "
                                    "so the key can be changed at the desk. A supervisor can add "
                                    "that to the schema.")
                              .arg(key.join(QStringLiteral(", ")));
    return Done();
}

/// From here on the import has happened; a cancellation comes too late. An acceptance may have
/// arrived though its answer did not: what was accepted cannot be discarded.
Outcome<Done> ImportRun::acceptAll(ImportId import)
{
    m_isDecided = true;
    const auto accepted =
        keepFields().and_then([this](Done) { return rememberKey(); }).and_then([&](Done) {
            return m_imports.acceptImport(import, m_tally.counts(m_files.digest()));
        });
    if (accepted)
        return openAll(import);
    m_connection.rearm();
    const auto discarded = m_imports.discardImport(import);
    if (!discarded && discarded.error().kind == Error::Kind::Invalid)
        return openAll(import);
    if (discarded && m_result.queueMade)
        m_queues.removeQueue(m_options.queue);
    Error error = m_cancellation.isCancelled() ? importCancelled() : accepted.error();
    if (!discarded)
        error.sentence =
            Words::tr("It is not known whether the rows were imported. Import the file again as "
                      "soon as the database answers: nothing is added twice.");
    return tl::unexpected<Error>(error);
}

Outcome<Done> ImportRun::openAll(ImportId import)
{
    while (true) {
        const auto opened = m_imports.openStagedItems(import);
        if (opened && *opened == 0)
            return tellDelivery(import);
        if (opened) {
            tellProgress();
            continue;
        }
        if (opened.error().kind == Error::Kind::Cancelled) {
            m_connection.rearm();
            continue;
        }
        Error error = opened.error();
        error.sentence =
            Words::tr("The import was accepted and is not lost, but some of its %n row(s) cannot "
                      "be seen yet. They will appear when Intray is restarted or imports again.",
                      nullptr, int(m_result.added));
        return tl::unexpected<Error>(error);
    }
}

void ImportRun::tellProgress() const
{
    if (m_report)
        m_report({m_bytesRead, m_totalBytes, m_result.read});
}

/// Only told: the import has happened, whatever fails here.
Outcome<Done> ImportRun::tellDelivery(ImportId import)
{
    if (const auto state = DeliveryStore(m_connection, m_identity).state(import))
        m_result.delivery = *state;
    return Done();
}

/// Whoever brings the same file in once more hears of it.
Outcome<Done> ImportRun::tellEarlierDelivery()
{
    m_files.readDigest();
    m_result.notes << m_files.copies();
    if (!m_queue)
        return Done();
    DeliveryStore deliveries(m_connection, m_identity);
    return m_files.earlierDelivery(deliveries, m_options.queue).map([this](const QString &note) {
        if (!note.isEmpty())
            m_result.notes << note;
        return Done();
    });
}

} // namespace intray
