// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulesform.h"

#include "session/session.h"
#include "ui/common/formrows.h"
#include "ui/common/rights.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/endingrules.h"
#include "ui/supervisor/eyerules.h"
#include "ui/supervisor/lockrules.h"
#include "ui/supervisor/rulefold.h"
#include "ui/supervisor/rulesentences.h"
#include "ui/supervisor/searchrules.h"
#include "ui/supervisor/sizerules.h"
#include "ui/supervisor/sourcerules.h"
#include "ui/supervisor/steprules.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

namespace intray {

/// The names of a queue, as the first of its rules.
class NameRules : public RuleGroup
{
public:
    NameRules(QFormLayout &form, QWidget *holder, QLineEdit *name, QLineEdit *title)
        : RuleGroup(form, holder)
        , m_name(name)
        , m_title(title)
    {
        addRow(QCoreApplication::translate("RulesForm", "Name"), name, Rule::Name);
        addRow(QCoreApplication::translate("RulesForm", "Title"), title);
        connect(name, &QLineEdit::textChanged, this, &RuleGroup::changed);
        connect(title, &QLineEdit::textChanged, this, &RuleGroup::changed);
    }

    void show(const Queue &rules, const QList<Queue> &) override
    {
        m_name->setText(rules.name);
        m_title->setText(rules.title);
        m_title->setPlaceholderText(rules.name);
    }
    void put(Queue &rules) const override
    {
        rules.name = m_name->text().trimmed();
        rules.title = m_title->text().trimmed();
    }

private:
    QLineEdit *m_name;
    QLineEdit *m_title;
};

RulesForm::RulesForm(Session &session, WindowSettings &settings, QWidget *parent)
    : QScrollArea(parent)
    , m_session(session)
    , m_opened(settings, QStringLiteral("queues/opened"))
    , m_name(new QLineEdit(this))
    , m_title(new QLineEdit(this))
    , m_members(new QLabel(this))
    , m_users(new QPushButton(tr("Users..."), this))
{
    setObjectName(QStringLiteral("rulesForm"));
    build();
    for (RuleGroup *group : std::as_const(m_groups))
        connect(group, &RuleGroup::changed, this, &RulesForm::check);
    connect(m_users, &QPushButton::clicked, this, &RulesForm::usersWanted);
}

void RulesForm::build()
{
    m_name->setObjectName(QStringLiteral("ruleName"));
    m_title->setObjectName(QStringLiteral("ruleTitle"));
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    setWidget(holder);
    setWidgetResizable(true);
    addFolds();
    addGroups();
    alignFields();
    column->addStretch(1);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false); // the sheet below is the ground
    holder->setAutoFillBackground(false);
}

RuleFold *RulesForm::addFold(const QString &key, const QString &name, Sentence sentence)
{
    auto *fold = new RuleFold(key, name, widget());
    widget()->layout()->addWidget(fold);
    m_opened.add(fold);
    m_folds.emplaceBack(fold, std::move(sentence));
    return fold;
}

void RulesForm::addFolds()
{
    m_people = addFold(QStringLiteral("people"), tr("Name and people"),
                       [this](const Queue &rules) { return sentenceOnName(rules, m_names); });
    m_time = addFold(QStringLiteral("time"), tr("Time"), sentenceOnTime);
    m_endings = addFold(QStringLiteral("endings"), tr("How an item ends"), sentenceOnEndings);
    m_next = addFold(QStringLiteral("next"), tr("What comes next"), sentenceOnNext);
    m_eyes = addFold(QStringLiteral("eyes"), tr("What needs eyes"), sentenceOnEyes);
    m_deliveries = addFold(QStringLiteral("deliveries"), tr("Deliveries"),
                           [this](const Queue &) { return m_delivered; });
    m_deliveredLines = sentenceLabel({}, m_deliveries);
    m_deliveredLines->setObjectName(QStringLiteral("ruleDeliveries"));
    m_deliveredLines->setTextFormat(Qt::PlainText);
    m_deliveredLines->setContentsMargins(0, room::within, 0, room::between);
    m_deliveries->form().addRow(m_deliveredLines);
    m_rest = addFold(QStringLiteral("advanced"), tr("Advanced"), sentenceOnTheRest);
}

void RulesForm::addGroups()
{
    m_groups << new NameRules(m_people->form(), m_people, m_name, m_title);
    m_groups << (m_locks = new LockRules(m_time->form(), m_rest->form(), m_time));
    m_groups << new EndingRules(m_endings->form(), m_endings);
    m_groups << new StepRules(m_next->form(), m_rest->form(), m_next);
    m_groups << new EyeRules(m_eyes->form(), m_eyes, m_session);
    m_groups << new SizeRules(m_rest->form(), m_rest);
    m_groups << new SearchRules(m_rest->form(), m_rest);
    m_groups << new SourceRules(m_rest->form(), m_rest, m_session);
    addMembers(m_people->form());
}

void RulesForm::alignFields()
{
    int widest = 0;
    for (const auto &[fold, sentence] : std::as_const(m_folds))
        widest = std::max(widest, fold->widestLabel());
    for (const auto &[fold, sentence] : std::as_const(m_folds)) {
        fold->setLabels(widest);
        fold->form().setVerticalSpacing(0); // a row has the room around its field
        fold->form().setLabelAlignment(Qt::AlignLeading | Qt::AlignTop); // in its first line
    }
}

