// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "queue/role.h"
#include "store/databasethread.h"
#include "ui/supervisor/supervisortab.h"

#include <QElapsedTimer>
#include <QMap>
#include <QTimer>

class QLabel;
class QPushButton;
class QSplitter;
class QTreeWidget;

namespace intray {

class RulesForm;
class Session;
class TintedLabel;

/// The queues and their rules: how busy each is, what holds there, pause and resume. What has been
/// changed and not saved stays with its queue while one looks at others.
class QueuesPage : public SupervisorTab
{
    Q_OBJECT
public:
    QueuesPage(Session &session, const Actions &actions, QWidget *parent = nullptr);
    ~QueuesPage() override;

    void look() override;

private:
    void build();
    QWidget *makeList();
    QWidget *makeRules();
    QWidget *makeHead();
    QWidget *makeFoot();
    void follow();

    // queuespage.cpp: what is shown
    void readLoads();
    void readMembers();
    void readTimes(const QString &queue);
    void showQueues();
    void showRow(const QString &queue);
    void choose();
    void showRules();
    void showEdited();
    void showHead();
    QString membersOf(const QString &queue) const;
    QString current() const;
    Queue wanted(const QString &name) const;
    bool isEdited(const QString &name) const { return m_edited.contains(name); }

    // queuechanges.cpp: what is changed
    void addNew();
    void save();
    void revert();
    void askForMessage();
    void reopen();
    void resume();
    void askWhetherToRemove();
    void remove(const QString &name);
    template <typename Work>
    void change(Work work, std::function<void()> then);
    void setBusy(bool busy);

    Session &m_session;
    const Actions &m_actions;
    QSplitter *m_split;
    QTreeWidget *m_list;
    QPushButton *m_new;
    QPushButton *m_remove;
    QLabel *m_title;
    QLabel *m_pauseWords;
    QPushButton *m_reopen;
    QPushButton *m_pause;
    RulesForm *m_form;
    QLabel *m_effects;
    QPushButton *m_save;
    QPushButton *m_revert;
    QMap<QString, QueueLoad> m_loads;
    QMap<QString, Queue> m_edited; ///< Not saved yet, by name.
    std::optional<QList<User>> m_users;
    QTimer m_pauseBetweenLooks;
    QString m_toChoose; ///< A queue that is new and will be in the list soon.
    bool m_busy = false;
    bool m_looking = false;
    bool m_stale = false; ///< Something happened since the last look.
    int m_visit = 0; ///< Answers about a queue that was left are not shown.
};

} // namespace intray
