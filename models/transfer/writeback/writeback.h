// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "store/cancellation.h"
#include "store/line/databaselogin.h"
#include "transfer/mapping/mapping.h"
#include "transfer/transferprogress.h"

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace intray {

class Connection;

/// Which corrections go back, and where to.
struct WriteBackOptions
{
    QString queue;
    std::optional<DatabaseLogin> database = std::nullopt; ///< None: the Access file.
    QString accessFile = {};
    QString table;
    QStringList keyFields = {}; ///< Of the records; empty: those that the queue remembers.
    QStringList fields = {};    ///< Only these; empty: all.
    Mapping mapping = {};       ///< With which the records came in.
    QString finishedBy = {};    ///< Only what this user finished; empty: does not matter.
    QDateTime from = {};        ///< Only what was finished then or later; null: does not matter.
    QDateTime to = {};          ///< Only what was finished before; null likewise.
    QString reportFile = {};    ///< Empty: none.
    QString scriptFile = {};    ///< Instead of writing; empty: none.
    bool dryRun = false;        ///< Nothing is written, or what is written is taken back.
    int rowsInPiece = 500;      ///< That are one transaction.

    bool isTrial() const { return dryRun || !scriptFile.isEmpty(); }
};

/// A row that was not written, and how many of the next ones were not for the same reason.
struct UnwrittenRow
{
    QString key;
    QString why; ///< Translated.
    qint64 more = 0;
};

/// What was done. corrected = written + asItShouldBe + refused; what was undone because it was
/// cancelled is none of them.
struct WriteBackResult
{
    qint64 corrected = 0; ///< Finished records that were corrected in a field that was asked for.
    qint64 written = 0;   ///< Or would be, or stand in the script.
    qint64 asItShouldBe = 0; ///< The table had the corrected values already.
    qint64 refused = 0;
    QList<UnwrittenRow> first;                 ///< Of those that were refused; a hundred at most.
    std::optional<Error> ended = std::nullopt; ///< Why it ended early; pieces before it stay.
};

/// Writes the corrections of a queue's finished items back into a table of another database: of
/// each record the fields that were changed, into the row with its key, if that still has the
/// values that came in. In pieces of one transaction each; what was written is found as it should
/// be when it is run again. Or makes a script of it. Blocking; thread and errors as for every
/// store, and of the other database.
class WriteBack
{
public:
    WriteBack(Connection &connection, Identity identity);

    /// Invalid: no key, a field that the queue does not have, or the queue's own file.
    Outcome<WriteBackResult> run(const WriteBackOptions &options, const ProgressReport &report = {},
                                 const Cancellation &cancellation = {});

private:
    Connection &m_connection;
    Identity m_identity;
};

} // namespace intray
