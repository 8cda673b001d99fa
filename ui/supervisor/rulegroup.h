// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulecheck.h"

#include <QList>
#include <QObject>

#include <functional>
#include <optional>

class QFormLayout;
class QWidget;

namespace intray {

class BesideCell;

/// A few rules of a queue that belong together, as rows of a form that holds them. What is
/// wrong with a rule stands beside its field, and so does what it was, with its undo.
class RuleGroup : public QObject
{
    Q_OBJECT
public:
    RuleGroup(QFormLayout &form, QWidget *holder);

    /// `queues` are all there are, for rules that name another one.
    virtual void show(const Queue &rules, const QList<Queue> &queues) = 0;
    virtual void put(Queue &rules) const = 0;
    void rememberBefore();  ///< What is shown now is what is stored.
    void forgetBefore();    ///< Nothing is.
    void showWhatChanged(); ///< Beside each field.
    void showFaults(const QList<RuleFault> &faults);
    QWidget *fieldOf(Rule rule) const; ///< None: not in this group.

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
    struct Row
    {
        QWidget *field;
        BesideCell *beside;
        std::optional<Rule> rule{};
        std::optional<QString> before{}; ///< None: nothing is stored yet.
        std::function<void()> wayBack{};
        QString fault{};
    };

    void add(const QString &label, Row row);
    void undo(qsizetype row);
    static void say(const Row &row);

    QFormLayout *m_form;
    QWidget *m_holder;
    QList<Row> m_rows;
};

} // namespace intray
