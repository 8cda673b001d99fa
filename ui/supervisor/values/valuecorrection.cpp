// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/valuecorrection.h"

#include "lists/valuechangesmodel.h"
#include "schema/recordschema.h"
#include "session/answer.h"
#include "session/session.h"
#include "ui/common/linebutton.h"
#include "ui/common/runline.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/values/becomingform.h"
#include "ui/supervisor/values/correctionwords.h"
#include "ui/supervisor/values/decisionkeeping.h"

#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace intray {

using namespace std::chrono_literals;

ValueCorrection::ValueCorrection(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_form(new BecomingForm(this))
    , m_keeping(new DecisionKeeping(session, this))
    , m_changes(new ValueChangesModel(this))
    , m_table(new QTableView(this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_run(new RunLine(QStringLiteral("valuesCorrecting"), tr("Correcting"),
                        tr("Stops after the records that are just being corrected."), this))
    , m_list(LineButton::make(LineButton::Rank::Quiet, {}, "valuesList", this))
    , m_undo(new LineButton(LineButton::Rank::Quiet, this))
    , m_correct(new LineButton(LineButton::Rank::Primary, this))
{
    build();
    follow();
    showState();
}

void ValueCorrection::follow()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    connect(&m_typing, &QTimer::timeout, this, &ValueCorrection::work);
    connect(m_form, &BecomingForm::changed, this, &ValueCorrection::askAnew);
    connect(m_keeping, &DecisionKeeping::offered, this, &ValueCorrection::partsShown);
    connect(m_keeping, &DecisionKeeping::told, this, &ValueCorrection::tellKept);
    connect(m_run, &RunLine::cancelWanted, this, &ValueCorrection::cancel);
    connect(m_correct, &QPushButton::clicked, this, &ValueCorrection::correct);
    connect(m_undo, &QPushButton::clicked, this, &ValueCorrection::takeBack);
    connect(m_list, &QPushButton::clicked, this, [this] { showChanges(!m_isListed); });
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, m_undo,
            &QPushButton::click);
    auto *stop = new QShortcut(Qt::Key_Escape, this);
    connect(stop, &QShortcut::activated, this, &ValueCorrection::cancel);
    stop->setEnabled(false);
    connect(this, &ValueCorrection::runningChanged, stop,
            [this, stop] { stop->setEnabled(isRunning()); });
}

void ValueCorrection::followRuns()
{
    connect(m_trial.get(), &CorrectionTrial::found, this, &ValueCorrection::receivePreview);
    connect(m_trial.get(), &CorrectionTrial::failed, this, &ValueCorrection::receiveTrouble);
    connect(m_work.get(), &BulkCorrecting::succeeded, this, &ValueCorrection::receiveReport);
    connect(m_work.get(), &BulkCorrecting::failed, this, [this](const Error &error) {
        m_session.noteError(error);
        emit told({Message::Kind::Problem, error.sentence, error.detail});
        end();
        askAnew();
    });
    connect(m_work.get(), &BulkCorrecting::progressed, this, [this](qint64 done) {
        const qint64 all = m_preview ? m_preview->open : 0;
        if (!m_run->isCancelling())
            m_run->tell(tr("Correcting..."), done, m_stage == Stage::Correcting ? all : 0);
    });
}

void ValueCorrection::setWhyNever(const QString &sentence)
{
    if (sentence == std::exchange(m_whyNever, sentence))
        return;
    askAnew();
}

void ValueCorrection::setField(const FieldOfQueue &field)
{
    if (field.queue != m_field.queue) {
        m_trial =
            std::make_unique<CorrectionTrial>(m_session.login(), m_session.identity(), field.queue);
        m_work =
            std::make_unique<BulkCorrecting>(m_session.login(), m_session.identity(), field.queue);
        m_made.clear();
        m_keeping->setQueue(field.queue);
        followRuns();
    }
    m_field = field;
    m_form->turnTo(field);
    setChosen({}, ValuesBy::Value);
}

// What was read again and is as it was leaves all that is said to stand: a key that was seen on
// the button works meanwhile.
void ValueCorrection::setChosen(const ChosenValues &chosen, ValuesBy by)
{
    const bool isAsBefore = by == m_by && !chosen.isEmpty() && chosen.saysTheSameAs(m_chosen);
    m_chosen = chosen;
    m_awaits = Awaits::Nothing;
    if (chosen.isEmpty() && m_isListed)
        showChanges(false);
    if (isAsBefore)
        return askAgain();
    m_by = by;
    m_form->setEnabled(!chosen.isEmpty());
    m_form->setChosen(chosen, by);
    askAnew();
}

void ValueCorrection::await(Awaits what)
{
    if (what == m_awaits)
        return;
    m_awaits = what;
    ++m_question;
    m_typing.stop();
    if (m_trial)
        m_trial->cancel();
    showState();
}

void ValueCorrection::lookAgain()
{
    m_keeping->setQueue(m_field.queue);
}

void ValueCorrection::focusFirst()
{
    m_form->focusFirst();
}

/// Others may have changed the records meanwhile, or taken them.
void ValueCorrection::askAgain()
{
    ++m_question;
    m_typing.start();
}

void ValueCorrection::askAnew()
{
    ++m_question;
    m_preview.reset();
    m_plan = {};
    m_trouble.clear();
    if (m_trial)
        m_trial->cancel();
    m_isWorking = m_whyNever.isEmpty() && !m_chosen.isEmpty() && m_form->wish().has_value();
    if (m_isWorking)
        m_typing.start();
    else
        m_changes->setChanges({});
    showState();
}

/// Of a form, or of all values, examples say what becomes of others, too.
static KeptDecision decisionOf(const FieldOfQueue &field, const CorrectionPlan &plan,
                               const ChosenValues &chosen, const ValueWish &wish, ValuesBy by)
{
    KeptDecision decision{field.queue, field.field};
    const bool isShown = wish.how == ValueWish::How::Like || wish.how == ValueWish::How::Examples;
    if (by == ValuesBy::Form && isShown) {
        decision.examples = examplesToKeep(wish, plan);
        for (const int form : chosen.forms())
            decision.forms << chosen.table.byForm.at(form).text;
        return decision;
    }
    for (auto one = plan.becomes.cbegin(); one != plan.becomes.cend(); ++one)
        decision.becomes.append({one.key(), one.value()});
    return decision;
}

ValueCorrection::Found ValueCorrection::find(const Queue &queue, const QString &field,
                                             const ChosenValues &chosen, const ValueWish &wish,
                                             ValuesBy by)
{
    const auto schema = RecordSchema::of(queue);
    Found found;
    found.changes = changesOf(chosen.values(chosen.size()), chosen.table.values, wish,
                              schema ? rulesOfField(*schema, field) : Complies());
    found.plan = planOf(field, found.changes);
    found.decision = decisionOf({queue.name, field}, found.plan, chosen, wish, by);
    return found;
}

void ValueCorrection::work()
{
    const auto wish = m_form->wish();
    if (!wish || m_chosen.isEmpty() || isRunning())
        return;
    const auto make = [queue = m_session.queueNamed(m_field.queue), field = m_field.field,
                       chosen = m_chosen, wish = *wish,
                       by = m_by] { return find(queue, field, chosen, wish, by); };
    answer(QtConcurrent::run(make), this,
           [this, question = m_question](const Found &found) { receiveChanges(question, found); });
}

void ValueCorrection::receiveChanges(int question, const Found &found)
{
    if (question != m_question)
        return;
    m_isWorking = false;
    m_changes->setChanges(found.changes);
    m_table->setColumnHidden(ValueChangesModel::State,
                             std::ranges::none_of(found.changes, &ValueChange::isLeftOut));
    m_form->askAbout(found.changes);
    if (found.plan != m_plan)
        m_preview.reset();
    m_plan = found.plan;
    m_decision = found.decision;
    if (!m_plan.isEmpty())
        m_trial->look(m_plan);
    showState();
}

void ValueCorrection::receivePreview(const CorrectionPlan &plan, const CorrectionPreview &preview)
{
    if (plan != m_plan)
        return;
    m_preview = preview;
    showState();
}

void ValueCorrection::receiveTrouble(const Error &error)
{
    m_session.noteError(error);
    m_trouble = error.sentence;
    showState();
}

void ValueCorrection::correct()
{
    if (isRunning())
        return;
    if (!m_correct->isEnabled())
        return tellWhatIsMissing();
    const auto fault = m_keeping->templateName().isEmpty() ? std::nullopt : faultIn(m_decision);
    if (fault) {
        emit told({Message::Kind::Problem, fault->sentence, {}});
        return;
    }
    begin(Stage::Correcting, tr("Correcting..."));
    m_work->correct(m_plan);
}

/// A key that does nothing would be pressed again and again.
void ValueCorrection::tellWhatIsMissing()
{
    emit told({Message::Kind::Information, whatIsMissing(), {}});
}

QString ValueCorrection::whatIsMissing() const
{
    if (m_awaits != Awaits::Nothing)
        return tr("Intray is still reading the values. Correct once they are shown.");
    const bool isLooking = m_isWorking || (!m_plan.isEmpty() && !m_preview);
    if (isLooking && m_trouble.isEmpty())
        return tr("Intray is still looking for what would change. Correct once the button says how "
                  "many records.");
    return sentence();
}

void ValueCorrection::takeBack()
{
    if (isRunning() || m_made.isEmpty())
        return;
    begin(Stage::TakingBack, tr("Restoring the old values..."));
    m_work->takeBack(m_made.constLast());
}

void ValueCorrection::begin(Stage stage, const QString &words)
{
    m_stage = stage;
    emit told({});
    emit runningChanged();
    showState();
    m_run->begin(words, {});
}

void ValueCorrection::end()
{
    m_stage = Stage::Asking;
    m_run->hide();
    emit runningChanged();
}

void ValueCorrection::cancel()
{
    if (!isRunning())
        return;
    m_work->cancel();
    m_run->beginCancelling(tr("Stopping..."));
}

void ValueCorrection::receiveReport(const CorrectionReport &report)
{
    const bool isBack = m_stage == Stage::TakingBack;
    const bool isMade = !isBack && report.result.isAnythingChanged();
    if (isBack)
        m_keeping->forget(m_made.takeLast());
    if (isMade)
        m_made << report.id;
    m_decision.correction = isMade ? report.id : OperationId();
    if (isMade && !m_keeping->templateName().isEmpty())
        m_keeping->keep(m_decision);
    m_result = messageOf(report, isBack);
    m_session.lookNow();
    m_preview.reset(); // of the values as they were
    m_plan = {};
    end();
    if (m_isListed)
        showChanges(false);
    await(Awaits::SameField);
    emit told(m_result);
    emit corrected();
}

void ValueCorrection::tellKept(const QString &sentence, bool isGood)
{
    if (sentence.isEmpty())
        return;
    m_result.sentence += u' ' + sentence;
    if (!isGood)
        m_result.kind = Message::Kind::Warning;
    emit told(m_result);
}

} // namespace intray
