// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/openforwriting.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

#include <cerrno>
#include <csignal>

namespace intray {

#ifdef F_SETLEASE

// A lease for reading is refused while anybody writes. Whoever opens the file in the moment for
// which we have one is held up for that moment, and we are told by a signal: by one that nobody
// minds, because the usual one ends programs.
static Writers askByLease(int file)
{
    if (::fcntl(file, F_SETSIG, SIGURG) != 0)
        return Writers::Unknown;
    if (::fcntl(file, F_SETLEASE, F_RDLCK) == 0) {
        ::fcntl(file, F_SETLEASE, F_UNLCK);
        return Writers::None;
    }
    return errno == EAGAIN ? Writers::Some : Writers::Unknown;
}

// What some servers hold on a file that is uploaded; it shows whoever holds it.
static bool isLocked(int file)
{
    struct flock lock = {};
    lock.l_type = F_RDLCK;
    lock.l_whence = SEEK_SET;
    if (::fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK)
        return true;
    return ::flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

static bool isForWriting(const QString &description)
{
    QFile file(description);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = file.readAll();
    const QByteArray word("flags:");
    const qsizetype at = text.indexOf(word);
    const qsizetype end = text.indexOf('\n', at);
    bool isNumber = false;
    const int flags =
        text.mid(at + word.size(), end - at - word.size()).trimmed().toInt(&isNumber, 8);
    return at >= 0 && isNumber && (flags & O_ACCMODE) != O_RDONLY;
}

static bool hasOpen(const QString &program, const struct stat &wanted)
{
    const QString files = program + QStringLiteral("/fd/");
    for (const QString &number :
         QDir(files).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System)) {
        struct stat found = {};
        if (::stat(QFile::encodeName(files + number).constData(), &found) == 0 &&
            found.st_dev == wanted.st_dev && found.st_ino == wanted.st_ino &&
            isForWriting(program + QStringLiteral("/fdinfo/") + number))
            return true;
    }
    return false;
}

// Where the file system has no leases, or the file is another's.
static bool isHeldByProgram(const struct stat &wanted)
{
    const QDir programs(QStringLiteral("/proc"));
    for (const QString &program : programs.entryList({QStringLiteral("[0-9]*")}, QDir::Dirs))
        if (hasOpen(programs.filePath(program), wanted))
            return true;
    return false;
}

static Writers askInTurn(int file)
{
    if (isLocked(file))
        return Writers::Some;
    const Writers told = askByLease(file);
    struct stat wanted = {};
    if (told != Writers::Unknown || ::fstat(file, &wanted) != 0)
        return told;
    return isHeldByProgram(wanted) ? Writers::Some : Writers::Unknown;
}

Writers writersOf(const QString &path)
{
    const int file =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0)
        return Writers::None;
    const Writers told = askInTurn(file);
    ::close(file);
    return told;
}

#else

Writers writersOf(const QString &)
{
    return Writers::Unknown;
}

#endif

} // namespace intray
