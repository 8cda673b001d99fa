// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/lowplace.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

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
    auto *column = new QVBoxLayout(sheet);
    place->setWidget(sheet);
    around->addWidget(place);
    return column;
}

void LowPlace::setWidget(QWidget *widget)
{
    QScrollArea::setWidget(widget);
    widget->setAutoFillBackground(false);
}

QSize LowPlace::minimumSizeHint() const
{
    const int width = widget() ? widget()->minimumSizeHint().width() : 0;
    return {width + verticalScrollBar()->sizeHint().width(),
            QScrollArea::minimumSizeHint().height()};
}

bool LowPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void LowPlace::bringIntoView(QWidget *focused)
{
    if (focused && widget() && widget()->isAncestorOf(focused))
        ensureWidgetVisible(focused, 8, 8);
}

} // namespace intray
