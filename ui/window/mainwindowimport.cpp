// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is brought in beside the work.
#include "resources/samples.h"
#include "ui/desk/deskpage.h"
#include "ui/export/exportline.h"
#include "ui/import/fileimport.h"
#include "ui/import/importdialog.h"
#include "ui/import/importline.h"
#include "ui/import/importwords.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/firststartpage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowmessage.h"
#include "ui/window/windowpages.h"

#include <QFile>
#include <QJsonDocument>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace intray {

void MainWindow::followImport()
{
    connect(m_import, &ImportLine::succeeded, this,
            [this](const ImportResult &result, const DatabaseUrl &url) {
                m_pages->message().tellNews(messageOfImport(result, url));
                if (result.added > 0 && m_database.isAt(url))
                    m_cameInto = m_import->queue();
                settleImport(result.added > 0);
            });
    connect(m_import, &ImportLine::failed, this,
            [this](const Error &error, const DatabaseUrl &url) {
                m_pages->message().setMessage(messageOf(error, sourceOfImport(url)));
                settleImport(false);
            });
    connect(m_import, &ImportLine::ended, this, &MainWindow::settleRun);
}

bool MainWindow::isRunning() const
{
    return m_import->isRunning() || m_export->isRunning();
}

void MainWindow::settleRun()
{
    showPossibilities();
    if (m_closes && !isRunning())
        close();
}

// A queue that the import made and took away again may still be among those that were read last.
void MainWindow::settleImport(bool cameIn)
{
    if (!m_database.isOpen())
        return;
    session()->lookNow();
    if (m_pages->isSupervising())
        m_pages->supervisor()->look(); // also where nothing was added
    if (deskPage())
        return showWhereItCame();
    if (cameIn && !session()->queues().isEmpty())
        return showQueues();
    connect(session(), &Session::databaseChanged, this, &MainWindow::showQueues,
            Qt::SingleShotConnection);
    if (!cameIn)
        m_pages->first().welcome();
}

// Whoever is at a record goes on with it, and is told the way.
void MainWindow::showWhereItCame()
{
    if (!deskPage() || m_cameInto.isEmpty() || !session()->queueNamed(m_cameInto).id.isValid())
        return;
    const QString queue = std::exchange(m_cameInto, {});
    if (deskPage()->desk().state() == Desk::State::Empty &&
        deskPage()->desk().queue().name != queue)
        deskPage()->useQueue(queue);
}

Message MainWindow::messageOfImport(const ImportResult &result, const DatabaseUrl &url) const
{
    Message message = messageOf(result, sourceOfImport(url));
    const bool isHere = deskPage() && m_database.isAt(url);
    const bool isShown =
        m_pages->isAtDesk() && (deskPage()->desk().state() == Desk::State::Empty ||
                                deskPage()->desk().queue().name == m_import->queue());
    if (result.added > 0 && isHere && !isShown)
        message.queue = m_import->queue();
    return message;
}

QString MainWindow::sourceOfImport(const DatabaseUrl &url) const
{
    const bool isHere = m_database.isAt(url);
    return isHere ? m_import->file() : tr("%1 into %2").arg(m_import->file(), url.displayName());
}

QString MainWindow::whyNoImport() const
{
    return m_import->isRunning() ? tr("Another import is running. Wait for it to finish, or cancel "
                                      "it at the bottom of the window.")
                                 : m_database.whyNotWritableBy(Role::Importer);
}

void MainWindow::importRecords()
{
    if (!m_database.isOpen())
        return;
    if (m_import->isRunning())
        return m_pages->message().warn(whyNoImport());
    auto *dialog = new ImportDialog(*session(), this);
    connect(dialog, &ImportDialog::importWanted, this, [this](const ImportOptions &options) {
        if (!deskPage()) {
            m_database.wantQueue(options.queue);
            m_pages->first().showMaking(tr("The records are being imported..."));
        }
        m_import->start(session()->login(), session()->identity(), options);
        showPossibilities();
    });
    connect(session(), &QObject::destroyed, dialog, &QObject::deleteLater);
    dialog->setLikelyQueue(m_pages->queueInView());
    dialog->open();
}

namespace {

/// What is said to whoever closes the window while something runs.
struct ClosingWords
{
    Q_DECLARE_TR_FUNCTIONS(MainWindow)
public:
    QString title;
    QString running;
    QString effect;
    QString goOn;
    QString stop;

    static ClosingWords ofImport(const QString &file)
    {
        return {tr("An import is running"), tr("%1 is still being imported.").arg(file),
                tr("If you close Intray now, the import is cancelled and none of its rows are "
                   "imported."),
                tr("&Continue importing"), tr("Cancel &import and close")};
    }
    static ClosingWords ofExport(const QString &file)
    {
        return {tr("An export is running"), tr("%1 is still being written.").arg(file),
                tr("If you close Intray now, the export is cancelled and no file is written."),
                tr("&Continue exporting"), tr("Cancel &export and close")};
    }
};

} // namespace

// Nothing is lost by going on; all of it by closing.
void MainWindow::askBeforeClosing()
{
    const auto words = m_import->isRunning() ? ClosingWords::ofImport(m_import->file())
                                             : ClosingWords::ofExport(m_export->file());
    auto *box = new QMessageBox(QMessageBox::NoIcon, words.title, words.running,
                                QMessageBox::NoButton, this);
    box->setObjectName(m_import->isRunning() ? QStringLiteral("closeWhileImporting")
                                             : QStringLiteral("closeWhileExporting"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(words.effect);
    QPushButton *keep = box->addButton(words.goOn, QMessageBox::RejectRole);
    QPushButton *stop = box->addButton(words.stop, QMessageBox::AcceptRole);
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(stop, &QPushButton::clicked, this, [this] {
        m_closes = true;
        m_import->cancel();
        m_export->cancel();
        settleRun();
    });
    connect(m_import, &ImportLine::ended, box, &QMessageBox::reject);
    connect(m_export, &ExportLine::ended, box, &QMessageBox::reject);
    box->open();
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
    m_pages->first().showMaking(tr("The sample records are being created..."));
    m_database.wantQueue(sample.queue);
    delete m_samples;
    m_samples = new FileImport(session()->login(), session()->identity(), this);
    ImportOptions options;
    options.queue = sample.queue;
    options.file = sample.table;
    connect(m_samples, &FileImport::succeeded, this, [this] {
        m_leads = true;
        settleImport(true);
    });
    connect(m_samples, &FileImport::failed, this, [this](const Error &error) {
        m_pages->first().welcome();
        showQueues(); // the queue may be there without its records
        m_pages->message().warn(error.sentence, error.detail);
    });
    m_samples->start(options, queueOf(sample));
}

} // namespace intray
