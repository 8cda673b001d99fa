// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/historypage.h"
#include "queue/recordversion.h"
#include "store/reading/liststore.h"
#include "transfer/exporter.h"

namespace intray {

/// Where a history is written to, and what of it.
struct HistoryFile
{
    QString path;
    /// Two columns more: beside each line that tells of an ending, what it changed in the record,
    /// as JSON. Two more statements for each item with an ending.
    bool withValues = false;
};

/// What the ending changed in the record that this line tells of, as changeBy() in
/// queue/recordversion.h; asks the database for lines of endings only. Thread and errors as for
/// Store.
Outcome<std::optional<RecordChange>> changeToldBy(ListStore &store, const Event &event);

/// Writes the lines of the history that match to a CSV file (RFC 4180, UTF-8, a header), newest
/// first; values that a spreadsheet would run as a formula get an apostrophe in front. The file
/// appears when all is written, or not at all. Read page by page: what happens meanwhile is not in
/// it. Blocking; thread and errors as for Store, and Unreadable or DiskFull for the file.
Outcome<ExportResult> writeHistory(ListStore &store, const HistoryQuery &query,
                                   const HistoryFile &file, const ProgressReport &report = {},
                                   const Cancellation &cancellation = {});

} // namespace intray
