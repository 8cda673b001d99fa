// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlrunner.h"

namespace intray {

/// Whether the file begins as a database of SQLite.
bool isSqliteFile(const QString &path);
/// NotFound: no such file that can be read. Invalid: no SQLite database.
Outcome<Done> checkFile(const QString &path);
/// The failure of a file that is not Intray's own, which is what else is called the database.
SqlFailure failureOfFile(const QString &path, int code, const QString &words, int systemError = 0);

} // namespace intray
