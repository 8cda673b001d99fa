// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulesform.h"

#include "session/session.h"
#include "ui/common/formrows.h"
#include "ui/common/rights.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/endingrules.h"
#include "ui/supervisor/lockrules.h"
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

RulesForm::RulesForm(Session &session, QWidget *parent)
    : QScrollArea(parent)
    , m_session(session)
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
    auto *form = new QFormLayout(holder);
    form->setContentsMargins(8, 8, 16, 16);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setLabelAlignment(Qt::AlignRight);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_groups << new NameRules(*form, holder, m_name, m_title);
    m_groups << (m_locks = new LockRules(*form, holder));
    m_groups << new EndingRules(*form, holder);
    m_groups << new StepRules(*form, holder);
    m_groups << new SizeRules(*form, holder);
    m_groups << new SearchRules(*form, holder);
    m_groups << new SourceRules(*form, holder, m_session);
    addMembers(*form);
    holder->setMaximumWidth(widest);
    setWidget(holder);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

/// What the widest label and the widest field need beside each other.
static int widthBeside(const QFormLayout &form)
{
    int label = 0;
    int field = 0;
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem *one = form.itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *other = form.itemAt(row, QFormLayout::FieldRole);
        label = std::max(label, one ? one->sizeHint().width() : 0);
        field = std::max(field, other ? other->minimumSize().width() : 0);
    }
    return label + form.horizontalSpacing() + field;
}

// Qt wraps a row by its own label, but gives its field what the widest label of all leaves.
void RulesForm::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    auto *form = static_cast<QFormLayout *>(widget()->layout());
    const QMargins around = form->contentsMargins();
    const int room = std::min(width() - verticalScrollBar()->sizeHint().width(), widest) -
                     around.left() - around.right();
    form->setRowWrapPolicy(widthBeside(*form) > room ? QFormLayout::WrapAllRows
                                                     : QFormLayout::DontWrapRows);
}

// The sentence comes later, so it gets the whole width, see RuleGroup::addNote().
void RulesForm::addMembers(QFormLayout &form)
{
    m_members->setObjectName(QStringLiteral("ruleMembers"));
    m_members->setTextFormat(Qt::PlainText);
    m_members->setWordWrap(true);
    m_users->setObjectName(QStringLiteral("ruleUsers"));
    m_users->setAccessibleName(tr("Users: who may do what"));
    form.addRow(tr("Who works here"), m_users);
    form.addRow(m_members);
}

void RulesForm::fill(const Queue &rules, const QList<Queue> &queues)
{
    m_rules = rules;
    m_queues = queues;
    m_filling = true;
    for (RuleGroup *group : std::as_const(m_groups))
        group->show(rules, queues);
    m_filling = false;
    showWhetherNameCanChange();
    m_locks->forgetProposal();
    check();
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
    fill(rules, queues);
    if (isAnother)
        verticalScrollBar()->setValue(0);
}

void RulesForm::showNew(const QList<Queue> &queues)
{
    m_isNew = true;
    fill(Queue(), queues);
    verticalScrollBar()->setValue(0);
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
    for (RuleGroup *group : std::as_const(m_groups))
        group->showFaults(all);
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
    if (QWidget *field = fieldOf(all.first().rule)) {
        field->setFocus();
        ensureWidgetVisible(field);
    }
}

void RulesForm::propose(const HandlingTimes &times)
{
    m_locks->propose(times);
}

void RulesForm::showMembers(const QString &words)
{
    m_members->setText(words);
    offer(m_users, true, whyNotAllowed(m_session, {Role::Administrator}));
}

} // namespace intray
