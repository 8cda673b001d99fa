// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"
#include "store/line/sqlrunner.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace intray {

/// Opens a QMYSQL connection, of several servers to the first that can be written, else to the
/// first that answers; the login is the one at that server. Encrypted unless the address says
/// tls=off: a file of authorities (ssl_ca) is needed then, and before the login the server must
/// have proven with a certificate of theirs that it is the host of the address. The password is
/// never sent in clear text. Throws SqlFailure: NameUnknown, PortClosed, TlsRefused, WrongPassword,
/// NoSuchDatabase, Offline.
DatabaseLogin openMariadb(QSqlDatabase &database, const DatabaseLogin &login);

/// Whether a server of this address must prove who it is before it hears of a login.
bool provesWhoItIs(const DatabaseUrl &url);
/// Whether the session that is open is encrypted. Throws SqlFailure.
bool isMariadbEncrypted(const QSqlDatabase &database);
/// What the server says of an expression. Throws SqlFailure.
qint64 mariadbNumber(const QSqlDatabase &database, const char *expression);

/// Whether the line was lost amid the answer to a statement of which QMYSQL says that it went well:
/// libmariadb then forgets that there were columns, and QMYSQL takes that for a statement without
/// rows. No statement without rows changes fewer than none.
bool lostItsRows(const QSqlQuery &query);

/// The statements that every session begins with.
QStringList mariadbSettings(std::chrono::milliseconds patience);

/// Ends the statement that a session runs now, through a connection of its own.
void killMariadbQuery(const DatabaseLogin &login, qint64 session);

/// What a statement that failed, or lost its rows, means.
SqlFailure failureOfMariadbQuery(const QSqlDatabase &database, const QSqlQuery &query);

} // namespace intray
