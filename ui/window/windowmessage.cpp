// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowmessage.h"

#include <utility>

namespace intray {

WindowMessage::WindowMessage(const Actions &actions, QWidget *parent)
    : MessageLine(actions, parent)
{
    setObjectName(QStringLiteral("windowMessage"));
    connect(this, &MessageLine::dismissed, this, [this] { setMessage({}); });
    connect(this, &MessageLine::covered, this, [this] {
        if (!leads())
            setMessage({});
    });
}

void WindowMessage::warn(const QString &sentence, const QString &detail)
{
    if (!sentence.isEmpty())
        setMessage(Message{Message::Kind::Warning, sentence, detail, {}});
}

// It is about what has happened already, and nothing can be done about it.
void WindowMessage::warnOnce(const QString &sentence)
{
    warn(sentence);
    m_isNews = !sentence.isEmpty();
}

void WindowMessage::inform(const QString &sentence)
{
    setMessage(Message{Message::Kind::Information, sentence, {}, {}});
}

// Where it can be read again: under the queue's deliveries, and what was rejected on Today.
void WindowMessage::tellNews(const Message &message)
{
    setMessage(message);
    m_news = message;
    m_isNews = true;
}

// Why rows were rejected can be read here until the first record is taken.
void WindowMessage::arriveWith(Message told)
{
    letNewsGo();
    told.queue.clear();
    if (told.kind == Message::Kind::Warning)
        tellNews(told);
}

bool WindowMessage::leads() const
{
    return m_isNews && !m_news.queue.isEmpty();
}

void WindowMessage::letNewsGoUnlessItLeads()
{
    if (!leads())
        letNewsGo();
}

// Whoever goes to another record has read it, or is at something else.
void WindowMessage::letNewsGo()
{
    if (std::exchange(m_isNews, false))
        setMessage({});
}

} // namespace intray
