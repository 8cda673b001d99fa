// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulegroup.h"

#include "ui/common/formrows.h"
#include "ui/common/tintedlabel.h"

#include <QFormLayout>
#include <QLabel>

namespace intray {

RuleGroup::RuleGroup(QFormLayout &form, QWidget *holder)
    : QObject(holder)
    , m_form(&form)
    , m_holder(holder)
{
}

void RuleGroup::goOnIn(QFormLayout &form)
{
    m_form = &form;
}

void RuleGroup::addHeading(const QString &text)
{
    auto *heading = new QLabel(text, m_holder);
    heading->setTextFormat(Qt::PlainText);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setContentsMargins(0, 12, 0, 0);
    m_form->addRow(heading);
}

// A tall window would else give its room to the row of a list that has a height of its own.
static void keepHeight(QWidget *field)
{
    QSizePolicy policy = field->sizePolicy();
    if (field->minimumHeight() != field->maximumHeight())
        return;
    policy.setVerticalPolicy(QSizePolicy::Fixed);
    field->setSizePolicy(policy);
}

void RuleGroup::addRow(const QString &label, QWidget *field)
{
    keepHeight(field);
    m_form->addRow(labelFor(label, field), field);
}

void RuleGroup::addRow(const QString &label, QWidget *field, Rule rule)
{
    auto *fault = new TintedLabel(Tint::Fault, {}, m_holder);
    fault->setObjectName(field->objectName() + QStringLiteral("Fault"));
    fault->setWordWrap(true);
    fault->hide();
    keepHeight(field);
    auto *title = labelFor(label, field);
    m_form->addRow(title, inOneColumn({field, fault}, m_holder));
    m_fields.insert(rule, field);
    m_faults.insert(rule, fault);
}

void RuleGroup::addNote(QWidget *note)
{
    // Over the whole width: a text that comes later beside the labels stays as low as it was laid
    // out first.
    m_form->addRow(note);
}

void RuleGroup::showFaults(const QList<RuleFault> &faults)
{
    for (auto fault = m_faults.begin(); fault != m_faults.end(); ++fault) {
        const auto found = std::find_if(faults.begin(), faults.end(), [&](const RuleFault &one) {
            return one.rule == fault.key();
        });
        const QString sentence = found == faults.end() ? QString() : found->sentence;
        fault.value()->setText(sentence);
        fault.value()->setVisible(!sentence.isEmpty());
        m_fields.value(fault.key())->setAccessibleDescription(sentence);
    }
}

} // namespace intray
