// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/openforwriting.h"

#include <windows.h>

#include <QDir>

namespace intray {

// Opened so that nobody else may write: refused while somebody does.
Writers writersOf(const QString &path)
{
    const HANDLE file = CreateFileW(QDir::toNativeSeparators(path).toStdWString().c_str(),
                                    GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return GetLastError() == ERROR_SHARING_VIOLATION ? Writers::Some : Writers::None;
    CloseHandle(file);
    return Writers::None;
}

} // namespace intray
