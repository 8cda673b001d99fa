// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "ui/supervisor/rulegroup.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace intray {

class BusyMark;
class Session;
class SpanEdit;
struct Error;
struct SourceTrial;

/// The criteria query that fills a queue, with a button that tries it, and in which order items are
/// given out.
class SourceRules : public RuleGroup
{
    Q_OBJECT
public:
    SourceRules(QFormLayout &form, QWidget *holder, Session &session);

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;

private:
    void build();
    QWidget *makeOrder();
    QWidget *makeTrial();
    bool mayChange() const;
    void tryIt();
    void showTrial(const SourceTrial &trial);
    void showTrouble(const Error &error);
    void say(const QString &sentence, bool isFault);

    Session &m_session;
    QPlainTextEdit *m_query;
    SpanEdit *m_fresh;
    QPushButton *m_try;
    BusyMark *m_busy;
    QLabel *m_said;
    QLabel *m_fault;
    Cancellation m_cancellation;
    int m_trial = 0; ///< Answers about an earlier text are not shown.
};

} // namespace intray
