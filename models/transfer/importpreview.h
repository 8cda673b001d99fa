// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importoptions.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace intray {

/// What an import would read, from the beginning of the file: for the dialog and the dry run.
struct ImportPreview
{
    CsvFormat format;
    QStringList columns;
    QList<QStringList> rows;  ///< The first 50 good ones.
    QStringList keyColumns;   ///< Chosen or guessed; empty: a hash of the whole row.
    QJsonObject recordSchema; ///< For a new queue.
    QStringList notes;        ///< Renamed columns, skipped lines, an uncertain encoding...
    QList<Reject> rejects;    ///< Rows of the beginning that would be rejected.
    qint64 totalBytes = 0;
};

inline constexpr qsizetype previewRows = 50;

/// Reads at most the beginning of the file; needs no database; blocks, so call it outside the
/// window's thread. Errors: Unreadable, Invalid (with line and column where there is one).
Outcome<ImportPreview> previewImport(const ImportOptions &options);

} // namespace intray
