// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaseurl.h"

#include <QString>

namespace intray {

/// Where the password of a connection comes from. Never from the profile itself.
enum class PasswordFrom {
    Asking,   ///< The person types it at each start.
    Keychain, ///< The system's keychain keeps it.
    Server,   ///< The server's own password file, a certificate or a ticket; nobody is asked.
};

/// A database that somebody works with, under a name of their own.
struct ConnectionProfile
{
    QString name;
    DatabaseUrl url;
    PasswordFrom passwordFrom = PasswordFrom::Asking;

    bool operator==(const ConnectionProfile &) const = default;
};

} // namespace intray
