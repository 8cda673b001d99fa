// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/itemhistoryfeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/work/workstore.h"

namespace intray {

using namespace std::chrono_literals;

ItemHistoryFeed::ItemHistoryFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(250ms); // the record and the lists come first
    connect(&m_pause, &QTimer::timeout, this, &ItemHistoryFeed::ask);
}

void ItemHistoryFeed::look(ItemId item)
{
    forget();
    m_item = item;
    m_isLooking = true;
    m_pause.start();
}

void ItemHistoryFeed::forget()
{
    m_pause.stop();
    m_isLooking = false;
    ++m_question;
}

void ItemHistoryFeed::ask()
{
    const auto work = [item = m_item](WorkStore &store) { return store.history(item); };
    answer(m_session.reading().run(work), this,
           [this, question = m_question](const Outcome<QList<Event>> &events) {
               if (question != m_question)
                   return;
               m_isLooking = false;
               if (events)
                   emit found(*events);
               else
                   emit failed(events.error());
           });
}

} // namespace intray
