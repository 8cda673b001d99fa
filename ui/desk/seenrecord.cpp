// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/seenrecord.h"

#include "session/desk/desk.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace intray {

SeenRecord::SeenRecord(Desk &desk, QWidget &form, ElapsedClock clock)
    : QObject(&form)
    , m_desk(desk)
    , m_form(form)
    , m_clock(std::move(clock))
{
    connect(&m_desk, &Desk::recordChanged, this, &SeenRecord::waitForPaint);
    m_form.installEventFilter(this);
}

void SeenRecord::waitForPaint()
{
    m_since.reset();
    m_isTold = false;
    m_form.update();
}

bool SeenRecord::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Paint && !m_since && m_desk.item().id.isValid())
        m_since = m_clock();
    return false;
}

bool SeenRecord::isSeen() const
{
    return m_since && m_clock() - *m_since >= firstLook;
}

bool SeenRecord::refusesToFinish()
{
    if (m_desk.state() != Desk::State::Working || isSeen())
        return false;
    if (m_since)
        m_since = m_clock();
    if (!std::exchange(m_isTold, true))
        m_desk.addToMessage(
            tr("%1 has only just come. Look at it, then press again.").arg(m_desk.item().key));
    return true;
}

} // namespace intray
