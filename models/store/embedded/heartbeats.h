// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sql.h"
#include "store/rows/rows.h"

namespace intray {

/// Which programs are there, on databases without calls (SQLite): in a small file beside the
/// database, "NAME-clients", so that nobody who watches the database is woken by it. It can be
/// removed at any time. Outside of transactions only. Throws SqlFailure.
void beatBeside(Sql &sql, const Identity &identity);

/// Who was heard of when, as a JSON list of [user, workstation, time]; empty where nothing can be
/// read.
QString clientsBeside(Sql &sql);
/// Where this user's program was heard of last; empty: nowhere.
QString lastStationOf(const QString &clients, const QString &user);

} // namespace intray
