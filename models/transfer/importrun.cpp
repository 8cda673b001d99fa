// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importrun.h"

#include "schema/keptwords.h"
#include "schema/mostfields.h"
#include "store/importing/importhold.h"
#include "store/line/connection.h"
#include "store/line/databasefile.h"
#include "transfer/deliveredfiles.h"
#include "transfer/exportcolumns.h"
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
    , m_begin(statesOf(filesOf(options)))
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
        .and_then([this](Done) { return readDigest(); })
        .and_then([this](Done) { return m_options.dryRun ? tryOut() : bringIn(); })
        .map([this](Done) {
            m_result.notes = m_table->notes() + m_result.notes;
            return m_result;
        })
        .map_error([this](const Error &error) {
            return m_cancellation.isCancelled() && !m_isDecided ? cancelled() : error;
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
    m_rejects = std::move(*rejects);
    return Done();
}

QString ImportRun::refusalOf(const ColumnDifference &difference) const
{
    const QString refusal =
        sentenceOf(difference, m_options.queue) + u' ' + Words::tr("Nothing was imported.");
    const QString beside = whyNoFields(m_options.mapping, difference.missing);
    if (difference.isOther || !beside.isEmpty())
        return beside.isEmpty() ? refusal : refusal + u' ' + beside;
    const QString choice =
        m_options.byOptions
            ? Words::tr("If the file is right, choose what becomes of new columns by --columns "
                        "add or --columns ignore.")
            : Words::tr("If the file is right, choose what becomes of new columns.");
    return refusal + u' ' + choice;
}

/// Of the file and the queue together, where what is new becomes fields.
Outcome<Done> ImportRun::checkFieldCount() const
{
    const bool isIgnored = m_options.newColumns == NewColumns::Ignore && m_queue;
    const QStringList added = isIgnored && !m_queue->fields.isEmpty() ? QStringList()
                              : m_queue && !m_queue->fields.isEmpty() ? m_difference.added
                                                                      : m_table->columns();
    const qsizetype fields = (m_queue ? m_queue->fields.size() : 0) + added.size();
    if (added.isEmpty() || fields <= mostFieldsOfQueue)
        return Done();
    return failure(Error::Kind::Invalid,
                   Words::tr("With the columns of this file the queue would have %1 fields, and it "
                             "can have at most %2. Leave columns out, or write what repeats as "
                             "rows. Nothing was imported.")
                       .arg(fields)
                       .arg(mostFieldsOfQueue));
}

/// What differs must have been confirmed; another kind of file is none for this queue.
Outcome<Done> ImportRun::compareColumns()
{
    const QStringList fields = m_queue ? m_queue->fields : QStringList();
    m_difference = differenceBetween(fields, m_table->columns(), m_table->isJson());
    const bool isConfirmed = m_options.newColumns != NewColumns::Same && !m_difference.isOther;
    if (!m_difference.isNone() && !isConfirmed)
        return failure(Error::Kind::Invalid, refusalOf(m_difference));
    if (const auto few = checkFieldCount(); !few)
        return few;
    const bool isIgnored = m_options.newColumns == NewColumns::Ignore && !fields.isEmpty();
    m_items = ItemMaker(m_key, m_table->columns(), isIgnored ? fields : m_table->columns(),
                        m_options.priority);
    const Queue rules = m_queue.value_or(Queue());
    m_decisions =
        ImportDecisions(m_options, RecordSchema::of(rules).value_or(RecordSchema()), m_sample);
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
    // The database takes no row with a field that the queue does not have.
    const bool isWidened = m_queue && !m_queue->fields.isEmpty();
    return (isWidened ? keepFields() : Outcome<Done>(Done()))
        .and_then([&](Done) {
            return readRows(
                [this, import](const QList<Good> &rows) { return stageRows(import, rows); });
        })
        .and_then([this](Done) { return m_rejects.commit(); })
        .map([this](Done) {
            m_result.rejectsFile = m_options.rejectsFile;
            return Done{};
        });
}

/// Of a queue that has no schema, the first file says which fields its records have; new columns
/// that were confirmed widen them.
Outcome<Done> ImportRun::keepFields()
{
    const bool isFirst = m_queue && m_queue->fields.isEmpty();
    const bool isWidened = m_options.newColumns == NewColumns::Add;
    QStringList fields = isFirst ? m_table->columns() : m_difference.added;
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
            return m_imports.acceptImport(import, counts());
        });
    if (accepted)
        return openAll(import);
    m_connection.rearm();
    const auto discarded = m_imports.discardImport(import);
    if (!discarded && discarded.error().kind == Error::Kind::Invalid)
        return openAll(import);
    if (discarded && m_result.queueMade)
        m_queues.removeQueue(m_options.queue);
    Error error = m_cancellation.isCancelled() ? cancelled() : accepted.error();
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

Error ImportRun::cancelled() const
{
    return {Error::Kind::Cancelled,
            Words::tr("The import was cancelled. Nothing was imported."),
            {},
            {},
            State::Open};
}

} // namespace intray
