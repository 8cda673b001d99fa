// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection_p.h"

namespace intray {

/// Compares the database's schema with the migrations of this program and, where `mode` allows it,
/// makes or upgrades it, all in one transaction. Throws SqlFailure: OlderSchema, NewerSchema, or
/// what the database says.
void bringSchemaUpToDate(Connection::Private &d, OpenMode mode);

/// The newest version that this program knows.
int newestSchemaVersion(Dialect dialect);

} // namespace intray
