// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "session/feeds/queuefeed.h"
#include "ui/supervisor/pagewriting.h"
#include "ui/supervisor/queueerrands.h"
#include "ui/supervisor/queuefacts.h"
#include "ui/supervisor/supervisortab.h"

#include <QMap>

class QLabel;
class QPushButton;
class QShortcut;

namespace intray {

class DimmedLine;
class LineButton;
class MoreButton;
class PageHead;
class ListBeside;
class QueueList;
struct MergedRules;
class RulesForm;
class SaveBar;
class Session;
class WindowSettings;
class TintedLabel;

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
    void showQueue(const QString &name) override;
    QString queueInView() const override { return current(); }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    PageHead *makeListHead();
    QWidget *makeRules();
    QWidget *makeHead();
    QWidget *makeFoot();
    QPushButton *makeAdopt();
    void buildBar();
    void follow();
    void followErrands();

    // queuespage.cpp: what is shown
    void showLoads();
    void showQueues();
    void showRow(const QString &queue);
    void choose();
    void showChosen();
    void showRules();
    void showHead();
    void readDeliveries();
    void askForDeliveries();
    void lookForDelivery(); ///< More items wait than before: one may have come.
    void saySum();
    QString current() const;

    // queuechanges.cpp: how rules are changed and saved
    Queue wanted(const QString &name) const;
    bool isEdited(const QString &name) const { return m_edited.contains(name); }
    void showEdited();
    void showBar(const Queue &stored, const Queue &now);
    void addNew();
    void leaveNew();
    void save();
    void saveNew(const Queue &rules);
    void saveChanges(const Queue &rules, bool overOthers);
    void tellSaved(const Queue &rules, const QString &said, const QString &effects);
    void askAboutBoth(const Queue &rules, const MergedRules &merged);
    void revert();

    Session &m_session;
    const Actions &m_actions;
    QueueFeed m_feed;
    QueueFacts m_facts;
    PageWriting m_writing;
    QueueErrands m_errands;
    ListBeside *m_split = nullptr;
    QueueList *m_list;
    QPushButton *m_new;
    QPushButton *m_remove;
    QPushButton *m_deliveries;
    QPushButton *m_export;
    QPushButton *m_undo; ///< Only for a queue that stands in an adopted table.
    PageHead *m_listHead = nullptr;
    PageHead *m_head;
    QLabel *m_pauseWords;
    QPushButton *m_fields;
    QPushButton *m_correct;
    QPushButton *m_reopen;
    LineButton *m_pause;
    MoreButton *m_more;
    RulesForm *m_form;
    DimmedLine *m_saved;
    SaveBar *m_bar;
    QShortcut *m_leave;            ///< A queue that is not there yet.
    QString m_effects;             ///< What saving does to work in hand.
    QMap<QString, Queue> m_edited; ///< Not saved yet, by name.
    QMap<QString, Queue> m_before; ///< What these were when editing began.
    QString m_itemsOf;             ///< Of this queue:
    qint64 m_items = 0;            ///< so many waited when it was last looked at.
    QString m_toChoose;            ///< A queue that is new and will be in the list soon.
    QString m_leftForNew;          ///< The queue that was shown before a new one.
    Queue m_begun;                 ///< What was typed for a new queue that was left.
};

} // namespace intray
