// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/catalogue.h"
#include "store/text/dialect.h"

namespace intray {

/// The columns of a lock, where none are named; so a lock table has them that Intray makes beside a
/// table without such columns.
inline constexpr QLatin1StringView usualLockUser{"LockUser"};
inline constexpr QLatin1StringView usualLockTime{"LockTime"};
inline constexpr QLatin1StringView usualLockId{"LockId"};

TableName lockTableBeside(const TableName &table);
/// What the catalogue will say of it. Its key is the row's.
CatalogueColumns newLockTable(Dialect dialect, const CatalogueColumn &key);
/// The statement that makes it.
QString makingLockTable(Dialect dialect, const TableName &table, const CatalogueColumns &columns);

} // namespace intray
