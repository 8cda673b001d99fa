// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/identity.h"

#include <windows.h>

#include <QSysInfo>

#define SECURITY_WIN32
#include <security.h>

namespace intray {

static constexpr ULONG longestName = 512; // 255 letters each for domain and user, and a backslash

/// The machine's own name stands before users that only it knows.
static QString machineName()
{
    wchar_t name[longestName] = {};
    ULONG length = longestName;
    return GetComputerNameW(name, &length) ? QString::fromWCharArray(name) : QString();
}

static QString withoutMachine(const QString &name)
{
    const QString own = machineName() + u'\\';
    return name.startsWith(own, Qt::CaseInsensitive) ? name.sliced(own.size()) : name;
}

static QString systemUser()
{
    wchar_t name[longestName] = {};
    ULONG length = longestName;
    if (GetUserNameExW(NameSamCompatible, name, &length))
        return withoutMachine(QString::fromWCharArray(name));
    length = longestName;
    if (GetUserNameW(name, &length))
        return QString::fromWCharArray(name);
    return QStringLiteral("unknown");
}

Identity systemIdentity()
{
    return {systemUser(), QSysInfo::machineHostName()};
}

} // namespace intray
