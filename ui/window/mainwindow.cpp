// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/common/dialoglook.h"
#include "ui/common/letterguard.h"
#include "ui/common/linepaste.h"
#include "ui/common/messageline.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/tokens.h"
#include "ui/common/wheelguard.h"
#include "ui/common/windowsettings.h"
#include "ui/connection/connecting.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/itemopening.h"
#include "ui/desk/recordform.h"
#include "ui/export/exportline.h"
#include "ui/import/fileimport.h"
#include "ui/import/importline.h"
#include "ui/lists/openlist.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/altmenubar.h"
#include "ui/window/firststartpage.h"
#include "ui/window/firststeps.h"
#include "ui/window/menubutton.h"
#include "ui/window/menus.h"
#include "ui/window/pagerail.h"
#include "ui/window/returnkey.h"
#include "ui/window/shortcutguard.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace intray {

MainWindow::MainWindow(DraftJournal &journal, WindowSettings &settings,
                       std::unique_ptr<Keychain> keychain, ElapsedClock clock, QWidget *parent)
    : QMainWindow(parent)
    , m_journal(journal)
    , m_settings(settings)
    , m_clock(std::move(clock))
    , m_database(journal, settings)
    , m_actions(this)
    , m_rail(new PageRail(m_actions, this))
    , m_pages(new QStackedWidget(this))
    , m_message(new MessageLine(m_actions, this))
    , m_first(new FirstStartPage(this))
    , m_connecting(new Connecting(settings, keychain ? std::move(keychain) : noKeychain(), this))
    , m_steps(new FirstSteps(m_actions, this))
    , m_return(new ReturnKey(this))
    , m_sound(QApplication::beep)
    , m_bar(new AltMenuBar(this))
    , m_running(new QWidget(this))
    , m_import(new ImportLine(m_running))
    , m_export(new ExportLine(m_running))
{
    setObjectName(QStringLiteral("mainWindow"));
    WheelGuard::install();
    LetterGuard::install();
    DialogLook::install();
    LinePaste::install();
    makeMenus();
    build();
    followConnecting();
    followImport();
    followExport();
    followPerson();
    connect(new ShortcutGuard(this), &ShortcutGuard::pressedInVain, this, &MainWindow::explain);
    restoreGeometryOrUsual();
    showTitle();
    tell(QStringList{settings.trouble(), m_connecting->profiles().trouble()}.join(u' ').trimmed());
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

void MainWindow::makeMenus()
{
    fillMenuBar(*m_bar, m_actions, [this](QMenu *columns) {
        if (m_page)
            m_page->openList().fillColumnMenu(columns);
    });
    m_menu = new MenuButton(*m_bar, this);
}

void MainWindow::build()
{
    auto *centre = new QWidget(this);
    auto *sides = new QHBoxLayout(centre);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    auto *page = new QWidget(centre);
    sides->addWidget(m_rail);
    sides->addWidget(page, 1);
    m_rows = new QVBoxLayout(page);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addWidget(m_menuPlace = new QWidget(this));
    m_rows->addWidget(m_pages, 1);
    (new QHBoxLayout(m_menuPlace))
        ->setContentsMargins(room::between, room::within, room::between, room::within);
    m_message->setObjectName(QStringLiteral("windowMessage"));
    m_pages->addWidget(m_first);
    connect(m_pages, &QStackedWidget::currentChanged, this, &MainWindow::placeParts);
    gatherRunning();
    placeParts();
    setCentralWidget(centre);
    connect(m_message, &MessageLine::dismissed, this, [this] { m_message->setMessage({}); });
    connect(m_message, &MessageLine::queueWanted, this, &MainWindow::goToQueue);
    connect(m_message, &MessageLine::covered, this, [this] { m_message->setMessage({}); });
    connect(&m_actions, &Actions::wanted, this, [this](Action action) {
        if (isSupervising())
            showDesk();
        if (m_page)
            m_page->askAndPerform(action);
    });
    connect(&m_actions, &Actions::windowWanted, this, &MainWindow::carryOut);
    connect(m_first, &FirstStartPage::samplesWanted, this, &MainWindow::makeSamples);
    connect(m_first, &FirstStartPage::adoptingWanted, this, &MainWindow::showFirstAdopting);
    connect(m_first, &FirstStartPage::fileWanted, this, &MainWindow::importRecords);
    connect(m_first, &FirstStartPage::databaseWanted, this, &MainWindow::chooseDatabase);
    connect(m_first, &FirstStartPage::connectionsWanted, this, &MainWindow::showConnections);
}

void MainWindow::followConnecting()
{
    connect(m_connecting, &Connecting::loginReady, this,
            [this](const DatabaseLogin &login, OpenMode mode) {
                const QString queue =
                    login.url == m_database.url() ? m_database.wantedQueue() : QString();
                open(login, m_database.identity(), queue, mode);
            });
    connect(m_connecting, &Connecting::asked, m_first, &FirstStartPage::showAsking);
    connect(m_connecting, &Connecting::gaveUp, m_first, &FirstStartPage::showTrouble);
    connect(m_connecting, &Connecting::told, this, [this](const QString &said) { tell(said); });
}

void MainWindow::connectTo(const DatabaseUrl &url, const Identity &identity, const QString &queue)
{
    leaveDatabase();
    m_database.choose(url, identity, queue);
    m_first->showWaiting();
    m_pages->setCurrentWidget(m_first);
    m_connecting->open(url);
    emit databaseChosen(m_database.url(), m_database.identity());
}

void MainWindow::open(const DatabaseLogin &login, const Identity &identity, const QString &queue,
                      OpenMode mode)
{
    leaveDatabase();
    m_database.choose(login.url, identity, queue);
    m_first->showWaiting();
    m_pages->setCurrentWidget(m_first);
    m_database.open(login, mode);
    followSession();
    session()->setActive(isActiveWindow());
    session()->start();
    showTitle();
    showPossibilities();
    emit databaseChosen(m_database.url(), m_database.identity());
}

void MainWindow::gatherRunning()
{
    auto *lines = new QVBoxLayout(m_running);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(m_import);
    lines->addWidget(m_export);
}

void MainWindow::leaveDatabase()
{
    m_pages->setCurrentWidget(m_first); // takes what is the window's from pages that go
    delete std::exchange(m_samples, nullptr);
    delete std::exchange(m_supervisor, nullptr);
    delete std::exchange(m_page, nullptr);
    m_database.leave();
    m_cameInto.clear();
    showPossibilities();
}

void MainWindow::followSession()
{
    Session *session = m_database.session();
    connect(session, &Session::started, this, &MainWindow::showQueues);
    connect(session, &Session::queuesChanged, this, &MainWindow::showQueues);
    connect(session, &Session::queuesChanged, this, &MainWindow::showWhereItCame);
    connect(session, &Session::linkChanged, this, &MainWindow::showPossibilities);
    // Queued, because what follows may end the session that tells it.
    connect(
        session, &Session::failed, this,
        [this, session](const Error &error) {
            if (session == m_database.session() && !m_page)
                receiveTrouble(error);
        },
        Qt::QueuedConnection);
}

// A server that refuses a password is not asked again by itself: that would lock the login.
void MainWindow::receiveTrouble(const Error &error)
{
    m_first->showTrouble(error);
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
    const bool isFilling =
        m_import->isInto(session()->url()) || (m_samples && m_samples->isRunning());
    if (m_page || !session()->isStarted() || isFilling)
        return;
    m_settings.setValue(QStringLiteral("database"), session()->url().text());
    m_connecting->noteSuccess(session()->login());
    sayOfSwitch();
    showPossibilities();
    if (session()->queues().isEmpty())
        m_first->welcome();
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
    m_message->setMessage(Message{
        Message::Kind::Information,
        tr("This window now works with another database: %1.").arg(session()->url().displayName()),
        {},
        {}});
}

void MainWindow::makePage()
{
    m_page = new DeskPage(*session(), m_actions, m_settings, m_clock, m_pages);
    m_pages->addWidget(m_page);
    makeFoot();
    connect(m_page, &DeskPage::listsFolded, this, &MainWindow::placeRunning);
    connect(m_page, &DeskPage::queueChanged, this, &MainWindow::showTitle);
    connect(&m_page->desk(), &Desk::recordChanged, this, &MainWindow::letNewsGo);
    connect(m_page, &DeskPage::possibilitiesChanged, this, &MainWindow::showPossibilities);
    connect(&m_page->opening(), &ItemOpening::deskWanted, this, [this] {
        if (isSupervising())
            showDesk();
    });
    connect(&m_page->opening(), &ItemOpening::problem, this, [this](const Error &error) {
        if (isSupervising())
            tell(error.sentence, error.detail);
    });
    m_page->useQueue(m_database.queueToUse());
    restoreLastPage();
    connect(&m_page->held(), &HeldItems::found, this, [this](int unfinished) {
        if (unfinished > 0 && isSupervising()) // which was looked at last
            showDesk();
    });
    if (!isSupervising())
        m_page->focusFirst();
    if (std::exchange(m_leads, false))
        m_steps->lead(m_page->desk());
}

void MainWindow::showTitle()
{
    if (!m_page) {
        setWindowTitle(tr("Intray"));
        return;
    }
    const Queue queue = m_page->desk().queue();
    setWindowTitle(tr("%1 - %2 - Intray")
                       .arg(isSupervising() ? m_actions.of(pageInView())->text().remove(u'&')
                                            : queue.displayTitle(),
                            session()->url().displayName()));
    m_database.rememberQueue(queue.name);
}

void MainWindow::tell(const QString &sentence, const QString &detail)
{
    if (!sentence.isEmpty())
        m_message->setMessage(Message{Message::Kind::Warning, sentence, detail, {}});
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
    if (m_page && m_database.queueToUse() == queue)
        m_page->useQueue(queue);
    else if (m_page)
        tell(tr("There is no queue \"%1\" in this database.").arg(queue));
}

void MainWindow::saveLayout()
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (m_page)
        m_page->saveLayout();
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

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool asks = isRunning() && !m_closes;
    event->setAccepted(!asks);
    if (asks)
        askBeforeClosing();
    else
        saveLayout();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && session())
        session()->setActive(isActiveWindow());
}

} // namespace intray
