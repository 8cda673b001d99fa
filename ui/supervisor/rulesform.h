// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulecheck.h"
#include "ui/supervisor/openedfolds.h"

#include <QScrollArea>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace intray {

class LockRules;
class RuleGroup;
class WindowSettings;
class Session;
struct HandlingTimes;

/// The rules of one queue in sections that fold; the opened ones are remembered. Says at once,
/// beside the field, what contradicts itself, and opens the section where that is.
class RulesForm : public QScrollArea
{
    Q_OBJECT
public:
    RulesForm(Session &session, WindowSettings &settings, QWidget *parent);

    void show(const Queue &rules, const QList<Queue> &queues);
    void showNew(const Queue &begun, const QList<Queue> &queues);
    bool isNew() const { return m_isNew; }
    Queue rules() const; ///< As they stand in the form.
    QList<RuleFault> faults() const;
    void focusFault(); ///< Puts the cursor into the first field with a fault.
    void propose(const HandlingTimes &times);
    void showMembers(const QString &words, const QStringList &people);
    void showDeliveries(const QString &sentence, const QString &lines);
    void takeDeliveries(QWidget *button); ///< To their section.

signals:
    void changed(); ///< By a person; not by show().
    void usersWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Sentence = std::function<QString(const Queue &)>;

    void build();
    RuleFold *addFold(const QString &key, const QString &name, Sentence sentence);
    void addFolds();
    void addGroups();
    void addMembers(QFormLayout &form);
    void alignFields();
    void showStored();
    void showSentences();
    Queue stored() const;
    void reveal(const QList<RuleFault> &faults);
    void fill(const Queue &rules, const QList<Queue> &queues);
    void showWhetherNameCanChange();
    void check();
    QWidget *fieldOf(Rule rule) const;

    Session &m_session;
    OpenedFolds m_opened;
    QList<std::pair<RuleFold *, Sentence>> m_folds;
    RuleFold *m_people = nullptr;
    RuleFold *m_time = nullptr;
    RuleFold *m_endings = nullptr;
    RuleFold *m_next = nullptr;
    RuleFold *m_eyes = nullptr;
    RuleFold *m_deliveries = nullptr;
    RuleFold *m_rest = nullptr;
    QLineEdit *m_name;
    QLineEdit *m_title;
    LockRules *m_locks = nullptr;
    QList<RuleGroup *> m_groups;
    QLabel *m_members;
    QPushButton *m_users;
    QStringList m_names; ///< Of those who work here.
    QString m_delivered;
    QLabel *m_deliveredLines = nullptr; ///< The last ones.
    Queue m_rules;
    QList<Queue> m_queues;
    bool m_isNew = false;
    bool m_filling = false;
};

} // namespace intray
