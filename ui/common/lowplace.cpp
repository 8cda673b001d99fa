// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/lowplace.h"

#include "ui/common/leastcolumn.h"
#include "ui/common/tokens.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QItemSelectionModel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

LowPlace::LowPlace(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    viewport()->setAutoFillBackground(false);
    m_focus.follow([this](QWidget *now) {
        followRows(now);
        bringIntoView(now);
    });
}

QVBoxLayout *LowPlace::columnIn(QWidget *page)
{
    auto *around = new QVBoxLayout(page);
    around->setContentsMargins(0, 0, 0, 0);
    auto *place = new LowPlace(page);
    auto *sheet = new QWidget(place);
    auto *column = new LeastColumn(sheet);
    place->setWidget(sheet);
    around->addWidget(place);
    return column;
}

void LowPlace::setWidget(QWidget *widget)
{
    QScrollArea::setWidget(widget);
    widget->setAutoFillBackground(false);
}

static bool isInLowPlace(const QWidget *place)
{
    for (const QWidget *around = place->parentWidget(); around; around = around->parentWidget())
        if (qobject_cast<const LowPlace *>(around))
            return true;
    return false;
}

int LowPlace::leastHeightOf(const QWidget &content)
{
    const QLayout *layout = content.layout();
    return layout && layout->hasHeightForWidth()
               ? layout->totalMinimumHeightForWidth(content.width())
               : content.minimumSizeHint().height();
}

/// What scrolls already does not scroll inside once more; and in a dialog, which scrolls as a whole
/// where it is low, a few lines are seen at once.
int LowPlace::leastHeight() const
{
    constexpr int leastRows = 5;
    const int own = QScrollArea::minimumSizeHint().height();
    if (!widget() || !qobject_cast<const QDialog *>(window()))
        return own;
    const int all = leastHeightOf(*widget());
    const int few = leastRows * heightOf(Part::FormRow, fontMetrics());
    return isInLowPlace(this) ? all : std::max(own, std::min(all, few));
}

QSize LowPlace::minimumSizeHint() const
{
    const int width = widget() ? widget()->minimumSizeHint().width() : 0;
    return {width + verticalScrollBar()->sizeHint().width(), leastHeight()};
}

bool LowPlace::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHigher = event->type() == QEvent::Resize && isInLowPlace(this);
    if (event->type() == QEvent::LayoutRequest || isHigher)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

static bool hasRowInHand(const QWidget &focused)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(&focused);
    return list && list->currentIndex().isValid();
}

/// Of a list: the row in hand, or the first one that there may be.
static QRect inHandOf(const QWidget &focused)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(&focused);
    if (!list)
        return focused.rect();
    const QRect row = list->visualRect(list->currentIndex());
    const int height = std::max(row.height(), list->fontMetrics().height());
    return {list->viewport()->mapTo(list, row.topLeft()), QSize(list->width(), height)};
}

// With what stands above it, where there is room for both; else as much of it as can be.
void LowPlace::bringIntoView(const QWidget *focused)
{
    if (!focused || !widget() || !widget()->isAncestorOf(focused))
        return;
    const int seen = viewport()->height();
    const auto inPlace = [&](const QRect &part) {
        return QRect(focused->mapTo(widget(), part.topLeft()), part.size());
    };
    const QRect inHand = inPlace(inHandOf(*focused));
    const QRect all = inPlace(focused->rect());
    const QRect &place = all.height() > seen && hasRowInHand(*focused) ? inHand : all;
    if (inHand.bottom() + 1 + room::between <= seen)
        verticalScrollBar()->setValue(0);
    else if (place.height() > seen) // Qt would show its middle
        verticalScrollBar()->setValue(place.top() - room::between);
    else
        ensureVisible(0, place.center().y(), 0, place.height() / 2 + room::between);
}

// A list scrolls within its own height, which may be more than is seen of it.
void LowPlace::followRows(const QWidget *focused)
{
    disconnect(m_rows);
    const auto *list = qobject_cast<const QAbstractItemView *>(focused);
    if (list && list->selectionModel() && isAncestorOf(list))
        m_rows = connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this,
                         [this] { bringIntoView(QApplication::focusWidget()); });
}

// What was in sight in a low window may not be in a higher one.
void LowPlace::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    bringIntoView(QApplication::focusWidget());
}

} // namespace intray
