// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/lockbar.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "session/desk/lockclock.h"
#include "ui/common/tintedlabel.h"
#include "ui/desk/lockring.h"

#include <QHBoxLayout>
#include <QLocale>

namespace intray {

using namespace std::chrono_literals;

LockBar::LockBar(Desk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_words(new TintedLabel(Tint::Dimmed, {}, this))
    , m_ring(new LockRing(this))
{
    setObjectName(QStringLiteral("lockBar"));
    m_words->setObjectName(QStringLiteral("lockWords"));
    m_ring->setObjectName(QStringLiteral("lockRing"));
    m_ring->setRange(0, 1000);
    m_ring->setAccessibleName(tr("Time left"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_ring);
    line->addWidget(m_words);
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

static LockRing::State stateOf(Desk &desk)
{
    if (desk.state() == Desk::State::Lost || desk.lockClock().shownRemaining() <= 0ms)
        return LockRing::State::Lost;
    return desk.lockClock().isShownEnding() ? LockRing::State::Ending : LockRing::State::Held;
}

static Tint tintOf(LockRing::State state)
{
    switch (state) {
    case LockRing::State::Ending:
        return Tint::Warning;
    case LockRing::State::Lost:
        return Tint::Fault;
    case LockRing::State::Held:
    case LockRing::State::Offline:
        break;
    }
    return Tint::Dimmed;
}

void LockBar::showTime()
{
    const LockClock &clock = m_desk.lockClock();
    const QString words = wordsFor(m_desk);
    const LockRing::State state = stateOf(m_desk);
    m_words->setText(words);
    m_words->setTint(tintOf(state));
    m_ring->setState(state);
    m_ring->setValue(static_cast<int>(clock.fraction() * 1000));
    m_ring->setVisible(!words.isEmpty());
    m_ring->setAccessibleDescription(words);
    setToolTip(
        clock.isWatching()
            ? plainToolTip(
                  tr("Locked until %1 by the database's clock.").arg(exactTime(clock.expiresAt())))
            : QString());
}

} // namespace intray
