// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvrow.h"
#include "transfer/csvwriter.h"
#include "transfer/importoptions.h"

#include <QSaveFile>

#include <memory>

namespace intray {

/// The row and why it was not brought in.
Reject rejectOf(const CsvRow &row, const QString &reason);

/// The rows that an import did not bring in, as CSV: line, reason, and the row as it stood. It
/// appears as a whole or not at all. Without a path it takes everything and writes nothing.
class RejectFile
{
public:
    /// Unreadable if the file cannot be written.
    static Outcome<RejectFile> open(const QString &path, const QStringList &columns);

    void add(const Reject &reject);
    Outcome<Done> commit();

private:
    std::unique_ptr<QSaveFile> m_file;
    std::unique_ptr<CsvWriter> m_writer;
};

} // namespace intray
