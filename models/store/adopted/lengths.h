// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "store/adopted/statements.h"
#include "store/line/connection.h"

namespace intray {

/// Whether the columns of a layout are long enough for what Intray writes there of itself: the
/// names of those who may take from the queue, and a lock's id. Nothing: they are; else Invalid
/// with the lengths. Reads the users; blocking, in the connection's thread.
std::optional<Error> faultOfLengths(Connection &connection, const Identity &identity,
                                    const QString &queue, const Layout &layout,
                                    const LayoutColumns &columns);

/// Which names that somebody may be given later do not fit.
QStringList limitsOfLengths(Dialect dialect, const Layout &layout, const LayoutColumns &columns);

} // namespace intray
