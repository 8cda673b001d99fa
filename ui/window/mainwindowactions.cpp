// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's own actions do, and when they are possible.
#include "ui/connection/connecting.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/duplicatespage.h"
#include "ui/lists/openlist.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/besidework.h"
#include "ui/window/mainwindow.h"
#include "ui/window/personswindow.h"
#include "ui/window/windowdialogs.h"
#include "ui/window/windowmessage.h"
#include "ui/window/windowpages.h"

#include <QFileDialog>
#include <QScopeGuard>

namespace intray {

void MainWindow::carryOut(WindowAction action)
{
    if (!carryOutItself(action))
        carryOutOnPage(action);
}

bool MainWindow::carryOutItself(WindowAction action)
{
    switch (action) {
    case WindowAction::OpenDatabase:
        chooseDatabase();
        break;
    case WindowAction::Connections:
        showConnections();
        break;
    case WindowAction::ImportRecords:
        m_beside->importRecords();
        break;
    case WindowAction::ExportRecords:
        m_beside->exportRecords();
        break;
    case WindowAction::Users:
        m_dialogs->showUsers();
        break;
    case WindowAction::AdoptTable:
        m_dialogs->showAdopting();
        break;
    case WindowAction::Quit:
        close();
        break;
    case WindowAction::Keys:
        m_dialogs->showHelp();
        break;
    case WindowAction::FindAnything:
        showPalette();
        break;
    case WindowAction::Preferences:
        m_person->showPreferences();
        break;
    case WindowAction::OwnFigures:
        m_dialogs->showOwnFigures();
        break;
    case WindowAction::About:
        m_dialogs->showAbout();
        break;
    case WindowAction::Menu:
        m_pages->openMenu();
        break;
    case WindowAction::WhyNot:
        m_dialogs->askWhyNot();
        break;
    case WindowAction::OwnCorrections:
        m_dialogs->showOwnCorrections();
        break;
    case WindowAction::ShowDesk:
    case WindowAction::ShowToday:
    case WindowAction::ShowQueues:
    case WindowAction::ShowQuality:
    case WindowAction::ShowHistory:
        m_pages->showPage(action);
        break;
    case WindowAction::NextPage:
        m_pages->showFurther(1);
        break;
    case WindowAction::PreviousPage:
        m_pages->showFurther(-1);
        break;
    default:
        return false;
    }
    return true;
}

bool MainWindow::carryOutOnPage(WindowAction action)
{
    return m_pages->isSupervising() ? m_pages->supervisor()->tryAction(action)
                                    : deskPage() && deskPage()->tryAction(action);
}

void MainWindow::chooseDatabase()
{
    auto *dialog = new QFileDialog(this, tr("Open another database file"));
    dialog->setObjectName(QStringLiteral("databaseDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Intray databases (*.intray *.db *.sqlite)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        open(DatabaseUrl::sqlite(file), m_database.identity(), {}, OpenMode::Existing);
    });
    dialog->open();
}

void MainWindow::showConnections()
{
    const DatabaseUrl &url = m_database.url();
    const bool isKnown = url.isServer() || !url.path().isEmpty();
    m_connecting->showDialog(isKnown ? std::optional(url) : std::nullopt);
}

// A new file of one's own has no table to work on: that is in another database.
void MainWindow::showFirstAdopting()
{
    const QString why = m_database.whyNotWritableBy(Role::Administrator);
    if (!why.isEmpty())
        return m_pages->message().warn(why);
    if (m_database.url() != DatabaseUrl::embeddedDefault())
        return m_dialogs->showAdopting();
    m_pages->message().inform(
        tr("Connect to the database that has your table. Then choose this again."));
    showConnections();
}

QString MainWindow::whyNoPriority() const
{
    const QString why = whyNoDesk().isEmpty() ? session()->whyNoWriting() : whyNoDesk();
    if (!why.isEmpty())
        return why;
    return deskPage()->openList().selected().isEmpty()
               ? tr("Select items in the list of open items first.")
               : QString();
}

QString MainWindow::whyNoDesk() const
{
    if (!deskPage())
        return tr("Open a database first.");
    return m_pages->isSupervising() ? tr("Go to the desk first.") : QString();
}

// Supervisors give tags there.
QString MainWindow::whyNoUsers() const
{
    return m_database.whyNotWritableBy(Role::Supervisor).isEmpty()
               ? QString()
               : m_database.whyNotWritableBy(Role::Administrator);
}

// What somebody may never do here is in no menu; the key still says why.
void MainWindow::offerTo(QAction *action, const QList<Role> &roles)
{
    action->setVisible(!m_database.isOpen() || m_database.whyNotAllowedTo(roles).isEmpty());
}

void MainWindow::offerByRole()
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

void MainWindow::showPossibilities()
{
    const auto lookAtMessage = qScopeGuard([this] {
        if (deskPage())
            deskPage()->desk().lookAtMessage();
    });
    const QString whyNoDeskNow = whyNoDesk();
    // Whoever may not correct the others may look at them while the desk tells of them.
    const auto said = deskPage() ? deskPage()->desk().message() : std::nullopt;
    if (said && said->actions.contains(Action::CorrectOthers))
        m_actions.of(Action::CorrectOthers)->setVisible(true);
    else
        offerTo(m_actions.of(Action::CorrectOthers), {Role::Supervisor, Role::Administrator});
    m_actions.showWhatIsPossible(deskPage() ? &deskPage()->desk() : nullptr, whyNoDeskNow);
    const QString whyNoSession = m_database.whyNotOpen();
    m_actions.setReason(WindowAction::WhyNot, whyNoSession);
    m_actions.setReason(WindowAction::OwnCorrections, whyNoSession);
    m_actions.setReason(WindowAction::OwnFigures, whyNoSession);
    m_actions.of(WindowAction::ChangePriority)->setVisible(m_pages->whyNoSupervisor().isEmpty());
    m_actions.setReason(WindowAction::ChangePriority, whyNoPriority());
    m_actions.of(WindowAction::AssignItems)->setVisible(m_pages->whyNoSupervisor().isEmpty());
    m_actions.setReason(WindowAction::AssignItems, whyNoPriority());
    offerByRole();
    m_pages->offerPages();
    m_actions.setReason(WindowAction::ImportRecords, m_beside->whyNoImport());
    m_actions.setReason(WindowAction::ExportRecords, m_beside->whyNoExport());
    m_actions.setReason(WindowAction::Users, whyNoUsers());
    m_actions.setReason(WindowAction::AdoptTable, m_database.whyNotWritableBy(Role::Administrator));
    offerToStopCounting();
    const bool isDesk = whyNoDeskNow.isEmpty();
    for (const WindowAction action : {WindowAction::Preview, WindowAction::ImportedValues})
        m_actions.setReason(action, whyNoDeskNow);
    m_actions.setReason(WindowAction::TakeSelected,
                        isDesk ? session()->whyNoWriting() : whyNoDeskNow);
    for (const WindowAction action : {WindowAction::NotDuplicate, WindowAction::EndAsDuplicate})
        m_actions.setReason(action, isDesk ? deskPage()->duplicates().whyNot(action)
                                    : m_pages->isSupervising()
                                        ? m_pages->supervisor()->whyNot(action)
                                        : whyNoDeskNow);
}

void MainWindow::offerToStopCounting()
{
    const CountingWatch *counting = deskPage() ? &deskPage()->counting() : nullptr;
    const bool isStopped = counting && counting->isStopped();
    m_actions.of(WindowAction::StopCounting)
        ->setText(isStopped ? tr("Continue counting for suggestions")
                            : tr("Stop counting for suggestions"));
    m_actions.setReason(WindowAction::StopCounting,
                        counting && counting->isCounting()
                            ? whyNoDesk()
                            : tr("Nothing is counted for suggestions now."));
}

// Why a key at the desk does nothing now.
void MainWindow::explain(QAction *action)
{
    const std::optional<Action> wanted = m_actions.actionOf(action);
    if (m_pages->isSupervising() && wanted)
        return m_pages->supervisor()->takeKey(*wanted);
    if (m_pages->isSupervising())
        return m_pages->supervisor()->explain(action->statusTip());
    if (!deskPage())
        return;
    if (wanted)
        deskPage()->desk().explain(*wanted);
    else
        deskPage()->desk().explainWhile(action->statusTip(), [action, why = action->statusTip()] {
            return !action->isEnabled() && action->statusTip() == why;
        });
}

} // namespace intray
