// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/historycheck.h"

#include <functional>

namespace intray::faults {

/// Reads how a file ended with the sqlite3 program, so that none of Intray's code is trusted.
/// Empty states: it could not be read; `problem` says why.
Ending endingOf(const QString &database, QString &problem);

/// The statements that tell a server's ending, each giving a row of one column with a JSON object
/// in one line: items (id, state, done_by), operations (operation_id, kind), drafts (item_id,
/// lock_id, revision).
struct EndingQuestions
{
    QString items;
    QString operations;
    QString drafts;
};

/// Reads how a server's database ended; `ask` gives what the superuser is told, a line a row.
Ending endingOf(const EndingQuestions &questions,
                const std::function<QString(const QString &statement)> &ask);

/// What SQLite says of the file's pages and indexes: "ok", or what is broken.
QString integrityOf(const QString &database);

} // namespace intray::faults
