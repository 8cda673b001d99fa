// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportdialog.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/connection/ownfile.h"
#include "session/session.h"
#include "transfer/outputfile.h"
#include "ui/common/dialogfoot.h"
#include "ui/common/formrows.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/templatekeeping.h"
#include "ui/common/windowsettings.h"
#include "ui/export/exporttemplates.h"
#include "ui/export/lastexport.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace intray {

ExportDialog::ExportDialog(Session &session, WindowSettings &settings, const QString &queue,
                           const std::optional<ShownList> &list, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_settings(settings)
    , m_list(list)
    , m_queue(new QComboBox(this))
    , m_template(new ExportTemplates(session, this))
    , m_choices(new ExportChoices(this))
    , m_file(new QLineEdit(this))
    , m_said(new QLabel(this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export records"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_queue->setCurrentIndex(std::max(0, m_queue->findData(queue)));
    connect(m_queue, &QComboBox::currentIndexChanged, this, &ExportDialog::useQueue);
    connect(m_template, &ExportTemplates::chosen, this, &ExportDialog::useTemplate);
    connect(m_template, &ExportTemplates::failed, this, [this](const Error &error) {
        refuse(tr("The templates of the database cannot be read. %1").arg(error.sentence));
    });
    connect(m_choices, &ExportChoices::changed, this, &ExportDialog::showPossible);
    connect(m_choices, &ExportChoices::formatChanged, this, &ExportDialog::nameByFormat);
    connect(m_file, &QLineEdit::textChanged, this, &ExportDialog::showPossible);
    useQueue();
    resizeWithinScreen(this, {900, 560});
}

void ExportDialog::build()
{
    m_queue->setObjectName(QStringLiteral("exportQueue"));
    for (const Queue &queue : m_session.queues())
        m_queue->addItem(cellText(queue.displayTitle()), queue.name);
    m_said->setObjectName(QStringLiteral("exportSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    addTemplates();
    addFile();
    column->addWidget(m_choices, 1);
    column->addWidget(m_said);
    column->addWidget(makeFoot());
}

void ExportDialog::addTemplates()
{
    auto *keep = new QPushButton(tr("Sa&ve as template..."), this);
    keep->setObjectName(QStringLiteral("exportKeepTemplate"));
    keep->setAutoDefault(false);
    connect(keep, &QPushButton::clicked, this, &ExportDialog::keepTemplate);
    m_choices->addBefore(tr("&Queue"), m_queue, m_queue);
    m_choices->addBefore(tr("&Template"), m_template, inLines({m_template, keep}, this));
}

void ExportDialog::addFile()
{
    m_file->setObjectName(QStringLiteral("exportFile"));
    auto *choose = new QPushButton(tr("&Choose..."), this);
    choose->setObjectName(QStringLiteral("exportChoose"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    m_choices->addBehind(tr("Fi&le"), m_file, inOneLine({m_file, choose}, this));
}

QWidget *ExportDialog::makeFoot()
{
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *close = buttons->addButton(QDialogButtonBox::Close);
    close->setText(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_export = new QPushButton(tr("E&xport"), this);
    m_export->setObjectName(QStringLiteral("exportStart"));
    m_export->setDefault(true);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::lookAtFile);
    return footOf({m_export}, buttons);
}

QString ExportDialog::queueName() const
{
    return m_queue->currentData().toString();
}

void ExportDialog::useQueue()
{
    const ExportOptions last = lastExport(m_settings, queueName());
    m_template->setCurrentIndex(0);
    showChoices(last);
    m_file->setText(QDir::toNativeSeparators(last.file.isEmpty() ? usualFile() : last.file));
    showPossible();
}

void ExportDialog::showChoices(const ExportOptions &options)
{
    const bool isListed = m_list && m_list->query.queue == queueName();
    m_choices->setQueue(m_session.queueNamed(queueName()), options,
                        isListed ? m_list : std::nullopt);
}

void ExportDialog::useTemplate()
{
    const ExportTemplate *its = m_template->current();
    showChoices(its ? its->appliedTo(wanted()) : lastExport(m_settings, queueName()));
    nameByFormat();
    if (const QString lack = lackOfFields(); !lack.isEmpty())
        m_said->setText(lack);
}

/// Which fields of the template the queue does not have; empty: none.
QString ExportDialog::lackOfFields() const
{
    const ExportTemplate *its = m_template->current();
    QStringList lacking;
    const QStringList known = m_choices->fieldNames();
    for (const QString &field : its ? its->fields : QStringList())
        if (!known.contains(field))
            lacking << cellText(field);
    return lacking.isEmpty() ? QString()
                             : tr("The template names fields that this queue does not have: %1. "
                                  "They are left out.")
                                   .arg(lacking.join(QStringLiteral(", ")));
}

void ExportDialog::keepTemplate()
{
    const ExportTemplate made = ExportTemplate::of(wanted());
    const KeptTemplate kept{
        m_template->currentName(), QString::fromUtf8(jsonOf(made)), {}, {}, TemplateKind::Export};
    auto *asking = new TemplateKeeping(m_session, kept, m_template->names(), this);
    connect(asking, &TemplateKeeping::kept, this,
            [this, made](const QString &name) { m_template->add(name, made); });
    asking->open();
}

QString ExportDialog::usualFile() const
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return folder.filePath(queueName() + u'.' + nameOf(m_choices->format()));
}

void ExportDialog::setFile(const QString &file)
{
    m_file->setText(QDir::toNativeSeparators(file));
}

/// The file is what its name says.
void ExportDialog::nameByFormat()
{
    const ExportOptions options = wanted();
    const QFileInfo info(options.file);
    const bool isOurs = info.fileName().isEmpty() || info.suffix().isEmpty() ||
                        exportFormatNamed(info.suffix().toLower()) ||
                        isMisnamed(options.file, options.format);
    if (isOurs && !info.completeBaseName().isEmpty())
        setFile(
            QDir(info.path()).filePath(info.completeBaseName() + u'.' + nameOf(options.format)));
}

void ExportDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Export to a file"), wanted().file,
                                   tr("CSV (*.csv);;Excel workbooks (*.xlsx);;JSON lines (*.jsonl "
                                      "*.ndjson);;All files (*)"));
    dialog->setObjectName(QStringLiteral("exportFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // Export asks
    dialog->setDefaultSuffix(nameOf(m_choices->format()));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::setFile);
    dialog->open();
}

ExportOptions ExportDialog::wanted() const
{
    ExportOptions options;
    options.queue = queueName();
    options.file = QDir::fromNativeSeparators(m_file->text().trimmed());
    m_choices->addTo(options);
    return options;
}

QString ExportDialog::whyNot() const
{
    const ExportOptions options = wanted();
    if (options.queue.isEmpty())
        return tr("There is no queue.");
    if (const QString why = m_choices->whyNot(); !why.isEmpty())
        return why;
    if (options.file.isEmpty() || options.file.endsWith(u'/'))
        return tr("Choose where to write the file.");
    if (QDir::isRelativePath(options.file))
        return tr("Choose the folder of the file.");
    if (isMisnamed(options.file, options.format))
        return tr("The file would contain something other than its name says. Intray writes .csv, "
                  ".jsonl and .xlsx.");
    return {};
}

void ExportDialog::showPossible()
{
    const QString why = whyNot();
    m_export->setEnabled(why.isEmpty() && !m_looking);
    m_said->setText(
        why.isEmpty()
            ? tr("The file appears when it is complete. You can keep working in the meantime.")
            : why);
}

namespace {

enum class Place { Free, Taken, NoFolder, NoFile, InUse };

Place placeOf(const QString &path, const QString &database)
{
    if (!checkOutput(Output::Items, path, {{database, FileInUse::For::OwnDatabase}}))
        return Place::InUse;
    const QFileInfo info(path);
    if (info.exists())
        return info.isFile() ? Place::Taken : Place::NoFile;
    return info.dir().exists() ? Place::Free : Place::NoFolder;
}

} // namespace

// A folder on a network may take its time.
void ExportDialog::lookAtFile()
{
    const ExportOptions options = wanted();
    m_looking = true;
    showPossible();
    withOwnFile(m_session, this,
                [this, options](const QString &own) { lookAtPlace(options, own); });
}

void ExportDialog::lookAtPlace(const ExportOptions &options, const QString &own)
{
    answer(QtConcurrent::run(placeOf, options.file, own), this, [this, options](Place place) {
        m_looking = false;
        showPossible();
        if (place == Place::Free)
            start(options);
        else if (place == Place::Taken)
            askToReplace(options);
        else if (place == Place::InUse)
            refuse(tr("This is a file of the database that is open. Choose another name."));
        else
            refuse(place == Place::NoFolder ? tr("There is no such folder. Choose another one.")
                                            : tr("This is a folder or a device. Choose a file."));
    });
}

void ExportDialog::refuse(const QString &why)
{
    m_said->setText(why);
    m_file->setFocus();
}

void ExportDialog::askToReplace(const ExportOptions &options)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Replace a file"),
                                tr("%1 already exists.").arg(QFileInfo(options.file).fileName()),
                                QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("exportReplaceBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("The file is replaced when the export is complete. If the export "
                               "fails or is cancelled, the file stays as it is."));
    QPushButton *yes = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("exportReplaceYes"));
    connect(yes, &QPushButton::clicked, this, [this, options] { start(options); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void ExportDialog::start(const ExportOptions &options)
{
    keepExport(m_settings, options);
    emit exportWanted(options);
    accept();
}

} // namespace intray
