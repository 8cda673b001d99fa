// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/networkfolder.h"

#include <windows.h>

#include <QDir>
#include <QFileInfo>

namespace intray {

/// Another machine's name begins with two backslashes, unless a device follows, as in \\?\C:.
static bool namesAnotherMachine(const QString &path)
{
    const QString name = QDir::fromNativeSeparators(path);
    return name.startsWith(QStringLiteral("//?/UNC/"), Qt::CaseInsensitive) ||
           (name.startsWith(QStringLiteral("//")) && !name.startsWith(QStringLiteral("//?/")) &&
            !name.startsWith(QStringLiteral("//./")));
}

static bool isOnNetworkDrive(const QString &folder)
{
    const std::wstring name = QDir::toNativeSeparators(folder).toStdWString();
    std::wstring root(name.size() + MAX_PATH, L'\0');
    return GetVolumePathNameW(name.c_str(), root.data(), DWORD(root.size())) != 0 &&
           GetDriveTypeW(root.c_str()) == DRIVE_REMOTE;
}

// A folder may also be reached by a link or a letter that stands for another.
bool isOnNetwork(const QString &folder)
{
    const QString real = QFileInfo(folder).canonicalFilePath();
    return namesAnotherMachine(folder) || namesAnotherMachine(real) || isOnNetworkDrive(folder) ||
           (!real.isEmpty() && isOnNetworkDrive(real));
}

} // namespace intray
