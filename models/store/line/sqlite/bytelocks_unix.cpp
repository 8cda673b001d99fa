// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/bytelocks.h"
#include "store/line/sqlite/fileidentity.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>

namespace intray {

// What the model's owner allows there, he allows here, whatever the umask says.
static void copyRights(const QByteArray &from, int file)
{
    struct stat rights = {};
    if (::stat(from.constData(), &rights) == 0 && ::fchmod(file, rights.st_mode & 0777) == 0 &&
        ::geteuid() == 0)
        (void)!::fchown(file, rights.st_uid, rights.st_gid);
}

bool ByteLocks::open(const QString &path, const QString &model)
{
    close();
    const QByteArray name = QFile::encodeName(path);
    int file = ::open(name.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file >= 0)
        copyRights(QFile::encodeName(model), file);
    else
        file = ::open(name.constData(), O_RDWR | O_CLOEXEC);
    m_file = file;
    return isOpen();
}

bool ByteLocks::isOpenAs(const QString &path) const
{
    struct stat open = {};
    return isOpen() && ::fstat(int(m_file), &open) == 0 &&
           identityOf(path) == FileIdentity(open.st_dev, open.st_ino);
}

void ByteLocks::close()
{
    if (isOpen())
        ::close(int(m_file));
    m_file = nowhere;
}

ByteLocks::~ByteLocks()
{
    close();
}

// Locks of the open file description, not of the process.
static struct flock lockOn(int byte, short type)
{
    struct flock lock = {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = byte;
    lock.l_len = 1;
    return lock;
}

static bool setLock(qintptr file, int byte, short type)
{
    struct flock lock = lockOn(byte, type);
    return ::fcntl(int(file), F_OFD_SETLK, &lock) == 0;
}

bool ByteLocks::tryLock(int byte) const
{
    return setLock(m_file, byte, F_WRLCK);
}

bool ByteLocks::lock(int byte) const
{
    struct flock lock = lockOn(byte, F_WRLCK);
    return ::fcntl(int(m_file), F_OFD_SETLKW, &lock) == 0;
}

void ByteLocks::unlock(int byte) const
{
    setLock(m_file, byte, F_UNLCK);
}

bool ByteLocks::isFree(int byte) const
{
    struct flock lock = lockOn(byte, F_WRLCK);
    return ::fcntl(int(m_file), F_OFD_GETLK, &lock) == 0 && lock.l_type == F_UNLCK;
}

} // namespace intray
