// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"
#include "store/cancellation.h"
#include "transfer/transferprogress.h"

#include <optional>

namespace intray {

class Connection;

enum class ExportFormat { Csv, JsonLines };

/// "csv", "jsonl"; nothing for any other word.
std::optional<ExportFormat> exportFormatNamed(const QString &name);
/// The format that a file's name stands for: JSON lines for .jsonl and .ndjson, else CSV.
ExportFormat exportFormatOf(const QString &file);
/// Whether the file's name promises another format than this one, such as .xlsx.
bool isMisnamed(const QString &file, ExportFormat format);

/// What to write, and where to.
struct ExportOptions
{
    QString queue;
    QString file;
    ExportFormat format = ExportFormat::Csv;
    std::optional<State> state; ///< None: all states.
    /// CSV only: values that a spreadsheet would run as a formula get an apostrophe in front
    /// (formulaguard.h), which an import takes away.
    bool guardFormulas = true;
    QString missing; ///< CSV only: stands for a value that is missing; empty: nothing does.
};

struct ExportResult
{
    qint64 written = 0;
};

/// Writes a queue's items to a file: CSV (RFC 4180, UTF-8, a header; columns "intray_key",
/// "intray_state", then the record's fields; missing is nothing, empty is "") or JSON lines (one
/// object per item: key, priority, state, record). What is written can be imported again and is
/// the same then. The file appears when all is written, or
/// not at all. Items are read page by page, not as one snapshot: what changes meanwhile may show
/// its old or its new values. Blocking; thread and errors as for every store, and Unreadable or
/// DiskFull for the file.
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
