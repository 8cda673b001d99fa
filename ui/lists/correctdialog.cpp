// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/correctdialog.h"

#include "lists/celltext.h"
#include "schema/recordschema.h"
#include "session/session.h"
#include "ui/common/changedcell.h"
#include "ui/common/formrows.h"
#include "ui/common/plaintable.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"
#include "ui/lists/earliercorrections.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

using namespace std::chrono_literals;

static CorrectionWish wishOf(const CorrectionPlan &plan)
{
    const bool isOne = plan.becomes.size() == 1;
    return {plan.field, isOne ? plan.becomes.cbegin().key() : QString(),
            isOne ? plan.becomes.cbegin().value() : QString()};
}

CorrectDialog::CorrectDialog(Session &session, const Queue &queue, const CorrectionPlan &plan,
                             QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_queue(queue)
    , m_trial(session.login(), session.identity(), queue.name)
    , m_work(session.login(), session.identity(), queue.name)
    , m_field(new QComboBox(this))
    , m_from(new QLineEdit(wishOf(plan).from, this))
    , m_to(new QLineEdit(wishOf(plan).to, this))
    , m_said(new QLabel(this))
    , m_items(new QTableWidget(0, ColumnCount, this))
    , m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("correctDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Correct many records: %1").arg(queue.displayTitle()));
    if (plan.becomes.size() > 1 || !whyNever().isEmpty())
        m_fixed = plan;
    resize(m_fixed ? 760 : 620, 460);
    build(queue, plan.field);
    follow();
    enter(Stage::Asking);
    askAnew();
    if (m_fixed)
        m_items->setFocus();
}

QWidget *CorrectDialog::makeQuestions(const Queue &queue, const QString &field)
{
    m_field->setObjectName(QStringLiteral("correctField"));
    const RecordSchema schema = RecordSchema::of(queue).value_or(RecordSchema());
    for (const Field &one : schema.fields())
        m_field->addItem(one.label, one.name);
    m_field->setCurrentIndex(std::max(0, m_field->findData(field)));
    m_from->setObjectName(QStringLiteral("correctFrom"));
    m_to->setObjectName(QStringLiteral("correctTo"));
    auto *questions = new QWidget(this);
    auto *form = new QFormLayout(questions);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(16);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(labelFor(tr("&Field"), m_field), m_field);
    form->addRow(labelFor(tr("&Old value"), m_from), m_from);
    form->addRow(labelFor(tr("&New value"), m_to), m_to);
    auto *name = new QLabel(cellText(m_field->currentText()), questions);
    name->setObjectName(QStringLiteral("correctFieldName"));
    form->addRow(tr("Field"), name);
    form->setRowVisible(name, m_fixed.has_value()); // nothing can be asked otherwise then
    for (QWidget *question : QList<QWidget *>{m_field, m_from, m_to})
        form->setRowVisible(question, !m_fixed);
    return questions;
}

QWidget *CorrectDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(this);
    m_accept = buttons->addButton(tr("&Correct"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("correctAccept"));
    m_accept->setDefault(true);
    m_undo = buttons->addButton(tr("&Restore old value"), QDialogButtonBox::ActionRole);
    m_undo->setObjectName(QStringLiteral("correctUndo"));
    m_undo->setAutoDefault(false);
    m_earlier = buttons->addButton(tr("E&arlier corrections..."), QDialogButtonBox::ActionRole);
    m_earlier->setObjectName(QStringLiteral("correctEarlier"));
    m_earlier->setToolTip(tr("Earlier bulk corrections, to restore old values"));
    m_earlier->setAutoDefault(false);
    m_close = buttons->addButton(QDialogButtonBox::Cancel);
    m_close->setObjectName(QStringLiteral("correctClose"));
    m_close->setAutoDefault(false);
    return buttons;
}

