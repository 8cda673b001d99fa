// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

namespace intray {

/// What is wrong with a criteria query, with the database's words.
Error sourceRefused(const QString &words, int line = 0);
Error sourceWithoutKey(const QStringList &columns);
Error sourceWithNullKeys();
/// The same by the database's code: SQLSTATE, or MariaDB's number.
Error sourceFailed(const QString &words, const QString &code, int line = 0);
/// The same, from the failure of a statement that tried the query on a server.
Error sourceFailed(const Error &failed);

} // namespace intray
