// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/seenrecord.h"

#include "lists/rowwords.h"
#include "session/desk/desk.h"
#include "ui/common/actions.h"

#include <QWidget>

#include <utility>

namespace intray {

bool changesTheRecord(WindowAction action)
{
    switch (action) {
    case WindowAction::PreviousValue:
    case WindowAction::AcceptSuggestion:
    case WindowAction::AcceptSure:
    case WindowAction::FieldBack:
    case WindowAction::RecordBack:
        return true;
    default:
        return false;
    }
}

SeenRecord::SeenRecord(Desk &desk, QWidget &form, ElapsedClock clock)
    : QObject(&form)
    , m_desk(desk)
    , m_look(*new FirstLook(form, clock))
    , m_clock(std::move(clock))
{
    connect(&m_desk, &Desk::recordChanged, this, &SeenRecord::waitForPaint);
}

void SeenRecord::waitForPaint()
{
    m_isTold = false;
    m_typedBlindly.reset();
    m_look.begin();
}

bool SeenRecord::isTypedBlindly() const
{
    if (m_desk.state() != Desk::State::Working)
        return false;
    return !m_look.isOver() || (m_typedBlindly && m_clock() - *m_typedBlindly < firstLook);
}

void SeenRecord::noteTypedBlindly()
{
    m_typedBlindly = m_clock();
}

void SeenRecord::look()
{
    m_typedBlindly.reset();
}

bool SeenRecord::refuses()
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