void CorrectDialog::makeTable()
{
    m_items->setObjectName(QStringLiteral("correctItems"));
    m_items->setAccessibleName(tr("Records with this value"));
    m_items->setHorizontalHeaderLabels(
        {tr("Item"), tr("Result"), tr("Old value"), tr("New value")});
    makePlain(m_items);
    m_items->setItemDelegateForColumn(From, new ChangedCell(To, Marking::Struck, m_items));
    m_items->setItemDelegateForColumn(To, new ChangedCell(From, Marking::Changed, m_items));
    styleTable(m_items);
    for (const int column : {From, To})
        m_items->setColumnHidden(column, !m_fixed);
    QHeaderView *header = m_items->horizontalHeader();
    header->moveSection(header->visualIndex(What), ColumnCount - 1);
    shareColumns();
}

void CorrectDialog::build(const Queue &queue, const QString &field)
{
    m_said->setObjectName(QStringLiteral("correctSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    makeTable();
    m_bar->setObjectName(QStringLiteral("correctProgress"));
    m_bar->setAccessibleName(tr("Progress"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(makeQuestions(queue, field));
    column->addWidget(m_said);
    column->addWidget(m_items, 1);
    column->addWidget(m_bar);
    column->addWidget(makeButtons());
}

void CorrectDialog::follow()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    connect(&m_typing, &QTimer::timeout, this, &CorrectDialog::look);
    connect(m_field, &QComboBox::currentIndexChanged, this, &CorrectDialog::askAnew);
    for (QLineEdit *edit : {m_from, m_to})
        connect(edit, &QLineEdit::textChanged, this, &CorrectDialog::askAnew);
    connect(&m_trial, &CorrectionTrial::found, this, &CorrectDialog::showPreview);
    connect(&m_trial, &CorrectionTrial::failed, this, &CorrectDialog::showError);
    connect(&m_work, &BulkCorrecting::succeeded, this, &CorrectDialog::receive);
    connect(&m_work, &BulkCorrecting::failed, this, &CorrectDialog::showError);
    connect(&m_work, &BulkCorrecting::progressed, this,
            [this](qint64 done) { m_bar->setValue(static_cast<int>(done)); });
    connect(m_accept, &QPushButton::clicked, this, &CorrectDialog::correct);
    connect(m_undo, &QPushButton::clicked, this, &CorrectDialog::takeBack);
    connect(m_earlier, &QPushButton::clicked, this, &CorrectDialog::showEarlier);
    connect(m_close, &QPushButton::clicked, this, &CorrectDialog::reject);
    connect(&m_session, &QObject::destroyed, this, &QObject::deleteLater);
}

CorrectionWish CorrectDialog::wish() const
{
    return {m_field->currentData().toString(), m_from->text(), m_to->text()};
}

CorrectionPlan CorrectDialog::plan() const
{
    return m_fixed ? *m_fixed : CorrectionPlan(wish());
}

QString CorrectDialog::whyNever() const
{
    return whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator});
}

QString CorrectDialog::whyNotYet() const
{
    if (const QString never = whyNever(); !never.isEmpty())
        return never;
    if (plan().changesNothing())
        return tr("The new value is the old one.");
    if (m_seen != plan())
        return tr("Searching for records with this value...");
    return m_preview.open + m_preview.held > 0 ? QString() : tr("No open record can be corrected.");
}

void CorrectDialog::askAnew()
{
    m_seen.reset();
    m_typing.start();
    enter(Stage::Asking);
}

void CorrectDialog::look()
{
    if (m_stage != Stage::Asking)
        return;
    const bool isSame = plan().changesNothing();
    if (isSame)
        say(whatWouldChange(0), {tr("Enter the old and the new value. Only whole values count, to "
                                    "the last character.")});
    else
        say(tr("Searching in %1...").arg(cellText(m_queue.displayTitle())),
            {tr("Searching for records with this value...")});
    m_items->setRowCount(0);
    if (isSame)
        m_trial.cancel();
    else
        m_trial.look(plan());
}

void CorrectDialog::showPreview(const CorrectionPlan &plan, const CorrectionPreview &preview)
{
    if (m_stage != Stage::Asking || plan != this->plan())
        return;
    m_seen = plan;
    m_preview = preview;
    m_items->setRowCount(0);
    const QString will = whyNever().isEmpty() ? tr("will be corrected") : tr("can be corrected");
    for (const FoundToCorrect &one : preview.first)
        addRow(one.key,
               one.isToPropose() ? proposedTo(one.why->holder.user)
               : one.isOffered   ? tr("already has a proposed value")
               : one.why         ? one.why->sentence
                                 : will,
               one);
    shareColumns();
    say(whatWouldChange(preview.open), whatElse(preview));
    enter(Stage::Asking);
}

void CorrectDialog::showError(const Error &error)
{
    m_session.noteError(error);
    say({}, {error.sentence});
    m_said->setToolTip(error.detail);
    enter(m_made.isEmpty() ? Stage::Asking : Stage::Corrected);
}

void CorrectDialog::correct()
{
    if (m_stage != Stage::Asking || !whyNotYet().isEmpty())
        return;
    m_bar->setRange(0, static_cast<int>(m_preview.open));
    m_bar->setValue(0);
    enter(Stage::Correcting);
    m_work.correct(plan());
}

void CorrectDialog::showEarlier()
{
    auto *earlier = new EarlierCorrections(m_session, m_queue, this);
    connect(earlier, &EarlierCorrections::chosen, this, [this](const MadeCorrection &made) {
        takeBackAll(made.id, made.items - made.takenBack);
    });
    earlier->open();
}

void CorrectDialog::takeBack()
{
    takeBackAll(m_made, m_items->rowCount());
}

void CorrectDialog::takeBackAll(const OperationId &correction, qint64 records)
{
    if (isRunning())
        return;
    m_bar->setRange(0, static_cast<int>(records));
    m_bar->setValue(0);
    enter(Stage::TakingBack);
    m_work.takeBack(correction);
}

void CorrectDialog::receive(const CorrectionReport &report)
{
    const bool isBack = m_stage == Stage::TakingBack;
    const int done = static_cast<int>(report.result.done.size());
    if (!isBack)
        m_made = report.result.isAnythingChanged() ? report.id : OperationId();
    showReport(report, isBack ? tr("old value restored") : tr("corrected"),
               isBack ? tr("proposal withdrawn") : tr("proposed to whoever holds it"));
    const QString answer = isBack ? tr("%n record(s) have their old value again.", nullptr, done)
                                  : tr("%n record(s) were corrected.", nullptr, done);
    emit ended(answer);
    QStringList said;
    if (const int proposed = int(report.result.proposed.size()); proposed > 0)
        said << (isBack ? tr("%n proposal(s) were withdrawn.", nullptr, proposed)
                        : proposedWords(proposed));
    if (!report.result.notDone.isEmpty())
        said << tr("%n other(s) stay as they are.", nullptr,
                   static_cast<int>(report.result.notDone.size()));
    if (report.result.isCancelled)
        said << tr("Cancelled: the rest was left as it was.");
    if (report.stopped)
        said << report.stopped->sentence;
    say(answer, said);
    enter(isBack ? Stage::TakenBack : Stage::Corrected);
    m_session.lookNow();
}

void CorrectDialog::enter(Stage stage)
{
    m_stage = stage;
    const bool isAsking = stage == Stage::Asking;
    for (QWidget *question : QList<QWidget *>{m_field, m_from, m_to})
        question->setEnabled(isAsking);
    const QString missing = whyNotYet();
    const bool isLook = !whyNever().isEmpty();
    m_accept->setVisible(!isLook && (isAsking || stage == Stage::Correcting));
    m_accept->setEnabled(isAsking && missing.isEmpty());
    m_accept->setToolTip(isAsking ? missing : QString());
    // Return while nothing is typed yet must not empty a field in many records.
    const bool isEmptying = !m_fixed && m_to->text().isEmpty();
    m_accept->setText(isEmptying ? tr("&Empty the field") : tr("&Correct"));
    m_accept->setDefault(!isEmptying);
    m_undo->setVisible(stage == Stage::Corrected && !m_made.isEmpty());
    m_earlier->setVisible(!isLook);
    m_earlier->setEnabled(!isRunning());
    m_bar->setVisible(isRunning());
    m_close->setText(!isLook && (isAsking || isRunning()) ? tr("Cancel") : tr("Close"));
    m_close->setEnabled(true);
    if (!isAsking)
        m_close->setFocus();
}

void CorrectDialog::reject()
{
    if (!isRunning())
        return QDialog::reject();
    m_work.cancel();
    m_close->setEnabled(false);
}

} // namespace intray
