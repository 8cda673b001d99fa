// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowpossibilities.h"

#include "ui/desk/deskpage.h"
#include "ui/desk/duplicatespage.h"
#include "ui/lists/openlist.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/besidework.h"
#include "ui/window/databaseinuse.h"
#include "ui/window/windowpages.h"

#include <QAction>

namespace intray {

WindowPossibilities::WindowPossibilities(const DatabaseInUse &database, WindowPages &pages,
                                         const BesideWork &beside, Actions &actions)
    : m_database(database)
    , m_pages(pages)
    , m_beside(beside)
    , m_actions(actions)
{
}

void WindowPossibilities::show()
{
    offerCorrecting();
    offerDesk();
    for (const WindowAction action :
         {WindowAction::WhyNot, WindowAction::Questions, WindowAction::OwnCorrections,
          WindowAction::OwnFigures})
        m_actions.setReason(action, m_database.whyNotOpen());
    offerChosenItems();
    offerByRole();
    m_pages.offerPages();
    m_actions.setReason(WindowAction::ImportRecords, m_beside.whyNoImport());
    m_actions.setReason(WindowAction::ExportRecords, m_beside.whyNoExport());
    m_actions.setReason(WindowAction::Users, whyNoUsers());
    m_actions.setReason(WindowAction::AdoptTable, m_database.whyNotWritableBy(Role::Administrator));
    offerToStopCounting();
    offerDuplicates();
    if (DeskPage *page = m_pages.desk())
        page->desk().lookAtMessage();
}

// What somebody may never do here is in no menu; the key still says why.
void WindowPossibilities::offerTo(QAction *action, const QList<Role> &roles)
{
    action->setVisible(!m_database.isOpen() || m_database.whyNotAllowedTo(roles).isEmpty());
}

void WindowPossibilities::offerByRole()
{
    for (const WindowAction page :
         {WindowAction::ShowToday, WindowAction::ShowQueues, WindowAction::ShowQuality})
        offerTo(m_actions.of(page), {Role::Supervisor, Role::Administrator});
    for (const WindowAction page : {WindowAction::ShowDesk, WindowAction::ShowHistory,
                                    WindowAction::NextPage, WindowAction::PreviousPage})
        offerTo(m_actions.of(page), {Role::Supervisor, Role::Administrator, Role::Auditor});
    offerTo(m_actions.of(WindowAction::Users), {Role::Supervisor, Role::Administrator});
    offerTo(m_actions.of(WindowAction::AdoptTable), {Role::Administrator});
    offerTo(m_actions.of(WindowAction::ImportRecords), {Role::Importer});
}

// Whoever may not correct the others may look at them while the desk tells of them.
void WindowPossibilities::offerCorrecting()
{
    const auto said = m_pages.desk() ? m_pages.desk()->desk().message() : std::nullopt;
    if (said && said->actions.contains(Action::CorrectOthers))
        m_actions.of(Action::CorrectOthers)->setVisible(true);
    else
        offerTo(m_actions.of(Action::CorrectOthers), {Role::Supervisor, Role::Administrator});
}

void WindowPossibilities::offerDesk()
{
    const QString why = whyNoDesk();
    m_actions.showWhatIsPossible(m_pages.desk() ? &m_pages.desk()->desk() : nullptr, why);
    for (const WindowAction action : {WindowAction::Preview, WindowAction::ImportedValues})
        m_actions.setReason(action, why);
    m_actions.setReason(WindowAction::TakeSelected,
                        why.isEmpty() ? m_database.session()->whyNoWriting() : why);
}

void WindowPossibilities::offerChosenItems()
{
    for (const WindowAction action : {WindowAction::ChangePriority, WindowAction::AssignItems}) {
        m_actions.of(action)->setVisible(m_pages.whyNoSupervisor().isEmpty());
        m_actions.setReason(action, whyNoChosenItems());
    }
}

void WindowPossibilities::offerDuplicates()
{
    for (const WindowAction action : {WindowAction::NotDuplicate, WindowAction::EndAsDuplicate})
        m_actions.setReason(action, whyNoDuplicates(action));
}

void WindowPossibilities::offerToStopCounting()
{
    const CountingWatch *counting = m_pages.desk() ? &m_pages.desk()->counting() : nullptr;
    const bool isStopped = counting && counting->isStopped();
    m_actions.of(WindowAction::StopCounting)
        ->setText(isStopped ? tr("Continue counting for suggestions")
                            : tr("Stop counting for suggestions"));
    m_actions.setReason(WindowAction::StopCounting,
                        counting && counting->isCounting()
                            ? whyNoDesk()
                            : tr("Nothing is counted for suggestions now."));
}

QString WindowPossibilities::whyNoDesk() const
{
    if (!m_pages.desk())
        return tr("Open a database first.");
    return m_pages.isSupervising() ? tr("Go to the desk first.") : QString();
}

QString WindowPossibilities::whyNoChosenItems() const
{
    const QString why = whyNoDesk().isEmpty() ? m_database.session()->whyNoWriting() : whyNoDesk();
    if (!why.isEmpty())
        return why;
    return m_pages.desk()->openList().selected().isEmpty()
               ? tr("Select items in the list of open items first.")
               : QString();
}

// Supervisors give tags there.
QString WindowPossibilities::whyNoUsers() const
{
    return m_database.whyNotWritableBy(Role::Supervisor).isEmpty()
               ? QString()
               : m_database.whyNotWritableBy(Role::Administrator);
}

QString WindowPossibilities::whyNoDuplicates(WindowAction action) const
{
    const QString why = whyNoDesk();
    return why.isEmpty()             ? m_pages.desk()->duplicates().whyNot(action)
           : m_pages.isSupervising() ? m_pages.supervisor()->whyNot(action)
                                     : why;
}

void WindowPossibilities::explain(QAction *action)
{
    const std::optional<Action> wanted = m_actions.actionOf(action);
    if (m_pages.isSupervising() && wanted)
        return m_pages.supervisor()->takeKey(*wanted);
    if (m_pages.isSupervising())
        return m_pages.supervisor()->explain(action->statusTip());
    if (!m_pages.desk())
        return;
    Desk &desk = m_pages.desk()->desk();
    if (wanted)
        desk.explain(*wanted);
    else
        desk.explainWhile(action->statusTip(), [action, why = action->statusTip()] {
            return !action->isEnabled() && action->statusTip() == why;
        });
}

} // namespace intray
