// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"

namespace intray {

class Connection;

/// Takes note of the locks that other programs have written into adopted tables, and of those that
/// they have ended, so that lists, figures and supervisors know them like any other. To be called
/// before locks are read. Without an adopted table it asks for their list and no more; where
/// nothing can be written, what is known stays, which is no error. Blocking, in the connection's
/// thread.
Outcome<Done> lookAtTables(Connection &connection, const Identity &identity);

} // namespace intray
