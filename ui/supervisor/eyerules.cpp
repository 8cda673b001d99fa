// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/eyerules.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include <cmath>

namespace intray {

constexpr double ofAMillion = 10'000; // of a percent

EyeRules::EyeRules(QFormLayout &form, QWidget *holder)
    : RuleGroup(form, holder)
    , m_order(new QCheckBox(tr("The most doubtful record first"), holder))
    , m_mostWrong(new QDoubleSpinBox(holder))
    , m_sure(new QSpinBox(holder))
    , m_plantEvery(new QSpinBox(holder))
{
    build();
    connect(m_order, &QCheckBox::toggled, this, &RuleGroup::changed);
    connect(m_mostWrong, &QDoubleSpinBox::valueChanged, this, &RuleGroup::changed);
    connect(m_mostWrong, &QDoubleSpinBox::valueChanged, m_sure,
            [this](double most) { m_sure->setEnabled(most > 0); });
    connect(m_sure, &QSpinBox::valueChanged, this, &RuleGroup::changed);
    connect(m_plantEvery, &QSpinBox::valueChanged, this, &RuleGroup::changed);
}

void EyeRules::build()
{
    m_order->setObjectName(QStringLiteral("ruleDoubtfulFirst"));
    m_order->setToolTip(tr("Within a priority. Otherwise the oldest comes first."));
    m_mostWrong->setObjectName(QStringLiteral("ruleMostWrong"));
    m_mostWrong->setRange(0, 50);
    m_mostWrong->setSingleStep(0.1);
    m_mostWrong->setDecimals(2);
    m_mostWrong->setSuffix(tr(" %"));
    m_mostWrong->setSpecialValueText(tr("every record is opened"));
    m_mostWrong->setToolTip(tr("Of the fields of a delivery. The least doubtful records then end "
                               "without being opened, except for a random sample."));
    m_sure->setObjectName(QStringLiteral("ruleSure"));
    m_sure->setRange(50, 99);
    m_sure->setSuffix(tr(" %"));
    m_plantEvery->setObjectName(QStringLiteral("rulePlantEvery"));
    m_plantEvery->setRange(leastPlantEvery - 1, mostPlantEvery);
    m_plantEvery->setPrefix(tr("one in "));
    m_plantEvery->setSpecialValueText(tr("none"));
    m_plantEvery->setToolTip(tr("On the screen only. It tells how much people overlook; what one "
                                "person overlooks is told to that person alone."));
    for (QWidget *number : {static_cast<QWidget *>(m_mostWrong), static_cast<QWidget *>(m_sure),
                            static_cast<QWidget *>(m_plantEvery)})
        number->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    addRow(tr("Order"), m_order);
    addRow(tr("Fields that may stay wrong"), m_mostWrong, Rule::LetPass);
    addRow(tr("How sure"), m_sure);
    addRow(tr("Planted slips"), m_plantEvery, Rule::PlantEvery);
}

void EyeRules::show(const Queue &rules, const QList<Queue> &)
{
    m_order->setChecked(rules.doubtfulFirst);
    m_mostWrong->setValue(rules.letPass ? rules.letPass->mostWrong / ofAMillion : 0);
    m_sure->setValue(rules.letPass.value_or(PassRule()).surePercent);
    m_plantEvery->setValue(rules.plantEvery.value_or(m_plantEvery->minimum()));
}

void EyeRules::put(Queue &rules) const
{
    rules.doubtfulFirst = m_order->isChecked();
    rules.letPass.reset();
    if (const auto most = int(std::lround(m_mostWrong->value() * ofAMillion)); most > 0)
        rules.letPass = PassRule{most, m_sure->value()};
    rules.plantEvery.reset();
    if (m_plantEvery->value() > m_plantEvery->minimum())
        rules.plantEvery = m_plantEvery->value();
}

} // namespace intray
