// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/error.h"
#include "queue/id.h"
#include "store/cancellation.h"

namespace intray {

class Connection;

/// Some finished items of an adopted queue, held against their rows.
struct ComparedPage
{
    struct Difference
    {
        QString key;
        QString column; ///< Empty: the row is gone.
    };
    QList<Difference> differences;
    ItemId last; ///< Where the next page begins; invalid: this was the last.
};

/// Holds the rows of finished items of adopted tables against the items: the mapped columns against
/// the record, the state, message and result against what Intray says. A page of rows at a time,
/// read by their keys. What differs is a difference and, in sentences, a note, because other
/// programs may change a finished row.
Outcome<Done> compareTables(Connection &connection, AuditReport &report,
                            const Cancellation &cancellation);

} // namespace intray
