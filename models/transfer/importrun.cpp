// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importrun.h"

#include "queue/itempage.h"
#include "queue/recordschema.h"
#include "transfer/exportcolumns.h"
#include "transfer/schemainference.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

// Short transactions, so that clerks can go on claiming while an import runs.
constexpr qsizetype chunkRows = 1000;
constexpr qsizetype chunkCharacters = 1024 * 1024; // MariaDB takes 16 MiB at once, all told
constexpr qsizetype longestKey = 500;
constexpr size_t keySeed = 20260131;

} // namespace

ImportRun::ImportRun(Connection &connection, const Identity &identity, const ImportOptions &options,
                     const ProgressReport &report, const Cancellation &cancellation)
    : m_queues(connection, identity)
    , m_lists(connection, identity)
    , m_imports(connection, identity)
    , m_options(options)
    , m_report(report)
    , m_cancellation(cancellation)
{
    m_result.dryRun = options.dryRun;
}

Outcome<ImportResult> ImportRun::run()
{
    return findQueue()
        .and_then([this](Done) { return takeSample(); })
        .and_then([this](Done) { return chooseKey(); })
        .and_then([this](Done) { return openTable(); })
        .and_then([this](Done) { return m_options.dryRun ? tryOut() : bringIn(); })
        .map([this](Done) {
            m_result.notes = m_table->notes();
            return m_result;
        });
}

