// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "resources/samples.h"
#include "ui/adoptdialog.h"
#include "ui/connecting.h"
#include "ui/deskpage.h"
#include "ui/firststartpage.h"
#include "ui/importdialog.h"
#include "ui/menus.h"
#include "ui/messageline.h"
#include "ui/openlist.h"
#include "ui/shortcutguard.h"
#include "ui/shortcutsdialog.h"
#include "ui/statusline.h"
#include "ui/trialwords.h"
#include "ui/usersdialog.h"
#include "ui/windowsettings.h"

#include <QAction>
#include <QCloseEvent>
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace intray {

MainWindow::MainWindow(DraftJournal &journal, WindowSettings &settings,
                       std::unique_ptr<Keychain> keychain, QWidget *parent)
    : QMainWindow(parent)
    , m_journal(journal)
    , m_settings(settings)
    , m_actions(this)
    , m_pages(new QStackedWidget(this))
    , m_message(new MessageLine(m_actions, this))
    , m_first(new FirstStartPage(this))
    , m_connecting(new Connecting(settings, keychain ? std::move(keychain) : noKeychain(), this))
{
    setObjectName(QStringLiteral("mainWindow"));
    build();
    followConnecting();
    fillMenuBar(*menuBar(), m_actions, [this](QMenu *columns) {
        if (m_page)
            m_page->openList().fillColumnMenu(columns);
    });
    new ShortcutGuard(this);
    restoreGeometryOrUsual();
    showTitle();
    tell(settings.trouble());
    tell(m_connecting->profiles().trouble());
    showPossibilities();
}

MainWindow::~MainWindow()
{
    leaveDatabase();
}

void MainWindow::build()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_pages, 1);
    m_message->setObjectName(QStringLiteral("windowMessage"));
    m_pages->addWidget(m_first);
    setCentralWidget(centre);
    statusBar()->setSizeGripEnabled(false);
    connect(m_message, &MessageLine::dismissed, this, [this] { m_message->setMessage({}); });
    connect(&m_actions, &Actions::wanted, this, qOverload<Action>(&MainWindow::perform));
    connect(&m_actions, &Actions::windowWanted, this,
            qOverload<WindowAction>(&MainWindow::perform));
    connect(m_first, &FirstStartPage::samplesWanted, this, &MainWindow::makeSamples);
    connect(m_first, &FirstStartPage::fileWanted, this, &MainWindow::importRecords);
    connect(m_first, &FirstStartPage::databaseWanted, this, &MainWindow::chooseDatabase);
    connect(m_first, &FirstStartPage::connectionsWanted, this, &MainWindow::showConnections);
}

void MainWindow::followConnecting()
{
    connect(m_connecting, &Connecting::loginReady, this,
            [this](const DatabaseLogin &login, OpenMode mode) {
                const QString queue = login.url == m_url ? m_queue : QString();
                open(login, m_identity, queue, mode);
            });
    connect(m_connecting, &Connecting::gaveUp, m_first, &FirstStartPage::showTrouble);
    connect(m_connecting, &Connecting::told, this, [this](const QString &said) { tell(said); });
}

void MainWindow::connectTo(const DatabaseUrl &url, const Identity &identity, const QString &queue)
{
    leaveDatabase();
    m_url = url;
    m_identity = identity;
    m_queue = queue;
    m_first->showWaiting();
    m_pages->setCurrentWidget(m_first);
    m_connecting->open(url);
}

void MainWindow::open(const DatabaseLogin &login, const Identity &identity, const QString &queue,
                      OpenMode mode)
{
    leaveDatabase();
    m_url = login.url;
    m_identity = identity;
    m_queue = queue;
    m_first->showWaiting();
    m_pages->setCurrentWidget(m_first);
    m_session = std::make_unique<Session>(login, identity, mode, m_journal);
    followSession();
    m_session->setActive(isActiveWindow());
    m_session->start();
    showTitle();
    showPossibilities();
}

void MainWindow::leaveDatabase()
{
    delete std::exchange(m_samples, nullptr);
    delete std::exchange(m_status, nullptr);
    delete std::exchange(m_page, nullptr);
    m_session.reset();
    showPossibilities();
}

void MainWindow::followSession()
{
    Session *session = m_session.get();
    connect(session, &Session::started, this, &MainWindow::showQueues);
    connect(session, &Session::queuesChanged, this, &MainWindow::showQueues);
    connect(session, &Session::linkChanged, this, &MainWindow::showPossibilities);
    // Queued, because what follows may end the session that tells it.
    connect(
        session, &Session::failed, this,
        [this, session](const Error &error) {
            if (session == m_session.get() && !m_page)
                receiveTrouble(error);
        },
        Qt::QueuedConnection);
}

// A server that refuses a password is not asked again by itself: that would lock the login.
void MainWindow::receiveTrouble(const Error &error)
{
    m_first->showTrouble(error);
    if (!m_url.isServer() || !Connecting::needsPerson(error))
        return;
    const DatabaseLogin login = m_session->login();
    leaveDatabase();
    m_connecting->noteFailure(login, error);
}

void MainWindow::showQueues()
{
    if (m_page || !m_session->isStarted())
        return;
    m_settings.setValue(QStringLiteral("database"), m_session->url().text());
    m_connecting->noteSuccess(m_session->login());
    showPossibilities();
    if (m_session->queues().isEmpty())
        m_first->welcome();
    else
        makePage();
}

void MainWindow::makePage()
{
    m_page = new DeskPage(*m_session, m_actions, m_settings, m_pages);
    m_pages->addWidget(m_page);
    m_pages->setCurrentWidget(m_page);
    m_status = new StatusLine(*m_session, m_page->figures(), m_page->held(), statusBar());
    statusBar()->addWidget(m_status, 1);
    connect(m_page, &DeskPage::queueChanged, this, &MainWindow::showTitle);
    connect(m_page, &DeskPage::possibilitiesChanged, this, &MainWindow::showPossibilities);
    m_page->useQueue(queueToUse());
    m_page->focusFirst();
}

