// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/emptyground.h"
#include "support/givenserver.h"

namespace intray {

/// Under a name that no other connection has.
QSqlDatabase driverNamed(const QString &driver);
QSqlDatabase opened(QSqlDatabase database);

/// The database of the given server.
EmptyGround &givenGround();
/// On a server that the test program starts itself: none on Windows (noservers.cpp).
EmptyGround &ownGround(const QString &engine);

} // namespace intray
