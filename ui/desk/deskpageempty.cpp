// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the desk leads while no record is on it.
#include "ui/desk/deskpage.h"
#include "ui/desk/emptydesk.h"
#include "ui/desk/recordform.h"
#include "ui/lists/mylist.h"

namespace intray {

// Only while nothing waits here and the figures say so.
void DeskPage::lookElsewhere()
{
    const bool isDone = m_figures.isKnown() && m_figures.counts().open == 0;
    if (isDone && m_desk.state() == Desk::State::Empty)
        m_elsewhere.look(m_desk.queue().name);
    else
        m_elsewhere.forget();
}

void DeskPage::offerResume(int unfinished)
{
    if (unfinished == 0 || m_held.items().isEmpty())
        return;
    m_desk.offerResume(m_held.lastInWork().id, m_held.sentence());
    if (m_desk.state() == Desk::State::Empty)
        m_record->focusRecord();
}

// The button that leads to them has the focus, which it would lose while what it does cannot be
// done.
void DeskPage::noteUnfinished()
{
    const bool isFree = !m_desk.item().id.isValid() && !m_held.items().isEmpty();
    if (!isFree)
        m_record->empty().noteOwn({});
    m_desk.noteUnfinished(isFree ? m_held.lastInWork(m_desk.queue().name).id : ItemId());
    if (!isFree)
        return;
    const Item &last = m_held.lastInWork(m_desk.queue().name);
    m_record->empty().noteOwn({m_held.heldCount(), int(m_held.items().size()) - m_held.heldCount(),
                               m_held.textCount(), m_mine->rowNameOf(last.id),
                               last.queue != m_desk.queue().name});
}

} // namespace intray
