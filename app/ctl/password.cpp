// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/password.h"

#include "ctl/ctl.h"
#include "ctl/terminal.h"
#include "ctl/text.h"

namespace intray::ctl {

static QString question(const DatabaseUrl &url)
{
    if (url.user().isEmpty())
        return Ctl::tr("Password for %1: ").arg(plain(url.displayName()));
    return Ctl::tr("Password of %1 for %2: ").arg(plain(url.user()), plain(url.displayName()));
}

static Password takenFromEnvironment(const char *name)
{
    const Password password(qEnvironmentVariable(name));
    qunsetenv(name);
    return password;
}

Password passwordOfEnvironment()
{
    static const Password password = takenFromEnvironment("INTRAY_PASSWORD");
    return password;
}

Password passwordOfSource()
{
    static const Password password = takenFromEnvironment("INTRAY_SOURCE_PASSWORD");
    return password;
}

std::optional<Password> askForPassword(const DatabaseUrl &url)
{
    if (!isTerminal(Stream::Input))
        return std::nullopt;
    const auto typed = lineTypedUnseen(question(url));
    if (!typed || typed->isEmpty())
        return std::nullopt;
    return Password(*typed);
}

} // namespace intray::ctl
