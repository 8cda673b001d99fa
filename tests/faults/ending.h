// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/historycheck.h"

namespace intray::faults {

/// Reads how a database ended with the sqlite3 program, so that none of Intray's code is trusted.
/// Empty states: it could not be read; `problem` says why.
Ending endingOf(const QString &database, QString &problem);

/// What SQLite says of the file's pages and indexes: "ok", or what is broken.
QString integrityOf(const QString &database);

} // namespace intray::faults
