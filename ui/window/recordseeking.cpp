// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recordseeking.h"

#include "queue/itempage.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"

namespace intray {

static constexpr std::chrono::milliseconds pause{150};
static constexpr qsizetype shortestKey = 2;

RecordSeeking::RecordSeeking(Session &session, const QStringList &queues, QObject *parent)
    : QObject(parent)
    , m_session(&session)
    , m_queues(queues)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &RecordSeeking::look);
}

RecordSeeking::~RecordSeeking()
{
    stop();
}

void RecordSeeking::stop()
{
    if (m_session)
        m_session->reading().cancel(m_cancellation);
    m_cancellation = {};
}

void RecordSeeking::seek(const QString &typed)
{
    stop();
    m_typed = typed;
    if (typed.trimmed().size() < shortestKey)
        m_pause.stop();
    else
        m_pause.start();
}

/// What has this in its key, in the queue's states from the one that people look for most.
static Outcome<QList<Item>> itemsWithKey(ListStore &store, const QStringList &queues,
                                         const QString &typed, const Cancellation &cancellation)
{
    QList<Item> items;
    for (const QString &queue : queues)
        for (const State state :
             {State::Open, State::Locked, State::Done, State::Failed, State::Dismissed}) {
            ItemQuery query;
            query.queue = queue;
            query.state = state;
            query.keyContains = typed;
            query.isBrief = true;
            PageRequest request;
            request.limit = RecordSeeking::mostFound - int(items.size());
            const auto page = store.page(query, request, cancellation);
            if (!page)
                return tl::unexpected<Error>(page.error());
            items << page->items;
            if (items.size() >= RecordSeeking::mostFound)
                return items;
        }
    return items;
}

void RecordSeeking::look()
{
    if (!m_session)
        return;
    const auto work = [queues = m_queues, typed = m_typed.trimmed(),
                       cancellation = m_cancellation](ListStore &store) {
        return itemsWithKey(store, queues, typed, cancellation);
    };
    answer(m_session->reading().run(work, m_cancellation), this,
           [this, typed = m_typed](const Outcome<QList<Item>> &items) {
               if (items && typed == m_typed)
                   emit found(typed, *items);
           });
}

} // namespace intray
