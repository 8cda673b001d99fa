// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvwriter.h"
#include "transfer/importoptions.h"
#include "transfer/recordtable.h"

#include <QSaveFile>

#include <memory>

namespace intray {

/// The row and why it was not brought in.
Reject rejectOf(const TableRow &row, const QString &reason);
/// Where it stands: the number of its line as it was written for people, and of several files
/// which.
QString placeOf(const Reject &reject, const QString &line);

/// The rows that an import did not bring in, with line and reason, otherwise as they stood: as CSV,
/// or as JSON lines if they were that. Once corrected it can be imported as it is. It appears as a
/// whole or not at all. Without a path it takes everything and writes nothing.
class RejectFile
{
public:
    /// Unreadable if the file cannot be written.
    /// `namesFiles`: the rows are of several, so each says of which.
    static Outcome<RejectFile> open(const QString &path, const QStringList &columns,
                                    bool isJson = false, bool namesFiles = false);

    void add(const Reject &reject);
    Outcome<Done> commit();

private:
    void writeAsRow(const Reject &reject);
    void writeAsObject(const Reject &reject);
    QStringList ownColumnsLeftOut(const QStringList &values) const;

    std::unique_ptr<QSaveFile> m_file;
    std::unique_ptr<CsvWriter> m_writer; ///< None: JSON lines.
    QStringList m_columns;
    bool m_namesFiles = false;
};

} // namespace intray
