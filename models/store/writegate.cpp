// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/writegate.h"

#include <QFile>
#include <QThread>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace intray {

static constexpr int turnstileByte = 0;
static constexpr int gateByte = 1;

QString WriteGate::pathFor(const QString &databasePath)
{
    return databasePath + QStringLiteral("-gate");
}

#ifdef Q_OS_LINUX

static constexpr int longestRunMs = 10;

// Microseconds between two looks. Only one program watches the gate; the others can take their
// time.
static constexpr unsigned long pauseAtGate = 50;
static constexpr unsigned long pauseAtTurnstile = 300;

// Who has waited long waits for something long.
static unsigned long lengthened(unsigned long pause, int look)
{
    constexpr int eagerLooks = 500;
    constexpr unsigned long patience = 5;
    return look < eagerLooks ? pause : pause * patience;
}

// The kernel would else add 50 microseconds to every pause.
static void sharpenTimer()
{
    constexpr unsigned long nanoseconds = 1000;
    prctl(PR_SET_TIMERSLACK, nanoseconds);
}

WriteGate::WriteGate(const QString &databasePath)
    : m_databasePath(databasePath)
{
    sharpenTimer();
}

// What the database's owner allows there, he allows here, whatever the umask says.
static void copyRights(const QByteArray &from, int file)
{
    struct stat rights = {};
    if (::stat(from.constData(), &rights) == 0 && ::fchmod(file, rights.st_mode & 0777) == 0 &&
        ::geteuid() == 0)
        (void)!::fchown(file, rights.st_uid, rights.st_gid);
}

bool WriteGate::open()
{
    const QByteArray path = QFile::encodeName(pathFor(m_databasePath));
    m_file = ::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (m_file >= 0)
        copyRights(QFile::encodeName(m_databasePath), m_file);
    else
        m_file = ::open(path.constData(), O_RDWR | O_CLOEXEC);
    return m_file >= 0;
}

WriteGate::~WriteGate()
{
    if (m_file >= 0)
        ::close(m_file);
}

// Locks of the open file description, not of the process: two connections of one program compete
// too.
static bool setLock(int file, int byte, short type)
{
    struct flock lock = {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = byte;
    lock.l_len = 1;
    return ::fcntl(file, F_OFD_SETLK, &lock) == 0;
}

bool WriteGate::tryLock(int byte) const
{
    return setLock(m_file, byte, F_WRLCK);
}

void WriteGate::unlock(int byte) const
{
    setLock(m_file, byte, F_UNLCK);
}

bool WriteGate::waitFor(int byte, unsigned long pause, const std::function<bool()> &giveUp) const
{
    for (int look = 0; !tryLock(byte); ++look) {
        if (giveUp())
            return false;
        QThread::usleep(lengthened(pause, look));
    }
    return true;
}

// Straight through, past those who wait, while our run is short.
bool WriteGate::goOn()
{
    return m_run.isValid() && !m_run.hasExpired(longestRunMs) && tryLock(gateByte);
}

WriteGate::Entry WriteGate::enter(const std::function<bool()> &giveUp)
{
    if (m_file < 0 && !open())
        return Entry::Barred;
    if (goOn())
        return Entry::Entered;
    if (!waitFor(turnstileByte, pauseAtTurnstile, giveUp))
        return Entry::GaveUp;
    const bool entered = waitFor(gateByte, pauseAtGate, giveUp);
    unlock(turnstileByte);
    m_run.start();
    return entered ? Entry::Entered : Entry::GaveUp;
}

void WriteGate::leave()
{
    if (m_file >= 0)
        unlock(gateByte);
}

#else

WriteGate::WriteGate(const QString &databasePath)
    : m_databasePath(databasePath)
{
}
WriteGate::~WriteGate() = default;
WriteGate::Entry WriteGate::enter(const std::function<bool()> &)
{
    return Entry::Entered;
}
void WriteGate::leave() {}

#endif

} // namespace intray
