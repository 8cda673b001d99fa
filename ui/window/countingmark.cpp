// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/countingmark.h"

#include "lists/celltext.h"
#include "session/verifying/countingwatch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace intray {

CountingMark::CountingMark(CountingWatch &counting, QWidget *parent)
    : QWidget(parent)
    , m_counting(counting)
    , m_words(new QLabel(this))
    , m_turn(new QToolButton(this))
{
    setObjectName(QStringLiteral("countingMark"));
    m_words->setObjectName(QStringLiteral("countingWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setToolTip(
        plainToolTip(tr("Intray is counting the usual values of this queue in the background. "
                        "After that, likely mistakes are marked in its records.")));
    m_turn->setObjectName(QStringLiteral("countingTurn"));
    m_turn->setAutoRaise(true);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_words);
    line->addWidget(m_turn);
    connect(m_turn, &QToolButton::clicked, this, &CountingMark::turn);
    connect(&m_counting, &CountingWatch::standingChanged, this, &CountingMark::showStanding);
    showStanding();
}

void CountingMark::turn()
{
    if (m_counting.isStopped())
        m_counting.goOn();
    else
        m_counting.stop();
}

void CountingMark::showStanding()
{
    const auto percent = m_counting.percent();
    if (percent)
        showShare(*percent);
    setVisible(percent.has_value()); // With its words, or it would come too narrow for them.
}

void CountingMark::showShare(int percent)
{
    const bool isStopped = m_counting.isStopped();
    const QString share = QLocale().toString(percent);
    m_words->setText(isStopped ? tr("Stopped at %1 %").arg(share) : tr("Counted: %1 %").arg(share));
    m_turn->setVisible(m_counting.isCounting());
    m_turn->setText(isStopped ? tr("Continue") : tr("Stop"));
    m_turn->setAccessibleName(isStopped ? tr("Continue counting for suggestions")
                                        : tr("Stop counting for suggestions"));
}

} // namespace intray
