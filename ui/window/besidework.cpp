// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/besidework.h"

#include "session/answer.h"
#include "store/importing/deliverystore.h"
#include "ui/common/actions.h"
#include "ui/common/rights.h"
#include "ui/desk/deskpage.h"
#include "ui/export/exportdialog.h"
#include "ui/export/exportline.h"
#include "ui/export/exportwords.h"
#include "ui/import/filesfromhere.h"
#include "ui/import/importdialog.h"
#include "ui/import/importline.h"
#include "ui/import/importwords.h"
#include "ui/lists/openlist.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/closingquestion.h"
#include "ui/window/databaseinuse.h"
#include "ui/window/firststartpage.h"
#include "ui/window/windowmessage.h"
#include "ui/window/windowpages.h"

#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::MainWindow)
};

} // namespace

BesideWork::BesideWork(DatabaseInUse &database, WindowPages &pages, WindowSettings &settings,
                       QWidget &window)
    : m_database(database)
    , m_pages(pages)
    , m_settings(settings)
    , m_window(window)
    , m_running(new QWidget(&window))
    , m_import(new ImportLine(m_running))
    , m_export(new ExportLine(m_running))
{
    auto *lines = new QVBoxLayout(m_running);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(m_import);
    lines->addWidget(m_export);
    m_pages.takeRunning(m_running);
    followImport();
    followExport();
    followSamples();
    connect(&m_pages, &WindowPages::importWanted, this, &BesideWork::importAgain);
}

bool BesideWork::tryAction(WindowAction action)
{
    switch (action) {
    case WindowAction::ImportRecords:
        importRecords();
        return true;
    case WindowAction::ExportRecords:
        exportRecords();
        return true;
    default:
        return false;
    }
}

void BesideWork::followImport()
{
    connect(m_import, &ImportLine::succeeded, this,
            [this](const ImportResult &result, const DatabaseUrl &url) {
                m_pages.message().tellNews(messageOfImport(result, url));
                if (result.added > 0 && m_database.isAt(url))
                    m_cameInto = m_import->queue();
                settleImport(result.added > 0);
            });
    connect(m_import, &ImportLine::failed, this,
            [this](const Error &error, const DatabaseUrl &url) {
                m_pages.message().setMessage(messageOf(error, sourceOfImport(url)));
                settleImport(false);
            });
    connect(m_import, &ImportLine::ended, this, &BesideWork::ended);
}

void BesideWork::followExport()
{
    connect(m_export, &ExportLine::succeeded, this,
            [this](const ExportResult &result, const ExportOptions &options) {
                m_pages.message().tellNews(messageOf(result, options));
            });
    connect(m_export, &ExportLine::failed, this,
            [this](const Error &error, const ExportOptions &options) {
                m_pages.message().setMessage(messageOf(error, options));
            });
    connect(m_export, &ExportLine::ended, this, &BesideWork::ended);
}

void BesideWork::followSamples()
{
    connect(&m_samples, &SampleRecords::made, this, [this] {
        emit samplesMade();
        settleImport(true);
    });
    connect(&m_samples, &SampleRecords::failed, this, [this](const Error &error) {
        m_pages.first().welcome();
        emit queuesWanted(); // the queue may be there without its records
        m_pages.message().warn(error.sentence, error.detail);
    });
}

void BesideWork::follow(const Session &session)
{
    connect(&session, &Session::queuesChanged, this, &BesideWork::showWhereItCame);
}

void BesideWork::leaveDatabase()
{
    m_samples.cancel();
    m_cameInto.clear();
}

bool BesideWork::isRunning() const
{
    return m_import->isRunning() || m_export->isRunning();
}

bool BesideWork::isFilling() const
{
    return m_import->isInto(m_database.session()->url()) || m_samples.isRunning();
}

// A queue that the import made and took away again may still be among those that were read last.
void BesideWork::settleImport(bool cameIn)
{
    if (!m_database.isOpen())
        return;
    Session *session = m_database.session();
    session->lookNow();
    if (m_pages.isSupervising())
        m_pages.supervisor()->look(); // also where nothing was added
    if (m_pages.desk())
        return showWhereItCame();
    if (cameIn && !session->queues().isEmpty()) {
        emit queuesWanted();
        return;
    }
    connect(session, &Session::databaseChanged, this, &BesideWork::queuesWanted,
            Qt::SingleShotConnection);
    if (!cameIn)
        m_pages.first().welcome();
}

// Whoever is at a record goes on with it, and is told the way.
void BesideWork::showWhereItCame()
{
    DeskPage *page = m_pages.desk();
    if (!page || m_cameInto.isEmpty() || !m_database.session()->queueNamed(m_cameInto).id.isValid())
        return;
    const QString queue = std::exchange(m_cameInto, {});
    if (page->desk().state() == Desk::State::Empty && page->desk().queue().name != queue)
        page->useQueue(queue);
}

