// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's own actions do.
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

} // namespace intray
