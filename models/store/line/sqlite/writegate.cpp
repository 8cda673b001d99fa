// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/writegate.h"

namespace intray {

static constexpr int turnstileByte = 0;
static constexpr int gateByte = 1;
static constexpr int stepByte =
    2; // held with the gate, where that can be: its end can be waited for

QString WriteGate::pathFor(const QString &databasePath)
{
    return databasePath + QStringLiteral("-gate");
}

using std::chrono::microseconds;
using std::chrono::milliseconds;

static constexpr int longestRunMs = 10;

// A program that comes back within this pause is on the same run, and may finish it.
static constexpr microseconds pauseBetweenSteps{200};

WriteGate::WriteGate(const QString &databasePath)
    : m_databasePath(databasePath)
{
}

// Waits for the end of another program's run, and not just for the pause between two of its steps.
// Only one program waits here. It holds the step for a moment only, so that the next can be taken.
bool WriteGate::waitAtGate(const std::function<bool()> &giveUp, const QDeadlineTimer &patience)
{
    while (!m_locks.tryLock(gateByte)) {
        if (giveUp() || !m_wait.take(m_locks, stepByte, giveUp, patience))
            return false;
        m_locks.unlock(stepByte);
        m_pause.last(pauseBetweenSteps);
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
WriteGate::Entry WriteGate::enter(const std::function<bool()> &giveUp, milliseconds patience)
{
    const QString path = pathFor(m_databasePath);
    const QDeadlineTimer end(patience);
    for (bool isThere = m_locks.isOpen();; isThere = false) {
        if (!isThere && !m_locks.open(path, m_databasePath))
            return Entry::Barred;
        const Entry entry = goThrough(giveUp, end);
        if (entry != Entry::Entered || m_locks.isOpenAs(path))
            return entry;
        leave();
    }
}

WriteGate::Entry WriteGate::goThrough(const std::function<bool()> &giveUp,
                                      const QDeadlineTimer &patience)
{
    if (!goOn()) {
        if (!m_wait.take(m_locks, turnstileByte, giveUp, patience))
            return Entry::GaveUp;
        const bool entered = waitAtGate(giveUp, patience);
        m_locks.unlock(turnstileByte);
        m_run.start();
        if (!entered)
            return Entry::GaveUp;
    }
    m_locks.tryLock(stepByte);
    return Entry::Entered;
}

void WriteGate::leave()
{
    if (!m_locks.isOpen())
        return;
    m_locks.unlock(gateByte);
    m_locks.unlock(stepByte);
}

} // namespace intray
