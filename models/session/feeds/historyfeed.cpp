// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/historyfeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"

namespace intray {

static constexpr int pageLines = 200;

HistoryFeed::HistoryFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

HistoryFeed::~HistoryFeed()
{
    m_cancellation.cancel();
}

void HistoryFeed::search(const HistoryQuery &query)
{
    cancel();
    m_query = query;
    m_next = 0;
    m_found = 0;
    m_asked = {};
    emit begun();
    ask(0);
}

void HistoryFeed::more()
{
    if (m_searching || m_next == 0)
        return;
    m_found = 0;
    ask(m_next);
}

void HistoryFeed::cancel()
{
    m_cancellation.cancel();
    m_session.reading().cancel(m_cancellation);
    m_cancellation = {};
    ++m_search;
    m_searching = false;
}

void HistoryFeed::ask(qint64 before)
{
    m_searching = true;
    const auto work = [query = m_query, before, told = m_cancellation](ListStore &store) {
        return store.events(query, before, pageLines, told);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, search = m_search](const auto &page) { receive(search, page); });
}

void HistoryFeed::receive(int search, const Outcome<HistoryPage> &page)
{
    if (search != m_search)
        return;
    if (page) {
        m_next = page->next;
        m_found += page->lines.size();
        emit found(page->lines); // a list that takes them may want more at once
        if (search != m_search)
            return;
        if (m_next > 0 && m_found < pageLines)
            return ask(m_next); // few of them were about the field
        m_searching = false;
    } else {
        m_searching = false;
        m_session.noteError(page.error());
        emit failed(page.error());
    }
    emit rested();
}

void HistoryFeed::askVersions(const HistoryLine &line)
{
    m_asked = line.event.id;
    const auto work = [item = line.event.item](ListStore &store) {
        return store.recordVersions(item);
    };
    answer(m_session.reading().run(work), this,
           [this, line](const Outcome<QList<RecordVersion>> &versions) {
               if (versions && line.event.id == m_asked)
                   emit versionsTold(line, *versions);
           });
}

} // namespace intray
