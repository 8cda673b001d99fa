// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/common/dialoglook.h"
#include "ui/common/leadingwords.h"
#include "ui/common/letterguard.h"
#include "ui/common/linepaste.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/wheelguard.h"
#include "ui/common/windowsettings.h"
#include "ui/connection/connecting.h"
#include "ui/desk/deskpage.h"
#include "ui/lists/openlist.h"
#include "ui/window/altmenubar.h"
#include "ui/window/besidework.h"
#include "ui/window/firststartpage.h"
#include "ui/window/listfoot.h"
#include "ui/window/menus.h"
#include "ui/window/personswindow.h"
#include "ui/window/shortcutguard.h"
#include "ui/window/windowdialogs.h"
#include "ui/window/windowfinding.h"
#include "ui/window/windowmessage.h"
#include "ui/window/windowpages.h"
#include "ui/window/windowpossibilities.h"

#include <QAction>
#include <QCloseEvent>
#include <QFileDialog>

namespace intray {

MainWindow::MainWindow(DraftJournal &journal, WindowSettings &settings,
                       std::unique_ptr<Keychain> keychain, ElapsedClock clock, QWidget *parent)
    : QMainWindow(parent)
    , m_journal(journal)
    , m_settings(settings)
    , m_database(journal, settings)
    , m_actions(this)
    , m_bar(makeBar())
    , m_pages(new WindowPages(m_database, m_actions, settings, std::move(clock), *m_bar, this))
    , m_beside(std::make_unique<BesideWork>(m_database, *m_pages, settings, *this))
    , m_possibilities(
          std::make_unique<WindowPossibilities>(m_database, *m_pages, *m_beside, m_actions))
    , m_connecting(new Connecting(settings, keychain ? std::move(keychain) : noKeychain(), this))
    , m_dialogs(
          std::make_unique<WindowDialogs>(m_database, *m_pages, m_actions, *m_connecting, *this))
    , m_person(std::make_unique<PersonsWindow>(m_database, *m_pages, m_actions, settings, *this))
    , m_finding(std::make_unique<WindowFinding>(
          m_database, *m_pages, *m_possibilities, *m_person, *m_dialogs, m_actions,
          [this](WindowAction action) { return carryOut(action); }, *this))
{
    setObjectName(QStringLiteral("mainWindow"));
    WheelGuard::install();
    LetterGuard::install();
    DialogLook::install();
    LeadingWords::install();
    LinePaste::install();
    build();
    followFirstStart();
    followConnecting();
    followBesideWork();
    followVainKeys();
    restoreGeometryOrUsual();
    showTitle();
    m_pages->message().warnOnce(
        QStringList{settings.trouble(), m_connecting->profiles().trouble()}.join(u' ').trimmed());
    showPossibilities();
}

MainWindow::~MainWindow()
{
    leaveDatabase();
}

QMenuBar *MainWindow::menuBar() const
{
    return m_bar;
}

DeskPage *MainWindow::deskPage() const
{
    return m_pages->desk();
}

void MainWindow::followVainKeys()
{
    const auto explain = [this](QAction *action) { m_possibilities->explain(action); };
    connect(m_person.get(), &PersonsWindow::pressedInVain, this, explain);
    connect(new ShortcutGuard(this), &ShortcutGuard::pressedInVain, this, explain);
}

AltMenuBar *MainWindow::makeBar()
{
    auto *bar = new AltMenuBar(this);
    fillMenuBar(*bar, m_actions, [this](QMenu *columns) {
        if (deskPage())
            deskPage()->openList().fillColumnMenu(columns);
    });
    return bar;
}

void MainWindow::build()
{
    setCentralWidget(m_pages);
    connect(m_pages, &WindowPages::pageChanged, this, &MainWindow::showTitle);
    connect(m_pages, &WindowPages::pageChanged, this, &MainWindow::showPossibilities);
    connect(m_pages, &WindowPages::queueChanged, this, &MainWindow::showTitle);
    connect(m_pages, &WindowPages::possibilitiesChanged, this, &MainWindow::showPossibilities);
    connect(&m_actions, &Actions::wanted, this, [this](Action action) {
        m_pages->comeToDesk();
        if (deskPage())
            deskPage()->askAndPerform(action);
    });
    connect(&m_actions, &Actions::windowWanted, this, &MainWindow::carryOut);
}

void MainWindow::followFirstStart()
{
    const FirstStartPage *first = &m_pages->first();
    connect(first, &FirstStartPage::samplesWanted, m_beside.get(), &BesideWork::makeSamples);
    connect(first, &FirstStartPage::adoptingWanted, this, [this] { m_dialogs->adoptFirst(); });
    connect(first, &FirstStartPage::fileWanted, m_beside.get(), &BesideWork::importRecords);
    connect(first, &FirstStartPage::databaseWanted, this, &MainWindow::chooseDatabase);
    connect(first, &FirstStartPage::connectionsWanted, this,
            [this] { m_dialogs->showConnections(); });
}

void MainWindow::followBesideWork()
{
    connect(m_beside.get(), &BesideWork::begun, this, &MainWindow::showPossibilities);
    connect(m_beside.get(), &BesideWork::ended, this, &MainWindow::settleRun);
    connect(m_beside.get(), &BesideWork::queuesWanted, this, &MainWindow::showQueues);
    connect(m_beside.get(), &BesideWork::samplesMade, this, [this] { m_leads = true; });
    connect(m_beside.get(), &BesideWork::closingChosen, this, [this] { m_closes = true; });
}

void MainWindow::followConnecting()
{
    connect(m_connecting, &Connecting::loginReady, this,
            [this](const DatabaseLogin &login, OpenMode mode) {
                const QString queue =
                    login.url == m_database.url() ? m_database.wantedQueue() : QString();
                open(login, m_database.identity(), queue, mode);
            });
    connect(m_connecting, &Connecting::asked, &m_pages->first(), &FirstStartPage::showAsking);
    connect(m_connecting, &Connecting::gaveUp, &m_pages->first(), &FirstStartPage::showTrouble);
    connect(m_connecting, &Connecting::told, &m_pages->message(),
            [this](const QString &said) { m_pages->message().warn(said); });
}

void MainWindow::connectTo(const DatabaseUrl &url, const Identity &identity, const QString &queue)
{
    leaveDatabase();
    m_database.choose(url, identity, queue);
    m_pages->first().showWaiting();
    m_pages->showFirst();
    m_connecting->open(url);
    emit databaseChosen(m_database.url(), m_database.identity());
}

void MainWindow::open(const DatabaseLogin &login, const Identity &identity, const QString &queue,
                      OpenMode mode)
{
    leaveDatabase();
    m_database.choose(login.url, identity, queue);
    m_pages->first().showWaiting();
    m_pages->showFirst();
    m_database.open(login, mode);
    followSession();
    session()->setActive(isActiveWindow());
    session()->setSeen(!isMinimized());
    session()->start();
    showTitle();
    showPossibilities();
    emit databaseChosen(m_database.url(), m_database.identity());
}

void MainWindow::leaveDatabase()
{
    m_beside->leaveDatabase();
    m_pages->leave();
    m_database.leave();
    showPossibilities();
}

void MainWindow::followSession()
{
    Session *session = m_database.session();
    connect(session, &Session::started, this, &MainWindow::showQueues);
    connect(session, &Session::queuesChanged, this, &MainWindow::showQueues);
    m_beside->follow(*session);
    connect(session, &Session::linkChanged, this, &MainWindow::showPossibilities);
    // Queued, because what follows may end the session that tells it.
    connect(
        session, &Session::failed, this,
        [this, session](const Error &error) {
            if (session == m_database.session() && !deskPage())
                receiveTrouble(error);
        },
        Qt::QueuedConnection);
}

// A server that refuses a password is not asked again by itself: that would lock the login.
void MainWindow::receiveTrouble(const Error &error)
{
    m_pages->first().showTrouble(error);
    if (!m_database.url().isServer() || !Connecting::needsPerson(error))
        return;
    const DatabaseLogin login = session()->login();
    leaveDatabase();
    m_connecting->noteFailure(login, error);
}

void MainWindow::showQueues()
{
    // The queue of the first import goes again if that is cancelled, and the steps through the
    // samples begin when those are there.
    if (deskPage() || !session()->isStarted() || m_beside->isFilling())
        return;
    m_settings.setValue(QStringLiteral("database"), session()->url().text());
    m_connecting->noteSuccess(session()->login());
    sayOfSwitch();
    showPossibilities();
    if (session()->queues().isEmpty())
        m_pages->first().welcome();
    else
        makePage();
}

// Records of one database look like those of another.
void MainWindow::sayOfSwitch()
{
    const QString url = session()->url().text();
    const QString before = std::exchange(m_worked, url);
    if (before.isEmpty() || before == url)
        return;
    m_pages->message().inform(
        tr("This window now works with another database: %1.").arg(session()->url().displayName()));
}

void MainWindow::makePage()
{
    DeskPage &page = m_pages->makeDesk();
    auto *foot = new ListFoot(*session(), page.figures(), &page);
    page.takeFoot(foot);
    connect(foot, &ListFoot::ownFiguresWanted, this, [this] { m_dialogs->showOwnFigures(); });
    m_person->follow(page);
    page.useQueue(m_database.queueToUse());
    if (m_leads) // whatever was looked at last was in another database
        m_pages->showPage(WindowAction::ShowDesk);
    else
        m_pages->restoreLast();
    if (!m_pages->isSupervising())
        page.focusFirst();
    if (std::exchange(m_leads, false))
        m_pages->leadThroughFirstRecord();
}

bool MainWindow::carryOut(WindowAction action)
{
    return m_dialogs->tryAction(action) || m_beside->tryAction(action) || carryOutItself(action) ||
           m_pages->tryAction(action);
}

bool MainWindow::carryOutItself(WindowAction action)
{
    switch (action) {
    case WindowAction::OpenDatabase:
        chooseDatabase();
        return true;
    case WindowAction::Preferences:
        m_person->showPreferences();
        return true;
    case WindowAction::FindAnything:
        m_finding->open();
        return true;
    case WindowAction::Quit:
        close();
        return true;
    default:
        return false;
    }
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

void MainWindow::showTitle()
{
    if (!deskPage()) {
        setWindowTitle(tr("Intray"));
        return;
    }
    const Queue queue = deskPage()->desk().queue();
    setWindowTitle(tr("%1 - %2 - Intray")
                       .arg(m_pages->isSupervising()
                                ? m_actions.of(m_pages->inView())->text().remove(u'&')
                                : queue.displayTitle(),
                            session()->url().displayName()));
    m_database.rememberQueue(queue.name);
}

void MainWindow::showPossibilities()
{
    m_possibilities->show();
}

void MainWindow::restoreGeometryOrUsual()
{
    if (!restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray()))
        resizeWithinScreen(this, {1280, 760});
}

void MainWindow::comeForward(const QString &queue)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    if (queue.isEmpty())
        return;
    m_database.wantQueue(queue);
    if (deskPage() && m_database.queueToUse() == queue)
        deskPage()->useQueue(queue);
    else if (deskPage())
        m_pages->message().warn(tr("There is no queue \"%1\" in this database.").arg(queue));
}

void MainWindow::saveLayout()
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (deskPage())
        deskPage()->saveLayout();
}

void MainWindow::saveAll()
{
    saveLayout();
    m_settings.sync();
    m_journal.writeNow().waitForFinished();
}

void MainWindow::closeUnasked()
{
    m_closes = true;
    close();
}

void MainWindow::settleRun()
{
    showPossibilities();
    if (m_closes && !m_beside->isRunning())
        close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool asks = m_beside->isRunning() && !m_closes;
    event->setAccepted(!asks);
    if (asks)
        m_beside->askBeforeClosing();
    else
        saveLayout();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && session())
        session()->setActive(isActiveWindow());
    if (event->type() == QEvent::WindowStateChange && session())
        session()->setSeen(!isMinimized());
}

} // namespace intray
