// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importtally.h"

#include "transfer/deliveredfiles.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

ImportTally::ImportTally(const ImportOptions &options, ImportResult &result)
    : m_options(options)
    , m_result(result)
{
}

void ImportTally::count(Staged staged, const Good &good)
{
    const bool isOfSeveral = !m_options.moreFiles.isEmpty();
    const bool isSame = m_rows.addsNothing(good.row.row);
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
        reject(good.row,
               isSame ? repeatedRowFault(isOfSeveral)
                      : repeatedKeyFault(good.item.key, isOfSeveral),
               good.place);
        break;
    }
}

void ImportTally::reject(const TableRow &row, const QString &reason, qint64 place)
{
    ++m_result.rejected;
    tell(row, reason, place);
}

void ImportTally::tell(const TableRow &row, const QString &reason, qint64 place, bool differs)
{
    m_told << std::pair(place, rejectOf(row, reason));
    m_told.last().second.differs = differs;
}

/// In the order in which they stand in the files: some are known when they are read, others when
/// the database has been asked.
void ImportTally::endChunk()
{
    std::ranges::sort(m_told, {}, &std::pair<qint64, Reject>::first);
    for (const auto &[place, rejected] : std::as_const(m_told)) {
        m_rejects.add(rejected);
        if (m_result.rejects.size() < rejectsToShow)
            m_result.rejects << rejected;
    }
    m_told.clear();
}

DeliveryCounts ImportTally::counts(const QString &digest) const
{
    return {digest,
            m_result.read,
            m_result.added,
            m_result.duplicate,
            m_result.updates,
            m_result.changed,
            m_result.rejected,
            m_options.redelivery.isWhole,
            m_options.moreFiles.isEmpty() ? QStringList() : namesOf(filesOf(m_options)),
            m_options.fromTemplate};
}

Outcome<Done> ImportTally::commit()
{
    return m_rejects.commit().map([this](Done) {
        m_result.rejectsFile = m_options.rejectsFile;
        return Done{};
    });
}

} // namespace intray
