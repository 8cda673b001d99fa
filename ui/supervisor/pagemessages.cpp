// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/pagemessages.h"

#include "ui/common/laidmessages.h"
#include "ui/common/letters.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QLabel>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace intray {

PageMessages::PageMessages(QWidget *page)
    : QObject(page)
    , m_page(page)
    , m_messages(new LaidMessages(page, this))
{
    page->installEventFilter(this);
    connect(m_messages, &LaidMessages::changed, this, &PageMessages::arrange);
}

void PageMessages::take(MessageLine *message)
{
    m_messages->take(message);
}

void PageMessages::setFoot(QWidget *foot)
{
    m_foot = foot;
    watchFoot();
    arrange();
}

// It moves with whatever it stands in.
void PageMessages::watchFoot()
{
    for (const auto &one : std::as_const(m_watched))
        if (one)
            one->removeEventFilter(this);
    m_watched.clear();
    for (QWidget *one = m_foot; one && one != m_page; one = one->parentWidget()) {
        one->installEventFilter(this);
        m_watched << one;
    }
}

/// Two lines of it are read at once there. A foot that says nothing now leaves its sheet empty.
bool PageMessages::liesOverFoot() const
{
    constexpr int leastLetters = 46;
    constexpr int leastLines = 30; // of a page that has rows to spare
    const QFontMetrics metrics = m_page->fontMetrics();
    return m_foot && m_page->height() >= leastLines * metrics.lineSpacing() &&
           lineAtFoot().width() >= leastLetters * letterWidth(metrics);
}

QRect PageMessages::lineAtFoot() const
{
    if (m_foot->isVisibleTo(m_page))
        return {m_foot->mapTo(m_page, QPoint()), m_foot->size()};
    constexpr int aside = room::between + room::edge; // in the sheet
    const int bottom = m_page->height() - aside;
    return {aside, bottom - 1, m_page->width() - 2 * aside, 1};
}

/// With the room behind them.
static int widthOfWords(const QWidget *foot)
{
    const auto *words = qobject_cast<const QLabel *>(foot);
    return words ? words->contentsMargins().left() + room::between +
                       words->fontMetrics().horizontalAdvance(words->text())
                 : 0;
}

QRect PageMessages::placeIn(const QRect &line, const MessageLine &message) const
{
    const int wanted = message.widthInOneLine();
    const bool leavesWords = widthOfWords(m_foot) + wanted <= line.width();
    const int width = leavesWords ? std::min(wanted, line.width()) : line.width();
    const int height = message.height();
    const int middle = line.center().y() - height / 2;
    const int lowest = m_page->height() - 2 * room::between - height; // in the sheet
    const int top = line.height() > height ? line.bottom() + 1 - height : std::min(middle, lowest);
    const QRect place(line.right() + 1 - width, top, width, height);
    return QStyle::visualRect(m_page->layoutDirection(), line, place);
}

void PageMessages::arrange()
{
    const bool isOver = liesOverFoot();
    const QRect edge = m_page->rect().adjusted(room::edge, 0, -room::edge, -room::between);
    int used = 0;
    for (MessageLine *message : m_messages->shown()) {
        const QRect lowest = isOver ? placeIn(lineAtFoot(), *message)
                                    : QRect(edge.left(), edge.bottom() + 1 - message->height(),
                                            edge.width(), message->height());
        message->setGeometry(lowest.translated(0, -used));
        used += message->height() + room::within;
    }
    const int room = isOver ? 0 : used;
    if (room != std::exchange(m_room, room))
        emit roomWanted(room);
}

bool PageMessages::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        arrange();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace intray
