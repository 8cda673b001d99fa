// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/offerlist.h"

#include "ui/common/tokens.h"

#include <algorithm>

namespace intray {

OfferList::OfferList(QWidget &field)
    : QListWidget(&field)
    , m_field(field)
{
    setObjectName(QStringLiteral("filterOffers"));
    setAccessibleName(tr("Filters that fit what is typed"));
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setUniformItemSizes(true);
    hide();
    connect(this, &QListWidget::itemClicked, this, [this] { emit taken(currentRow()); });
    connect(this, &QListWidget::itemEntered, this,
            [this](QListWidgetItem *one) { setCurrentItem(one); });
}

void OfferList::show(const QStringList &offers)
{
    clear();
    addItems(offers);
    if (offers.isEmpty())
        return hide();
    fit();
    raise();
    QListWidget::show();
}

void OfferList::fit()
{
    if (parentWidget() != m_field.window())
        setParent(m_field.window());
    const int row = heightOf(Part::Chip, fontMetrics()) + room::within;
    int widest = 0;
    for (int offer = 0; offer < count(); ++offer) {
        item(offer)->setSizeHint({0, row});
        widest = std::max(widest, fontMetrics().horizontalAdvance(item(offer)->text()));
    }
    const int width = std::min(widest + 2 * room::edge, m_field.width());
    setGeometry(placeFor({width, count() * row + 2 * frameWidth()}));
}

QRect OfferList::placeFor(const QSize &size) const
{
    const QWidget &window = *parentWidget();
    const QRect field(m_field.mapTo(&window, QPoint()), m_field.size());
    const bool isMirrored = m_field.isRightToLeft();
    const int beside = isMirrored ? field.left() - room::between - size.width()
                                  : field.right() + 1 + room::between;
    if (beside >= 0 && beside + size.width() <= window.width())
        return {QPoint(beside, field.top()), size};
    const int below = isMirrored ? field.right() + 1 - size.width() : field.left();
    return {QPoint(below, field.bottom() + 1), size};
}

int OfferList::chosen() const
{
    return isVisible() && !selectedItems().isEmpty() ? currentRow() : -1;
}

bool OfferList::go(int by)
{
    const int next = chosen() < 0 ? (by > 0 ? 0 : -1) : chosen() + by;
    if (!isVisible() || next >= count())
        return false;
    if (next < 0)
        clearSelection();
    else
        setCurrentRow(next);
    return true;
}

} // namespace intray
