// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/footplace.h"

#include "ui/common/laidmessages.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QEvent>
#include <QScrollArea>
#include <QStyle>

#include <algorithm>
#include <limits>

namespace intray {

FootPlace::FootPlace(QWidget *page)
    : QObject(page)
    , m_page(page)
    , m_messages(new LaidMessages(page, this))
{
    page->installEventFilter(this);
    m_moved.setSingleShot(true);
    connect(&m_moved, &QTimer::timeout, this, &FootPlace::arrange);
    connect(m_messages, &LaidMessages::changed, this, &FootPlace::arrange);
}

void FootPlace::take(MessageLine *message)
{
    m_messages->take(message);
}

bool FootPlace::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
        m_moved.start(0); // when all of them stand where they will
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Rows of a list are many, and where the last ones lie under a message the list can be scrolled.
static bool isPressed(const QWidget &part)
{
    if (qobject_cast<const QAbstractItemView *>(&part) || qobject_cast<const QScrollArea *>(&part))
        return false;
    return qobject_cast<const QAbstractButton *>(&part) || (part.focusPolicy() & Qt::TabFocus);
}

static bool isInMessage(const QWidget *part)
{
    for (; part; part = part->parentWidget())
        if (qobject_cast<const MessageLine *>(part))
            return true;
    return false;
}

QWidgetList FootPlace::pressed() const
{
    QWidgetList parts;
    for (QWidget *part : m_page->findChildren<QWidget *>())
        if (isPressed(*part) && !isInMessage(part))
            parts << part;
    return parts;
}

void FootPlace::follow(const QWidgetList &parts)
{
    for (QWidget *part : parts)
        if (!m_followed.contains(part)) {
            m_followed << part;
            part->installEventFilter(this);
            connect(part, &QObject::destroyed, this, [this, part] { m_followed.remove(part); });
        }
}

/// What is seen of it on the page.
static QRect seenOf(const QWidget &part, const QWidget &page)
{
    QRect seen = part.rect().translated(part.mapTo(&page, QPoint()));
    for (const QWidget *around = part.parentWidget(); around != &page;
         around = around->parentWidget())
        seen &= around->rect().translated(around->mapTo(&page, QPoint()));
    return seen;
}

static qint64 areaUnder(const QRect &place, const QList<QRect> &parts)
{
    qint64 area = 0;
    for (const QRect &part : parts)
        if (const QRect both = place & part; !both.isEmpty())
            area += qint64(both.width()) * both.height();
    return area;
}

// On a small screen there may be no such place: then where it hides least, and never over the head.
QRect FootPlace::placeFor(const QSize &size) const
{
    const QRect page = m_page->rect().adjusted(room::edge, 0, -room::edge, -room::edge);
    QList<QRect> parts;
    for (const QWidget *part : pressed())
        if (part->isVisibleTo(m_page))
            parts << seenOf(*part, *m_page);
    QList<int> ends{page.bottom()};
    for (const QRect &part : parts)
        ends << part.top() - room::within;
    std::ranges::sort(ends, std::greater());
    const auto placeAt = [&](int end) {
        const QRect low(page.right() + 1 - size.width(), end + 1 - size.height(), size.width(),
                        size.height());
        return QStyle::visualRect(m_page->layoutDirection(), page, low);
    };
    QRect best = placeAt(page.bottom()); // where it is higher than half of the page
    qint64 least = std::numeric_limits<qint64>::max();
    for (const int end : ends) {
        const QRect place = placeAt(end);
        const bool isLow = end <= page.bottom() && place.top() >= page.height() / 2;
        if (const qint64 area = areaUnder(place, parts); isLow && area < least) {
            best = place;
            least = area;
        }
    }
    return best;
}

void FootPlace::arrange()
{
    const auto shown = m_messages->shown();
    if (shown.isEmpty())
        return;
    follow(pressed());
    const int most = m_page->width() - 2 * room::edge;
    for (MessageLine *message : shown) {
        message->resize(std::min(message->widthInOneLine(), most), message->height());
        message->setGeometry(placeFor(message->size()));
    }
}

} // namespace intray
