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

int FlowLayout::arrange(const QRect &place, bool isAsked) const
{
    const auto direction = parentWidget()->layoutDirection();
    int x = 0, y = 0, line = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wish = item->sizeHint();
        const QSize size(std::min(wish.width(), place.width()), wish.height());
        if (x > 0 && x + size.width() > place.width()) {
            x = 0;
            y += line + room::between;
            line = 0;
        }
        if (!isAsked)
            item->setGeometry(
                QStyle::visualRect(direction, place, {place.topLeft() + QPoint(x, y), size}));
        x += size.width() + room::beside;
        line = std::max(line, size.height());
    }
    return y + line;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, true);
}

QSize FlowLayout::sizeHint() const
{
    QSize all;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            all = QSize(all.width() + item->sizeHint().width() + (all.isEmpty() ? 0 : room::beside),
                        std::max(all.height(), item->sizeHint().height()));
    return all;
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    return least;
}

void FlowLayout::setGeometry(const QRect &place)
{
    QLayout::setGeometry(place);
    arrange(place, false);
}

} // namespace intray
