// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvwriter.h"
#include "transfer/writeback/correctedrow.h"

#include <QSaveFile>

#include <memory>

namespace intray {

/// What became of each correction, as CSV: a line for each field, with the columns key, field, was,
/// becomes, outcome (written, as_it_should_be, refused; to_be_written where nothing is written) and
/// why. It appears as a whole or not at all. Without a path it takes everything and writes nothing.
class WriteBackReport
{
public:
    WriteBackReport(const QString &path, bool isTrial);

    /// Unreadable or DiskFull, as for commit().
    Outcome<Done> open();
    void add(const CorrectedRow &row);
    Outcome<Done> commit();

private:
    QString wordOf(RowOutcome outcome) const;

    QSaveFile m_file;
    bool m_isTrial;
    std::unique_ptr<CsvWriter> m_writer; ///< None: nobody wants it.
};

} // namespace intray
