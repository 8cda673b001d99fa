// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulecheck.h"

#include <QScrollArea>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace intray {

class LockRules;
class RuleGroup;
class Session;
struct HandlingTimes;

/// The rules of one queue as a form. Says at once, beside the field, what contradicts itself.
class RulesForm : public QScrollArea
{
    Q_OBJECT
public:
    static constexpr int widest = 900; ///< As the form of a record.

    RulesForm(Session &session, QWidget *parent);

    void show(const Queue &rules, const QList<Queue> &queues);
    void showNew(const QList<Queue> &queues);
    bool isNew() const { return m_isNew; }
    Queue rules() const; ///< As they stand in the form.
    QList<RuleFault> faults() const;
    void focusFault(); ///< Puts the cursor into the first field with a fault.
    void propose(const HandlingTimes &times);
    void showMembers(const QString &words);

signals:
    void changed(); ///< By a person; not by show().
    void usersWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void addMembers(QFormLayout &form);
    void fill(const Queue &rules, const QList<Queue> &queues);
    void showWhetherNameCanChange();
    void check();
    QWidget *fieldOf(Rule rule) const;

    Session &m_session;
    QLineEdit *m_name;
    QLineEdit *m_title;
    LockRules *m_locks = nullptr;
    QList<RuleGroup *> m_groups;
    QLabel *m_members;
    QPushButton *m_users;
    Queue m_rules;
    QList<Queue> m_queues;
    bool m_isNew = false;
    bool m_filling = false;
};

} // namespace intray
