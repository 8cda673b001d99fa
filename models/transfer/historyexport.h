// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/historypage.h"
#include "transfer/exporter.h"

namespace intray {

/// Writes the lines of the history that match to a CSV file (RFC 4180, UTF-8, a header), newest
/// first; values that a spreadsheet would run as a formula get an apostrophe in front. The file
/// appears when all is written, or not at all. Read page by page: what happens meanwhile is not in
/// it. Blocking; thread and errors as for Store, and Unreadable or DiskFull for the file.
Outcome<ExportResult> writeHistory(Store &store, const HistoryQuery &query, const QString &file,
                                   const ProgressReport &report = {},
                                   const Cancellation &cancellation = {});

} // namespace intray
