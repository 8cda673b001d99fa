// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/writegate.h"

namespace intray {

static constexpr int turnstileByte = 0;
static constexpr int gateByte = 1;

QString WriteGate::pathFor(const QString &databasePath)
{
    return databasePath + QStringLiteral("-gate");
}

using std::chrono::microseconds;

static constexpr int longestRunMs = 10;

// Between two looks; only one program watches the gate.
static constexpr microseconds pauseAtGate{60};

// Whoever goes through again so soon is on the same run and may finish it.
static constexpr microseconds pauseBetweenSteps{200};

// The turnstile is a lottery in which who looks more often wins more often: so who has waited for
// 30 ms does, until it is clear that something takes long.
static microseconds pauseAtTurnstile(int look)
{
    constexpr int young = 100;
    constexpr int old = 5000;
    if (look < young)
        return microseconds(300);
    return microseconds(look < old ? 60 : 500);
}

static microseconds pauseBeforeGate(int look)
{
    constexpr int longWait = 500;
    constexpr int patience = 5;
    return look < longWait ? pauseAtGate : pauseAtGate * patience;
}

WriteGate::WriteGate(const QString &databasePath)
    : m_databasePath(databasePath)
{
}

// Not in the short moment between two steps of another's run.
bool WriteGate::waitAtGate(const std::function<bool()> &giveUp) const
{
    for (int look = 0; !m_locks.tryLock(gateByte); ++look) {
        do {
            if (giveUp())
                return false;
            m_pause.last(pauseBeforeGate(look++));
        } while (!m_locks.isFree(gateByte));
        m_pause.last(pauseBetweenSteps);
    }
    return true;
}

bool WriteGate::waitAtTurnstile(const std::function<bool()> &giveUp) const
{
    for (int look = 0; !m_locks.tryLock(turnstileByte); ++look) {
        if (giveUp())
            return false;
        m_pause.last(pauseAtTurnstile(look));
    }
    return true;
}

// Straight through, past those who wait, while our run is short.
bool WriteGate::goOn()
{
    return m_run.isValid() && !m_run.hasExpired(longestRunMs) && m_locks.tryLock(gateByte);
}

// A gate that was deleted is none: others have made a new one. Looked at once, behind it, because
// that is asked for each item.
WriteGate::Entry WriteGate::enter(const std::function<bool()> &giveUp)
{
    const QString path = pathFor(m_databasePath);
    for (bool isThere = m_locks.isOpen();; isThere = false) {
        if (!isThere && !m_locks.open(path, m_databasePath))
            return Entry::Barred;
        const Entry entry = goThrough(giveUp);
        if (entry != Entry::Entered || m_locks.isOpenAs(path))
            return entry;
        m_locks.unlock(gateByte);
    }
}

WriteGate::Entry WriteGate::goThrough(const std::function<bool()> &giveUp)
{
    if (goOn())
        return Entry::Entered;
    if (!waitAtTurnstile(giveUp))
        return Entry::GaveUp;
    const bool entered = waitAtGate(giveUp);
    m_locks.unlock(turnstileByte);
    m_run.start();
    return entered ? Entry::Entered : Entry::GaveUp;
}

void WriteGate::leave()
{
    if (m_locks.isOpen())
        m_locks.unlock(gateByte);
}

} // namespace intray
