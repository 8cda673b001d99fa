// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/lockfeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"

namespace intray {

using namespace std::chrono_literals;

static constexpr auto againAfter = 15s;

LockFeed::LockFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_again.setInterval(againAfter);
    connect(&m_again, &QTimer::timeout, this, &LockFeed::refresh);
    connect(&session, &Session::databaseChanged, this, &LockFeed::refresh);
    connect(&session, &Session::locksExtended, this, &LockFeed::refresh);
}

LockFeed::~LockFeed() = default;

void LockFeed::setShown(bool shown)
{
    m_shown = shown;
    if (!shown) {
        m_again.stop();
        return;
    }
    m_again.start();
    refresh();
}

void LockFeed::setQuery(const LockQuery &query)
{
    m_query = query;
    setPlace(0, m_limit);
}

void LockFeed::setPlace(qint64 from, int limit)
{
    m_from = from;
    m_limit = limit;
    m_known = false;
    ++m_visit;
    refresh();
}

void LockFeed::refresh()
{
    if (!m_shown)
        return;
    m_lookAgain = m_looking;
    if (!m_looking)
        look();
}

void LockFeed::look()
{
    m_looking = true;
    answer(m_session.reading().run(
               [query = m_query, from = m_from, limit = m_limit](SupervisionStore &store) {
                   return store.locks(query, from, limit);
               }),
           this, [this, visit = m_visit](const Outcome<LockPage> &page) { receive(page, visit); });
}

void LockFeed::receive(const Outcome<LockPage> &page, quint64 visit)
{
    m_looking = false;
    if (visit == m_visit) {
        m_trouble = page ? std::nullopt : std::optional(page.error());
        m_known = m_known || page;
        if (page)
            m_page = *page;
        emit changed();
    }
    if (std::exchange(m_lookAgain, false) || visit != m_visit)
        refresh();
}

} // namespace intray
