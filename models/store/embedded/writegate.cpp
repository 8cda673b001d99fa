// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/writegate.h"

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

// Microseconds between two looks; only one program watches the gate.
static constexpr unsigned long pauseAtGate = 60;

// Whoever goes through again so soon is on the same run and may finish it.
static constexpr unsigned long pauseBetweenSteps = 200;

// The turnstile is a lottery in which who looks more often wins more often: so who has waited for
// 30 ms does, until it is clear that something takes long.
static unsigned long pauseAtTurnstile(int look)
{
    constexpr int young = 100;
    constexpr int old = 5000;
    if (look < young)
        return 300;
    return look < old ? 60 : 500;
}

static unsigned long pauseBeforeGate(int look)
{
    constexpr int longWait = 500;
    constexpr unsigned long patience = 5;
    return look < longWait ? pauseAtGate : pauseAtGate * patience;
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
static struct flock lockOn(int byte, short type)
{
    struct flock lock = {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = byte;
    lock.l_len = 1;
    return lock;
}

static bool setLock(int file, int byte, short type)
{
    struct flock lock = lockOn(byte, type);
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

bool WriteGate::isFree(int byte) const
{
    struct flock lock = lockOn(byte, F_WRLCK);
    return ::fcntl(m_file, F_OFD_GETLK, &lock) == 0 && lock.l_type == F_UNLCK;
}

// Not in the short moment between two steps of another's run.
bool WriteGate::waitAtGate(const std::function<bool()> &giveUp) const
{
    for (int look = 0; !tryLock(gateByte); ++look) {
        do {
            if (giveUp())
                return false;
            QThread::usleep(pauseBeforeGate(look++));
        } while (!isFree(gateByte));
        QThread::usleep(pauseBetweenSteps);
    }
    return true;
}

bool WriteGate::waitAtTurnstile(const std::function<bool()> &giveUp) const
{
    for (int look = 0; !tryLock(turnstileByte); ++look) {
        if (giveUp())
            return false;
        QThread::usleep(pauseAtTurnstile(look));
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
    if (!waitAtTurnstile(giveUp))
        return Entry::GaveUp;
    const bool entered = waitAtGate(giveUp);
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
