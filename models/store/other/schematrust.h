// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct sqlite3;

namespace intray {

/// Lets what a strange file of SQLite defines (views, checks, generated columns, indexes, triggers)
/// call the functions that SQLite takes for harmless, and those of JSON where the file needs them.
/// SQLite 3.40 takes the latter for harmful, and then reads no table beside such a definition. All
/// other functions that it takes for harmful are switched off on the line before the file is
/// trusted: they fail when they are called. Blocks; in the line's thread.
void trustOnlyHarmless(sqlite3 *handle);

} // namespace intray
