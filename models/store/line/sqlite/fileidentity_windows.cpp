// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/fileidentity.h"

#include <windows.h>

#include <QDir>

namespace intray {

std::optional<FileIdentity> identityOf(const QString &path)
{
    constexpr DWORD toKnowIt = 0;
    const HANDLE file = CreateFileW(QDir::toNativeSeparators(path).toStdWString().c_str(), toKnowIt,
                                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return std::nullopt;
    BY_HANDLE_FILE_INFORMATION found = {};
    const bool isKnown = GetFileInformationByHandle(file, &found) != 0;
    CloseHandle(file);
    if (!isKnown)
        return std::nullopt;
    return FileIdentity(found.dwVolumeSerialNumber,
                        quint64(found.nFileIndexHigh) << 32 | found.nFileIndexLow);
}

} // namespace intray
