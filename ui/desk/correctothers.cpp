// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/correctothers.h"

#include "lists/celltext.h"
#include "schema/fieldnamed.h"
#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/session.h"
#include "ui/common/rights.h"
#include "ui/lists/correctdialog.h"
#include "verify/values/alikevalues.h"

#include <QLocale>
#include <QPointer>
#include <QWidget>
#include <QtConcurrentRun>

#include <utility>

namespace intray {

CorrectOthers::CorrectOthers(Desk &desk, Session &session, QWidget *page)
    : QObject(page)
    , m_desk(desk)
    , m_session(session)
    , m_page(page)
{
    connect(&m_desk.suggestions(), &DeskSuggestions::taken, this, &CorrectOthers::look);
    connect(&m_desk.record(), &RecordInWork::edited, this, &CorrectOthers::forgetTakenBack);
    connect(&m_desk, &Desk::recordChanged, this, [this] {
        if (m_desk.item().id != m_item)
            forget();
    });
    connect(&m_session, &Session::databaseReplaced, this, [this] {
        forget();
        m_desk.tellOfOthers({});
    });
}

void CorrectOthers::forget()
{
    ++m_question;
    m_made.clear();
    m_isAskedTooEarly = false;
    m_plan = {};
    m_told.clear();
    m_reading.reset();
    m_trial.reset();
}

void CorrectOthers::look(const QList<CorrectionWish> &made)
{
    forget();
    m_desk.tellOfOthers({});
    const Queue queue = m_session.queueNamed(m_desk.item().queue);
    if (made.isEmpty() || !queue.adoptedTable().isEmpty())
        return;
    m_item = m_desk.item().id;
    m_queue = queue.name;
    m_made = made;
    m_plan = made.constFirst();
    m_reading = std::make_unique<ValueReading>(m_session.login(), m_session.identity());
    connect(m_reading.get(), &ValueReading::found, this,
            [this](const FieldOfQueue &, const ValueTable &table) { findAlike(table.values); });
    connect(m_reading.get(), &ValueReading::failed, this, [this] { findAlike({}); });
    m_trial = std::make_unique<CorrectionTrial>(m_session.login(), m_session.identity(), m_queue);
    connect(m_trial.get(), &CorrectionTrial::found, this, &CorrectOthers::tell);
    connect(m_trial.get(), &CorrectionTrial::failed, this, [this] { tell(m_plan, {}); });
    lookAtNext();
}

void CorrectOthers::lookAtNext()
{
    if (!m_made.isEmpty())
        return m_reading->read({m_queue, m_made.constFirst().field});
    const bool isAwaited = std::exchange(m_isAskedTooEarly, false) && m_desk.item().id == m_item;
    if (isAwaited && m_told.isEmpty())
        m_desk.inform(tr("No other open record would come right in the same way."));
    m_desk.lookAtMessage();
}

void CorrectOthers::findAlike(const QList<FieldValue> &values)
{
    const auto find = [made = m_made.constFirst(), values,
                       byExample = m_desk.suggestions().byExample(m_queue)] {
        return alikeTo(made, values, byExample);
    };
    answer(QtConcurrent::run(find), this,
           [this, question = m_question](const CorrectionPlan &plan) {
               if (question == m_question)
                   count(plan);
           });
}

void CorrectOthers::count(const CorrectionPlan &plan)
{
    m_plan = plan;
    m_trial->look(plan);
}

void CorrectOthers::tell(const CorrectionPlan &plan, const CorrectionPreview &preview)
{
    if (plan != m_plan || m_made.isEmpty())
        return;
    const CorrectionWish made = m_made.takeFirst();
    if (preview.open == 0) { // nobody is asked about none; one's own is locked
        m_plan = {};
        m_plan.field = made.field;
    }
    if (preview.open > 0 && stands(made)) {
        m_told.append({made, plan, preview.open});
        say();
    }
    lookAtNext();
}

bool CorrectOthers::stands(const CorrectionWish &made) const
{
    return m_desk.item().id == m_item && m_desk.record().text(made.field) != made.from;
}

void CorrectOthers::forgetTakenBack()
{
    if (m_told.removeIf([this](const Told &one) { return !stands(one.made); }) > 0)
        say();
}

QString CorrectOthers::labelOf(const QString &field) const
{
    const Field *known = fieldNamed(m_desk.record().fields(), field);
    return known ? known->label : field;
}

void CorrectOthers::say()
{
    if (m_told.isEmpty())
        return m_desk.tellOfOthers({});
    if (m_told.size() == 1)
        return m_desk.tellOfOthers(tr("%n other open record(s) would come right in the same way.",
                                      nullptr, static_cast<int>(m_told.constFirst().open)));
    QStringList fields;
    for (const Told &one : std::as_const(m_told))
        fields << tr("%1 (%2)").arg(cellText(labelOf(one.plan.field), 40),
                                    QLocale().toString(one.open));
    m_desk.tellOfOthers(tr("Other open records would come right in the same way, which are shown "
                           "field by field: %1.")
                            .arg(fields.join(QStringLiteral(", "))));
}

/// The dialog of one field is closed: the next one is offered.
void CorrectOthers::goOn()
{
    if (m_told.size() < 2)
        return;
    m_told.removeFirst();
    say();
}

void CorrectOthers::sayThatItSearches()
{
    m_isAskedTooEarly = true;
    m_desk.explainWhile(tr("The other open records are still being searched. What is found is told "
                           "here."),
                        [others = QPointer(this)] { return others && !others->m_made.isEmpty(); });
}

void CorrectOthers::open()
{
    if (m_told.isEmpty() && !m_made.isEmpty())
        return sayThatItSearches();
    const QString never = whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator});
    if (!never.isEmpty() && m_told.isEmpty())
        return m_desk.inform(never);
    const CorrectionPlan plan = m_told.isEmpty() ? m_plan : m_told.constFirst().plan;
    const QString queue = plan.field.isEmpty() ? m_desk.queue().name : m_queue;
    auto *dialog = new CorrectDialog(m_session, m_session.queueNamed(queue), plan, m_page);
    connect(dialog, &QDialog::finished, this, [this, question = m_question] {
        if (question == m_question)
            goOn();
    });
    connect(dialog, &CorrectDialog::ended, this,
            [this](const QString &sentence) { m_desk.inform(sentence); });
    dialog->open();
}

} // namespace intray
