// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/lockfeed.h"

#include "session/answer.h"
#include "session/figurefeed.h"
#include "session/session.h"

#include <QElapsedTimer>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

static constexpr int piece = 200;
static constexpr milliseconds nowAndThen = 5s;

struct LockFeed::Look
{
    LockQuery query;
    LockPage page;
    milliseconds cost{0};
};

LockFeed::LockFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_wanted(piece)
{
    m_pause.setSingleShot(true);
    m_clock.setInterval(nowAndThen);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_stale)
            read();
    });
    connect(&m_clock, &QTimer::timeout, this, &LockFeed::refresh);
    connect(&m_session, &Session::databaseChanged, this, &LockFeed::refresh);
}

void LockFeed::setWatched(bool watched)
{
    m_watched = watched;
    if (!watched)
        return m_clock.stop();
    m_clock.start();
    refresh();
}

void LockFeed::setQuery(const LockQuery &query)
{
    if (m_query == query)
        return;
    m_query = query;
    m_wanted = piece;
    m_pause.stop();
    refresh();
}

void LockFeed::more()
{
    if (m_wanted >= m_total || m_reading)
        return;
    m_wanted += piece;
    m_pause.stop();
    refresh();
}

void LockFeed::refresh()
{
    m_stale = true;
    if (m_watched && !m_reading && !m_pause.isActive())
        read();
}

/// The first locks of the list, piece by piece.
static Outcome<LockPage> firstLocks(Store &store, const LockQuery &query, int wanted)
{
    LockPage all;
    for (int from = 0; from < wanted; from += piece) {
        const auto page = store.locks(query, from, piece);
        if (!page)
            return page;
        all.total = page->total;
        all.abandoned = page->abandoned;
        all.now = page->now;
        all.locks += page->locks;
        if (page->locks.size() < piece)
            break;
    }
    return all;
}

void LockFeed::read()
{
    m_reading = true;
    m_stale = false;
    const auto work = [query = m_query, wanted = m_wanted](Store &store) -> Outcome<Look> {
        QElapsedTimer timer;
        timer.start();
        return firstLocks(store, query, wanted).map([&](const LockPage &page) {
            return Look{query, page, milliseconds(timer.elapsed())};
        });
    };
    answer(m_session.reading().run(work), this, [this](const auto &look) { receive(look); });
}

void LockFeed::receive(const Outcome<Look> &look)
{
    m_reading = false;
    if (look && look->query != m_query)
        return read();
    m_pause.start(look ? FigureFeed::pauseAfter(look->cost) : milliseconds(2s));
    if (!look) {
        m_session.noteError(look.error());
        emit failed(look.error());
        return;
    }
    m_known = true;
    m_locks = look->page.locks;
    m_total = look->page.total;
    m_abandoned = look->page.abandoned;
    m_now = look->page.now;
    emit changed();
}

} // namespace intray
