// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection_p.h"

namespace intray {

/// Compares the database's schema with the migrations of this program and, where `mode` allows it,
/// makes or upgrades it, all in one transaction. Throws SqlFailure: OlderSchema, NewerSchema, or
/// what the database says.
void bringSchemaUpToDate(Connection::Private &d, OpenMode mode);

/// Within a writing transaction on a file: somebody may have upgraded it since it was opened, and
/// this program must not write by rules that are not those of the tables any more. Throws
/// SqlFailure: NewerSchema.
void refuseNewerMeanwhile(Connection::Private &d);

/// Lets a server know which schema this program knows, so that its functions refuse the same. Not
/// behind a pooler, where nothing stays set. Throws SqlFailure.
void tellSchemaVersion(Connection::Private &d);

/// No Intray works in this server's database yet, or it was not set up to the end.
Error notSetUp(const Connection::Private &d, const QString &detail);

/// The newest version that this program knows.
int newestSchemaVersion(Dialect dialect);

} // namespace intray
