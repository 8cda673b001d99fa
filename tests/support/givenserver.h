// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"

namespace intray {

/// A server that is there already, to run the tests on: its address in $INTRAY_TEST_SERVER, with an
/// administrator's login, and that login's password in $INTRAY_PASSWORD. Its database is emptied
/// again and again, and logins are made, so it must be one for tests alone.
bool hasGivenServer();
DatabaseLogin givenServer();
/// Which of the engines it is (testlines.h).
QString givenEngine();

/// Makes a login, unless it is there.
void makeLoginOn(Connection &server, const QString &login, const QString &password);
/// Takes everything out of Intray's tables but who is who.
void emptyOn(Connection &server);

} // namespace intray
