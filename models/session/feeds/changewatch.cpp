// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/changewatch.h"

#include "store/line/changelistener.h"

#include <QRandomGenerator>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

static constexpr milliseconds periodInUse = 500ms;
static constexpr milliseconds periodAside = 2s;
// With the five seconds of patience for an answer, a dead line is known within fifteen.
static constexpr milliseconds longestPeriod = 9s;
static constexpr milliseconds quietAfter = 5min;
// A server tells of a queue at most four times a second, so the last change of a burst may be
// untold.
static constexpr milliseconds shortestPace = 400ms;
static constexpr milliseconds longestPace = 20s;
// All programs together look, and count what they show, some 70 times a second, which takes a
// server about a third of a processor.
static constexpr milliseconds paceForEach = 14ms;
static constexpr milliseconds pulse = 2s;
// Whoever works at a line that is down need not wait for the next attempt.
static constexpr milliseconds tryForUse = 1500ms;

ChangeWatch::ChangeWatch(const DatabaseLogin &login, ElapsedClock clock, QObject *parent)
    : QObject(parent)
    , m_login(login)
    , m_clock(clock)
    , m_sleep(std::move(clock))
    , m_used(m_clock())
    , m_news(m_clock())
{
    m_next.setSingleShot(true);
    m_trailing.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ChangeWatch::lookWanted);
    connect(&m_trailing, &QTimer::timeout, this, [this] {
        if (std::exchange(m_heard, false))
            m_trailing.start(pace());
        emit lookWanted();
    });
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        if (m_sleep.noticesSleep(pulse))
            emit slept();
    });
    m_sleep.start();
    m_pulse.start(pulse);
}

ChangeWatch::~ChangeWatch() = default;

void ChangeWatch::listen()
{
    if (m_listener)
        return;
    m_listener = std::make_unique<ChangeListener>(m_login);
    connect(m_listener.get(), &ChangeListener::changed, this,
            [this](qint64, qint64 item) { noteTold(ItemId(item)); });
    connect(m_listener.get(), &ChangeListener::up, this, [this] {
        emit notifiedChanged();
        noteTold(); // what was told just before keeps what comes now from being told
    });
    connect(m_listener.get(), &ChangeListener::down, this, [this] {
        emit notifiedChanged();
        emit lookWanted();
    });
}

bool ChangeWatch::isNotified() const
{
    return m_listener && m_listener->isUp();
}

// The first of a burst is looked at once, the rest together; where many watch, all together and not
// all of them at one moment.
void ChangeWatch::noteTold(ItemId lost)
{
    if (m_held.contains(lost)) {
        m_isLossTold = true;
        emit lookWanted();
    }
    if (!m_isSeen)
        return;
    if (m_trailing.isActive()) {
        m_heard = true;
        return;
    }
    m_trailing.start(firstPause());
    if (pace() == shortestPace)
        emit lookWanted();
}

milliseconds ChangeWatch::firstPause() const
{
    const int most = int(pace().count());
    return milliseconds(QRandomGenerator::global()->bounded(int(shortestPace.count()), most + 1));
}

void ChangeWatch::setSeen(bool seen)
{
    if (std::exchange(m_isSeen, seen) == seen)
        return;
    m_next.stop();
    m_trailing.stop();
    if (seen)
        emit lookWanted();
    else
        planNext();
}

// Where nobody is told, what is held has to be looked at.
void ChangeWatch::planNext()
{
    const bool isHeldUntold = !m_held.isEmpty() && !isNotified();
    if (m_isSeen)
        m_next.start(period());
    else if (isHeldUntold)
        m_next.start(std::max(longestPeriod, pace()));
}

void ChangeWatch::setPrograms(int programs)
{
    m_programs = programs;
}

void ChangeWatch::setHeld(const QSet<ItemId> &items)
{
    m_held = items;
    if (!m_isSeen && !m_next.isActive())
        planNext();
}

milliseconds ChangeWatch::pace() const
{
    return std::clamp<milliseconds>(m_programs * paceForEach, shortestPace, longestPace);
}

void ChangeWatch::setActive(bool active)
{
    if (std::exchange(m_active, active) == active)
        return;
    m_used = m_clock();
    if (active)
        emit lookWanted();
}

void ChangeWatch::noteUse()
{
    const bool wasQuiet = quietFor() > quietAfter;
    const bool isTimeToTry = m_isDown && m_clock() - m_tried > tryForUse;
    m_used = m_clock();
    if (wasQuiet || isTimeToTry)
        emit lookWanted();
}

void ChangeWatch::noteLook(bool isNews)
{
    if (isNews)
        m_news = m_clock();
    m_backOff.reset();
    if (std::exchange(m_isDown, false) && m_listener)
        m_listener->tryNow();
    planNext();
}

void ChangeWatch::noteTrouble()
{
    m_isDown = true;
    m_tried = m_clock();
    m_next.start(pauseAfterTrouble());
}

milliseconds ChangeWatch::pauseAfterTrouble()
{
    return m_backOff.next() + firstPause() - shortestPace;
}

milliseconds ChangeWatch::quietFor() const
{
    return m_clock() - std::max(m_used, m_news);
}

// A file tells cheaply that it has changed; a server is asked less often the longer nobody cares.
milliseconds ChangeWatch::period() const
{
    if (isNotified())
        return std::max(longestPeriod, pace());
    if (!m_login.url.isServer() || quietFor() <= quietAfter)
        return std::max(m_active ? periodInUse : periodAside, pace());
    const auto slower = periodAside * (quietFor() / quietAfter);
    return std::max(std::min<milliseconds>(slower, m_active ? periodAside : longestPeriod), pace());
}

} // namespace intray
