// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/crossruleform.h"

#include "ui/common/formrows.h"
#include "ui/supervisor/fields/conditionrows.h"
#include "ui/supervisor/fields/fieldslots.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace intray {

constexpr int mostFields = 4;
static const QStringList signs{QStringLiteral("<"), QStringLiteral("<="), QStringLiteral("=")};

CrossRuleForm::CrossRuleForm(QWidget *parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
    , m_pages(new QStackedWidget(this))
    , m_sentence(new QLineEdit(this))
{
    m_names.setStringList({QString()});
    m_kind->setObjectName(QStringLiteral("ruleKind"));
    m_kind->addItems({tr("One field is not after, or not more than, another"),
                      tr("If one field is ..., another is ..."),
                      tr("If some fields are equal, others are equal"),
                      tr("Different in every record")});
    m_sentence->setObjectName(QStringLiteral("ruleSentence"));
    m_sentence->setPlaceholderText(tr("Intray's default message"));
    m_pages->addWidget(makeComparison());
    m_pages->addWidget(makeCondition());
    m_pages->addWidget(makeDependency());
    m_pages->addWidget(makeUnique());
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(labelFor(tr("&Kind"), m_kind), m_kind);
    form->addRow(m_pages);
    form->addRow(labelFor(tr("&Message"), m_sentence), m_sentence);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addStretch(1);
    connect(m_kind, &QComboBox::currentIndexChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CrossRuleForm::take);
    connect(m_sentence, &QLineEdit::textEdited, this, &CrossRuleForm::take);
}

QComboBox *CrossRuleForm::fieldChoice(const QString &name, const QString &words)
{
    auto *box = new QComboBox(this);
    box->setModel(&m_names);
    box->setObjectName(name);
    box->setAccessibleName(words);
    box->setMinimumContentsLength(10);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::currentIndexChanged, this, &CrossRuleForm::take);
    return box;
}

QWidget *CrossRuleForm::makeComparison()
{
    m_first = fieldChoice(QStringLiteral("ruleFirst"), tr("First field"));
    m_second = fieldChoice(QStringLiteral("ruleSecond"), tr("Second field"));
    m_sign = new QComboBox(this);
    m_sign->setObjectName(QStringLiteral("ruleSign"));
    m_sign->setAccessibleName(tr("Comparison"));
    m_sign->addItems({tr("comes before, or is less than"), tr("is not after, or not more than"),
                      tr("is the same as")});
    connect(m_sign, &QComboBox::currentIndexChanged, this, &CrossRuleForm::take);
    return inOneColumn({m_first, m_sign, m_second}, this);
}

QWidget *CrossRuleForm::makeCondition()
{
    m_when = new ConditionRows(m_names, QStringLiteral("ruleWhen"), mostFields, this);
    m_then = new ConditionRows(m_names, QStringLiteral("ruleThen"), mostFields, this);
    connect(m_when, &ConditionRows::changed, this, &CrossRuleForm::take);
    connect(m_then, &ConditionRows::changed, this, &CrossRuleForm::take);
    return inOneColumn({new QLabel(tr("If"), this), m_when, new QLabel(tr("then"), this), m_then},
                       this);
}

QWidget *CrossRuleForm::makeDependency()
{
    m_equal = new FieldSlots(m_names, QStringLiteral("ruleEqual"), mostFields, this);
    m_determined = new FieldSlots(m_names, QStringLiteral("ruleDetermined"), mostFields, this);
    connect(m_equal, &FieldSlots::changed, this, &CrossRuleForm::take);
    connect(m_determined, &FieldSlots::changed, this, &CrossRuleForm::take);
    return inOneColumn({new QLabel(tr("Where these are equal:"), this), m_equal,
                        new QLabel(tr("these are equal, too:"), this), m_determined},
                       this);
}

QWidget *CrossRuleForm::makeUnique()
{
    m_unique = new FieldSlots(m_names, QStringLiteral("ruleUnique"), mostFields, this);
    connect(m_unique, &FieldSlots::changed, this, &CrossRuleForm::take);
    return inOneColumn({new QLabel(tr("No two records have the same"), this), m_unique}, this);
}

void CrossRuleForm::setFields(const QStringList &fields)
{
    if (m_names.stringList().mid(1) == fields)
        return;
    const EditedRule shown = rule();
    m_showing = true;
    m_names.setStringList(QStringList{QString()} + fields);
    m_showing = false;
    showRule(shown);
}

void CrossRuleForm::showRule(const EditedRule &rule)
{
    m_showing = true;
    m_kind->setCurrentIndex(int(rule.kind));
    const auto choose = [&](QComboBox *box, const QString &field) {
        box->setCurrentIndex(std::max(0, box->findText(field)));
    };
    const bool isComparison = rule.kind == CrossRule::Kind::Comparison;
    choose(m_first, isComparison ? rule.fields.value(0) : QString());
    choose(m_second, isComparison ? rule.fields.value(1) : QString());
    m_sign->setCurrentIndex(std::max(0, int(signs.indexOf(rule.sign))));
    m_when->showConditions(rule.when);
    m_then->showConditions(rule.then);
    m_equal->showFields(rule.kind == CrossRule::Kind::Dependency ? rule.fields : QStringList());
    m_determined->showFields(rule.determined);
    m_unique->showFields(rule.kind == CrossRule::Kind::Unique ? rule.fields : QStringList());
    if (m_sentence->text() != rule.sentence)
        m_sentence->setText(rule.sentence);
    m_showing = false;
}

EditedRule CrossRuleForm::rule() const
{
    EditedRule rule;
    rule.kind = CrossRule::Kind(m_kind->currentIndex());
    rule.sentence = m_sentence->text();
    switch (rule.kind) {
    case CrossRule::Kind::Comparison:
        rule.fields = {m_first->currentText(), m_second->currentText()};
        rule.sign = signs.value(m_sign->currentIndex());
        break;
    case CrossRule::Kind::Condition:
        rule.when = m_when->conditions();
        rule.then = m_then->conditions();
        break;
    case CrossRule::Kind::Dependency:
        rule.fields = m_equal->fields();
        rule.determined = m_determined->fields();
        break;
    case CrossRule::Kind::Unique:
        rule.fields = m_unique->fields();
        break;
    }
    return rule;
}

void CrossRuleForm::take()
{
    if (!m_showing)
        emit changed();
}

} // namespace intray
