// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/identity.h"

#include <pwd.h>
#include <unistd.h>

#include <QSysInfo>

namespace intray {

static QString systemUser()
{
    if (const passwd *entry = getpwuid(geteuid()))
        return QString::fromLocal8Bit(entry->pw_name);
    const QString name = qEnvironmentVariable("USERNAME", qEnvironmentVariable("USER"));
    return name.isEmpty() ? QStringLiteral("unknown") : name;
}

Identity systemIdentity()
{
    return {systemUser(), QSysInfo::machineHostName()};
}

} // namespace intray
