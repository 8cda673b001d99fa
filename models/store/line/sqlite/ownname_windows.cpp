// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/ownname.h"

#include <windows.h>

#include <QDir>
#include <QFileInfo>

namespace intray {

static HANDLE openedToKnow(const QString &path)
{
    constexpr DWORD toKnowIt = 0;
    return CreateFileW(QDir::toNativeSeparators(path).toStdWString().c_str(), toKnowIt,
                       FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                       OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
}

/// Empty: there is no such file, or its disk has no letter.
static QString finalNameOf(const QString &path)
{
    const HANDLE file = openedToKnow(path);
    if (file == INVALID_HANDLE_VALUE)
        return {};
    constexpr DWORD longestName = 32768;
    std::wstring name(longestName, L'\0');
    const DWORD length = GetFinalPathNameByHandleW(file, name.data(), longestName, 0);
    CloseHandle(file);
    if (length == 0 || length >= longestName)
        return {};
    QString own = QDir::fromNativeSeparators(QString::fromWCharArray(name.data(), int(length)));
    if (own.startsWith(QStringLiteral("//?/UNC/")))
        return QStringLiteral("//") + own.mid(8);
    return own.startsWith(QStringLiteral("//?/")) ? own.mid(4) : own;
}

QString ownNameOf(const QString &path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (const QString own = finalNameOf(whole); !own.isEmpty())
        return own;
    const QFileInfo file(whole);
    if (file.exists() || file.isRoot() || file.fileName().isEmpty())
        return whole;
    const QString folder = ownNameOf(file.path());
    return folder.endsWith(u'/') ? folder + file.fileName() : folder + u'/' + file.fileName();
}

bool hasFurtherNames(const QString &path)
{
    const HANDLE file = openedToKnow(path);
    if (file == INVALID_HANDLE_VALUE)
        return false;
    BY_HANDLE_FILE_INFORMATION found = {};
    const bool isKnown = GetFileInformationByHandle(file, &found) != 0;
    CloseHandle(file);
    return isKnown && found.nNumberOfLinks > 1;
}

bool isMountPoint(const QString &)
{
    return false; // Windows mounts folders only
}

} // namespace intray
