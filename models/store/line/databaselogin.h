// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaseurl.h"
#include "store/rows/secrets.h"

#include <chrono>

namespace intray {

/// A password on its way to a driver: can be neither streamed nor converted by accident, and what a
/// driver says of it is told without it (secrets.h).
class Password
{
public:
    Password() = default;
    explicit Password(const QString &text)
        : m_text(text)
    {
        keepSecret(text);
    }

    bool isEmpty() const { return m_text.isEmpty(); }
    const QString &forDriver() const { return m_text; }

private:
    QString m_text;
};

/// How to reach a database: its address, the password if one is needed (empty: the server's own
/// password file, certificate or ticket decides), and how long an answer may take before the line
/// counts as dead. A bare address is a login too.
struct DatabaseLogin
{
    // NOLINTNEXTLINE(google-explicit-constructor): an address is all that a file needs
    DatabaseLogin(const DatabaseUrl &address)
        : url(address)
    {
    }
    DatabaseLogin(const DatabaseUrl &address, const Password &secret)
        : url(address)
        , password(secret)
    {
    }

    DatabaseUrl url;
    Password password;
    std::chrono::milliseconds patience{5000};
};

} // namespace intray
