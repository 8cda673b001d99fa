// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/figures.h"
#include "ui/supervisor/rulegroup.h"

#include <QPointer>

#include <chrono>

class QLabel;
class QSpinBox;

namespace intray {

class LineButton;
class SpanEdit;

/// For how long an item is held, when its holder is warned, and how many at once.
class LockRules : public RuleGroup
{
    Q_OBJECT
public:
    LockRules(QFormLayout &form, QFormLayout &advanced, QWidget *holder);

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;
    /// What people really need, with a proposal made from it.
    void propose(const HandlingTimes &times);
    void forgetProposal();

private:
    void build(QFormLayout &advanced);
    QWidget *makeProposal();
    void use();
    void showUsual();
    void showProposal();

    SpanEdit *m_lock;
    SpanEdit *m_hold;
    SpanEdit *m_first;
    SpanEdit *m_last;
    QSpinBox *m_perUser;
    QSpinBox *m_attempts;
    QLabel *m_measured;
    LineButton *m_use;
    QWidget *m_proposed = nullptr; ///< With both.
    HandlingTimes m_times;         ///< As measured last.
    std::chrono::seconds m_proposal{0};
};

} // namespace intray
