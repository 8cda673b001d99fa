// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/flowlayout.h"

#include "ui/common/formrows.h"
#include "ui/common/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace intray {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QWidget *FlowLayout::addField(const QString &label, QWidget *field)
{
    auto *both = new QWidget(parentWidget());
    field->setParent(both);
    auto *line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(room::between);
    line->addWidget(labelFor(label, field));
    line->addWidget(field, 1);
    addWidget(both);
    return both;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items << item;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

/// In lines that begin at nothing; items that are lower stand at the middle of theirs.
QList<QRect> FlowLayout::placesIn(int width) const
{
    QList<QRect> places;
    qsizetype first = 0; // of the line
    int x = 0, y = 0, high = 0;
    const auto endLine = [&] {
        for (qsizetype i = first; i < places.size(); ++i)
            places[i].moveTop(y + (high - places.at(i).height()) / 2);
        first = places.size();
    };
    for (const QLayoutItem *item : m_items) {
        const QSize wish = item->isEmpty() ? QSize(0, 0) : item->sizeHint();
        const int wide = std::min(wish.width(), width);
        const bool isFlowing = !item->isEmpty() && item->hasHeightForWidth();
        const QSize size(wide, isFlowing ? item->heightForWidth(wide) : wish.height());
        if (x > 0 && x + size.width() > width) {
            endLine();
            y += high + room::between;
            x = high = 0;
        }
        places << QRect(QPoint(x, y), size);
        x += item->isEmpty() ? 0 : size.width() + room::beside;
        high = std::max(high, size.height());
    }
    endLine();
    return places;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    int high = 0;
    for (const QRect &place : placesIn(width - around.left() - around.right()))
        high = std::max(high, place.top() + place.height());
    return around.top() + high + around.bottom();
}

QSize FlowLayout::sizeHint() const
{
    QSize all(0, 0); // not Qt's -1, which a line would lack
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            all = QSize(all.width() + item->sizeHint().width() + (all.isEmpty() ? 0 : room::beside),
                        std::max(all.height(), item->sizeHint().height()));
    return all.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    return least.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &place)
{
    QLayout::setGeometry(place);
    const auto direction = parentWidget()->layoutDirection();
    const QRect inside = place.marginsRemoved(contentsMargins());
    const QList<QRect> places = placesIn(inside.width());
    for (qsizetype i = 0; i < places.size(); ++i)
        if (!m_items.at(i)->isEmpty())
            m_items.at(i)->setGeometry(
                QStyle::visualRect(direction, inside, places.at(i).translated(inside.topLeft())));
}

} // namespace intray
