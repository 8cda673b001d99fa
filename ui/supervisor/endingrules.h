// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/rulegroup.h"

class QCheckBox;
class QPlainTextEdit;

namespace intray {

/// How work on an item may end, and the reasons to choose from where one is asked for.
class EndingRules : public RuleGroup
{
    Q_OBJECT
public:
    EndingRules(QFormLayout &form, QWidget *holder);

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;

private:
    void build();
    QWidget *makeKinds();
    QWidget *makeRequired();
    void addReasons(Disposition::Kind kind, const QString &label);

    QMap<Disposition::Kind, QCheckBox *> m_kinds;
    QMap<Disposition::Kind, QCheckBox *> m_required;
    QMap<Disposition::Kind, QPlainTextEdit *> m_reasons;
};

} // namespace intray
