// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/sizerules.h"

#include "ui/supervisor/unitedit.h"

namespace intray {

static UnitEdit *sizeField(const QString &name, const QString &about, QWidget *parent)
{
    constexpr int most = 1024 * 1024 * 1024;
    const QList<UnitEdit::Unit> units{{SizeRules::tr("bytes"), 1},
                                      {SizeRules::tr("KB"), 1024},
                                      {SizeRules::tr("MB"), 1024 * 1024}};
    return new UnitEdit(name, about, {}, units, most, parent);
}

SizeRules::SizeRules(QFormLayout &form, QWidget *holder)
    : RuleGroup(form, holder)
    , m_record(sizeField(QStringLiteral("ruleLargestRecord"), tr("Largest record"), holder))
    , m_field(sizeField(QStringLiteral("ruleLargestField"), tr("Largest field"), holder))
{
    m_record->setToolTip(tr("Anything larger is rejected, wherever it comes from."));
    m_field->setToolTip(m_record->toolTip());
    addHeading(tr("Size"));
    addRow(tr("Largest record"), m_record);
    addRow(tr("Largest field"), m_field);
    for (const UnitEdit *size : {m_record, m_field})
        connect(size, &UnitEdit::changed, this, &RuleGroup::changed);
}

void SizeRules::show(const Queue &rules, const QList<Queue> &)
{
    m_record->setAmount(rules.largestRecord);
    m_field->setAmount(rules.largestField);
}

void SizeRules::put(Queue &rules) const
{
    rules.largestRecord = m_record->amount();
    rules.largestField = m_field->amount();
}

} // namespace intray