Message BesideWork::messageOfImport(const ImportResult &result, const DatabaseUrl &url) const
{
    Message message = messageOf(result, sourceOfImport(url));
    DeskPage *page = m_pages.desk();
    const bool isHere = page && m_database.isAt(url);
    const bool isShown = m_pages.isAtDesk() && (page->desk().state() == Desk::State::Empty ||
                                                page->desk().queue().name == m_import->queue());
    if (result.added > 0 && isHere && !isShown)
        message.queue = m_import->queue();
    return message;
}

QString BesideWork::sourceOfImport(const DatabaseUrl &url) const
{
    return m_database.isAt(url) ? m_import->file()
                                : Words::tr("%1 into %2").arg(m_import->file(), url.displayName());
}

QString BesideWork::whyNoImport() const
{
    return m_import->isRunning() ? Words::tr("Another import is running. Wait "
                                             "for it to finish, or cancel "
                                             "it at the bottom of the window.")
                                 : m_database.whyNotWritableBy(Role::Importer);
}

void BesideWork::importRecords()
{
    if (ImportDialog *dialog = openImport())
        dialog->setLikelyQueue(m_pages.queueInView());
}

void BesideWork::importAgain(const Delivery &delivery)
{
    const auto work = [known = FilesFromHere(m_settings).calledAs(delivery.source),
                       digest = delivery.counts.digest] { return firstOfDigest(known, digest); };
    answer(QtConcurrent::run(work), this, [this, delivery](const QStringList &files) {
        if (ImportDialog *dialog = openImport())
            dialog->importAgain(delivery.queue, files, delivery.source);
    });
}

/// Null: it cannot be now, and the window says why.
ImportDialog *BesideWork::openImport()
{
    if (!m_database.isOpen())
        return nullptr;
    if (m_import->isRunning()) {
        m_pages.message().warn(whyNoImport());
        return nullptr;
    }
    Session *session = m_database.session();
    auto *dialog = new ImportDialog(*session, &m_window);
    connect(dialog, &ImportDialog::importWanted, this, [this](const ImportOptions &options) {
        if (!m_pages.desk()) {
            m_database.wantQueue(options.queue);
            m_pages.first().showMaking(Words::tr("The records are being imported..."));
        }
        FilesFromHere(m_settings).keep(options);
        m_import->start(m_database.session()->login(), m_database.session()->identity(), options);
        emit begun();
    });
    connect(session, &QObject::destroyed, dialog, &QObject::deleteLater);
    dialog->open();
    return dialog;
}

QString BesideWork::whyNoExport() const
{
    if (!m_pages.desk())
        return Words::tr("Open a database first.");
    if (m_export->isRunning())
        return Words::tr("Another export is running. Wait for it to finish, or cancel it at the "
                         "bottom of the window.");
    return whyNoRecords(*m_database.session());
}

static ShownList shownList(const OpenList &list)
{
    return {list.wantedQuery(), list.hasFilters()
                                    ? Words::tr("%1, as filtered").arg(list.shownWords())
                                    : list.shownWords()};
}

void BesideWork::exportRecords()
{
    if (const QString why = whyNoExport(); !why.isEmpty())
        return m_pages.message().warn(why);
    DeskPage *page = m_pages.desk();
    const bool isSupervising = m_pages.isSupervising();
    const QString supervised = isSupervising ? m_pages.supervisor()->queueInView() : QString();
    const auto list = isSupervising ? std::nullopt : std::optional(shownList(page->openList()));
    Session *session = m_database.session();
    auto *dialog = new ExportDialog(*session, m_settings,
                                    supervised.isEmpty() ? page->desk().queue().name : supervised,
                                    list, &m_window);
    connect(dialog, &ExportDialog::exportWanted, this, [this](const ExportOptions &options) {
        m_export->start(m_database.session()->login(), m_database.session()->identity(), options);
        emit begun();
    });
    connect(session, &QObject::destroyed, dialog, &QObject::deleteLater);
    dialog->open();
}

void BesideWork::askBeforeClosing()
{
    const bool isImport = m_import->isRunning();
    auto *question = new ClosingQuestion(isImport ? ClosingQuestion::Runs::Import
                                                  : ClosingQuestion::Runs::Export,
                                         isImport ? m_import->file() : m_export->file(), &m_window);
    connect(question, &ClosingQuestion::cancelWanted, this, &BesideWork::cancelAndClose);
    connect(m_import, &ImportLine::ended, question, &QMessageBox::reject);
    connect(m_export, &ExportLine::ended, question, &QMessageBox::reject);
    question->open();
}

void BesideWork::cancelAndClose()
{
    emit closingChosen();
    m_import->cancel();
    m_export->cancel();
    emit ended();
}

void BesideWork::makeSamples()
{
    m_pages.first().showMaking(Words::tr("The sample records are being created..."));
    m_database.wantQueue(m_samples.make(*m_database.session()));
}

} // namespace intray
