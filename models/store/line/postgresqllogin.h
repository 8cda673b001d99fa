// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"

#include <QSqlDatabase>

namespace intray {

/// Which of several hosts will do: the one that can be written, or any that answers.
enum class Wanted { Writable, Any };

/// Fills in host, database, login and options of a QPSQL connection that is not open yet.
/// TLS is verified in full unless the address says otherwise (libpq manual, "SSL Support").
void usePostgresqlLogin(QSqlDatabase &database, const DatabaseLogin &login, Wanted wanted);

/// Opens a QPSQL connection: with several hosts to the writable one, else to any. Throws
/// SqlFailure: NameUnknown, PortClosed, TlsRefused, WrongPassword, NoSuchDatabase, Offline.
QSqlDatabase openPostgresql(const DatabaseLogin &login);

/// What a failed attempt means, by libpq's words in English.
Error::Kind kindOfPostgresqlTrouble(const QString &words);

/// Of several servers none can be written, because none has taken over yet.
Error nobodyCanWrite(const QString &detail);

} // namespace intray
