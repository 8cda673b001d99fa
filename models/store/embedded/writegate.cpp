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

// The pause between two looks at the gate. It is short, because only one program watches the gate.
static constexpr microseconds pauseAtGate{60};

// A program that comes back within this pause is on the same run, and may finish it.
static constexpr microseconds pauseBetweenSteps{200};

// A program that looks more often gets through the turnstile more often. So a program that has
// waited for 30 ms looks more often, until it is clear that something takes long.
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

// Waits for the end of another program's run, and not just for the pause between two of its steps.
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

// Goes through at once, before all that wait, as long as this program's run is short.
bool WriteGate::goOn()
{
    return m_run.isValid() && !m_run.hasExpired(longestRunMs) && m_locks.tryLock(gateByte);
}

// A gate that was deleted keeps nobody out, because others have made a new one. This is checked
// once, behind the gate, because it costs time for each item.
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
