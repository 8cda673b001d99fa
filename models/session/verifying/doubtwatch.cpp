// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/doubtwatch.h"

#include "session/answer.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

namespace intray {

using namespace std::chrono_literals;

// Reading a whole queue is worth it once enough people have worked.
static constexpr std::chrono::milliseconds pauseOfRounds = 60s;
static constexpr int partOfTime = 10; // one in so much
static constexpr auto pauseAfterRules = 1s;

DoubtWatch::DoubtWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &DoubtWatch::look);
    connect(&m_session, &Session::queuesChanged, this, &DoubtWatch::noteQueues);
    connect(&m_session, &Session::databaseChanged, this, [this] {
        m_isStale = true;
        if (!m_ordered.isEmpty() && !m_isAsking && !m_pause.isActive())
            m_pause.start(pauseAfter(m_lastRound));
    });
    noteQueues();
}

DoubtWatch::~DoubtWatch()
{
    if (m_thread)
        m_thread->cancel(m_cancellation);
}

// A queue that is not ordered any more is looked at once more: its items lose their places.
void DoubtWatch::noteQueues()
{
    QStringList ordered;
    for (const Queue &queue : m_session.queues())
        if (queue.isOrderedByDoubt())
            ordered << queue.name;
    const QStringList before = std::exchange(m_ordered, ordered);
    if (before == ordered)
        return;
    for (const QString &queue : before + ordered)
        if (before.contains(queue) != ordered.contains(queue) && !m_left.contains(queue))
            m_left << queue;
    if (!m_isAsking)
        m_pause.start(pauseAfterRules);
}

void DoubtWatch::look()
{
    m_pause.stop();
    if (m_isAsking || !m_session.isStarted() || m_session.link() != Session::Link::Live ||
        !m_session.mayKeep(Duty::Doubts))
        return;
    m_isStale = false;
    m_round.start();
    for (const QString &queue : std::as_const(m_ordered))
        if (!m_left.contains(queue))
            m_left << queue;
    lookAtNext();
}

std::chrono::milliseconds DoubtWatch::pauseAfter(std::chrono::milliseconds round)
{
    return std::max(pauseOfRounds, (partOfTime - 1) * round);
}

void DoubtWatch::lookAtNext()
{
    if (m_left.isEmpty()) {
        m_lastRound = std::chrono::milliseconds(m_round.elapsed());
        if (m_isStale && !m_ordered.isEmpty())
            m_pause.start(pauseAfter(m_lastRound));
        return;
    }
    if (!m_thread)
        m_thread = std::make_unique<DatabaseThread>(m_session.login(), m_session.identity(),
                                                    OpenMode::Existing);
    const QString queue = m_left.takeFirst();
    m_isAsking = true;
    m_cancellation = Cancellation();
    const auto work = [queue, cancellation = m_cancellation](OrderStore &store) {
        return store.keepUp(queue, cancellation);
    };
    answer(m_thread->run(work, m_cancellation), this,
           [this, queue](const auto &order) { receive(queue, order); });
}

// What failed is tried again in the next round; nobody waits for it.
void DoubtWatch::receive(const QString &queue, const Outcome<KeptOrder> &order)
{
    m_isAsking = false;
    if (order && order->isAnything()) {
        emit kept(queue, *order);
        m_session.lookNow();
    }
    if (!order)
        m_session.noteError(order.error());
    lookAtNext();
}

} // namespace intray
