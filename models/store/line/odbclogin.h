// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/dialect.h"
#include "store/line/databaselogin.h"
#include "store/line/sqlrunner.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace intray {

/// Opens a QODBC connection and says which dialect the database behind it speaks. Drivers that are
/// known to damage data or to crash are refused before anything is read through them. Throws
/// SqlFailure: UnsoundDriver, and what the driver's SQLSTATE means.
Dialect openOdbc(QSqlDatabase &database, const DatabaseLogin &login);

/// By SQLSTATE, which Qt's driver hides behind a native code that says nothing.
SqlFailure failureOfOdbcQuery(const QSqlDatabase &database, const QSqlQuery &query);

} // namespace intray
