// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/typedaside.h"

#include "session/answer.h"
#include "session/drafts/draftjournal.h"
#include "session/session.h"

namespace intray {

using namespace std::chrono_literals;

TypedAside::TypedAside(Session &session, ItemId item, const QString &what, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_item(item)
    , m_what(what)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(400ms);
    connect(&m_soon, &QTimer::timeout, this, &TypedAside::write);
}

TypedAside::~TypedAside()
{
    if (m_soon.isActive())
        write();
}

void TypedAside::recall()
{
    answer(m_session.journal().aside(m_session.draftOwner(), m_item, m_what), this,
           [this](const QString &text) {
               if (!text.isEmpty())
                   emit recalled(text);
           });
}

void TypedAside::keep(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_soon.start();
}

void TypedAside::forget()
{
    m_soon.stop();
    m_text.clear();
    write();
}

void TypedAside::write()
{
    m_session.journal().keepAside(m_session.draftOwner(), m_item, m_what, m_text);
}

} // namespace intray
