// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "store/line/drivererror.h"
#include "transfer/deliveredfiles.h"
#include "transfer/importrun.h"
#include "transfer/keyfaults.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

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
            reject(bad.row, bad.reason, bad.place);
        if (const auto taken = takeRows(chunk->good); !taken)
            return taken;
        tellRejects();
        tellProgress();
        if (chunk->isLast)
            return checkFilesStayed();
    }
}

QList<ImportRun::FileState> ImportRun::statesOf(const QStringList &files)
{
    QList<FileState> states;
    for (const QString &file : files) {
        const QFileInfo now(file);
        states << FileState{now.size(), now.lastModified()};
    }
    return states;
}

/// They are read more than once, and who still writes one may be in the middle of a row.
Outcome<Done> ImportRun::checkFilesStayed() const
{
    const QStringList files = filesOf(m_options);
    const QList<FileState> now = statesOf(files);
    for (qsizetype i = 0; i < files.size(); ++i)
        if (now.at(i) != m_begin.at(i))
            return failure(
                Error::Kind::Unreadable,
                Words::tr("The file “%1” was changed or removed while it was read. Nothing was "
                          "imported. Import it again when nobody is writing to it.")
                    .arg(files.at(i)));
    return Done();
}

Outcome<Done> ImportRun::stageRows(ImportId import, const QList<Good> &rows)
{
    if (rows.isEmpty())
        return Done();
    QList<NewItem> items;
    items.reserve(rows.size());
    for (const Good &good : rows)
        items << good.item;
    const auto staged = m_imports.stageItems(import, items, m_options.redelivery);
    if (!staged && isTooLarge(staged.error()))
        return stageLess(import, rows, staged.error());
    if (!staged)
        return tl::unexpected<Error>(m_cancellation.isCancelled() ? cancelled() : staged.error());
    for (qsizetype i = 0; i < rows.size(); ++i) {
        count(staged->at(i), rows.at(i));
        if (staged->at(i) != Staged::Added)
            continue;
        m_decisions.note(rows.at(i).item);
        if (const auto attached = attachFiles(import, rows.at(i)); !attached)
            return attached;
    }
    return Done();
}

/// Fewer rows at once; the one that is too large by itself is rejected.
Outcome<Done> ImportRun::stageLess(ImportId import, const QList<Good> &rows, const Error &tooLarge)
{
    if (rows.size() == 1) {
        reject(rows.constFirst().row, tooLarge.sentence, rows.constFirst().place);
        return Done();
    }
    const qsizetype half = rows.size() / 2;
    return stageRows(import, rows.first(half)).and_then([&](Done) {
        return stageRows(import, rows.sliced(half));
    });
}

/// What cannot be attached now could be a moment ago: without it the item would be half of what the
/// row says, so nothing comes in.
Outcome<Done> ImportRun::attachFiles(ImportId import, const Good &good)
{
    for (const FileToAttach &file : good.files) {
        const auto attached =
            attachFile(m_attachments, {{}, import, good.item.key}, file, m_cancellation);
        if (!attached && m_cancellation.isCancelled())
            return tl::unexpected<Error>(cancelled());
        if (!attached) {
            Error error = attached.error();
            const Reject row = rejectOf(good.row, {});
            error.sentence = Words::tr("Line %1: %2 Nothing was imported.")
                                 .arg(placeOf(row, QString::number(row.line)), error.sentence);
            return tl::unexpected<Error>(error);
        }
        ++m_result.attached;
        tellProgress();
    }
    return Done();
}

void ImportRun::count(Staged staged, const Good &good)
{
    if (staged != Staged::Added && staged != Staged::RepeatedInImport)
        m_result.notAttached += good.files.size();
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
        tell(good.row,
             Words::tr("The queue already has a record with the key “%1”, and it differs.")
                 .arg(good.item.key),
             good.place, true);
        break;
    case Staged::RepeatedInImport:
        reject(good.row, repeatedKeyFault(good.item.key, !m_options.moreFiles.isEmpty()),
               good.place);
        break;
    }
}

void ImportRun::reject(const TableRow &row, const QString &reason, qint64 place)
{
    ++m_result.rejected;
    tell(row, reason, place);
}

void ImportRun::tell(const TableRow &row, const QString &reason, qint64 place, bool differs)
{
    m_told << std::pair(place, rejectOf(row, reason));
    m_told.last().second.differs = differs;
}

/// In the order in which they stand in the files: some are known when they are read, others when
/// the database has been asked.
void ImportRun::tellRejects()
{
    std::ranges::sort(m_told, {}, &std::pair<qint64, Reject>::first);
    for (const auto &[place, rejected] : std::as_const(m_told)) {
        m_rejects.add(rejected);
        if (m_result.rejects.size() < rejectsToShow)
            m_result.rejects << rejected;
    }
    m_told.clear();
}

Outcome<Done> ImportRun::forecastRows(const QList<Good> &rows)
{
    for (const Good &good : rows) {
        const auto staged = m_forecast.of(good.item);
        if (!staged)
            return tl::unexpected<Error>(staged.error());
        const bool updates = *staged == Staged::Changed && m_options.redelivery.updates;
        count(updates ? Staged::Updates : *staged, good);
    }
    return Done();
}

} // namespace intray