static QString lastQueueSetting(const Session &session)
{
    return QStringLiteral("queue/") + WindowSettings::part(session.url().text());
}

QString MainWindow::queueToUse() const
{
    const QString last = m_settings.value(lastQueueSetting(*m_session)).toString();
    for (const QString &wanted : {m_queue, last}) {
        for (const Queue &queue : m_session->queues()) {
            if (queue.name == wanted)
                return wanted;
        }
    }
    return m_session->queues().first().name;
}

void MainWindow::showTitle()
{
    if (!m_page) {
        setWindowTitle(tr("Intray"));
        return;
    }
    const Queue queue = m_page->desk().queue();
    setWindowTitle(tr("%1 - Intray").arg(queue.displayTitle()));
    m_settings.setValue(lastQueueSetting(*m_session), queue.name);
}

void MainWindow::perform(Action action)
{
    if (m_page)
        m_page->perform(action);
}

void MainWindow::perform(WindowAction action)
{
    switch (action) {
    case WindowAction::OpenDatabase:
        return chooseDatabase();
    case WindowAction::Connections:
        return showConnections();
    case WindowAction::ImportRecords:
        return importRecords();
    case WindowAction::Users:
        return showUsers();
    case WindowAction::AdoptTable:
        return showAdopting();
    case WindowAction::Quit:
        close();
        return;
    case WindowAction::Keys:
        (new ShortcutsDialog(m_actions, this))->open();
        return;
    case WindowAction::About:
        return showAbout();
    default:
        if (m_page)
            m_page->perform(action);
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
        open(DatabaseUrl::sqlite(file), m_identity, {}, OpenMode::Existing);
    });
    dialog->open();
}

void MainWindow::showConnections()
{
    const bool isKnown = m_url.isServer() || !m_url.path().isEmpty();
    m_connecting->showDialog(isKnown ? std::optional(m_url) : std::nullopt);
}

void MainWindow::showUsers()
{
    if (m_session && m_session->isStarted())
        (new UsersDialog(*m_session, this))->open();
}

void MainWindow::showAdopting()
{
    if (m_session && m_session->isStarted())
        (new AdoptDialog(*m_session, this))->open();
}

// On a file everybody may do everything, and the list of users is open to all.
static bool mayDo(const Session &session, Role role)
{
    return !session.url().isServer() || session.server().roles.contains(role);
}

QString MainWindow::whyNotHere(Role role) const
{
    if (!m_session || !m_session->isStarted())
        return tr("Open a database first.");
    if (!m_session->whyNoWriting().isEmpty())
        return m_session->whyNoWriting();
    return mayDo(*m_session, role)
               ? QString()
               : tr("The database allows this to the role %1 only.").arg(titleOf(role));
}

void MainWindow::showPossibilities()
{
    m_actions.showWhatIsPossible(m_page ? &m_page->desk() : nullptr);
    m_actions.setReason(WindowAction::ImportRecords, whyNotHere(Role::Importer));
    m_actions.setReason(WindowAction::Users, whyNotHere(Role::Administrator));
    m_actions.setReason(WindowAction::AdoptTable, whyNotHere(Role::Administrator));
    m_actions.setReason(WindowAction::TakeSelected,
                        m_session ? m_session->whyNoWriting() : tr("Open a database first."));
}

void MainWindow::importRecords()
{
    if (!m_session || !m_session->isStarted())
        return;
    auto *dialog = new ImportDialog(*m_session, this);
    connect(dialog, &ImportDialog::imported, this, &MainWindow::settleImport);
    connect(m_session.get(), &QObject::destroyed, dialog, &QObject::deleteLater);
    dialog->open();
}

void MainWindow::settleImport(const QString &queue)
{
    m_queue = queue;
    m_session->lookNow();
}

static Queue queueOf(const Sample &sample)
{
    Queue queue;
    queue.name = sample.queue;
    QFile file(sample.schema);
    if (file.open(QIODevice::ReadOnly))
        queue.recordSchema = QJsonDocument::fromJson(file.readAll()).object();
    queue.title = queue.recordSchema.value(QStringLiteral("title")).toString();
    return queue;
}

void MainWindow::makeSamples()
{
    const Sample sample = sampleCustomers(QLocale().name().left(2));
    m_first->showMaking(true);
    delete m_samples;
    m_samples = new FileImport(m_session->login(), m_session->identity(), this);
    ImportOptions options;
    options.queue = sample.queue;
    options.file = sample.table;
    connect(m_samples, &FileImport::succeeded, this,
            [this, name = sample.queue] { settleImport(name); });
    connect(m_samples, &FileImport::failed, this, [this](const Error &error) {
        m_first->welcome();
        tell(error.sentence, error.detail);
    });
    m_samples->start(options, queueOf(sample));
}

void MainWindow::tell(const QString &sentence, const QString &detail)
{
    if (!sentence.isEmpty())
        m_message->setMessage(Message{Message::Kind::Warning, sentence, detail, {}});
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Intray"),
                                tr("Intray %1").arg(QStringLiteral(INTRAY_VERSION)),
                                QMessageBox::Close, this);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("A desk for records that people look at one by one.\n"
                               "Free software under the GNU General Public License 3 or later."));
    box->open();
}

void MainWindow::restoreGeometryOrUsual()
{
    if (!restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray()))
        resize(1180, 760);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (m_page)
        m_page->saveLayout();
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && m_session)
        m_session->setActive(isActiveWindow());
}

} // namespace intray
