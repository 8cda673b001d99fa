// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the likely duplicates says of how things stand, and why something cannot be
// done.
#include "lists/celltext.h"
#include "session/session.h"
#include "ui/common/dimmedline.h"
#include "ui/common/emptyplace.h"
#include "ui/common/firstlook.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/rights.h"
#include "ui/supervisor/duplicates/mergetable.h"
#include "ui/supervisor/duplicates/queueduplicatespage.h"
#include "ui/supervisor/duplicates/searchbar.h"

namespace intray {

QString QueueDuplicatesPage::queueInView() const
{
    return m_search->queue();
}

QString QueueDuplicatesPage::words() const
{
    if (m_run.isRunning())
        return tr("All records of the queue are being compared.");
    if (!isAnswered())
        return tr("Nothing is merged automatically.");
    const qsizetype left = m_decisions.groups().size();
    if (left > 0)
        return tr("%n group(s) of likely duplicates are left.", nullptr, int(left));
    return m_decisions.canTakeBack()
               ? tr("All likely duplicates are decided.")
               : tr("This queue has no likely duplicates of %1 or more.").arg(likelyText(m_least));
}

QString QueueDuplicatesPage::whyNoDecision() const
{
    if (!isAnswered() || m_records->columnCount() < 2)
        return tr("Search for duplicates and choose a group first.");
    return m_session.whyNoWriting();
}

QString QueueDuplicatesPage::whyNoMerge() const
{
    if (const QString why = whyNoDecision(); !why.isEmpty())
        return why;
    const QString why = whyNotAllowed(m_session, {Role::Supervisor});
    return why.isEmpty() ? m_records->whyNoMerge() : why;
}

QString QueueDuplicatesPage::whyNot(WindowAction action) const
{
    if (action == WindowAction::EndAsDuplicate)
        return whyNoMerge();
    if (action == WindowAction::NotDuplicate)
        return whyNoDecision();
    return SupervisorTab::whyNot(action);
}

void QueueDuplicatesPage::showEmptyPlace()
{
    const bool isEmpty = !isAnyLeft() && !m_run.isRunning();
    const EmptyPlace::NextStep next{isAnswered() ? tr("Sear&ch again") : tr("Sear&ch"),
                                    QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText),
                                    {}};
    m_low->setVisible(isEmpty);
    m_search->setLeading(!isEmpty);
    if (isAnswered())
        m_empty->showPlace(words(),
                           tr("Search another queue, or with a lower share: then records "
                              "that are less alike are found, too."),
                           next);
    else
        m_empty->showPlace(tr("Nothing was searched yet."),
                           tr("A search compares all records of the queue with each other."), next);
}

bool QueueDuplicatesPage::isAnswered() const
{
    return m_isSearched && !queueInView().isEmpty() && m_decisions.queue() == queueInView();
}

bool QueueDuplicatesPage::isAnyLeft() const
{
    return isAnswered() && !m_decisions.groups().isEmpty();
}

// What was found stands again when its queue is chosen again.
void QueueDuplicatesPage::turnToQueue()
{
    emit told({});
    showPossible();
}

void QueueDuplicatesPage::showTrouble(const Error &error)
{
    if (error.kind == Error::Kind::Cancelled)
        emit told({Message::Kind::Information, tr("Cancelled. Nothing was changed.")});
    else
        emit told({Message::Kind::Problem, error.sentence, error.detail});
}

QWidget *QueueDuplicatesPage::foot() const
{
    return m_note;
}

// Chords that are pressed quickly must not decide about groups that nobody has seen.
bool QueueDuplicatesPage::comesTooEarly()
{
    if (m_decisions.isDeciding() || m_look->isOver())
        return false;
    emit told({Message::Kind::Information,
               tr("This group has only just appeared. Look at it, then press again.")});
    return true;
}

bool QueueDuplicatesPage::showsNote() const
{
    return isAnyLeft() && !m_isNarrow;
}

} // namespace intray