Queue RulesForm::stored() const
{
    return m_isNew ? rules() : m_session.queueNamed(m_rules.name);
}

void RulesForm::showSentences()
{
    const Queue before = stored();
    const Queue now = rules();
    for (const auto &[fold, sentence] : std::as_const(m_folds))
        fold->showWhatIsSet(sentence(before), sentence(now));
}

void RulesForm::reveal(const QList<RuleFault> &faults)
{
    for (const RuleFault &fault : faults) {
        const QWidget *field = fieldOf(fault.rule);
        m_opened.openThatOf(field);
    }
}

void RulesForm::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    for (const auto &[fold, sentence] : std::as_const(m_folds))
        fold->wrapWhereNarrow(width() - verticalScrollBar()->sizeHint().width());
}

void RulesForm::addMembers(QFormLayout &form)
{
    m_members->setObjectName(QStringLiteral("ruleMembers"));
    m_members->setTextFormat(Qt::PlainText);
    m_members->setWordWrap(true);
    m_members->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_users->setObjectName(QStringLiteral("ruleUsers"));
    m_users->setAccessibleName(tr("Users: who may do what"));
    QWidget *users = inOneLine({m_users}, this);
    users->setFixedHeight(heightOf(Part::FormRow, fontMetrics()));
    static_cast<QBoxLayout *>(users->layout())->addStretch(1);
    form.addRow(labelFor(tr("Who works here"), m_users), users);
    form.addRow(QString(), m_members);
}

void RulesForm::fill(const Queue &rules, const QList<Queue> &queues)
{
    m_rules = rules;
    m_queues = queues;
    m_filling = true;
    showStored();
    for (RuleGroup *group : std::as_const(m_groups))
        group->show(rules, queues);
    m_filling = false;
    showWhetherNameCanChange();
    check();
}

// In the words that the fields themselves have for it.
void RulesForm::showStored()
{
    const Queue before = m_session.queueNamed(m_rules.name);
    for (RuleGroup *group : std::as_const(m_groups)) {
        if (m_isNew)
            group->forgetBefore();
        else
            group->show(before, m_queues);
        if (!m_isNew)
            group->rememberBefore();
    }
}

// Looks like it, too, and can still be read and copied.
void RulesForm::showWhetherNameCanChange()
{
    QPalette colours;
    if (!m_isNew)
        colours.setColor(QPalette::Base, colours.color(QPalette::Window));
    m_name->setPalette(colours);
    m_name->setReadOnly(!m_isNew);
}

void RulesForm::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showWhetherNameCanChange();
}

void RulesForm::show(const Queue &rules, const QList<Queue> &queues)
{
    const bool isAnother = m_isNew || rules.name != m_rules.name;
    m_isNew = false;
    if (isAnother)
        m_locks->forgetProposal();
    fill(rules, queues);
    if (isAnother)
        verticalScrollBar()->setValue(0);
}

void RulesForm::showNew(const Queue &begun, const QList<Queue> &queues)
{
    m_isNew = true;
    m_locks->forgetProposal();
    fill(begun, queues);
    verticalScrollBar()->setValue(0);
    m_people->setOpen(true);
    m_name->setFocus();
}

Queue RulesForm::rules() const
{
    Queue rules = m_rules;
    for (const RuleGroup *group : m_groups)
        group->put(rules);
    return rules;
}

QList<RuleFault> RulesForm::faults() const
{
    return faultsIn(rules(), m_queues);
}

// A new queue is not blamed for the name that nobody has typed yet.
void RulesForm::check()
{
    if (m_filling)
        return;
    QList<RuleFault> all = faults();
    if (m_isNew && m_name->text().isEmpty())
        all.removeIf([](const RuleFault &fault) { return fault.rule == Rule::Name; });
    for (RuleGroup *group : std::as_const(m_groups)) {
        group->showFaults(all);
        group->showWhatChanged();
    }
    reveal(all);
    showSentences();
    emit changed();
}

QWidget *RulesForm::fieldOf(Rule rule) const
{
    for (const RuleGroup *group : m_groups) {
        if (QWidget *field = group->fieldOf(rule))
            return field;
    }
    return nullptr;
}

void RulesForm::focusFault()
{
    const QList<RuleFault> all = faults();
    if (all.isEmpty())
        return;
    reveal(all);
    if (QWidget *field = fieldOf(all.first().rule)) {
        field->setFocus();
        ensureWidgetVisible(field);
    }
}

void RulesForm::propose(const HandlingTimes &times)
{
    m_locks->propose(times);
}

void RulesForm::showDeliveries(const QString &sentence, const QString &lines)
{
    m_delivered = sentence;
    m_deliveredLines->setText(lines);
    m_deliveredLines->setVisible(!lines.isEmpty());
    m_deliveries->showWhatIsSet(m_delivered, m_delivered);
}

void RulesForm::takeDeliveries(QWidget *button)
{
    m_deliveries->form().addRow(button);
}

void RulesForm::showMembers(const QString &words, const QStringList &people)
{
    m_members->setText(words);
    m_names = people;
    showSentences();
    offer(m_users, true, whyNotAllowed(m_session, {Role::Administrator}));
}

} // namespace intray
