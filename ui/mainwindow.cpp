// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "resources/samples.h"
#include "ui/deskpage.h"
#include "ui/firststartpage.h"
#include "ui/importdialog.h"
#include "ui/messageline.h"
#include "ui/openlist.h"
#include "ui/shortcutguard.h"
#include "ui/shortcutsdialog.h"
#include "ui/statusline.h"
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

MainWindow::MainWindow(DraftJournal &journal, WindowSettings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_journal(journal)
    , m_settings(settings)
    , m_actions(this)
    , m_pages(new QStackedWidget(this))
    , m_message(new MessageLine(m_actions, this))
    , m_first(new FirstStartPage(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    build();
    makeMenus();
    new ShortcutGuard(this);
    restoreGeometryOrUsual();
    showTitle();
    tell(settings.trouble());
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
}

QMenu *MainWindow::addMenu(const QString &title, const QList<QAction *> &actions)
{
    QMenu *menu = menuBar()->addMenu(title);
    menu->setToolTipsVisible(true);
    for (QAction *action : actions) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
    return menu;
}

void MainWindow::makeMenus()
{
    const auto of = [this](WindowAction action) { return m_actions.of(action); };
    addMenu(tr("&File"), {of(WindowAction::OpenDatabase), of(WindowAction::ImportRecords), nullptr,
                          of(WindowAction::Quit)});
    makeItemMenu();
    addMenu(tr("&Record"), {of(WindowAction::PreviousValue), of(WindowAction::FieldBack),
                            of(WindowAction::RecordBack)});
    makeViewMenu();
    addMenu(tr("&Help"), {of(WindowAction::Keys), of(WindowAction::About)});
}

QMenu *MainWindow::makeItemMenu()
{
    const auto of = [this](Action action) { return m_actions.of(action); };
    return addMenu(tr("&Item"),
                   {of(Action::TakeNext), m_actions.of(WindowAction::TakeSelected),
                    of(Action::Resume), nullptr, of(Action::CompleteAndNext), of(Action::Complete),
                    of(Action::Return), of(Action::Dismiss), of(Action::Fail), nullptr,
                    of(Action::TakeBack), nullptr, of(Action::KeepLock), of(Action::SaveDraft),
                    of(Action::TakeAgain), of(Action::KeepAsDraft), of(Action::Retry)});
}

QMenu *MainWindow::makeViewMenu()
{
    const auto of = [this](WindowAction action) { return m_actions.of(action); };
    QMenu *menu = addMenu(tr("&View"),
                          {of(WindowAction::Search), of(WindowAction::ClearSearch),
                           of(WindowAction::Refresh), nullptr, of(WindowAction::NextPane),
                           of(WindowAction::PreviousPane), of(WindowAction::FoldLists), nullptr});
    QMenu *columns = menu->addMenu(tr("C&olumns"));
    connect(columns, &QMenu::aboutToShow, this, [this, columns] {
        columns->clear();
        if (m_page)
            m_page->openList().fillColumnMenu(columns);
    });
    menu->addAction(of(WindowAction::ResetLayout));
    return menu;
}

void MainWindow::open(const DatabaseUrl &url, const Identity &identity, const QString &queue,
                      OpenMode mode)
{
    leaveDatabase();
    m_queue = queue;
    m_first->showWaiting();
    m_pages->setCurrentWidget(m_first);
    m_session = std::make_unique<Session>(url, identity, mode, m_journal);
    followSession();
    m_session->setActive(isActiveWindow());
    m_session->start();
    showTitle();
}

void MainWindow::leaveDatabase()
{
    delete std::exchange(m_samples, nullptr);
    delete std::exchange(m_status, nullptr);
    delete std::exchange(m_page, nullptr);
    m_session.reset();
    m_actions.showWhatIsPossible(nullptr);
}

void MainWindow::followSession()
{
    Session *session = m_session.get();
    connect(session, &Session::started, this, &MainWindow::showQueues);
    connect(session, &Session::queuesChanged, this, &MainWindow::showQueues);
    connect(session, &Session::failed, this, [this](const Error &error) {
        if (!m_page)
            m_first->showTrouble(error);
    });
}

void MainWindow::showQueues()
{
    if (m_page || !m_session->isStarted())
        return;
    m_settings.setValue(QStringLiteral("database"), m_session->url().text());
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
    connect(m_page, &DeskPage::possibilitiesChanged, this,
            [this] { m_actions.showWhatIsPossible(&m_page->desk()); });
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
    case WindowAction::ImportRecords:
        return importRecords();
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
        const Identity identity = m_session ? m_session->identity() : systemIdentity();
        open(DatabaseUrl::sqlite(file), identity, {}, OpenMode::Existing);
    });
    dialog->open();
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
    m_samples = new FileImport(m_session->url(), m_session->identity(), this);
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
