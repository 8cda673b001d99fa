// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/folderturn.h"

#include <windows.h>

#include <QDir>

namespace intray {

// Opened so that nobody else can, whatever for.
FolderTurn::FolderTurn(const QString &folder)
{
    constexpr DWORD sharedWithNobody = 0;
    const QString path = QDir(folder).filePath(QStringLiteral(".intray-turn"));
    m_file = reinterpret_cast<qintptr>(CreateFileW(
        QDir::toNativeSeparators(path).toStdWString().c_str(), GENERIC_READ, sharedWithNobody,
        nullptr, OPEN_ALWAYS, FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
    m_isOurs = m_file != -1 || GetLastError() != ERROR_SHARING_VIOLATION;
}

FolderTurn::~FolderTurn()
{
    if (m_file != -1)
        CloseHandle(reinterpret_cast<HANDLE>(m_file));
}

} // namespace intray
