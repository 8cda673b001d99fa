// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QSqlError>
#include <QString>

namespace intray {

/// The one place that knows that databases differ: which .sql files one reads and what its errors
/// mean.
enum class Dialect { Sqlite };

/// The folder of its .sql files under sql/.
QString folderOf(Dialect dialect);
/// What Qt calls its driver.
QString driverOf(Dialect dialect);
/// A driver's error as Intray's: classified by the native code, because QSqlError::type() says
/// nothing useful.
Error errorOf(Dialect dialect, const QSqlError &error);

/// The error of a database that may be read only; the detail names the file that cannot be written.
Error readOnlyError(const QString &detail);

} // namespace intray
