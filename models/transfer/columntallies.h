// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/cancellation.h"
#include "transfer/importoptions.h"

#include <QList>
#include <QString>

namespace intray {

/// How well one column would tell the records of a file apart.
struct ColumnTally
{
    QString column;
    qint64 different = 0; ///< Values that are not empty.
    qint64 empty = 0;     ///< Rows without a value.
    qint64 twice = 0;     ///< Rows with a value that an earlier row has.
    QString example = {}; ///< The first value.

    /// Rows that would be rejected if it were the key.
    qint64 against() const { return empty + twice; }
};

struct ColumnTallies
{
    QList<ColumnTally> columns; ///< As in the file.
    qint64 rows = 0;            ///< That were counted.
    qint64 unreadable = 0;      ///< Beside them.
    bool isWhole = true;        ///< There are no more rows.
};

inline constexpr qint64 rowsToTally = 200'000;

/// Counts all columns over the rows of what is imported, up to `most` of them, after any mapping.
/// Blocks, so call it outside the window's thread. Errors as the table's, and Cancelled.
Outcome<ColumnTallies> tallyColumns(const ImportOptions &options, const Cancellation &cancellation,
                                    qint64 most = rowsToTally);
/// The same of these columns together, as the only one: a row in which one of them has no value
/// counts as empty. Invalid: one is not there.
Outcome<ColumnTallies> tallyTogether(const ImportOptions &options, const QStringList &columns,
                                     const Cancellation &cancellation, qint64 most = rowsToTally);

} // namespace intray
