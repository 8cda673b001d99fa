// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlrunner.h"
#include "store/text/dialect.h"

namespace intray {

/// Drivers' errors as Intray's: classified by the native code, because QSqlError::type() says
/// nothing useful. The codes are those of the databases' manuals: SQLite "Result and Error Codes",
/// PostgreSQL appendix A, MariaDB "Error Codes", ODBC appendix A.
SqlFailure failureOfSqlite(int code, const QString &detail, int systemError = 0);
SqlFailure failureOfSqlState(const QString &state, const QString &detail);
SqlFailure failureOfMariadb(int code, const QString &detail);

/// What is sent or kept is larger than this server takes at once; a further try is the same.
SqlFailure tooLargeForServer(const QString &detail);
bool isTooLarge(const Error &error);

/// Which kind of rule of a table SQLite says to be broken, in the words of the
/// refusal "table_refused"; empty: none.
QString ruleBrokenIn(const Error &error);

/// The error of this kind with Intray's sentence for it.
Error errorOf(Error::Kind kind, const QString &detail, bool isServer);

/// The error of a database that may be read only; the detail names the file that cannot be written.
Error readOnlyError(const QString &detail);
/// "Cancelled." in the user's language.
QString cancelledSentence();

} // namespace intray
