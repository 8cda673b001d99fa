// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/importing/deliverystore.h"
#include "store/importing/importstore.h"
#include "transfer/importchunks.h"
#include "transfer/importoptions.h"
#include "transfer/keyfaults.h"
#include "transfer/rejectfile.h"

namespace intray {

/// Counts what becomes of an import's rows, and tells of those that do not come in, in the result
/// and in the file of rejected rows. Borrows options and result; one thread.
class ImportTally
{
public:
    using Good = ImportChunk::Good;

    ImportTally(const ImportOptions &options, ImportResult &result);

    void writeTo(RejectFile rejects) { m_rejects = std::move(rejects); }
    void count(Staged staged, const Good &good);
    void reject(const TableRow &row, const QString &reason, qint64 place);
    void endChunk(); ///< Tells of its rows.
    /// Of the files with this digest.
    DeliveryCounts counts(const QString &digest) const;
    Outcome<Done> commit(); ///< Writes the file of rejected rows.

private:
    void tell(const TableRow &row, const QString &reason, qint64 place, bool differs = false);

    const ImportOptions &m_options;
    ImportResult &m_result;
    RejectFile m_rejects;
    SeenRows m_rows;
    QList<std::pair<qint64, Reject>> m_told; ///< Of the chunk, by the places of their rows.
};

} // namespace intray
