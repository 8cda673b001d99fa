// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/rulegroup.h"

class QCheckBox;

namespace intray {

/// What a search in the queue finds.
class SearchRules : public RuleGroup
{
    Q_OBJECT
public:
    SearchRules(QFormLayout &form, QWidget *holder);

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;

private:
    QCheckBox *m_isPlain;
};

} // namespace intray
