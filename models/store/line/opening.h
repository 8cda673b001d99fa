// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection_p.h"

namespace intray {

/// Opens the driver that the address asks for and sets the session up as Intray needs it; what is
/// behind an ODBC address is found out here. Throws SqlFailure.
void openDatabase(Connection::Private &d, OpenMode mode);

/// Fills in what the database says of itself and of us. Throws SqlFailure.
void askWhoWeAre(Connection::Private &d);

} // namespace intray
