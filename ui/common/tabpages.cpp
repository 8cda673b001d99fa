// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tabpages.h"

#include "ui/common/tabstrip.h"
#include "ui/common/tokens.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace intray {

TabPages::TabPages(QWidget *parent)
    : QWidget(parent)
    , m_strip(new TabStrip(this))
    , m_stack(new QStackedWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::between);
    column->addWidget(m_strip);
    column->addWidget(m_stack, 1);
    connect(m_strip, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_strip, &QTabBar::currentChanged, this, &TabPages::currentChanged);
}

void TabPages::add(QWidget *page, const QString &words)
{
    m_stack->addWidget(page); // before its tab, which may be shown at once
    m_strip->addTab(words);
}

int TabPages::currentIndex() const
{
    return m_strip->currentIndex();
}

void TabPages::setCurrentIndex(int index)
{
    m_strip->setCurrentIndex(index);
}

QWidget *TabPages::currentPage() const
{
    return m_stack->currentWidget();
}

TabStrip *TabPages::strip() const
{
    return m_strip;
}

} // namespace intray
