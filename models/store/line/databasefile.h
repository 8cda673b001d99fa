// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

class Connection;

/// The file that the database is in, whichever driver reads it; empty: a server keeps it. Blocks;
/// in the connection's thread.
QString fileOf(Connection &connection);

} // namespace intray
