// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/countingwatch.h"

#include "session/answer.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

namespace intray {

using namespace std::chrono_literals;

// Fewer are left to whoever sweeps, or to the next of them.
static constexpr int worthCounting = 100;
// Others write in between.
static constexpr auto pauseOfPieces = 200ms;
static constexpr auto pauseOfLooks = 20s;
// Who cannot count themselves only look how far those are who can, who begin some time after the
// change and tell nobody.
static constexpr auto firstPauseAtOthers = 5s;
static constexpr auto longestPauseAtOthers = 60s;
static constexpr int mostLooksAtOthers = 6;

CountingWatch::CountingWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &CountingWatch::look);
    connect(&m_session, &Session::databaseChanged, this, [this] {
        m_isStale = mayCount() || isWaitingForOthers();
        m_looksLeft = mostLooksAtOthers;
        if (m_isStale && !m_isAsking && !m_pause.isActive())
            m_pause.start(pauseUntilLook());
    });
    connect(&m_session, &Session::keptChanged, this, &CountingWatch::noteKept);
}

/// What a companion process counts is nothing to stop or to wait for here.
void CountingWatch::noteKept()
{
    if (m_session.isKept(Duty::Counts)) {
        if (m_thread)
            m_thread->cancel(m_cancellation);
        if (std::exchange(m_percent, std::nullopt))
            emit standingChanged();
    }
    if (!m_isAsking)
        m_pause.start(pauseOfPieces);
}

CountingWatch::~CountingWatch()
{
    if (m_thread)
        m_thread->cancel(m_cancellation);
}

void CountingWatch::setQueue(const QString &queue)
{
    if (std::exchange(m_queue, queue) == queue)
        return;
    m_isStale = true;
    m_looksLeft = mostLooksAtOthers;
    m_pauseAtOthers = firstPauseAtOthers;
    m_countedRecords = -1;
    m_pace = std::make_shared<CountingStore::Pace>();
    m_isStopped = false;
    m_percent.reset();
    emit standingChanged();
    if (!m_isAsking)
        m_pause.start(pauseOfPieces);
}

void CountingWatch::stop()
{
    if (std::exchange(m_isStopped, true))
        return;
    if (m_thread)
        m_thread->cancel(m_cancellation);
    emit standingChanged();
}

void CountingWatch::goOn()
{
    if (!std::exchange(m_isStopped, false))
        return;
    emit standingChanged();
    if (!m_isAsking)
        m_pause.start(pauseOfPieces);
}

bool CountingWatch::mayCount() const
{
    return m_session.isStarted() && m_session.link() == Session::Link::Live &&
           m_session.mayKeep(Duty::Counts);
}

bool CountingWatch::isWaitingForOthers() const
{
    return !mayCount() && m_countedRecords < 0;
}

// Many wait, so each waits longer and longer.
std::chrono::milliseconds CountingWatch::pauseUntilLook()
{
    if (!isWaitingForOthers())
        return pauseOfLooks;
    const auto longer = std::min<std::chrono::seconds>(2 * m_pauseAtOthers, longestPauseAtOthers);
    return std::exchange(m_pauseAtOthers, longer);
}

// Who only looks on tells of it once.
bool CountingWatch::isNews(const CountingStore::Step &step)
{
    if (!step.isKept || !step.isWhole)
        return false;
    return std::exchange(m_countedRecords, step.records) != step.records || mayCount();
}

void CountingWatch::look()
{
    if (m_isStopped)
        return;
    if (m_queue.isEmpty() || m_session.link() != Session::Link::Live || !m_session.isStarted())
        return m_pause.start(pauseOfLooks);
    m_isAsking = true;
    m_isStale = false;
    m_cancellation = Cancellation();
    answer(mayCount() ? count() : ask(), this,
           [this, queue = m_queue](const auto &step) { receive(queue, step); });
}

QFuture<Outcome<CountingStore::Step>> CountingWatch::count()
{
    if (!m_thread)
        m_thread = std::make_unique<DatabaseThread>(m_session.login(), m_session.identity(),
                                                    OpenMode::Existing);
    return m_thread->run(
        [queue = m_queue, pace = m_pace, cancellation = m_cancellation](CountingStore &store) {
            return store.countNext(queue, *pace, cancellation, worthCounting);
        },
        m_cancellation);
}

QFuture<Outcome<CountingStore::Step>> CountingWatch::ask()
{
    return m_session.watching().run(
        [queue = m_queue](CountingStore &store) { return store.standing(queue); });
}

void CountingWatch::receive(const QString &queue, const Outcome<CountingStore::Step> &step)
{
    m_isAsking = false;
    if (queue == m_queue)
        show(step);
    const bool wasStopped = !step && step.error().kind == Error::Kind::Cancelled;
    const bool goesOn = step ? !step->isCurrent && mayCount() : wasStopped && !m_isStopped;
    if (step && queue == m_queue && isNews(*step))
        emit counted(queue);
    if (goesOn || queue != m_queue)
        m_pause.start(pauseOfPieces);
    else if (m_isStale || m_percent || (isWaitingForOthers() && m_looksLeft-- > 0))
        m_pause.start(pauseUntilLook());
}

void CountingWatch::show(const Outcome<CountingStore::Step> &step)
{
    if (!step)
        return;
    const bool isUnderWay =
        !m_session.isKept(Duty::Counts) && step->isKept && !step->isCurrent && !step->isWhole;
    const auto now = isUnderWay ? std::optional(step->percent()) : std::nullopt;
    if (std::exchange(m_percent, now) != now)
        emit standingChanged();
}

} // namespace intray
