// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/previewfeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/work/workstore.h"

namespace intray {

using namespace std::chrono_literals;

PreviewFeed::PreviewFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(100ms); // a key that is held down goes through many rows
    connect(&m_pause, &QTimer::timeout, this, &PreviewFeed::ask);
}

void PreviewFeed::look(ItemId item)
{
    forget();
    m_item = item;
    m_pause.start();
}

void PreviewFeed::forget()
{
    m_pause.stop();
    ++m_question;
}

void PreviewFeed::ask()
{
    const auto work = [item = m_item](WorkStore &store) -> Outcome<ItemLook> {
        const auto detail = store.detail(item);
        if (!detail)
            return tl::unexpected<Error>(detail.error());
        const auto history = store.history(item);
        return ItemLook{*detail, lastHoldOf(item, history.value_or(QList<Event>()))};
    };
    answer(m_session.reading().run(work), this,
           [this, question = m_question](const Outcome<ItemLook> &look) {
               if (question == m_question)
                   receive(look);
           });
}

void PreviewFeed::receive(const Outcome<ItemLook> &look)
{
    if (look) {
        emit found(*look);
        return;
    }
    m_session.noteError(look.error());
    emit failed(look.error());
}

} // namespace intray
