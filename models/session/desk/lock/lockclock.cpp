// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lock/lockclock.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::seconds;

static constexpr milliseconds period{1000};

LockClock::LockClock(QObject *parent)
    : LockClock(sinceBoot, parent)
{
}

LockClock::LockClock(ElapsedClock clock, QObject *parent)
    : QObject(parent)
    , m_elapsed(clock)
    , m_sleep(std::move(clock))
{
    m_timer.setInterval(period);
    connect(&m_timer, &QTimer::timeout, this, &LockClock::tick);
}

LockClock::~LockClock() = default;

void LockClock::watch(const Lock &lock, const QDateTime &databaseNow, seconds fullDuration,
                      const Warnings &warnings)
{
    m_warnings = warnings;
    m_lock = lock;
    m_databaseThen = databaseNow;
    m_elapsedThen = m_elapsed();
    m_full = std::max(fullDuration, 1s);
    forgetSignalsBefore(remaining());
    if (!m_timer.isActive())
        m_sleep.start();
    m_timer.start();
    noteTick();
}

void LockClock::stop()
{
    m_timer.stop();
    m_lock = {};
    m_databaseThen = {};
}

bool LockClock::isWatching() const
{
    return m_timer.isActive();
}

milliseconds LockClock::remainingAt(const QDateTime &now) const
{
    if (!m_lock.expiresAt.isValid() || !now.isValid())
        return 0ms;
    const milliseconds left(now.msecsTo(m_lock.expiresAt));
    return std::max(left, 0ms);
}

milliseconds LockClock::remaining() const
{
    return remainingAt(databaseNow());
}

milliseconds LockClock::shownRemaining() const
{
    return remainingAt(shownNow());
}

double LockClock::fraction() const
{
    if (m_full <= 0s)
        return 0;
    return std::clamp(double(remaining().count()) / double(milliseconds(m_full).count()), 0.0, 1.0);
}

bool LockClock::isEnding() const
{
    return remaining() <= firstWarning();
}

bool LockClock::isShownEnding() const
{
    return shownRemaining() <= firstWarning();
}

QDateTime LockClock::expiresAt() const
{
    return m_lock.expiresAt;
}

QDateTime LockClock::nowAfter(milliseconds elapsed) const
{
    if (!m_databaseThen.isValid())
        return {};
    return m_databaseThen.addMSecs((elapsed - m_elapsedThen).count());
}

QDateTime LockClock::databaseNow() const
{
    return nowAfter(m_elapsed());
}

QDateTime LockClock::shownNow() const
{
    return nowAfter(m_elapsedAtTick);
}

void LockClock::noteTick()
{
    m_elapsedAtTick = m_elapsed();
    emit ticked();
}

void LockClock::tick()
{
    if (!isWatching())
        return;
    if (m_sleep.noticesSleep(period))
        emit slept();
    noteTick();
    warn(remaining());
}

// A lock that was extended warns again; one that is nearly over when it is first seen warns at
// once.
void LockClock::forgetSignalsBefore(milliseconds left)
{
    m_warnedFirst = m_warnedFirst && left <= firstWarning();
    m_warnedLast = m_warnedLast && left <= lastWarning();
    m_toldEnd = m_toldEnd && left <= 0ms;
}

void LockClock::warn(milliseconds left)
{
    if (left <= 0ms) {
        if (!std::exchange(m_toldEnd, true))
            emit ended();
        return;
    }
    if (left <= lastWarning())
        m_warnedFirst = true; // the later warning says it all
    warnOnce(m_warnedFirst, firstWarning(), left);
    warnOnce(m_warnedLast, lastWarning(), left);
}

void LockClock::warnOnce(bool &warned, milliseconds threshold, milliseconds left)
{
    if (warned || left > threshold)
        return;
    warned = true;
    emit endsIn(int(std::ceil(double(left.count()) / 60000)));
}

// A lock may be shorter than its queue says, where an adopted table has a setting for it.
milliseconds LockClock::firstWarning() const
{
    if (m_warnings.first)
        return std::min<milliseconds>(*m_warnings.first, m_full);
    return usualFirstWarning(m_full);
}

milliseconds LockClock::lastWarning() const
{
    if (m_warnings.last)
        return std::min<milliseconds>(*m_warnings.last, m_full);
    return std::min(usualLastWarning(m_full), firstWarning());
}

milliseconds usualFirstWarning(milliseconds lock)
{
    return std::min<milliseconds>(5min, lock / 2);
}

milliseconds usualLastWarning(milliseconds lock)
{
    return std::min<milliseconds>(1min, lock / 5);
}

} // namespace intray
