// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/questionsdialog.h"

#include "lists/questionsmodel.h"
#include "queue/askedof.h"
#include "schema/recordschema.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/rules/userstore.h"
#include "store/work/questionstore.h"
#include "store/work/workstore.h"
#include "ui/common/actions.h"
#include "ui/common/dialogfoot.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/common/rights.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/segments.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/wordsrow.h"
#include "ui/questions/answerform.h"
#include "ui/questions/answersdialog.h"
#include "ui/questions/askagaindialog.h"
#include "ui/questions/questionfiledialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static constexpr int mostShown = 1000;

QuestionsDialog::QuestionsDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_model(new QuestionsModel(this))
    , m_table(new QTableView(this))
    , m_part(new Segments({tr("For me"), tr("Open"), tr("Closed")}, this))
    , m_sentence(new QLabel(tr("Loading..."), this))
    , m_form(new AnswerForm(this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
{
    setObjectName(u"questionsDialog"_s);
    setWindowTitle(tr("Questions"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {900, 560});
    m_model->setFieldWords(fieldLabels(session));
    build();
    follow();
    look();
}

void QuestionsDialog::build()
{
    makeTable();
    auto *column = new QVBoxLayout(this);
    column->setSpacing(room::between);
    column->addWidget(makeHead());
    column->addWidget(m_table, 1);
    column->addWidget(m_form);
    column->addWidget(makeFoot());
    m_table->setFocus();
}

QWidget *QuestionsDialog::makeHead()
{
    m_sentence->setObjectName(u"questionsSentence"_s);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_part->setObjectName(u"questionsPart"_s);
    m_part->choose(Open);
    constexpr int leastLetters = 40;
    auto *row = new WordsRow(m_sentence, leastLetters, this);
    row->add(m_part);
    using Rank = LineButton::Rank;
    auto *toFile = LineButton::make(Rank::Quiet, tr("Write a &file..."), "questionsToFile", this);
    auto *fromFile =
        LineButton::make(Rank::Quiet, tr("&Read answers..."), "questionsFromFile", this);
    connect(toFile, &QPushButton::clicked, this, &QuestionsDialog::writeFile);
    connect(fromFile, &QPushButton::clicked, this, &QuestionsDialog::readFile);
    for (LineButton *button : {toFile, fromFile}) {
        button->setAutoDefault(false);
        row->add(button);
    }
    return row;
}

void QuestionsDialog::makeTable()
{
    m_table->setObjectName(u"questionsTable"_s);
    m_table->setAccessibleName(tr("Questions"));
    m_table->setModel(m_model);
    makePlain(m_table);
    styleTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    shareRoom(m_table->horizontalHeader(), {QuestionsModel::Text});
}

QPushButton *QuestionsDialog::makeButton(const QString &words, const char *name)
{
    auto *button = new QPushButton(words, this);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    return button;
}

QWidget *QuestionsDialog::makeFoot()
{
    m_said->setObjectName(u"questionsSaid"_s);
    m_said->setWordWrap(true);
    m_withdraw = makeButton(tr("&Withdraw"), "questionsWithdraw");
    m_again = makeButton(tr("Ask a&gain..."), "questionsAgain");
    m_answer = makeButton(tr("&Answer"), "questionsAnswer");
    m_answer->setDefault(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return footOf({m_withdraw, m_again, m_answer}, buttons, m_said);
}

void QuestionsDialog::follow()
{
    connect(m_part, &Segments::chosenByPerson, this, [this] {
        m_wasChosen = true;
        showPart();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &QuestionsDialog::showChosen);
    connect(m_form, &AnswerForm::changed, this, &QuestionsDialog::offer);
    connect(m_answer, &QPushButton::clicked, this, &QuestionsDialog::answerIt);
    connect(m_withdraw, &QPushButton::clicked, this, &QuestionsDialog::withdraw);
    connect(m_again, &QPushButton::clicked, this, &QuestionsDialog::askAgain);
    connect(&m_session, &Session::databaseChanged, this, &QuestionsDialog::look);
    connect(&m_session, &QObject::destroyed, this, &QObject::deleteLater);
}

void QuestionsDialog::look()
{
    const auto work = [](QuestionStore &store, UserStore &users) -> Outcome<Found> {
        const auto open = store.questions({}, true, mostShown);
        const auto closed = store.questions({}, false, mostShown);
        const auto now = store.now();
        if (!open || !closed || !now)
            return tl::unexpected<Error>(!open     ? open.error()
                                         : !closed ? closed.error()
                                                   : now.error());
        const auto tags = users.tags(); // whoever sees none has none
        return Found{*open, *closed, tags.value_or(QList<UserTag>()), *now};
    };
    answer(m_session.reading().run(work), this,
           [this](const Outcome<Found> &found) { receive(found); });
}

void QuestionsDialog::receive(const Outcome<Found> &found)
{
    if (!found)
        return m_sentence->setText(found.error().sentence);
    m_found = *found;
    keepTyped();
    const bool isFirst = !std::exchange(m_isKnown, true);
    if (isFirst && !m_wasChosen && !inPart(ForMe).isEmpty())
        m_part->choose(ForMe);
    showPart();
}

// Somebody else was faster, and the form is another question's from here on.
void QuestionsDialog::keepTyped()
{
    const Question *before = chosen();
    if (!before || m_form->isEmpty() || m_isActing)
        return;
    const auto isIt = [id = before->id](const Question &one) { return one.id == id; };
    if (std::ranges::none_of(m_found.open, isIt))
        m_said->setText(
            tr("The question was closed in the meantime. You had typed: %1").arg(m_form->typed()));
}

QList<Question> QuestionsDialog::inPart(int part) const
{
    if (part == Closed)
        return m_found.closed;
    QList<Question> all = m_found.open;
    if (part == ForMe)
        all.removeIf([this](const Question &one) {
            return !isAskedOf(m_session.identity().user, one, m_found.tags);
        });
    return all;
}

void QuestionsDialog::showPart()
{
    const Question *before = chosen();
    const qint64 id = before ? before->id : 0;
    m_model->setQuestions(inPart(m_part->chosen()), m_found.now);
    fitColumns(m_table, QuestionsModel::ColumnCount, 24);
    shareRoom(m_table->horizontalHeader(), {QuestionsModel::Text});
    const bool isCut = m_model->rowCount() == mostShown;
    m_sentence->setText(isCut ? tr("Only the first %Ln question(s) are shown.", nullptr, mostShown)
                              : sentence());
    if (m_model->rowCount() > 0)
        chooseRow(m_table, std::max(0, m_model->rowOf(id)));
    showChosen();
}

QString QuestionsDialog::sentence() const
{
    if (m_part->chosen() == Closed)
        return tr("%n question(s) are closed, the newest first.", nullptr, m_model->rowCount());
    const QString open =
        m_part->chosen() == ForMe
            ? tr("%n question(s) are for you.", nullptr, m_model->rowCount())
            : tr("%n question(s) wait for an answer.", nullptr, m_model->rowCount());
    const auto late = int(m_model->late());
    return late > 0 ? open + u' ' + tr("%n of them are late.", nullptr, late) : open;
}

QString QuestionsDialog::nothingIn(int part) const
{
    if (part == ForMe)
        return tr("Nobody asks you anything.");
    if (part == Closed)
        return tr("No question was closed yet.");
    return withKeysInUse(tr("No question is open. At the desk, Ctrl+Shift+Q asks one."),
                         *parentWidget());
}

const Question *QuestionsDialog::chosen() const
{
    const int row = m_table->currentIndex().row();
    const QList<Question> &all = m_model->questions();
    return row >= 0 && row < all.size() ? &all.at(row) : nullptr;
}

void QuestionsDialog::showChosen()
{
    if (const Question *question = chosen()) {
        m_form->showQuestion(*question,
                             wordFor(fieldLabels(m_session), question->queue, question->field));
        lookAtRecord(*question);
    } else {
        m_form->showNothing(m_isKnown ? nothingIn(m_part->chosen()) : QString());
    }
    offer();
}

// What stands in the field is what is asked about.
void QuestionsDialog::lookAtRecord(const Question &question)
{
    if (question.state != Question::State::Open || question.field.isEmpty())
        return;
    const auto work = [item = question.item](WorkStore &store) { return store.detail(item); };
    answer(m_session.reading().run(work), this,
           [this, id = question.id, field = question.field](const Outcome<ItemDetail> &detail) {
               if (detail && chosen() && chosen()->id == id)
                   m_form->showPresent(RecordSchema::textOf(detail->item.record.value(field)));
           });
}

QString QuestionsDialog::whyNoAnswer(const Question *question) const
{
    if (!question)
        return tr("Choose a question first.");
    if (m_isActing)
        return tr("The database has not answered yet. Please wait a moment.");
    if (question->state != Question::State::Open)
        return tr("The question is closed.");
    return m_form->isEmpty() ? tr("Write an answer first.") : QString();
}

QString QuestionsDialog::whyNotMine(const Question *question) const
{
    if (!question || m_isActing || question->state != Question::State::Open)
        return whyNoAnswer(question);
    const bool isOwn = question->askedBy == m_session.identity().user;
    return isOwn ? QString() : whyNotAllowed(m_session, {Role::Supervisor});
}

void QuestionsDialog::offer()
{
    const Question *question = chosen();
    intray::offer(m_answer, true, whyNoAnswer(question));
    intray::offer(m_withdraw, true, whyNotMine(question));
    intray::offer(m_again, true, whyNotMine(question));
}

// One at a time, so that a key that is pressed twice answers once.
template <typename Work>
void QuestionsDialog::act(qint64 id, Work work, const QString &sentence)
{
    m_isActing = true;
    offer();
    const auto told = [this, sentence, id](const Outcome<Done> &done) {
        m_isActing = false;
        if (!done)
            m_session.noteError(done.error());
        m_said->setText(done ? sentence : done.error().sentence);
        if (done)
            m_form->forgetTyped(id);
        offer();
        m_session.lookNow();
        look();
    };
    answer(m_session.actions().run(work), this, told);
}

// The operation is chosen once, so that an answer that was lost on the way is not given twice.
void QuestionsDialog::answerIt()
{
    const Question question = *chosen();
    const auto work = [id = question.id, typed = m_form->answer(), operation = newId()](
                          QuestionStore &store) { return store.answer(id, typed, operation); };
    act(question.id, work, tr("%1 gets the answer with the record.").arg(question.askedBy));
}

void QuestionsDialog::withdraw()
{
    const qint64 id = chosen()->id;
    const auto work = [id, operation = newId()](QuestionStore &store) {
        return store.withdraw(id, operation);
    };
    act(id, work, tr("The question is withdrawn."));
}

void QuestionsDialog::askAgain()
{
    auto *dialog = new AskAgainDialog(m_session, *chosen(), this);
    connect(dialog, &AskAgainDialog::chosen, this,
            [this, id = chosen()->id](const QString &whom, std::chrono::seconds after) {
                const auto work = [id, whom, after, operation = newId()](QuestionStore &store) {
                    return store.give(id, whom, after, operation);
                };
                act(id, work, tr("The question was asked again."));
            });
    dialog->open();
}

void QuestionsDialog::readFile()
{
    auto *files =
        new QFileDialog(this, tr("Read answers"), {}, tr("Answers (*.xlsx *.csv);;All files (*)"));
    files->setObjectName(u"questionsAnswersFile"_s);
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setFileMode(QFileDialog::ExistingFile);
    connect(files, &QFileDialog::fileSelected, this, [this](const QString &file) {
        auto *dialog = new AnswersDialog(m_session, file, this);
        connect(dialog, &AnswersDialog::taken, this, &QuestionsDialog::say);
        dialog->open();
    });
    files->open();
}

void QuestionsDialog::writeFile()
{
    auto *dialog = new QuestionFileDialog(m_session, this);
    connect(dialog, &QuestionFileDialog::written, this, &QuestionsDialog::say);
    dialog->open();
}

void QuestionsDialog::say(const QString &sentence)
{
    m_said->setText(sentence);
    look();
}

} // namespace intray
