// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is brought in beside the work.
#include "resources/samples.h"
#include "ui/common/messageline.h"
#include "ui/import/fileimport.h"
#include "ui/import/importdialog.h"
#include "ui/import/importline.h"
#include "ui/import/importwords.h"
#include "ui/window/firststartpage.h"
#include "ui/window/mainwindow.h"

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
                m_message->setMessage(messageOf(result, sourceOfImport(url)));
                settleImport(result.added > 0);
            });
    connect(m_import, &ImportLine::failed, this,
            [this](const Error &error, const DatabaseUrl &url) {
                m_message->setMessage(messageOf(error, sourceOfImport(url)));
                settleImport(false);
            });
    connect(m_import, &ImportLine::ended, this, [this] {
        showPossibilities();
        if (m_closes)
            close();
    });
}

// A queue that the import made and took away again may still be among those that were read last.
void MainWindow::settleImport(bool cameIn)
{
    if (!m_session || !m_session->isStarted())
        return;
    m_session->lookNow();
    if (m_page)
        return;
    if (cameIn && !m_session->queues().isEmpty())
        return showQueues();
    connect(m_session.get(), &Session::databaseChanged, this, &MainWindow::showQueues,
            Qt::SingleShotConnection);
    if (!cameIn)
        m_first->welcome();
}

QString MainWindow::sourceOfImport(const DatabaseUrl &url) const
{
    const bool isHere = m_session && m_session->url() == url;
    return isHere ? m_import->file() : tr("%1 into %2").arg(m_import->file(), url.displayName());
}

QString MainWindow::whyNoImport() const
{
    return m_import->isRunning()
               ? tr("Another import is running. Wait for its end, or cancel it at the bottom of "
                    "the window.")
               : whyNotHere(Role::Importer);
}

void MainWindow::importRecords()
{
    if (!m_session || !m_session->isStarted())
        return;
    if (m_import->isRunning())
        return tell(whyNoImport());
    auto *dialog = new ImportDialog(*m_session, this);
    connect(dialog, &ImportDialog::importWanted, this, [this](const ImportOptions &options) {
        if (!m_page) {
            m_queue = options.queue;
            m_first->showMaking(tr("The records are being imported..."));
        }
        m_import->start(m_session->login(), m_session->identity(), options);
        showPossibilities();
    });
    connect(m_session.get(), &QObject::destroyed, dialog, &QObject::deleteLater);
    dialog->open();
}

// Nothing is lost by going on; all of it by closing.
void MainWindow::askBeforeClosing()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("An import is running"),
                                tr("%1 is still being imported.").arg(m_import->file()),
                                QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("closeWhileImporting"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("If Intray is closed now, the import is cancelled and none of its rows come in."));
    QPushButton *keep = box->addButton(tr("&Go on importing"), QMessageBox::RejectRole);
    QPushButton *stop = box->addButton(tr("&Cancel the import and close"), QMessageBox::AcceptRole);
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(stop, &QPushButton::clicked, this, [this] {
        m_closes = true;
        if (m_import->isRunning())
            m_import->cancel();
        else
            close();
    });
    connect(m_import, &ImportLine::ended, box, &QMessageBox::reject);
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
    m_first->showMaking(tr("The sample records are being made..."));
    m_queue = sample.queue;
    delete m_samples;
    m_samples = new FileImport(m_session->login(), m_session->identity(), this);
    ImportOptions options;
    options.queue = sample.queue;
    options.file = sample.table;
    connect(m_samples, &FileImport::succeeded, this, [this] { settleImport(true); });
    connect(m_samples, &FileImport::failed, this, [this](const Error &error) {
        m_first->welcome();
        tell(error.sentence, error.detail);
    });
    m_samples->start(options, queueOf(sample));
}

} // namespace intray
