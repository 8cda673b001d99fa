// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/lowplace.h"

#include "ui/common/leastcolumn.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
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
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { bringIntoView(now); });
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

void LowPlace::bringIntoView(QWidget *focused)
{
    if (!focused || !widget() || !widget()->isAncestorOf(focused))
        return;
    const int end = focused->mapTo(widget(), QPoint(0, focused->height())).y();
    if (focused->height() > viewport()->height()) // Qt would show its middle
        return verticalScrollBar()->setValue(end - focused->height() - room::between);
    if (end + room::between <= viewport()->height())
        verticalScrollBar()->setValue(0); // with what stands above it
    else
        ensureWidgetVisible(focused, room::between, room::between);
}

// What was in sight in a low window may not be in a higher one.
void LowPlace::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    bringIntoView(QApplication::focusWidget());
}

} // namespace intray
