// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/progress.h"
#include "store/verifying/lookupstore.h"
#include "transfer/importoptions.h"

namespace intray {

/// What a look-up table is made of.
struct LookupOptions
{
    QString name;
    QString file;
    QString table; ///< Of an Access file.
    QString sheet; ///< Of a spreadsheet; empty: the only one that has rows.
    std::optional<OtherSource> other = std::nullopt; ///< Read instead of the file.
    QString valueColumn;                             ///< Empty: the first.
    CsvChoices format;
};

struct LoadedLookup
{
    qint64 lines = 0;
    qint64 empty = 0; ///< Rows without a value, which were left out.
    QStringList columns;
    QStringList notes;
};

/// Loads a file, or rows of another database, into a look-up table, in pieces; the former one of
/// its name serves until the last piece is there. Invalid, with the line: a row that cannot be
/// read, a value that is too long; then nothing has changed. Errors as RecordTable::open() too.
/// Cancelled.
Outcome<LoadedLookup> loadLookup(LookupStore &store, const LookupOptions &options,
                                 Progress progress, const Cancellation &cancellation);

} // namespace intray
