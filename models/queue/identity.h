// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Who acts, and from where. On SQLite a name that anybody may choose; on servers the login.
struct Identity
{
    QString user;
    QString workstation;

    bool operator==(const Identity &) const = default;
};

/// The user of the operating system on this machine. On Windows a user of a domain is named with
/// it, as in CLINIC\anna, because another domain may have an anna, too.
Identity systemIdentity();

} // namespace intray
