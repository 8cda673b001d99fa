// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/rulegroup.h"

class QCheckBox;
class QPlainTextEdit;

namespace intray {

class AgainChoice;
class SpanEdit;

/// How work on an item may end, the reasons to choose from where one is asked for, the usual
/// questions, who gets again what was returned, and how long people may open again what they
/// ended.
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
    QPlainTextEdit *makeLines(const QString &name, const QString &placeholder);

    QMap<Disposition::Kind, QCheckBox *> m_kinds;
    QMap<Disposition::Kind, QCheckBox *> m_required;
    QMap<Disposition::Kind, QPlainTextEdit *> m_reasons;
    QPlainTextEdit *m_questions;
    AgainChoice *m_again;
    SpanEdit *m_reopenOwn;
};

} // namespace intray
