// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/crossrulelist.h"

#include "lists/celltext.h"
#include "schema/schemaconditions.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/emptyplace.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/fields/crossruleform.h"
#include "ui/supervisor/fields/sentencecell.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace intray {

CrossRuleList::CrossRuleList(SchemaEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_list(new QTreeWidget(this))
    , m_add(LineButton::make(LineButton::Rank::Usual, tr("&New rule"), "ruleAdd", this))
    , m_remove(LineButton::make(LineButton::Rank::Quiet, tr("&Remove"), "ruleRemove", this))
    , m_form(new CrossRuleForm(this))
    , m_empty(new EmptyPlace(this))
    , m_why(new TintedLabel(Tint::Dimmed, {}, this))
{
    build();
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        if (m_isNew)
            m_begun = m_form->rule();
        m_isNew = false;
        showChosen();
    });
    connect(m_add, &LineButton::clicked, this, &CrossRuleList::add);
    connect(m_empty, &EmptyPlace::nextWanted, this, &CrossRuleList::add);
    connect(m_remove, &LineButton::clicked, this, &CrossRuleList::remove);
    connect(m_form, &CrossRuleForm::changed, this, &CrossRuleList::take);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &CrossRuleList::showRules);
    showRules();
    choose(0);
    showChosen();
}

int CrossRuleList::chosen() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void CrossRuleList::choose(int row)
{
    m_list->setCurrentItem(m_list->topLevelItem(row));
}

LineButton *CrossRuleList::nextStep() const
{
    return m_empty->isHidden() ? nullptr : m_empty->button();
}

void CrossRuleList::build()
{
    m_list->setObjectName(QStringLiteral("crossRules"));
    m_list->setAccessibleName(tr("Rules across fields"));
    makePlain(m_list);
    m_list->setHeaderHidden(true);
    m_list->header()->setStretchLastSection(true);
    wrapSentences(m_list, 0);
    m_empty->setObjectName(QStringLiteral("crossRulesEmpty"));
    m_empty->showPlace(tr("No rule looks at two fields yet."),
                       tr("Such a rule says that a ZIP code belongs to a city, or that one day is "
                          "before another. “Proposals” looks for what holds in the records."),
                       {tr("&New rule"), {}, QStringLiteral("list-add")});
    m_why->setObjectName(QStringLiteral("ruleWhy"));
    m_why->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_buttons = inLines({m_add, m_remove}, this));
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
        const int before = chosen();
        m_list->clear();
        QStringList words;
        for (const QJsonValue rule : rules)
            words << wordsFor(rule);
        for (const QString &one : words + conditionsOf(m_editing.schema().json()))
            m_list->addTopLevelItem(new QTreeWidgetItem({one}));
        choose(m_isNew ? -1 : std::min(before, m_list->topLevelItemCount() - 1));
    }
    m_form->setFields(m_editing.schema().fields());
    showChosen();
}

void CrossRuleList::showChosen()
{
    const int row = chosen();
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
    const bool isForm = m_isNew || isOurs(chosen());
    m_why->setText(isForm          ? whyIncomplete(m_form->rule())
                   : chosen() >= 0 ? tr("This rule came with the file of the fields and rules. To "
                                        "change it, export them to a file, change it there and "
                                        "import the file.")
                                   : QString());
    m_why->setVisible(!m_why->text().isEmpty());
    showPlace();
}

void CrossRuleList::showPlace()
{
    const bool isEmpty = m_list->topLevelItemCount() == 0 && !m_isNew;
    m_empty->setVisible(isEmpty);
    for (QWidget *one : {static_cast<QWidget *>(m_list), m_buttons})
        one->setVisible(!isEmpty);
    emit placeChanged();
}

void CrossRuleList::add()
{
    m_isNew = true;
    {
        const QSignalBlocker quiet(m_list);
        choose(-1);
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
    schema.removeRule(chosen());
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
        choose(m_list->topLevelItemCount() - 1);
        return;
    }
    const int row = chosen();
    schema.setRule(row, withRule(schema.rules().at(row).toObject(), rule));
    m_editing.change(schema, QStringLiteral("rule/%1").arg(row));
}

} // namespace intray
