// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/rulegroup.h"

class QCheckBox;
class QComboBox;
class QListWidget;
class QSpinBox;

namespace intray {

/// Where completed items go on, and who may do what comes from a step before.
class StepRules : public RuleGroup
{
    Q_OBJECT
public:
    StepRules(QFormLayout &form, QFormLayout &advanced, QWidget *holder);

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;

private:
    void build(QFormLayout &advanced);
    void showBlindFields(const Queue &rules);

    QComboBox *m_next;
    QCheckBox *m_otherHands;
    QSpinBox *m_share;
    QListWidget *m_blind;
    QComboBox *m_decide;
};

} // namespace intray
