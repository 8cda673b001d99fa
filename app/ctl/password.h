// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"

#include <optional>

namespace intray::ctl {

/// $INTRAY_PASSWORD, which programs that are started later do not inherit; empty if it is not set.
/// The driver then reads the server's own password file.
Password passwordOfEnvironment();
/// The same of $INTRAY_SOURCE_PASSWORD: for a database that records come from or go back to.
Password passwordOfSource();

/// Asks for the login's password on the terminal, without showing what is typed. Nothing where
/// standard input is no terminal, and when the person gives up.
std::optional<Password> askForPassword(const DatabaseUrl &url);

} // namespace intray::ctl
