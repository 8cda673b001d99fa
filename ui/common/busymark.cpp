// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/busymark.h"

#include "ui/common/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace intray {

using namespace std::chrono_literals;

BusyMark::BusyMark(const QString &words, QWidget *parent)
    : QWidget(parent)
    , m_words(new QLabel(words, this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    m_words->setWordWrap(true);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(words);
    m_cancel->setAutoDefault(false);
    auto *line = new QHBoxLayout(this);
    setEdge(room::between);
    line->addWidget(m_words, 2);
    line->addWidget(m_bar, 1);
    line->addWidget(m_cancel);
    m_soon.setSingleShot(true);
    m_long.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &BusyMark::showWords);
    connect(&m_long, &QTimer::timeout, this, &BusyMark::showCancel);
    connect(m_cancel, &QPushButton::clicked, this, &BusyMark::cancelled);
    hide();
}

void BusyMark::setCancellable(bool cancellable)
{
    m_cancellable = cancellable;
}

void BusyMark::setEdge(int edge)
{
    layout()->setContentsMargins(edge, room::within, edge, room::within);
}

void BusyMark::setWords(const QString &words)
{
    m_words->setText(words);
    m_bar->setAccessibleName(words);
}

QString BusyMark::words() const
{
    return m_words->text();
}

void BusyMark::setBusy(bool busy)
{
    if (!busy) {
        m_soon.stop();
        m_long.stop();
        hide();
    } else if (!isVisible() && !m_soon.isActive()) {
        m_tookLong = false;
        m_soon.start(300ms);
        m_long.start(2s);
    }
}

void BusyMark::showWords()
{
    m_bar->hide();
    m_cancel->hide();
    show();
}

void BusyMark::showCancel()
{
    m_tookLong = true;
    m_bar->show();
    m_cancel->setVisible(m_cancellable);
}

} // namespace intray
