// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/seenrecord.h"

#include "lists/rowwords.h"
#include "session/desk/desk.h"

#include <QWidget>

#include <utility>

namespace intray {

SeenRecord::SeenRecord(Desk &desk, QWidget &form, ElapsedClock clock)
    : QObject(&form)
    , m_desk(desk)
    , m_look(*new FirstLook(form, std::move(clock)))
{
    connect(&m_desk, &Desk::recordChanged, this, &SeenRecord::waitForPaint);
}

void SeenRecord::waitForPaint()
{
    m_isTold = false;
    m_look.begin();
}

bool SeenRecord::refusesToFinish()
{
    if (m_desk.state() != Desk::State::Working || m_look.isOver())
        return false;
    if (!std::exchange(m_isTold, true))
        m_desk.answerFirst(tr("%1 has only just appeared. Look at it, then press again.")
                               .arg(nameAndKey(m_desk.item().key, m_desk.item().record,
                                               NamingFields::of(m_desk.record().schema()))));
    return true;
}

} // namespace intray
