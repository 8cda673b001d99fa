// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/recordtable.h"

#include <QList>
#include <QStringList>

namespace intray {

/// The first good rows of a table, from which its key and its schema are inferred.
struct TableSample
{
    QStringList columns;
    QList<CsvRow> rows;  ///< Each with exactly one value per column.
    QList<TableRow> bad; ///< The first rows in between that are not good, with their reasons.
    bool whole = false;  ///< There are no more rows.
    bool isJson = false; ///< Its values have types.
};

/// Enough for a guess, and bounded: at most so many rows, characters and values.
inline constexpr qsizetype sampleRows = 10'000;
inline constexpr qsizetype sampleCharacters = 8 * 1024 * 1024;
inline constexpr qsizetype sampleValues = 2 * 1024 * 1024;

/// Reads the beginning of the table. Errors as the table's next().
Outcome<TableSample> sampleOf(RecordTable &table);

} // namespace intray
