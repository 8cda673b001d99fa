// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/ledgerstore.h"
#include "transfer/exporter.h"

namespace intray {

/// Writes every line of the ledger to a CSV file, whole or not at all: field, kind, person, source
/// and count, the largest count first. DiskFull or Unreadable: it could not be written. Blocking;
/// any thread.
Outcome<ExportResult> writeLedger(const Ledger &ledger, const QString &path);

} // namespace intray
