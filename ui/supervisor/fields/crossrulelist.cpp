// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/crossrulelist.h"

#include "lists/celltext.h"
#include "schema/schemaconditions.h"
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
    column->addStretch(0);
}

static QString wordsFor(const QJsonValue &json)
{
    const auto rule = CrossRule::from(json);
    return rule ? cellText(rule->name()) : CrossRuleList::tr("(unknown rule)");
}

/// What JSON Schema's own "if" and "then" say.
static QStringList conditionsOf(const QJsonObject &schema)
{
    const QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    SchemaConditions::Fields fields;
    for (auto field = properties.begin(); field != properties.end(); ++field)
        fields.insert(field.key(), FieldRules(field.value().toObject(), false));
    QStringList words;
    for (const QString &one : SchemaConditions::of(schema).inWords(fields))
        words << cellText(one);
    return words;
}

bool CrossRuleList::isOurs(int row) const
{
    return row >= 0 && row < m_editing.schema().rules().size();
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
        m_list->addItems(conditionsOf(m_editing.schema().json()));
        m_list->setCurrentRow(m_isNew ? -1 : std::min(before, m_list->count() - 1));
    }
    m_form->setFields(m_editing.schema().fields());
    showChosen();
}

void CrossRuleList::showChosen()
{
    const int row = m_list->currentRow();
    const bool isEditable = m_isNew || isOurs(row);
    m_remove->setEnabled(isEditable);
    m_form->setVisible(isEditable);
    constexpr int linesOverForm = 8;
    m_list->setMaximumHeight(isEditable ? linesOverForm * m_list->fontMetrics().height()
                                        : QWIDGETSIZE_MAX);
    if (isOurs(row) && !m_isNew) {
        const EditedRule chosen = ruleIn(m_editing.schema().rules().at(row).toObject());
        if (m_form->rule() != chosen)
            m_form->showRule(chosen);
    }
    showWhy();
}

// An old rule that says nothing for the moment stays what it was.
void CrossRuleList::showWhy()
{
    m_why->setText(m_isNew || isOurs(m_list->currentRow()) ? whyIncomplete(m_form->rule())
                   : m_list->currentRow() >= 0
                       ? tr("This stands in the schema itself, as “if” and “then” of JSON Schema. "
                            "To change it, export the fields and rules to a file, change it there "
                            "and import the file.")
                       : tr("No rule looks at two fields yet, such as a ZIP code that belongs to a "
                            "city. “New rule” adds one; “Proposals” looks for what holds in the "
                            "records."));
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
