// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/workrequest.h"
#include "store/line/sql.h"

#include <functional>
#include <limits>

namespace intray {

/// One row that a criteria query found: the record is all columns but key and priority.
struct FoundRow
{
    QString key; ///< Null: the row has none.
    int priority = 0;
    Record record;
};

/// Runs a criteria query on SQLite, where it may only read, outside any transaction, and shows its
/// rows, `most` at most, to `see` until that answers false; gives the columns. Throws SqlFailure:
/// Invalid when the database refuses the query or a column "key" is missing, and what else can
/// happen to a statement.
QStringList eachFoundRow(Connection::Private &d, const QString &source, qint64 most,
                         const std::function<bool(const FoundRow &)> &see);
inline constexpr qint64 allRows = std::numeric_limits<qint64>::max();

} // namespace intray
