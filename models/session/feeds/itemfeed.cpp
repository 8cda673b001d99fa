// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/itemfeed.h"

#include "queue/pagesize.h"
#include "session/answer.h"
#include "store/reading/liststore.h"

#include <algorithm>

namespace intray {

static constexpr int pieceSize = 200;

// Several pages in one visit when more rows are shown than one page may have.
static Outcome<ItemPage> rowsFrom(ListStore &store, const ItemQuery &query, PageRequest request,
                                  int rows, const Cancellation &cancellation)
{
    request.limit = std::clamp(rows, 1, mostItems(query.order));
    auto window = store.page(query, request, cancellation);
    const bool isBackwards =
        request.from == PageRequest::From::Before || request.from == PageRequest::From::End;
    while (!isBackwards && window && window->items.size() < rows && !window->next.isEmpty()) {
        const int left = rows - int(window->items.size());
        const auto more = store.page(
            query,
            {PageRequest::From::After, window->next, std::clamp(left, 1, mostItems(query.order))},
            cancellation);
        if (!more)
            return more;
        window->items += more->items;
        window->next = more->next;
    }
    return window;
}

ItemFeed::ItemFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    // A search is given more time than the line: no use in waiting for it once that is down.
    connect(&m_session, &Session::linkChanged, this, [this] {
        if (m_session.link() == Session::Link::Offline)
            m_session.reading().cancel(m_cancellation);
    });
}

ItemFeed::~ItemFeed()
{
    m_session.reading().cancel(m_cancellation);
}

const ItemQuery &ItemFeed::query() const
{
    return m_query;
}

bool ItemFeed::isFetching() const
{
    return m_fetching;
}

bool ItemFeed::hasMoreAfter() const
{
    return !m_next.isEmpty();
}

bool ItemFeed::hasMoreBefore() const
{
    return !m_previous.isEmpty();
}

void ItemFeed::setQuery(const ItemQuery &query)
{
    m_query = query;
    m_previous.clear();
    m_next.clear();
    m_first.reset();
    toStart();
}

void ItemFeed::toStart()
{
    m_refreshWanted.reset();
    fetch({PageRequest::From::Start, {}}, pieceSize, &ItemFeed::receiveAll);
}

void ItemFeed::toEnd()
{
    m_refreshWanted.reset();
    fetch({PageRequest::From::End, {}}, pieceSize, &ItemFeed::receiveAll);
}

void ItemFeed::fetchAfter()
{
    if (!m_fetching && hasMoreAfter())
        fetch({PageRequest::From::After, m_next}, pieceSize, &ItemFeed::receiveAfter);
}

void ItemFeed::fetchBefore()
{
    if (!m_fetching && hasMoreBefore())
        fetch({PageRequest::From::Before, m_previous}, pieceSize, &ItemFeed::receiveBefore);
}

// A window at the start of the list stays there, so that new first items are seen.
void ItemFeed::refresh(int rows)
{
    if (m_fetching) {
        m_refreshWanted = rows;
        return;
    }
    const int wanted = std::max(rows, pieceSize);
    if (hasMoreBefore() && m_first)
        fetch({PageRequest::From::AtOrAfter, *m_first}, wanted, &ItemFeed::receiveRefreshed);
    else
        fetch({PageRequest::From::Start, {}}, wanted, &ItemFeed::receiveRefreshed);
}

void ItemFeed::cancel()
{
    m_refreshWanted.reset();
    if (!m_fetching)
        return;
    m_session.reading().cancel(m_cancellation);
    ++m_fetch;
    end();
}

void ItemFeed::dropBefore(const Item &first)
{
    m_first = cursorFor(m_query.order, first);
    m_previous = *m_first;
}

void ItemFeed::dropAfter(const Item &last)
{
    m_next = cursorFor(m_query.order, last);
}

void ItemFeed::fetch(const PageRequest &request, int rows, Receive whenReceived)
{
    m_session.reading().cancel(m_cancellation);
    m_cancellation = {};
    const bool wasFetching = std::exchange(m_fetching, true);
    const auto work = [query = m_query, request, rows,
                       cancellation = m_cancellation](ListStore &store) {
        return rowsFrom(store, query, request, rows, cancellation);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, number = ++m_fetch, whenReceived](const Outcome<ItemPage> &page) {
               if (number == m_fetch)
                   receive(page, whenReceived);
           });
    if (!wasFetching)
        emit fetchingChanged();
}

void ItemFeed::receive(const Outcome<ItemPage> &page, Receive whenReceived)
{
    end();
    if (!page)
        m_session.noteError(page.error());
    if (page)
        (this->*whenReceived)(*page);
    else if (page.error().kind != Error::Kind::Cancelled)
        emit failed(page.error());
    refreshIfWanted();
}

void ItemFeed::end()
{
    m_fetching = false;
    emit fetchingChanged();
}

void ItemFeed::refreshIfWanted()
{
    if (const auto rows = std::exchange(m_refreshWanted, std::nullopt))
        refresh(*rows);
}

// A refresh that was asked for meanwhile does not know of these rows, and would take them away.
void ItemFeed::widenRefresh(const ItemPage &page)
{
    if (m_refreshWanted)
        *m_refreshWanted += int(page.items.size());
}

void ItemFeed::receiveAll(const ItemPage &page)
{
    setWindow(page);
    emit replaced(page.items);
}

// Everything from the window's place on may have gone: then the end of the list is what is left to
// show.
void ItemFeed::receiveRefreshed(const ItemPage &page)
{
    if (page.items.isEmpty() && hasMoreBefore()) {
        fetch({PageRequest::From::End, {}}, pieceSize, &ItemFeed::receiveAll);
        return;
    }
    setWindow(page);
    emit refreshed(page.items);
}

void ItemFeed::receiveAfter(const ItemPage &page)
{
    m_next = page.next;
    widenRefresh(page);
    emit appended(page.items);
}

void ItemFeed::receiveBefore(const ItemPage &page)
{
    m_previous = page.previous;
    if (!page.items.isEmpty())
        m_first = cursorFor(m_query.order, page.items.first());
    widenRefresh(page);
    emit prepended(page.items);
}

void ItemFeed::setWindow(const ItemPage &page)
{
    m_previous = page.previous;
    m_next = page.next;
    m_first.reset();
    if (!page.items.isEmpty())
        m_first = cursorFor(m_query.order, page.items.first());
}

} // namespace intray
