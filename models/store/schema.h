// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection_p.h"

namespace intray {

/// Compares the database's schema with the migrations of this program and, where `mode` allows it,
/// makes or upgrades it, all in one transaction. Throws SqlFailure: OlderSchema, NewerSchema, or
/// what the database says.
void bringSchemaUpToDate(Connection::Private &d, OpenMode mode);

/// No Intray works in this server's database yet, or it was not set up to the end.
Error notSetUp(const Connection::Private &d, const QString &detail);

/// The newest version that this program knows.
int newestSchemaVersion(Dialect dialect);

} // namespace intray
