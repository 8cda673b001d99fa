// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/columntallies.h"
#include "transfer/rowdoubts.h"

namespace intray {

/// Which rows of a file would not come in, and which are to be looked at, as far as the file alone
/// tells; what the queue has already is not known here.
struct RowSurvey
{
    qint64 rows = 0;     ///< All that were looked at.
    qint64 rejected = 0; ///< They cannot be read, or their key is blank or another row's.
    qint64 doubtful = 0;
    QList<Reject> rejects;  ///< The first of them.
    QList<RowDoubt> doubts; ///< The first of them.
    bool isWhole = true;    ///< There are no more rows.
};

/// Looks at up to `most` rows, with the key of the options; no key: each row by itself. Blocks, so
/// call it outside the window's thread. Errors as the table's, and Cancelled; Invalid: the key's
/// columns are not there.
Outcome<RowSurvey> surveyRows(const ImportOptions &options, const Cancellation &cancellation,
                              qint64 most = rowsToTally);

} // namespace intray
