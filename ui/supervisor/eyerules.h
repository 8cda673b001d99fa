// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/rulegroup.h"

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace intray {

/// Which records people open, in which order, and how it is known what they miss.
class EyeRules : public RuleGroup
{
    Q_OBJECT
public:
    EyeRules(QFormLayout &form, QWidget *holder);

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;

private:
    void build();

    QCheckBox *m_order;
    QDoubleSpinBox *m_mostWrong;
    QSpinBox *m_sure;
    QSpinBox *m_plantEvery;
};

} // namespace intray
