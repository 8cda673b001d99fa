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
    QStringList fileColumns;  ///< Before any mapping.
    QList<QStringList> rows;  ///< The first 50 good ones.
    QList<qint64> lines;      ///< Where each of them stands in the file.
    QStringList files;        ///< And in which of several.
    QStringList keyColumns;   ///< Chosen or guessed; empty: a hash of the whole row.
    QString keyDoubt;         ///< Why the key is asked for; empty: it is not.
    QJsonObject recordSchema; ///< For a new queue.
    QStringList notes;        ///< Renamed columns, skipped lines, an uncertain encoding...
    QList<Reject> rejects;    ///< Rows of the beginning that would be rejected.
    bool isJson = false;
    qint64 totalBytes = 0;
};

inline constexpr qsizetype previewRows = 50;

/// Reads at most the beginning of the file; needs no database; blocks, so call it outside the
/// window's thread. Errors: Unreadable, Invalid (with line and column where there is one).
Outcome<ImportPreview> previewImport(const ImportOptions &options);

/// A file as somebody looks at it before it is brought in.
struct FileLook
{
    /// Of an Access file, or the sheets of a spreadsheet, those with rows first; none for another.
    QStringList tables;
    QString table; ///< The one that is read; empty: one must be chosen first.
    bool isSpreadsheet = false;
    Outcome<ImportPreview> preview;
    QStringList fileColumns = {}; ///< Also where the mapping does not fit the file.
    /// As which a text was read in vain; nothing: it was read, or cannot be read at all.
    std::optional<CsvFormat> inVain = {};
};

/// As previewImport(); reads the only table of an Access file, or the only sheet that has rows,
/// where none is named.
FileLook lookAtFile(const ImportOptions &options);

} // namespace intray
