// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/foundcount.h"

#include "queue/pagesize.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

static constexpr qint64 mostCounted = 20'000;

FoundCount::FoundCount(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(10s); // a busy queue changes with every second
    connect(&m_soon, &QTimer::timeout, this, [this] { ask({PageRequest::From::Start, {}}); });
}

FoundCount::~FoundCount()
{
    cancel();
}

void FoundCount::count(const ItemQuery &query)
{
    stop();
    m_query = query;
    ask({PageRequest::From::Start, {}});
}

void FoundCount::countAgain()
{
    if (m_found && !m_soon.isActive())
        m_soon.start();
}

void FoundCount::note(int gone)
{
    if (m_found)
        m_found = std::max<qint64>(0, *m_found - gone);
}

void FoundCount::stop()
{
    cancel();
    m_found.reset();
}

void FoundCount::cancel()
{
    m_soon.stop();
    ++m_question;
    m_session.reading().cancel(m_cancellation);
    m_cancellation = {};
}

void FoundCount::ask(const PageRequest &request)
{
    if (request.from == PageRequest::From::Start)
        m_counted = 0;
    PageRequest piece = request;
    piece.limit = mostItems(m_query.order);
    const auto work = [query = m_query, piece, cancellation = m_cancellation](ListStore &store) {
        return store.page(query, piece, cancellation);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, question = m_question](const Outcome<ItemPage> &page) {
               if (page && question == m_question)
                   receive(*page);
           });
}

void FoundCount::receive(const ItemPage &page)
{
    m_counted += page.items.size();
    if (m_counted > mostCounted)
        return;
    if (!page.next.isEmpty())
        return ask({PageRequest::From::After, page.next});
    m_found = m_counted;
    emit changed();
}

} // namespace intray
