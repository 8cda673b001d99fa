// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importpage.h"

#include "ui/common/tokens.h"
#include "ui/import/importsample.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>

namespace intray {

ImportPage::ImportPage(ImportSample *sample, QWidget *parent)
    : LowPlace(parent)
    , m_sample(sample)
{
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &ImportPage::keepTop);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &ImportPage::forgetTop);
    connect(qApp, &QApplication::focusChanged, this, &ImportPage::forgetTop);
}

/// With as little of the sample as is enough.
int ImportPage::leastHeight() const
{
    const int width = maximumViewportSize().width();
    const int now = widget()->hasHeightForWidth() ? widget()->heightForWidth(width)
                                                  : widget()->sizeHint().height();
    return now - m_sample->heightToSpare();
}

void ImportPage::fit()
{
    if (widget())
        m_sample->showWhole(leastHeight() > maximumViewportSize().height());
}

void ImportPage::showFromTop(QWidget *part)
{
    if (m_top)
        m_top->removeEventFilter(this);
    m_top = part;
    part->installEventFilter(this);
    keepTop();
}

void ImportPage::keepTop()
{
    if (!m_top)
        return;
    verticalScrollBar()->setValue(m_top->mapTo(widget(), QPoint()).y());
    if (QWidget *focused = window()->focusWidget(); focused && m_top->isAncestorOf(focused))
        ensureWidgetVisible(focused, room::between, room::between);
}

void ImportPage::forgetTop()
{
    if (m_top)
        m_top->removeEventFilter(this);
    m_top.clear();
}

void ImportPage::resizeEvent(QResizeEvent *event)
{
    LowPlace::resizeEvent(event);
    fit();
}

bool ImportPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    if (watched == m_top && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        keepTop();
    return LowPlace::eventFilter(watched, event);
}

} // namespace intray
