// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/figurefeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/figurestore.h"

#include <QElapsedTimer>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

static constexpr int share = 20;
static constexpr milliseconds shortestPause = 500ms;
static constexpr milliseconds longestPause = 5min;

struct FigureFeed::Counted
{
    QString queue;
    Counts counts;
    milliseconds cost{0};
};

FigureFeed::FigureFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_stale)
            count();
    });
    connect(&m_session, &Session::databaseChanged, this, [this] {
        if (m_session.changes().isBy(m_session.identity().user))
            m_pause.stop(); // what one does oneself is seen at once
        refresh();
    });
    connect(&m_session, &Session::started, this, &FigureFeed::refresh);
}

FigureFeed::~FigureFeed() = default;

milliseconds FigureFeed::pauseAfter(milliseconds cost)
{
    return std::clamp(cost * (share - 1), shortestPause, longestPause);
}

void FigureFeed::setQueue(const QString &name)
{
    if (m_queue == name)
        return;
    m_queue = name;
    m_known = false;
    m_counts = {};
    m_pause.stop();
    emit changed();
    refresh();
}

void FigureFeed::refresh()
{
    m_stale = true;
    if (!m_counting && !m_pause.isActive())
        count();
}

void FigureFeed::count()
{
    if (m_queue.isEmpty() || !m_session.isStarted())
        return;
    m_counting = true;
    m_stale = false;
    const auto work = [queue = m_queue](FigureStore &store) -> Outcome<Counted> {
        QElapsedTimer timer;
        timer.start();
        const auto counts = store.countsToday(queue);
        if (!counts)
            return tl::unexpected(counts.error());
        return Counted{queue, *counts, milliseconds(timer.elapsed())};
    };
    answer(m_session.watching().run(work), this, [this](const auto &counted) { receive(counted); });
}

void FigureFeed::receive(const Outcome<Counted> &counted)
{
    m_counting = false;
    if (counted && counted->queue != m_queue) {
        count();
        return;
    }
    m_pause.start(
        std::max(m_session.pace(), counted ? pauseAfter(counted->cost) : milliseconds(2s)));
    m_stale = m_stale || !counted;
    if (!counted) {
        m_session.noteError(counted.error());
        return;
    }
    m_known = true;
    m_counts = counted->counts;
    emit changed();
}

} // namespace intray
