// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/rulegroup.h"

namespace intray {

class UnitEdit;

/// How large a record may be, and each value in it.
class SizeRules : public RuleGroup
{
    Q_OBJECT
public:
    SizeRules(QFormLayout &form, QWidget *holder);

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;

private:
    UnitEdit *m_record;
    UnitEdit *m_field;
};

} // namespace intray
