// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowdialogs.h"

#include "ui/adopting/adoptdialog.h"
#include "ui/connection/connecting.h"
#include "ui/desk/deskpage.h"
#include "ui/lists/openlist.h"
#include "ui/questions/questionsdialog.h"
#include "ui/supervisor/ownwork.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/supervisor/usersdialog.h"
#include "ui/supervisor/whydialog.h"
#include "ui/window/databaseinuse.h"
#include "ui/window/helpdialog.h"
#include "ui/window/windowmessage.h"
#include "ui/window/windowpages.h"

#include <QMessageBox>

namespace intray {

WindowDialogs::WindowDialogs(const DatabaseInUse &database, const WindowPages &pages,
                             const Actions &actions, Connecting &connecting, QWidget &window)
    : m_database(database)
    , m_pages(pages)
    , m_actions(actions)
    , m_connecting(connecting)
    , m_window(window)
{
}

bool WindowDialogs::tryAction(WindowAction action)
{
    switch (action) {
    case WindowAction::Keys:
        showHelp();
        return true;
    case WindowAction::About:
        showAbout();
        return true;
    case WindowAction::Questions:
        showQuestions();
        return true;
    case WindowAction::OwnFigures:
        showOwnFigures();
        return true;
    case WindowAction::OwnCorrections:
        showOwnCorrections();
        return true;
    case WindowAction::Connections:
        showConnections();
        return true;
    case WindowAction::Users:
        showUsers();
        return true;
    case WindowAction::AdoptTable:
        showAdopting();
        return true;
    case WindowAction::WhyNot:
        askWhyNot();
        return true;
    default:
        return false;
    }
}

void WindowDialogs::showHelp(const QString &page)
{
    auto *dialog = new HelpDialog(m_actions, &m_window);
    if (!page.isEmpty())
        dialog->showPage(page);
    dialog->open();
}

void WindowDialogs::showAbout()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Intray"),
                                tr("Intray %1").arg(QStringLiteral(INTRAY_VERSION)),
                                QMessageBox::Close, &m_window);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("A desk for records that people verify one by one.\nFree software "
                               "under the GNU General Public License 3 or later."));
    box->open();
}

void WindowDialogs::showOwnFigures()
{
    if (m_database.isOpen())
        (new OwnWork(*m_database.session(), OwnWork::Tab::Figures, &m_window))->open();
}

void WindowDialogs::showOwnCorrections()
{
    if (m_database.isOpen())
        (new OwnWork(*m_database.session(), OwnWork::Tab::Corrections, &m_window))->open();
}

void WindowDialogs::showQuestions()
{
    if (m_database.isOpen())
        (new QuestionsDialog(*m_database.session(), &m_window))->open();
}

void WindowDialogs::showUsers()
{
    if (m_database.isOpen())
        (new UsersDialog(*m_database.session(), &m_window))->open();
}

void WindowDialogs::showAdopting()
{
    if (m_database.isOpen())
        (new AdoptDialog(*m_database.session(), &m_window))->open();
}

void WindowDialogs::showConnections()
{
    const DatabaseUrl &url = m_database.url();
    const bool isKnown = url.isServer() || !url.path().isEmpty();
    m_connecting.showDialog(isKnown ? std::optional(url) : std::nullopt);
}

// A new file of one's own has no table to work on: that is in another database.
void WindowDialogs::adoptFirst()
{
    const QString why = m_database.whyNotWritableBy(Role::Administrator);
    if (!why.isEmpty())
        return m_pages.message().warn(why);
    if (m_database.url() != DatabaseUrl::embeddedDefault())
        return showAdopting();
    m_pages.message().inform(
        tr("Connect to the database that has your table. Then choose this again."));
    showConnections();
}

/// The one that is chosen in the list, while that is where the person is.
std::optional<Item> WindowDialogs::itemInHand() const
{
    DeskPage *desk = m_pages.desk();
    const bool isInList =
        desk && !m_pages.isSupervising() && desk->openList().isAncestorOf(m_window.focusWidget());
    return isInList ? desk->openList().itemAtCursor() : std::nullopt;
}

void WindowDialogs::askWhyNot()
{
    if (!m_database.isOpen())
        return;
    if (m_pages.isSupervising() && m_pages.supervisor()->tryAction(WindowAction::WhyNot))
        return;
    auto *dialog = new WhyDialog(*m_database.session(), &m_window);
    const auto chosen = itemInHand();
    DeskPage *desk = m_pages.desk();
    const bool isIdle = desk && !desk->desk().item().id.isValid() && !m_pages.isSupervising();
    if (chosen)
        dialog->askAboutItem(chosen->id, chosen->key);
    else if (isIdle)
        dialog->askAboutUser(m_database.session()->identity().user, desk->desk().queue().name);
    dialog->open();
}

} // namespace intray
