// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/crossrulelist.h"

#include "lists/celltext.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/formrows.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/fields/crossruleform.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace intray {

CrossRuleList::CrossRuleList(SchemaEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_list(new QListWidget(this))
    , m_add(new QPushButton(tr("&New rule"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_form(new CrossRuleForm(this))
    , m_why(new TintedLabel(Tint::Dimmed, {}, this))
{
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (m_isNew)
            m_begun = m_form->rule();
        m_isNew = false;
        showChosen();
    });
    connect(m_add, &QPushButton::clicked, this, &CrossRuleList::add);
    connect(m_remove, &QPushButton::clicked, this, &CrossRuleList::remove);
    connect(m_form, &CrossRuleForm::changed, this, &CrossRuleList::take);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &CrossRuleList::showRules);
    showRules();
    m_list->setCurrentRow(0);
    showChosen();
}

void CrossRuleList::build()
{
    m_list->setObjectName(QStringLiteral("crossRules"));
    m_list->setAccessibleName(tr("Rules across fields"));
    m_list->setMaximumHeight(m_list->fontMetrics().height() * 8);
    m_add->setObjectName(QStringLiteral("ruleAdd"));
    m_remove->setObjectName(QStringLiteral("ruleRemove"));
    for (QPushButton *button : {m_add, m_remove})
        button->setAutoDefault(false);
    m_why->setObjectName(QStringLiteral("ruleWhy"));
    m_why->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(inOneLine({m_add, m_remove}, this));
    column->addWidget(m_form);
    column->addWidget(m_why);
    column->addStretch(1);
}

static QString wordsFor(const QJsonValue &json)
{
    const auto rule = CrossRule::from(json);
    return rule ? cellText(rule->name()) : CrossRuleList::tr("(unknown rule)");
}

void CrossRuleList::showRules()
{
    const QJsonArray rules = m_editing.schema().rules();
    {
        const QSignalBlocker quiet(m_list);
        const int before = m_list->currentRow();
        m_list->clear();
        for (const QJsonValue rule : rules)
            m_list->addItem(wordsFor(rule));
        m_list->setCurrentRow(m_isNew ? -1 : std::min(before, m_list->count() - 1));
    }
    m_form->setFields(m_editing.schema().fields());
    showChosen();
}

void CrossRuleList::showChosen()
{
    const int row = m_list->currentRow();
    m_remove->setEnabled(m_isNew || row >= 0);
    m_form->setEnabled(m_isNew || row >= 0);
    if (!m_isNew) {
        const EditedRule chosen = ruleIn(m_editing.schema().rules().at(row).toObject());
        if (m_form->rule() != chosen)
            m_form->showRule(chosen);
    }
    showWhy();
}

// An old rule that says nothing for the moment stays what it was.
void CrossRuleList::showWhy()
{
    m_why->setText(m_form->isEnabled() ? whyIncomplete(m_form->rule()) : QString());
    m_why->setVisible(!m_why->text().isEmpty());
}

void CrossRuleList::add()
{
    m_isNew = true;
    {
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentRow(-1);
    }
    m_form->showRule(m_begun);
    showChosen();
    m_form->setFocus();
}

void CrossRuleList::remove()
{
    if (m_isNew) {
        m_begun = {};
        m_form->showRule(m_begun);
        showWhy();
        return;
    }
    EditedSchema schema = m_editing.schema();
    schema.removeRule(m_list->currentRow());
    m_editing.change(schema);
}

void CrossRuleList::take()
{
    const EditedRule rule = m_form->rule();
    if (!whyIncomplete(rule).isEmpty())
        return showWhy();
    EditedSchema schema = m_editing.schema();
    if (std::exchange(m_isNew, false)) {
        m_begun = {};
        schema.addRule(withRule({}, rule));
        m_editing.change(schema);
        m_list->setCurrentRow(m_list->count() - 1);
        return;
    }
    const int row = m_list->currentRow();
    schema.setRule(row, withRule(schema.rules().at(row).toObject(), rule));
    m_editing.change(schema, QStringLiteral("rule/%1").arg(row));
}

} // namespace intray
