// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/correction.h"
#include "transfer/importrun.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

// Short transactions, so that clerks can go on claiming while an import runs.
constexpr qsizetype chunkRows = 1000;
constexpr qsizetype chunkCharacters = 1024 * 1024; // MariaDB takes 16 MiB at once, all told

} // namespace

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
            return checkFileStayed();
    }
}

ImportRun::FileState ImportRun::stateOf(const QString &file)
{
    const QFileInfo now(file);
    return {now.size(), now.lastModified()};
}

/// It is read more than once, and who still writes it may be in the middle of a row.
Outcome<Done> ImportRun::checkFileStayed() const
{
    if (stateOf(m_options.file) == m_begin)
        return Done();
    return failure(Error::Kind::Unreadable,
                   Words::tr("The file “%1” was changed or taken away while it was read. Nothing "
                             "was brought in. Import it again once nobody writes it.")
                       .arg(m_options.file));
}

void ImportRun::takeRow(const TableRow &row)
{
    ++m_result.read;
    const auto item = m_items.make(row);
    if (!item)
        return reject(rejectOf(row, {}), item.error());
    if (const auto fault = unkeepableIn(item->record, limitsOf(m_queue.value_or(Queue()))))
        return reject(rejectOf(row, {}), factOf(*fault));
    const auto files = m_attached.filesOf(row);
    if (!files)
        return reject(rejectOf(row, {}), files.error());
    m_chunkCharacters += row.row.text.size();
    m_chunk << Waiting{rejectOf(row, {}), *item, *files};
}

Outcome<Done> ImportRun::stageChunk(ImportId import)
{
    if (m_chunk.isEmpty())
        return Done();
    QList<NewItem> items;
    for (const Waiting &waiting : m_chunk)
        items << waiting.item;
    const auto staged = m_imports.stageItems(import, items, m_options.redelivery);
    if (!staged)
        return tl::unexpected<Error>(m_cancellation.isCancelled() ? cancelled() : staged.error());
    for (qsizetype i = 0; i < m_chunk.size(); ++i) {
        count(staged->at(i), m_chunk.at(i));
        if (staged->at(i) != Staged::Added)
            continue;
        if (const auto attached = attachFiles(import, m_chunk.at(i)); !attached)
            return attached;
    }
    m_chunk.clear();
    m_chunkCharacters = 0;
    return Done();
}

/// What cannot be attached now could be a moment ago: without it the item would be half of what the
/// row says, so nothing comes in.
Outcome<Done> ImportRun::attachFiles(ImportId import, const Waiting &waiting)
{
    for (const FileToAttach &file : waiting.files) {
        const auto attached =
            attachFile(m_attachments, {{}, import, waiting.item.key}, file, m_cancellation);
        if (!attached && m_cancellation.isCancelled())
            return tl::unexpected<Error>(cancelled());
        if (!attached) {
            Error error = attached.error();
            error.sentence = Words::tr("Line %1: %2 Nothing was brought in.")
                                 .arg(QString::number(waiting.row.line), error.sentence);
            return tl::unexpected<Error>(error);
        }
        ++m_result.attached;
        tellProgress();
    }
    return Done();
}

void ImportRun::count(Staged staged, const Waiting &waiting)
{
    if (staged != Staged::Added && staged != Staged::RepeatedInImport)
        m_result.notAttached += waiting.files.size();
    switch (staged) {
    case Staged::Added:
        ++m_result.added;
        break;
    case Staged::AlreadyThere:
        ++m_result.duplicate;
        break;
    case Staged::Updates:
        ++m_result.updates;
        break;
    case Staged::Changed:
        ++m_result.changed;
        tell(waiting.row, Words::tr("The queue has a record with the key “%1” already, and it is "
                                    "different.")
                              .arg(waiting.item.key));
        break;
    case Staged::RepeatedInImport:
        reject(
            waiting.row,
            Words::tr("An earlier row of the file has the same key, “%1”.").arg(waiting.item.key));
        break;
    }
}

void ImportRun::reject(const Reject &row, const QString &reason)
{
    ++m_result.rejected;
    tell(row, reason);
}

void ImportRun::tell(Reject row, const QString &reason)
{
    row.reason = reason;
    m_rejects.add(row);
    if (m_result.rejects.size() < rejectsToShow)
        m_result.rejects << row;
}

Outcome<Done> ImportRun::forecastChunk()
{
    for (const Waiting &waiting : std::as_const(m_chunk)) {
        const auto staged = m_forecast.of(waiting.item);
        if (!staged)
            return tl::unexpected<Error>(staged.error());
        const bool updates = *staged == Staged::Changed && m_options.redelivery.updates;
        count(updates ? Staged::Updates : *staged, waiting);
    }
    m_chunk.clear();
    m_chunkCharacters = 0;
    return Done();
}

} // namespace intray
