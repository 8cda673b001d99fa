// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/countingwatch.h"

#include "session/answer.h"
#include "session/session.h"

#include <utility>

namespace intray {

using namespace std::chrono_literals;

// Fewer are left to whoever sweeps, or to the next of them.
static constexpr int worthCounting = 100;
static constexpr int pieceOfWindow = 200;
// Others write in between.
static constexpr auto pauseOfPieces = 200ms;
static constexpr auto pauseOfLooks = 20s;

CountingWatch::CountingWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &CountingWatch::look);
    connect(&m_session, &Session::databaseChanged, this, [this] {
        m_isStale = true;
        if (!m_isAsking && !m_pause.isActive())
            m_pause.start(pauseOfLooks);
    });
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
    if (!m_isAsking)
        m_pause.start(pauseOfPieces);
}

bool CountingWatch::mayCount() const
{
    return m_session.isStarted() && m_session.link() == Session::Link::Live &&
           m_session.whyNoWriting().isEmpty() && m_session.maySweep();
}

void CountingWatch::look()
{
    if (m_queue.isEmpty() || !mayCount())
        return m_pause.start(pauseOfLooks);
    if (!m_thread)
        m_thread = std::make_unique<DatabaseThread>(m_session.login(), m_session.identity(),
                                                    OpenMode::Existing);
    m_isAsking = true;
    m_isStale = false;
    const auto counting = m_thread->run(
        [queue = m_queue, cancellation = m_cancellation](CountingStore &store) {
            return store.countPiece(queue, pieceOfWindow, cancellation, worthCounting);
        },
        m_cancellation);
    answer(counting, this, [this, queue = m_queue](const auto &step) { receive(queue, step); });
}

void CountingWatch::receive(const QString &queue, const Outcome<CountingStore::Step> &step)
{
    m_isAsking = false;
    const bool goesOn = step && !step->isCurrent;
    if (step && step->isKept && step->isWhole)
        emit counted(queue);
    if (goesOn || queue != m_queue)
        m_pause.start(pauseOfPieces);
    else if (m_isStale)
        m_pause.start(pauseOfLooks);
}

} // namespace intray
