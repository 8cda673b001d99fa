// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "session/feeds/queuefeed.h"
#include "ui/supervisor/pagewriting.h"
#include "ui/supervisor/queuedeliveries.h"
#include "ui/supervisor/queueerrands.h"
#include "ui/supervisor/queuefacts.h"
#include "ui/supervisor/rulessaving.h"
#include "ui/supervisor/supervisortab.h"
#include "ui/supervisor/unsavedrules.h"

class QPushButton;
class QShortcut;

namespace intray {

class ListBeside;
class PageHead;
class QueueHead;
class QueueList;
class RulesFoot;
class RulesForm;
class Session;
class WindowSettings;

/// The queues and their rules: how busy each is, what holds there, pause and resume. What has been
/// changed and not saved stays with its queue while one looks at others.
class QueuesPage : public SupervisorTab
{
    Q_OBJECT
public:
    QueuesPage(Session &session, const Actions &actions, WindowSettings &settings,
               QWidget *parent = nullptr);
    ~QueuesPage() override;

    void look() override;
    void takeKey(Action action) override;
    WordsRow *firstLine() override;
    QWidget *firstPlace() const override;
    QWidget *foot() const override;
    void showQueue(const QString &name) override;
    QString queueInView() const override { return current(); }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    PageHead *makeListHead();
    QWidget *makeRules();
    void follow();
    void followSaving();

    QString current() const;
    Queue stored() const;
    void choose();
    void addNew();
    void leaveNew();
    void save();
    void revert();
    void showUndone(const Queue &saved, const Queue &rules);
    void tellSaved(const Queue &rules, const QString &said);

    void fillList();
    void showQueues();
    void showLoads();
    void showRow(const QString &queue);
    void showChosen();
    void showRules();
    void showEdited();
    void showChanges(const Queue &now);
    void showHead();
    void saySum();

    Session &m_session;
    const Actions &m_actions;
    QueueFeed m_feed;
    QueueFacts m_facts;
    PageWriting m_writing;
    RulesSaving m_saving;
    QueueErrands m_errands;
    UnsavedRules m_unsaved;
    ListBeside *m_split = nullptr;
    QueueList *m_list;
    QPushButton *m_new;
    PageHead *m_listHead = nullptr;
    QueueHead *m_head;
    RulesForm *m_form;
    QueueDeliveries m_deliveries;
    RulesFoot *m_foot;
    QShortcut *m_leave;        ///< A queue that is not there yet.
    QString m_effects;         ///< What saving would do to work in hand.
    QString m_effectsOfSaving; ///< What the saving does that is under way.
    QString m_toChoose;        ///< A queue that is new and will be in the list soon.
    QString m_leftForNew;      ///< The queue that was shown before a new one.
    Queue m_begun;             ///< What was typed for a new queue that was left.
};

} // namespace intray
