// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"
#include "verify/ledger/correction.h"

#include <QDateTime>

#include <compare>

namespace intray {

/// Which corrections are counted: those in records that were completed in the span and are still
/// done, and those that were made in bulk in the span in records that are not finished.
struct LedgerQuery
{
    QString queue;
    QString person; ///< Who completed them, or corrected in bulk; empty: everybody.
    QDateTime from; ///< Null: from the first on.
    QDateTime to;   ///< Before it; null: until now.
};

/// So many values of a field, with one kind of error, of one source, put right by one person.
struct LedgerLine
{
    QString field;
    ErrorKind kind = ErrorKind::Other;
    QString person;
    QString
        source; ///< The file of the import that brought the records in; empty: none, or unknown.
    qint64 count = 0;
};

/// What was put right in a queue, from how its records came in and how they were completed.
struct Ledger
{
    qint64 records = 0;   ///< Completed ones that were looked at.
    qint64 corrected = 0; ///< Of these, those with a correction.
    qint64 inBulk = 0;    ///< Others, not finished yet, with a value that was corrected in bulk.
    QList<LedgerLine> lines;
};

/// By what a ledger is added up.
enum class LedgerBy { Field, Kind, Source, Person };

/// The counts under each name, the largest first.
QList<std::pair<QString, qint64>> addedUp(const Ledger &ledger, LedgerBy by);

/// The error ledger: what people put right. Whoever answers for all records may ask for
/// everybody's, anybody for their own. Records that the user may not read, such as sealed ones, are
/// left out. Reads the queue's completed records a page at a time; no transaction lasts longer.
/// Blocking; lives in the thread of its connection.
class LedgerStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// NotFound: no such queue. NotPermitted: another person's corrections without the right.
    /// Cancelled. The progress counts records.
    Outcome<Ledger> ledger(const LedgerQuery &query, Progress progress = {},
                           const Cancellation &cancellation = {});
};

} // namespace intray
