// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulecheck.h"

#include <QMap>
#include <QObject>

class QFormLayout;
class QWidget;

namespace intray {

class TintedLabel;

/// A few rules of a queue that belong together, as rows of a form that holds them. What is
/// wrong with a rule stands below its field.
class RuleGroup : public QObject
{
    Q_OBJECT
public:
    RuleGroup(QFormLayout &form, QWidget *holder);

    /// `queues` are all there are, for rules that name another one.
    virtual void show(const Queue &rules, const QList<Queue> &queues) = 0;
    virtual void put(Queue &rules) const = 0;
    void showFaults(const QList<RuleFault> &faults);
    QWidget *fieldOf(Rule rule) const { return m_fields.value(rule); } ///< None: not in this group.

signals:
    void changed();

protected:
    void goOnIn(QFormLayout &form); ///< What follows has another purpose.
    void addHeading(const QString &text);
    /// A name for those who cannot see the label comes from the label.
    void addRow(const QString &label, QWidget *field);
    void addRow(const QString &label, QWidget *field, Rule rule);
    void addNote(QWidget *note); ///< Below the field before it.
    QWidget *holder() const { return m_holder; }

private:
    QFormLayout *m_form;
    QWidget *m_holder;
    QMap<Rule, QWidget *> m_fields;
    QMap<Rule, TintedLabel *> m_faults;
};

} // namespace intray
