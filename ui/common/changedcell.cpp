// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/changedcell.h"

#include "ui/common/tokens.h"
#include "verify/textdifference.h"

#include <QPainter>

#include <algorithm>

namespace intray {

ChangedCell::ChangedCell(int otherColumn, Marking marking, QObject *parent)
    : PlainCell(parent)
    , m_otherColumn(otherColumn)
    , m_marking(marking)
{
}

MarkedText ChangedCell::shown(const QModelIndex &index) const
{
    const QString own = index.data().toString();
    const QString other = index.siblingAtColumn(m_otherColumn).data().toString();
    return {own, differenceOf(own, other).inFirst};
}

void ChangedCell::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    PlainCell::paint(painter, option, index);
    const QRect inside = option.rect.adjusted(room::beside, 0, -room::beside, 0);
    const MarkedLines words(shown(index), option.font, std::max(1, inside.width()), 1,
                            option.direction);
    painter->save();
    painter->setClipRect(inside);
    const int above = (inside.height() - words.height()) / 2;
    words.paint(*painter, inside.topLeft() + QPoint(0, above), m_marking,
                colourOf(ColourRole::Text, option.palette), option.palette);
    painter->restore();
}

QSize ChangedCell::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = PlainCell::sizeHint(option, index);
    const MarkedLines words({index.data().toString(), {}}, option.font, QWIDGETSIZE_MAX, 1,
                            option.direction);
    size.setWidth(words.width() + 2 * room::beside + 1);
    return size;
}

// It writes its words itself.
void ChangedCell::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PlainCell::initStyleOption(option, index);
    option->text.clear();
}

} // namespace intray
