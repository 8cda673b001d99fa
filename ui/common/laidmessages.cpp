// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/laidmessages.h"

#include "ui/common/messageline.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace intray {

LaidMessages::LaidMessages(QWidget *page, QObject *place)
    : QObject(place)
    , m_page(page)
{
}

void LaidMessages::take(MessageLine *message)
{
    if (m_messages.contains(message))
        return;
    m_messages << message;
    message->setParent(m_page);
    message->installEventFilter(this);
    connect(message, &MessageLine::said, this, [this, message] { noteNewest(message); });
    message->setWaiting(false);
    message->raise();
    emit changed();
}

void LaidMessages::noteNewest(MessageLine *message)
{
    m_messages.removeAll(message);
    m_messages << message;
    emit changed();
}

MessageLine *LaidMessages::first() const
{
    MessageLine *first = nullptr;
    for (const auto &message : m_messages)
        if (message && !message->sentence().isEmpty() &&
            (!first || message->isProblem() || !first->isProblem()))
            first = message;
    return first;
}

MessageLine *LaidMessages::newerThan(const MessageLine *first) const
{
    MessageLine *newest = nullptr;
    bool isNewer = false;
    for (const auto &message : m_messages) {
        if (message && isNewer && !message->sentence().isEmpty())
            newest = message;
        isNewer = isNewer || message == first;
    }
    return newest;
}

bool LaidMessages::isLow() const
{
    constexpr int leastLines = 26;
    return m_page->height() < leastLines * m_page->fontMetrics().lineSpacing();
}

// A problem may stay for as long as its record: what ended meanwhile would never be told.
QList<MessageLine *> LaidMessages::shown()
{
    QList<MessageLine *> shown;
    if (MessageLine *lowest = first())
        shown << lowest;
    MessageLine *newer = nullptr;
    if (!shown.isEmpty() && shown.constFirst()->isProblem())
        newer = newerThan(shown.constFirst());
    if (newer && isLow())
        shown = {newer};
    else if (newer)
        shown << newer;
    for (const auto &message : std::as_const(m_messages))
        if (message)
            message->setWaiting(!shown.contains(message));
    return shown;
}

void LaidMessages::letGo(MessageLine *message)
{
    if (!message || message->parentWidget() == m_page)
        return;
    message->removeEventFilter(this);
    message->disconnect(this);
    message->setWaiting(false);
    m_messages.removeAll(message);
    emit changed();
}

bool LaidMessages::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ParentChange:
        letGo(qobject_cast<MessageLine *>(watched));
        break;
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Resize:
    case QEvent::FontChange:
        emit changed();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace intray
