// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/steprules.h"

#include "lists/celltext.h"
#include "schema/recordschema.h"
#include "ui/common/plaintable.h"
#include "ui/common/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHash>
#include <QListWidget>
#include <QSpinBox>

namespace intray {

StepRules::StepRules(QFormLayout &form, QFormLayout &advanced, QWidget *holder)
    : RuleGroup(form, holder)
    , m_next(new QComboBox(holder))
    , m_otherHands(new QCheckBox(tr("Not the person who did the previous step"), holder))
    , m_share(new QSpinBox(holder))
    , m_blind(new QListWidget(holder))
    , m_decide(new QComboBox(holder))
{
    build(advanced);
    connect(m_next, &QComboBox::currentIndexChanged, this, &RuleGroup::changed);
    connect(m_otherHands, &QCheckBox::toggled, this, &RuleGroup::changed);
    connect(m_share, &QSpinBox::valueChanged, this, &RuleGroup::changed);
    connect(m_blind, &QListWidget::itemChanged, this, &RuleGroup::changed);
    connect(m_decide, &QComboBox::currentIndexChanged, this, &RuleGroup::changed);
}

void StepRules::build(QFormLayout &advanced)
{
    m_next->setObjectName(QStringLiteral("ruleNext"));
    m_otherHands->setObjectName(QStringLiteral("ruleOtherHands"));
    m_share->setObjectName(QStringLiteral("ruleShare"));
    m_share->setRange(1, 100);
    m_share->setSuffix(tr(" %"));
    m_share->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_share->setToolTip(tr("Of what the previous step completes; the rest skips this queue."));
    m_blind->setObjectName(QStringLiteral("ruleBlind"));
    makePlain(m_blind);
    constexpr int rowsSeen = 4; // whole ones
    m_blind->setFixedHeight(rowsSeen * heightOf(Part::TableRow, m_blind->fontMetrics()));
    m_blind->setToolTip(tr("A second person keys these fields without seeing the first values."));
    m_decide->setObjectName(QStringLiteral("ruleDecide"));
    m_decide->setToolTip(tr("Where the two differ, a third person decides in this queue."));
    for (QComboBox *choice : {m_next, m_decide})
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addRow(tr("Completed items go on to"), m_next, Rule::NextQueue);
    addRow(tr("Different person"), m_otherHands);
    goOnIn(advanced);
    addRow(tr("Share that comes here"), m_share, Rule::Share);
    addRow(tr("Second keying"), m_blind, Rule::BlindFields);
    addRow(tr("Decided in"), m_decide, Rule::DecideQueue);
}

static void fill(QComboBox *choice, const QString &none, const QString &chosen, const Queue &rules,
                 const QList<Queue> &queues)
{
    choice->clear();
    choice->addItem(none, QString());
    for (const Queue &queue : queues) {
        if (queue.name != rules.name)
            choice->addItem(queue.displayTitle(), queue.name);
    }
    choice->setCurrentIndex(std::max(0, choice->findData(chosen)));
}

void StepRules::show(const Queue &rules, const QList<Queue> &queues)
{
    fill(m_next, tr("nowhere"), rules.nextQueue, rules, queues);
    fill(m_decide, tr("nowhere"), rules.decideQueue, rules, queues);
    m_otherHands->setChecked(rules.otherHands);
    m_share->setValue(rules.share);
    showBlindFields(rules);
}

// A field that the schema does not know (any more) stays, until somebody takes it away.
void StepRules::showBlindFields(const Queue &rules)
{
    m_blind->clear();
    QStringList names = rules.blindFields;
    QHash<QString, QString> labels;
    if (const auto schema = RecordSchema::of(rules)) {
        for (const Field &field : schema->fields()) {
            names << field.name;
            labels.insert(field.name, field.label);
        }
    }
    names.removeDuplicates();
    for (const QString &name : std::as_const(names)) {
        auto *row = new QListWidgetItem(cellText(labels.value(name, name)), m_blind);
        row->setData(Qt::UserRole, name);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(rules.blindFields.contains(name) ? Qt::Checked : Qt::Unchecked);
    }
}

void StepRules::put(Queue &rules) const
{
    rules.nextQueue = m_next->currentData().toString();
    rules.decideQueue = m_decide->currentData().toString();
    rules.otherHands = m_otherHands->isChecked();
    rules.share = m_share->value();
    QStringList blind;
    for (int row = 0; row < m_blind->count(); ++row) {
        if (m_blind->item(row)->checkState() == Qt::Checked)
            blind << m_blind->item(row)->data(Qt::UserRole).toString();
    }
    rules.blindFields = blind;
}

} // namespace intray
