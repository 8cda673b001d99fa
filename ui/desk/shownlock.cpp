// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/shownlock.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "session/desk/lock/lockclock.h"
#include "ui/desk/lockmark.h"

#include <utility>

namespace intray {

using namespace std::chrono_literals;

ShownLock::ShownLock(Desk &desk, LockMark &mark)
    : QObject(&mark)
    , m_desk(desk)
    , m_mark(mark)
{
    connect(&desk.lockClock(), &LockClock::ticked, this, &ShownLock::show);
    connect(&desk, &Desk::stateChanged, this, &ShownLock::show);
    connect(&desk, &Desk::messageChanged, this, &ShownLock::show);
    connect(&desk, &Desk::recordChanged, this, &ShownLock::show);
    show();
}

void ShownLock::setOffline(bool isOffline)
{
    if (isOffline != std::exchange(m_isOffline, isOffline))
        show();
}

static LockRing::State stateOf(Desk &desk, bool isOffline)
{
    if (desk.state() == Desk::State::Lost || desk.lockClock().shownRemaining() <= 0ms)
        return LockRing::State::Lost;
    if (desk.lockClock().isShownEnding())
        return LockRing::State::Ending;
    return isOffline ? LockRing::State::Offline : LockRing::State::Held;
}

static QString wordsFor(Desk &desk, bool isOffline)
{
    const LockClock &clock = desk.lockClock();
    if (desk.state() == Desk::State::Lost)
        return desk.lostTo().isEmpty()
                   ? ShownLock::tr("lock lost")
                   : ShownLock::tr("lost to %1").arg(cellText(desk.lostTo(), 20));
    if (!clock.isWatching())
        return {};
    if (clock.shownRemaining() <= 0ms)
        return ShownLock::tr("lock ended");
    const QString left = timeLeft(clock.shownRemaining());
    return isOffline ? ShownLock::tr("offline, %1 left").arg(left)
                     : ShownLock::tr("%1 left").arg(left);
}

static QString tipFor(Desk &desk)
{
    if (!desk.lockClock().isWatching())
        return {};
    const QString until =
        ShownLock::tr("Locked until %1 by the database's clock. A click extends it.");
    return plainToolTip(until.arg(exactTime(desk.lockClock().expiresAt())) + u'\n' +
                        ShownLock::tr("Lock %1").arg(desk.item().lock.id));
}

void ShownLock::show()
{
    const LockClock &clock = m_desk.lockClock();
    const QString words = wordsFor(m_desk, m_isOffline);
    m_mark.setVisible(!words.isEmpty());
    if (!words.isEmpty()) // a ring is painted at once, and without a lock it would be that of a lost one
        m_mark.showLock(stateOf(m_desk, m_isOffline), static_cast<int>(clock.fraction() * 1000),
                        words);
    m_mark.setToolTip(tipFor(m_desk));
}

} // namespace intray
