// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "transfer/importoptions.h"

namespace intray::ctl {

/// What a command reads that takes a file or another database: nothing if `place` is a file with
/// records. An address, a file of SQLite, and anything with a query is a database; it is opened
/// once, with a password that is asked for if one is missing.
Checked<std::optional<OtherSource>> otherSourceIn(const Call &call, const QString &place);

/// How another database is reached that stands in the place of a file, with a password that is
/// asked for if one is missing. Wrong usage: it is no address.
Checked<DatabaseLogin> loginTo(const QString &place);

/// The options --table, --query and --query-file of such commands.
QList<Option> otherSourceOptions();

} // namespace intray::ctl
