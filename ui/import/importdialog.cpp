// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importdialog.h"

#include "session/answer.h"
#include "session/session.h"
#include "transfer/columnlist.h"
#include "transfer/deliveredfiles.h"
#include "ui/common/fold.h"
#include "ui/common/hairline.h"
#include "ui/common/rights.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/saidline.h"
#include "ui/common/sheet.h"
#include "ui/common/tokens.h"
#include "ui/common/warninglabel.h"
#include "ui/import/importfoot.h"
#include "ui/import/importpage.h"
#include "ui/import/importquestion.h"
#include "ui/import/importsample.h"
#include "ui/import/mapping/mappingbar.h"
#include "ui/import/mapping/mappingdialog.h"
#include "ui/import/rowchoice.h"
#include "ui/import/templatechoice.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <utility>

namespace intray {

ImportDialog::ImportDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_run(session.login(), session.identity(), this)
    , m_comparing(session.login(), session.identity(), this)
    , m_choices(new ImportChoices(session.queues(), this))
    , m_template(new TemplateChoice(session, this))
    , m_bar(new MappingBar(this))
    , m_trouble(new WarningLabel(this))
    , m_format(new Fold(tr("How the file is read"), this)) // where Tab comes to it
    , m_sample(new ImportSample(QStringLiteral("import"), this))
    , m_rowChoice(new RowChoice(m_sample, this))
    , m_said(new SaidLine(QStringLiteral("importSaid"), this))
    , m_progress(new QProgressBar(this))
    , m_foot(new ImportFoot(this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import records"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {1120, 720});
    build();
    followRun();
    followComparing();
    followFoot();
    followTemplates();
    connect(m_choices, &ImportChoices::changed, this, &ImportDialog::preview);
    connect(m_choices, &ImportChoices::fileNamed, this, [this] { setRunning(m_run.isRunning()); });
    connect(m_rowChoice, &RowChoice::counted, this, &ImportDialog::offerWhatFits);
    connect(m_choices, &ImportChoices::fileLeft, this, &ImportDialog::forgetFile);
    connect(m_choices, &ImportChoices::rejectsSaid, this, &ImportDialog::showAmount);
    connect(m_choices, &ImportChoices::queueChanged, this, &ImportDialog::showColumns);
    connect(&session, &Session::queuesChanged, m_choices,
            [this] { m_choices->setQueues(m_session.queues()); });
    setRunning(false);
}

void ImportDialog::followTemplates()
{
    m_choices->addMapping(m_template, m_bar);
    connect(m_template, &TemplateChoice::found, this, &ImportDialog::preview);
    connect(m_template, &TemplateChoice::failed, this, [this](const Error &error) {
        m_trouble->setText(
            tr("The templates of the database cannot be read. %1").arg(error.sentence));
    });
    // Before the choices tell of a change.
    connect(m_template, &QComboBox::currentIndexChanged, this, [this] {
        m_mapping.reset();
        const ImportTemplate *its = m_template->current();
        m_choices->takeNewColumns(its ? its->newColumns : std::nullopt);
    });
    connect(m_bar, &MappingBar::changingWanted, this, &ImportDialog::changeFields);
    connect(m_bar, &MappingBar::keepingWanted, this, &ImportDialog::keepTemplate);
}

ImportDialog::~ImportDialog()
{
    // A field that loses the focus while it is taken apart still says that it was edited.
    m_choices->disconnect(this);
    m_tallying.cancel();
    m_countingTogether.cancel();
    m_surveying.cancel();
}

void ImportDialog::build()
{
    sayWhatToDo();
    m_progress->setObjectName(QStringLiteral("importProgress"));
    m_progress->setAccessibleName(tr("Progress of the check"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(8);
    QSizePolicy keepsPlace = m_progress->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keepsPlace);
    m_trouble->setObjectName(QStringLiteral("importTrouble"));
    m_trouble->setText({});
    m_choices->hide(); // the questions have its parts
    auto *sheet = new Sheet(this);
    auto *around = new QVBoxLayout(this);
    around->setContentsMargins(room::between, room::between, room::between, room::between);
    around->addWidget(sheet);
    auto *rows = new QVBoxLayout(sheet);
    rows->setContentsMargins(1, 1, 1, 1);
    rows->setSpacing(0);
    m_page = new ImportPage(m_sample, sheet);
    auto *asked = new QWidget(m_page);
    auto *column = new QVBoxLayout(asked);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const QStringList questions{tr("Which file?"), tr("Which column identifies a record?"),
                                tr("Do these rows look right?")};
    QWidget *const contents[] = {makeFile(), m_choices->keyPart(), makeRows()};
    for (int at = 0; at < questions.size(); ++at) {
        m_questions << new ImportQuestion(at + 1, questions.at(at), contents[at], asked);
        column->addWidget(m_questions.constLast());
        connect(m_questions.constLast(), &ImportQuestion::changeWanted, this,
                [this, at] { ask(at); });
    }
    auto *beside = new QWidget(asked); // which stays where the choice goes
    auto *line = new QHBoxLayout(beside);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_rowChoice);
    m_questions.at(2)->addBeside(beside);
    sayOfKey();
    auto *below = new QVBoxLayout;
    below->setContentsMargins(m_questions.constFirst()->begin(), room::between, room::sheet,
                              room::between);
    below->setSpacing(room::between);
    below->addWidget(m_trouble);
    below->addWidget(m_said);
    below->addWidget(m_sample, 1);
    column->addLayout(below, 1);
    m_page->setWidget(asked);
    rows->addWidget(m_page, 1);
    rows->addWidget(m_progress);
    rows->addWidget(new Hairline(sheet));
    rows->addWidget(m_foot);
    ask(0);
}

void ImportDialog::followRun()
{
    connect(&m_run, &FileImport::progressed, this, &ImportDialog::showProgress);
    connect(&m_run, &FileImport::succeeded, this, &ImportDialog::showResult);
    connect(&m_run, &FileImport::failed, this, &ImportDialog::showError);
    connect(&m_run, &FileImport::ended, this, [this] {
        setRunning(false);
        if (m_foot->hasFocusInside()) // and not at a row that somebody looks at
            m_foot->focusImport();
    });
}

void ImportDialog::setFile(const QString &file)
{
    m_choices->setFile(file);
}

void ImportDialog::setQueue(const QString &name)
{
    m_choices->setQueue(name);
}

void ImportDialog::setLikelyQueue(const QString &name)
{
    m_choices->setLikelyQueue(name);
}

void ImportDialog::importAgain(const QString &queue, const QStringList &files,
                               const QString &source)
{
    setQueue(queue);
    m_rowChoice->preferOutside();
    if (!files.isEmpty())
        return setFile(files.size() == 1 ? files.constFirst() : lineOf(files));
    m_choices->focusFile();
    say(tr("Choose %1 once more: Intray does not find it on this computer as it was imported.")
            .arg(source));
}

/// Of the file, what the person and the template say.
ImportOptions ImportDialog::said() const
{
    ImportOptions options = m_template->appliedTo(m_choices->options());
    if (m_mapping)
        options.mapping = *m_mapping;
    return options;
}

ImportOptions ImportDialog::wanted() const
{
    ImportOptions options = said();
    if (options.table.isEmpty())
        options.table = m_choices->onlyTable();
    return options;
}

/// Whoever starts it has seen which key is offered.
ImportOptions ImportDialog::answered() const
{
    ImportOptions options = wanted();
    if (options.keyColumns.isEmpty() && !options.keyIsRow)
        options.keyColumns = m_choices->offeredKey();
    return options;
}

void ImportDialog::preview()
{
    if (const QStringList files = filesOf(m_choices->options()); files != m_previewed) {
        m_previewed = files;
        m_template->forget();
        m_mapping.reset();
        m_fileColumns.clear();
        m_formatIsAsked = false;
    }
    const ImportOptions options = wanted();
    showMapping();
    if (options.file.isEmpty())
        return;
    m_saysResult = false;
    m_looksAgain = m_looks;
    if (!std::exchange(m_looks, true))
        look(options);
}

/// One at a time: whoever types asks for more than a large file can answer, and only the last
/// answer counts.
void ImportDialog::look(const ImportOptions &options)
{
    answer(QtConcurrent::run([options] { return lookAtFile(options); }), this,
           [this, options](const FileLook &seen) {
               if (std::exchange(m_looksAgain, false))
                   return look(wanted());
               m_looks = false;
               if (filesOf(options) == filesOf(m_choices->options()))
                   receiveLook(seen);
           });
}

void ImportDialog::sayWhatToDo()
{
    say(tr("Choose a file. Nothing is imported until you press Import."));
}

void ImportDialog::forgetFile()
{
    m_readable = false;
    m_seen.reset();
    m_formatIsAsked = false;
    placeFormat();
    m_choices->setFileFaulty(false);
    m_sample->showProblem({});
    sayWhatToDo();
    setRunning(m_run.isRunning());
}

void ImportDialog::receiveLook(const FileLook &look)
{
    m_choices->showTables(look);
    m_fileColumns = look.fileColumns;
    if (m_fields)
        m_fields->showLook(look);
    doubtFormat(look);
    if (look.tables.isEmpty() || !look.table.isEmpty())
        return receivePreview(look.preview);
    m_readable = false;
    m_sample->showProblem({});
    if (m_question > 0)
        ask(0);
    sayOfPreview(m_choices->askForTable());
    setRunning(m_run.isRunning());
}

void ImportDialog::receivePreview(const Outcome<ImportPreview> &read)
{
    if (read && !m_mapping && m_template->recognise(read->columns))
        return preview();
    m_readable = read.has_value();
    m_choices->setFileFaulty(false);
    m_seen.reset();
    if (read) {
        m_seen = *read;
        m_choices->showGuess(*read);
        m_rowChoice->setPreview(*read);
        showColumns();
        tally(wanted());
        m_surveyed.clear();
        m_compared.clear();
        survey();
        askOnceRead();
    } else {
        m_sample->showProblem({});
        m_choices->setFileFaulty(true);
        sayOfFile(read.error());
    }
    m_leads = false;
    setRunning(m_run.isRunning());
}

/// Whoever types the file's name goes on typing it.
void ImportDialog::sayOfFile(const Error &error)
{
    if (error.field != u"quote")
        return sayOfPreview(error.sentence, true);
    sayOfPreview(error.sentence + u' ' + tr("To do so, empty “Quote”."), true);
    if (m_question == 0 && (m_leads || !m_choices->isFileTyped()))
        m_choices->focusQuote();
}

/// Other columns than the queue's are a question before anything comes in.
void ImportDialog::showColumns()
{
    showMapping();
    showAnswers();
    placeRowsPart();
    const QString different = m_choices->columnsSentence();
    if (!different.isEmpty() && !m_choices->isConfirmed())
        say(different + u' ' + tr("Choose another queue, or what to do with the other columns."));
    else if (m_readable && m_question == 1 && !m_choices->keyDoubt().isEmpty())
        sayOfPreview(m_choices->keyDoubt() + u' ' +
                     tr("It is offered as the key, which rejects those rows. Choose another column "
                        "if another one tells the records apart."));
    else if (m_readable)
        sayOfPreview(m_seen && m_seen->rows.isEmpty() && m_seen->rejects.isEmpty()
                         ? tr("The file has columns, but no rows.")
                         : QString());
    compare();
    setRunning(m_run.isRunning());
}

/// What there is to say; nothing takes no room.
void ImportDialog::say(const QString &sentence, bool isFault)
{
    m_said->say(sentence, isFault);
}

// A preview that was asked for before a run and answers after it must not wipe away what the run
// found.
void ImportDialog::sayOfPreview(const QString &sentence, bool isFault)
{
    if (!m_saysResult)
        say(sentence, isFault);
}

bool ImportDialog::mayStart()
{
    if (isQueueName(m_choices->queueName()))
        return true;
    ask(0);
    sayMissing(m_choices->askForQueue());
    return false;
}

void ImportDialog::start()
{
    if (!mayStart())
        return;
    stopComparing();
    emit importWanted(answered());
    accept();
}

void ImportDialog::setRunning(bool running)
{
    m_choices->offer(!running);
    m_bar->offerChanges(!m_fileColumns.isEmpty(), m_readable,
                        whyNotAllowed(m_session, {Role::Importer, Role::Administrator}));
    m_foot->setRunning(running);
    m_foot->leadOn(m_choices->isFileNamed()); // else to the file
    m_foot->offer(!running, !running && m_readable && m_choices->isConfirmed());
    for (ImportQuestion *question : std::as_const(m_questions))
        question->changeButton()->setEnabled(!running);
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
}

void ImportDialog::reject()
{
    if (m_run.isRunning())
        m_run.cancel();
    else
        QDialog::reject();
}

} // namespace intray
