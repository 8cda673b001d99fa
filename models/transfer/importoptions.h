// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/importing/importstore.h"
#include "store/line/databaselogin.h"
#include "transfer/csvformat.h"
#include "transfer/mapping/mapping.h"
#include "verify/decided/keptdecision.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// What becomes of columns that are not the queue's fields. Columns that are missing are missing in
/// the records then, except with Same, which refuses any difference.
enum class NewColumns { Same, Add, Ignore };

/// Rows of another database: of a table or view, or what a query gives; one of both.
struct OtherSource
{
    DatabaseLogin login;
    QString table;
    QString query;
    Cancellation cancellation = {};
};

/// What to bring in, where to, and how to read it.
struct ImportOptions
{
    QString queue; ///< The queue's name; made if it is new.
    QString title; ///< Of a new queue; empty: its name.
    QString file;
    QStringList moreFiles; ///< Of the same delivery: the rows of all come in, or none.
    QString table;         ///< Of an Access file.
    QString sheet;         ///< Of a spreadsheet; empty: the only one that has rows.
    std::optional<OtherSource> other = std::nullopt; ///< Read instead of the file.
    CsvChoices format;
    Mapping mapping;        ///< Of the file's columns to fields; the options below speak of fields.
    QStringList keyColumns; ///< Empty: what the queue remembers, else guessed.
    bool keyIsRow = false;  ///< Each row by itself: rows may be equal. Goes before `keyColumns`.
    NewColumns newColumns = NewColumns::Same;
    Redelivery redelivery; ///< What becomes of rows whose keys the queue has.
    QString rejectsFile;   ///< Empty: rejected rows are only counted and the first ones told.
    int priority = 0;
    QString fromTemplate;            ///< The name of the template that says some of it.
    QList<KeptDecision> corrections; ///< Decided for such deliveries.
    ApplyDecisions apply = ApplyDecisions::Propose;
    QStringList attachColumns; ///< Name files, which are attached to the items.
    QString attachFrom;        ///< The folder that these are below.
    bool dryRun = false;       ///< Read and check everything, write nothing.
    bool byOptions = false; ///< Sentences name options of the command line to whom chooses by them.
};

/// A row that was not brought in; one that the queue has otherwise counts as changed.
struct Reject
{
    qint64 line = 0;      ///< Physical line in the file, from 1.
    QString reason;       ///< Translated.
    QStringList values;   ///< As they stand in the file; meaningless bytes as "\xNN".
    QByteArray source;    ///< The line of JSON lines.
    QString file = {};    ///< Which of several; empty: there is one.
    bool differs = false; ///< Not rejected: the queue has its key, with another record.
};

/// How many rejects an import keeps to show; the reject file has all of them.
inline constexpr qsizetype rejectsToShow = 100;

/// What an import did, or with `dryRun` would do. read = added + duplicate +
/// updates + changed + rejected.
struct ImportResult
{
    qint64 read = 0;
    qint64 added = 0;
    qint64 duplicate = 0; ///< The queue had them before.
    qint64 updates = 0;   ///< The queue had their keys before, and takes what they say.
    qint64 changed = 0;   ///< The queue had their keys before, with other records.
    qint64 rejected = 0;
    qint64 attached = 0;    ///< Files.
    qint64 notAttached = 0; ///< Files of rows that were there before.
    CsvFormat format;
    QStringList keyColumns; ///< Empty: each row by itself.
    bool keyGuessed = false;
    QStringList notes;
    QList<Reject> rejects;    ///< The first ones.
    QString rejectsFile = {}; ///< Where all of them are; empty: in no file.
    bool queueMade = false;
    qint64 corrected = 0; ///< Records, at once, as it was decided for the template.
    qint64 proposed = 0;  ///< Records for which that is proposed.
    std::optional<DeliveryState> delivery; ///< What became of it; none: it could not be read.
    bool dryRun = false;
};

} // namespace intray
