// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/bytelocks.h"
#include "store/line/sqlite/fileidentity.h"

#include <windows.h>

#include <QDir>

namespace intray {

static std::wstring nativePath(const QString &path)
{
    return QDir::toNativeSeparators(path).toStdWString();
}

/// Who may do what with a file; empty: it has no such list, or there is no such file.
static QByteArray rightsOf(const QString &path)
{
    const std::wstring name = nativePath(path);
    DWORD length = 0;
    GetFileSecurityW(name.c_str(), DACL_SECURITY_INFORMATION, nullptr, 0, &length);
    QByteArray rights(length, '\0');
    if (!GetFileSecurityW(name.c_str(), DACL_SECURITY_INFORMATION, rights.data(), length, &length))
        rights.clear();
    return rights;
}

bool ByteLocks::open(const QString &path, const QString &model)
{
    close();
    QByteArray rights = rightsOf(model);
    SECURITY_ATTRIBUTES likeModel = {sizeof(SECURITY_ATTRIBUTES), rights.data(), FALSE};
    m_file = reinterpret_cast<qintptr>(CreateFileW(
        nativePath(path).c_str(), GENERIC_READ | GENERIC_WRITE,
        FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
        rights.isEmpty() ? nullptr : &likeModel, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr));
    return isOpen();
}

bool ByteLocks::isOpenAs(const QString &path) const
{
    BY_HANDLE_FILE_INFORMATION open = {};
    return isOpen() && GetFileInformationByHandle(reinterpret_cast<HANDLE>(m_file), &open) != 0 &&
           identityOf(path) ==
               FileIdentity(open.dwVolumeSerialNumber,
                            quint64(open.nFileIndexHigh) << 32 | open.nFileIndexLow);
}

void ByteLocks::close()
{
    if (isOpen())
        CloseHandle(reinterpret_cast<HANDLE>(m_file));
    m_file = nowhere;
}

ByteLocks::~ByteLocks()
{
    close();
}

static OVERLAPPED placeOf(int byte)
{
    OVERLAPPED place = {};
    place.Offset = DWORD(byte);
    return place;
}

bool ByteLocks::tryLock(int byte) const
{
    OVERLAPPED place = placeOf(byte);
    return LockFileEx(reinterpret_cast<HANDLE>(m_file),
                      LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0;
}

void ByteLocks::unlock(int byte) const
{
    OVERLAPPED place = placeOf(byte);
    UnlockFileEx(reinterpret_cast<HANDLE>(m_file), 0, 1, 0, &place);
}

bool ByteLocks::isFree(int byte) const
{
    if (!tryLock(byte))
        return false;
    unlock(byte);
    return true;
}

} // namespace intray
