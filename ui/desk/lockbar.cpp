// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/lockbar.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "session/desk/lockclock.h"
#include "ui/common/tintedlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>

namespace intray {

using namespace std::chrono_literals;

LockBar::LockBar(Desk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_words(new TintedLabel(Tint::Dimmed, {}, this))
    , m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("lockBar"));
    m_words->setObjectName(QStringLiteral("lockWords"));
    m_bar->setTextVisible(false);
    m_bar->setRange(0, 1000);
    m_bar->setFixedSize(96, 8);
    m_bar->setAccessibleName(tr("Time left"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_words);
    line->addWidget(m_bar);
    connect(&desk.lockClock(), &LockClock::ticked, this, &LockBar::showTime);
    connect(&desk, &Desk::stateChanged, this, &LockBar::showTime);
    connect(&desk, &Desk::recordChanged, this, &LockBar::showTime);
    showTime();
}

QString LockBar::words() const
{
    return m_words->text();
}

static QString wordsFor(Desk &desk)
{
    const LockClock &clock = desk.lockClock();
    if (desk.state() == Desk::State::Lost)
        return LockBar::tr("lock lost");
    if (!clock.isWatching())
        return {};
    if (clock.shownRemaining() <= 0ms)
        return LockBar::tr("\u26A0 lock ended");
    if (clock.isShownEnding())
        return LockBar::tr("\u26A0 %1 left").arg(timeLeft(clock.shownRemaining()));
    return LockBar::tr("locked until %1, %2 left")
        .arg(clockTime(clock.expiresAt()), timeLeft(clock.shownRemaining()));
}

void LockBar::showTime()
{
    const LockClock &clock = m_desk.lockClock();
    const QString words = wordsFor(m_desk);
    const bool ending = m_desk.state() == Desk::State::Lost || clock.isShownEnding();
    m_words->setText(words);
    m_words->setTint(ending ? Tint::Fault : Tint::Dimmed);
    m_bar->setValue(static_cast<int>(clock.fraction() * 1000));
    m_bar->setVisible(clock.isWatching() && m_desk.state() != Desk::State::Lost);
    m_bar->setAccessibleDescription(words);
    setToolTip(
        clock.isWatching()
            ? plainToolTip(
                  tr("Locked until %1 by the database's clock.").arg(exactTime(clock.expiresAt())))
            : QString());
}

} // namespace intray
