// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/lockedmatch.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"

namespace intray {

LockedMatch::LockedMatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

LockedMatch::~LockedMatch()
{
    cancel();
}

void LockedMatch::cancel()
{
    ++m_question;
    m_session.reading().cancel(m_cancellation);
    m_cancellation = {};
}

void LockedMatch::forget()
{
    if (m_query == ItemQuery())
        return;
    cancel();
    m_query = {};
    m_items.clear();
}

void LockedMatch::seek(const ItemQuery &open)
{
    ItemQuery query = open;
    query.state = State::Locked;
    query.order = {};
    query.assignedTo.clear();
    query.isForMe = false;
    if (query == m_query)
        return;
    forget();
    m_query = query;
    PageRequest request;
    request.limit = 2; // one is named
    const auto work = [query, request, cancellation = m_cancellation](ListStore &store) {
        return store.page(query, request, cancellation);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, question = m_question](const Outcome<ItemPage> &page) {
               if (page && question == m_question)
                   receive(page->items);
           });
}

void LockedMatch::receive(const QList<Item> &items)
{
    m_items = items;
    if (!items.isEmpty())
        emit found();
}

QString LockedMatch::sentence() const
{
    if (m_items.isEmpty())
        return {};
    const Item &first = m_items.constFirst();
    const QString key = bothEndsOf(first.key, 40);
    const QString &user = first.lock.user;
    if (m_items.size() > 1)
        return tr("%1 is locked by %2, and others that match are locked, too.").arg(key, user);
    return user == m_session.identity().user ? tr("You have %1 already.").arg(key)
                                             : tr("%1 is locked by %2.").arg(key, user);
}

} // namespace intray
