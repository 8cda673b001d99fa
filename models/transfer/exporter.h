// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"
#include "queue/itempage.h"
#include "store/cancellation.h"
#include "transfer/transferprogress.h"

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace intray {

class Connection;

enum class ExportFormat { Csv, JsonLines, Xlsx };

/// Which version of each record.
enum class ExportedRecord {
    Current, ///< As it was corrected, or came in.
    Original,
    Both,   ///< Side by side.
    Changes ///< A line for each field that was corrected, and none for the others.
};

/// How it is said why fields are empty.
enum class ExportedReasons {
    Columns, ///< In a column of its own behind each field whose rule names reasons.
    Values,  ///< In the place of the value: the reason's code, or the reason.
    None
};

/// "csv", "jsonl", "xlsx"; nothing for any other word.
std::optional<ExportFormat> exportFormatNamed(const QString &name);
/// "current", "original", "both", "changes"; nothing for any other word.
std::optional<ExportedRecord> exportedRecordNamed(const QString &name);
/// "columns", "values", "none"; nothing for any other word.
std::optional<ExportedReasons> exportedReasonsNamed(const QString &name);
QString nameOf(ExportedReasons reasons);
QStringList exportedReasonsNames(); ///< All of them.
QString nameOf(ExportFormat format);
QStringList exportFormatNames(); ///< All of them.
QString nameOf(ExportedRecord record);
/// The format that a file's name stands for: JSON lines for .jsonl and .ndjson, a workbook for
/// .xlsx, else CSV.
ExportFormat exportFormatOf(const QString &file);
/// The same; nothing: the name promises none.
std::optional<ExportFormat> exportFormatPromisedBy(const QString &file);
/// Whether the file's name promises another format than this one, such as .xls.
bool isMisnamed(const QString &file, ExportFormat format);

/// What to write, and where to.
struct ExportOptions
{
    QString queue;
    QString file;
    ExportFormat format = ExportFormat::Csv;
    std::optional<State> state; ///< None: all states.
    QString finishedBy = {};    ///< Only what this user finished; empty: does not matter.
    QDateTime from = {};        ///< Only what was finished then or later; null: does not matter.
    QDateTime to = {};          ///< Only what was finished before; null likewise.
    ExportedRecord record = ExportedRecord::Current;
    QStringList fields = {}; ///< Only these, in this order; empty: all.
    ExportedReasons reasons = ExportedReasons::Columns;
    bool writesReasons() const ///< No record came in with them.
    {
        return reasons != ExportedReasons::None && record != ExportedRecord::Original;
    }
    bool withEndings = false; ///< Also who finished each item, and when.
    /// CSV only: values that a spreadsheet would run as a formula get an apostrophe in front
    /// (formulaguard.h), which an import takes away.
    bool guardFormulas = true;
    QString missing; ///< CSV only: stands for a value that is missing; empty: nothing does.
    /// Only what this list shows, in its order; the state is the list's.
    std::optional<ItemQuery> listed = {};
};

struct ExportResult
{
    qint64 written = 0; ///< Items; or changed fields, where those were asked for.
    int sheets = 0;     ///< Of a workbook; else 0.
};

/// Writes a queue's items to a file, in the order in which they came in or in that of the list: CSV
/// (RFC 4180, UTF-8, a header; columns "intray_key", "intray_state", then the record's fields;
/// missing is nothing, empty is ""), an Excel workbook with the same columns, or JSON lines (one
/// object per item: key, priority, state, record). Endings are columns "intray_finished_by" and
/// "intray_finished_at"; where both records are asked for, "intray_original_" and the field's name
/// stand beside each field, or in JSON lines the objects "current" and "original" in the place of
/// "record". Why a field is empty stands in the column "intray_missing_" and its name behind it, or
/// in JSON lines in the object "missing". Changes have the columns key, field, from, to,
/// finished_by and finished_at. CSV and JSON lines, but of changes, can be imported again and are
/// the same then. The file appears when all is written, or not at all. Items are read page by page,
/// not as one snapshot: what changes meanwhile may show its old or its new values. Blocking; thread
/// and errors as for every store, Unreadable or DiskFull for the file, and Invalid: the queue has
/// no such field, or a value is too long for a workbook.
class Exporter
{
public:
    Exporter(Connection &connection, Identity identity);

    Outcome<ExportResult> writeOut(const ExportOptions &options, const ProgressReport &report = {},
                                   const Cancellation &cancellation = {});

private:
    Connection &m_connection;
    Identity m_identity;
};

} // namespace intray
