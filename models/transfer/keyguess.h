// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "transfer/keydoubt.h"
#include "transfer/tablesample.h"

#include <QList>
#include <QStringList>

namespace intray {

/// The columns that tell one row of the sample from another: a column that is never blank and never
/// repeated, first one that is named like a key; else the first such pair. Empty: there is none, so
/// each row is a key of its own.
QStringList guessKey(const TableSample &sample);

/// What has been found out about a guess.
struct ProvenKey
{
    QStringList columns;    ///< Empty: each row by itself.
    QStringList firstGuess; ///< What the beginning of the table suggested.
    /// A column that was probably meant, which a few rows speak against. None: there is no
    /// question.
    std::optional<KeyDoubt> doubt;
};

/// The same of the sample alone, as far as it goes.
ProvenKey guessedKey(const TableSample &sample);

/// The guess, or where the whole table does not bear it out another one or a wider one that it
/// does: no row leaves these columns blank and no two rows share them. Reads the table again, which
/// the sample begins, if there is more of it. Errors as the table's, and Cancelled.
Outcome<ProvenKey> proveKey(const TableSample &sample, const ImportOptions &options,
                            const Cancellation &cancellation);

} // namespace intray
