// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/firstlook.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace intray {

FirstLook::FirstLook(QWidget &shown, ElapsedClock clock)
    : QObject(&shown)
    , m_shown(shown)
    , m_clock(std::move(clock))
{
    m_shown.installEventFilter(this);
}

void FirstLook::begin()
{
    m_since.reset();
    m_shown.update();
}

bool FirstLook::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Paint && !m_since)
        m_since = m_clock();
    return false;
}

bool FirstLook::isOver() const
{
    return m_since && m_clock() - *m_since >= time;
}

} // namespace intray
