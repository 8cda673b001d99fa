// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvrow.h"

#include <QPair>

namespace intray {

/// What the first rows of a table say about it, of delimited text as of a sheet.

/// Whether the first row names the columns, and what speaks for it.
struct HeaderGuess
{
    bool hasHeader = true;
    bool isSure = true;    ///< No: nothing tells the first row from a record.
    bool isDouble = false; ///< The second row names columns, too, so it is no record.
};

/// How many values most rows have, and how many rows that are.
QPair<qsizetype, qsizetype> commonWidth(const QList<CsvRow> &rows);
HeaderGuess guessHeader(const QList<CsvRow> &rows);
/// How many lines in front of the header are notes: titles, rows of nothing but separators, and a
/// row that names groups of columns, with gaps, above the row that names each of them.
int likelyNotes(const QList<CsvRow> &rows);

} // namespace intray
