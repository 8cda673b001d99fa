// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/heldlocks.h"
#include "store/line/sqlite/shortpause.h"

#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <QFile>
#include <QSet>

#include <algorithm>
#include <optional>

namespace intray {

namespace {

using namespace std::chrono_literals;

// Whoever uses a database with a log keeps one of these on the file, and one on the index of the
// log ("File Locking And Concurrency" and "WAL-mode File Format" of SQLite's documentation).
constexpr qint64 firstSharedByte = 0x40000002;
constexpr qint64 byteOfLog = 128;

/// A lock of a process on a file, as proc_locks(5) shows it.
struct HeldLock
{
    QByteArray process;
    QByteArray file; ///< Disk and number.
    qint64 first = 0;
};

/// None: the system does not tell.
std::optional<QList<HeldLock>> heldLocks()
{
    QFile list(QStringLiteral("/proc/locks"));
    if (!list.open(QIODevice::ReadOnly))
        return std::nullopt;
    QList<HeldLock> locks;
    for (const QByteArray &line : list.readAll().split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() == 8 && words.at(1) == "POSIX")
            locks << HeldLock{words.at(4), words.at(5), words.at(6).toLongLong()};
    }
    return locks;
}

QByteArray numberOf(const QString &path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return {};
    return QByteArray::number(major(found.st_dev), 16).rightJustified(2, '0') + ':' +
           QByteArray::number(minor(found.st_dev), 16).rightJustified(2, '0') + ':' +
           QByteArray::number(quint64(found.st_ino));
}

/// Who uses this file and the index of a log, but not the one that lies beside it.
QSet<QByteArray> usersOfAnotherLog(const QString &path)
{
    const QByteArray database = numberOf(path);
    const QByteArray log = numberOf(path + QStringLiteral("-shm"));
    QSet<QByteArray> users;
    QSet<QByteArray> usersOfItsLog;
    QSet<QByteArray> usersOfLogs;
    const QList<HeldLock> locks = heldLocks().value_or(QList<HeldLock>());
    for (const HeldLock &lock : locks) {
        if (lock.file == database && lock.first == firstSharedByte)
            users << lock.process;
        if (lock.first == byteOfLog)
            (lock.file == log ? usersOfItsLog : usersOfLogs) << lock.process;
    }
    return users.intersect(usersOfLogs).subtract(usersOfItsLog);
}

} // namespace

// A program that is just opening the file has one lock and not yet the other. So one look is not
// enough.
bool isOpenUnderAnotherName(const QString &path)
{
    constexpr int looks = 3;
    QSet<QByteArray> users = usersOfAnotherLog(path);
    for (int i = 1; i < looks && !users.isEmpty(); ++i) {
        ShortPause().last(10ms);
        users.intersect(usersOfAnotherLog(path));
    }
    return !users.isEmpty();
}

bool mayBeOpen(const QString &path)
{
    const QByteArray file = numberOf(path);
    if (file.isEmpty())
        return false;
    const auto locks = heldLocks();
    return !locks || std::any_of(locks->begin(), locks->end(),
                                 [&file](const HeldLock &lock) { return lock.file == file; });
}

} // namespace intray
