// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importpage.h"

#include "ui/common/tokens.h"
#include "ui/import/importsample.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace intray {

ImportPage::ImportPage(ImportSample *sample, QWidget *parent)
    : LowPlace(parent)
    , m_sample(sample)
{
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &ImportPage::keepTop);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &ImportPage::forgetTop);
    m_focus.follow([this](const QWidget *) { forgetTopIfLeft(); });
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

void ImportPage::showFromTop(QWidget *part, bool withSample)
{
    m_isWithSample = withSample;
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
    const int top = m_top->mapTo(widget(), QPoint()).y();
    verticalScrollBar()->setValue(
        m_isWithSample ? std::max(top, belowFewRows() - viewport()->height()) : top);
    if (QWidget *focused = window()->focusWidget(); focused && m_top->isAncestorOf(focused))
        ensureWidgetVisible(focused, room::between, room::between);
}

int ImportPage::belowFewRows() const
{
    return m_sample->mapTo(widget(), QPoint(0, m_sample->heightOfFew())).y();
}

/// The buttons below pass the focus among each other as they come and go.
void ImportPage::forgetTopIfLeft()
{
    if (isAncestorOf(QApplication::focusWidget()))
        forgetTop();
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