Outcome<Done> ImportRun::findQueue()
{
    if (!isQueueName(m_options.queue))
        return failure(
            Error::Kind::Invalid,
            Words::tr("“%1” cannot be the name of a queue. Use letters, digits, '-', '_' and "
                      "'.', at most 64.")
                .arg(m_options.queue));
    const auto queue = m_queues.queue(m_options.queue);
    if (queue)
        m_queue = *queue;
    else if (queue.error().kind != Error::Kind::NotFound)
        return tl::unexpected<Error>(queue.error());
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

/// What was said, else what the queue's first import used, else a guess.
Outcome<Done> ImportRun::chooseKey()
{
    QStringList columns = m_options.keyColumns;
    if (columns.isEmpty())
        columns = m_queue ? rememberedKey() : guessKey(m_sample);
    return RecordKey::fromColumns(m_sample.columns, columns).map([this](const RecordKey &key) {
        m_key = key;
        m_result.keyColumns = key.columns();
        return Done();
    });
}

QStringList ImportRun::rememberedKey() const
{
    const QString keyword = QStringLiteral("x-intray-key");
    if (m_sample.columns.contains(exportKeyColumn()) || !m_queue->recordSchema.contains(keyword))
        return guessKey(m_sample);
    const auto schema = RecordSchema::fromJson(m_queue->recordSchema);
    return schema ? schema->keyFields() : guessKey(m_sample);
}

Outcome<Done> ImportRun::openTable()
{
    auto table = RecordTable::open(m_options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    m_table = std::move(*table);
    m_result.format = m_table->format();
    auto rejects =
        RejectFile::open(m_options.dryRun ? QString() : m_options.rejectsFile, m_table->columns());
    if (!rejects)
        return tl::unexpected<Error>(rejects.error());
    m_rejects = std::move(*rejects);
    return Done();
}

Outcome<Done> ImportRun::tryOut()
{
    m_result.queueMade = !m_queue;
    if (const auto existing = readExistingKeys(); !existing)
        return existing;
    return readRows([this] { return forecastChunk(); });
}

Outcome<Done> ImportRun::bringIn()
{
    if (const auto made = makeQueue(); !made)
        return made;
    const auto import =
        m_imports.beginImport(m_options.queue, QFileInfo(m_options.file).fileName());
    if (!import)
        return tl::unexpected<Error>(import.error());
    if (const auto staged = stageAll(*import); !staged) {
        undo(*import);
        return staged;
    }
    return acceptAll(*import);
}

/// As if nothing had been tried. What fails here is done by recover() later.
void ImportRun::undo(ImportId import)
{
    m_imports.discardImport(import);
    if (m_result.queueMade)
        m_queues.removeQueue(m_options.queue);
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
    return readRows([this, import] { return stageChunk(import); }).and_then([this](Done) {
        return m_rejects.commit();
    });
}

/// Reads the table to its end, and hands on a chunk whenever it is full.
Outcome<Done> ImportRun::readRows(const std::function<Outcome<Done>()> &takeChunk)
{
    TableRow row;
    while (true) {
        if (m_cancellation.isCancelled())
            return tl::unexpected<Error>(cancelled());
        const auto more = m_table->next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (*more)
            takeRow(row);
        const bool isFull = m_chunk.size() >= chunkRows || m_chunkCharacters >= chunkCharacters;
        if (*more && !isFull)
            continue;
        if (const auto taken = takeChunk(); !taken)
            return taken;
        tellProgress();
        if (!*more)
            return Done();
    }
}

void ImportRun::takeRow(const TableRow &row)
{
    ++m_result.read;
    if (!row.reason.isEmpty())
        return reject(rejectOf(row.row, row.reason), row.reason);
    Waiting waiting{rejectOf(row.row, {}), {}};
    if (const QString blank = m_key.blankColumn(row.row); !blank.isEmpty())
        return reject(waiting.row, Words::tr("The key column “%1” is blank.").arg(blank));
    waiting.item.key = m_key.of(row.row);
    if (waiting.item.key.size() > longestKey)
        return reject(waiting.row,
                      Words::tr("The key is longer than %n characters.", nullptr, longestKey));
    waiting.item.priority = m_options.priority;
    waiting.item.record = recordOf(row.row);
    m_chunkCharacters += row.row.text.size();
    m_chunk << waiting;
}

Record ImportRun::recordOf(const CsvRow &row) const
{
    Record record;
    const QStringList &columns = m_table->columns();
    for (qsizetype i = 0; i < columns.size(); ++i)
        if (!isExportColumn(columns.at(i)))
            record.insert(columns.at(i), row.at(i).toString());
    return record;
}

Outcome<Done> ImportRun::stageChunk(ImportId import)
{
    if (m_chunk.isEmpty())
        return Done();
    QList<NewItem> items;
    for (const Waiting &waiting : m_chunk)
        items << waiting.item;
    const auto staged = m_imports.stageItems(import, items);
    if (!staged)
        return tl::unexpected<Error>(m_cancellation.isCancelled() ? cancelled() : staged.error());
    for (qsizetype i = 0; i < m_chunk.size(); ++i)
        count(staged->at(i), m_chunk.at(i));
    m_chunk.clear();
    m_chunkCharacters = 0;
    return Done();
}

void ImportRun::count(Staged staged, const Waiting &waiting)
{
    switch (staged) {
    case Staged::Added:
        ++m_result.added;
        break;
    case Staged::AlreadyThere:
        ++m_result.duplicate;
        break;
    case Staged::RepeatedInImport:
        reject(
            waiting.row,
            Words::tr("An earlier row of the file has the same key, “%1”.").arg(waiting.item.key));
        break;
    }
}

void ImportRun::reject(Reject row, const QString &reason)
{
    row.reason = reason;
    ++m_result.rejected;
    m_rejects.add(row);
    if (m_result.rejects.size() < rejectsToShow)
        m_result.rejects << row;
}

/// Nothing is written, so the keys that are there and those in the file are compared here.
Outcome<Done> ImportRun::forecastChunk()
{
    for (const Waiting &waiting : std::as_const(m_chunk)) {
        const size_t key = qHash(waiting.item.key, keySeed);
        if (m_existingKeys.contains(key))
            count(Staged::AlreadyThere, waiting);
        else if (m_seenKeys.contains(key))
            count(Staged::RepeatedInImport, waiting);
        else
            count(Staged::Added, waiting);
        m_seenKeys.insert(key);
    }
    m_chunk.clear();
    m_chunkCharacters = 0;
    return Done();
}

Outcome<Done> ImportRun::readExistingKeys()
{
    if (!m_queue)
        return Done();
    for (const State state : allStates)
        if (state != State::Staged)
            if (const auto read = readExistingKeys(state); !read)
                return read;
    return Done();
}

Outcome<Done> ImportRun::readExistingKeys(State state)
{
    ItemQuery query; // in claim order, because that is the order with an index in every state
    query.queue = m_options.queue;
    query.state = state;
    PageRequest request{PageRequest::From::Start, {}, 500};
    do {
        const auto page = m_lists.page(query, request, m_cancellation);
        if (!page)
            return tl::unexpected<Error>(page.error());
        for (const Item &item : page->items)
            m_existingKeys.insert(qHash(item.key, keySeed));
        request = {PageRequest::From::After, page->next, 500};
    } while (!request.cursor.isEmpty());
    return Done();
}

/// Of a queue that has no schema, the first file says which fields its records have.
Outcome<Done> ImportRun::keepFields()
{
    if (!m_queue || !m_queue->fields.isEmpty())
        return Done();
    QStringList fields = m_table->columns();
    fields.removeIf(isExportColumn);
    return m_queues.widenFields(m_options.queue, fields).map([](const Queue &) { return Done(); });
}

/// From accept() on the import has happened; a cancellation comes too late.
Outcome<Done> ImportRun::acceptAll(ImportId import)
{
    const auto accepted =
        keepFields().and_then([&](Done) { return m_imports.acceptImport(import); });
    if (!accepted) {
        undo(import);
        return accepted;
    }
    while (true) {
        const auto opened = m_imports.openStagedItems(import);
        if (!opened)
            return tl::unexpected<Error>(opened.error());
        if (*opened == 0)
            return Done();
        tellProgress();
    }
}

void ImportRun::tellProgress() const
{
    if (m_report)
        m_report({m_table->bytesRead(), m_table->totalBytes(), m_result.read});
}

Error ImportRun::cancelled() const
{
    return {Error::Kind::Cancelled,
            Words::tr("The import was cancelled. Nothing was brought in."),
            {},
            {},
            State::Open};
}

} // namespace intray
