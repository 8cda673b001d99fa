// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"
#include "store/line/sqlrunner.h"
#include "store/text/dialect.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace intray {

/// Opens a QODBC connection. Drivers that are known to damage data or to crash are refused before
/// anything is read through them. Throws SqlFailure: UnsoundDriver, Offline, and what the driver's
/// SQLSTATE means.
QSqlDatabase openOdbc(const DatabaseLogin &login);

/// Which dialect the database behind it speaks. Throws SqlFailure: UnsoundDriver if none of ours.
Dialect dialectOfOdbc(const QSqlDatabase &database);

/// By SQLSTATE, which Qt's driver hides behind a native code that says nothing.
SqlFailure failureOfOdbcQuery(const QSqlDatabase &database, const QSqlQuery &query);

} // namespace intray
