// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/lockpage.h"
#include "queue/question.h"
#include "session/feeds/lockfeed.h"
#include "store/importing/deliverystore.h"
#include "ui/supervisor/supervisortab.h"

namespace intray {

class AskedLine;
class Holders;
class LineButton;
class NeedsList;
class PageHead;
class QueueFigures;
class Segments;
class Session;
class WindowSettings;
struct TodayNeed;

/// How things stand today: what needs somebody, the queues with their pace, and who holds what.
class TodayPage : public SupervisorTab
{
    Q_OBJECT
public:
    TodayPage(Session &session, const Actions &actions, WindowSettings &settings,
              QWidget *parent = nullptr);

    void look() override;
    bool tryAction(WindowAction action) override;
    WordsRow *firstLine() override;
    QWidget *firstPlace() const override;
    QWidget *foot() const override;
    QString queueInView() const override;
    QSize minimumSizeHint() const override; ///< Of one side: nobody tells it while it is hidden.

signals:
    void queueWanted(const QString &queue); ///< On the page of the queues.

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *makeHead();
    void follow();
    void arrange();
    void giveQueuesRoom();
    void showSentence();
    void readDeliveries();
    void readQuestions();

    // todayneeds.cpp
    void showNeeds();
    QList<TodayNeed> needsOfPersons();
    QList<TodayNeed> needsOfQueues();
    QList<TodayNeed> needsOfDeliveries();
    QList<TodayNeed> needsOfQuestions();
    TodayNeed needOfPerson(const QString &user, const QList<HeldLock> &locks);
    void resume(const QString &queue);
    void showDeliveries(const QString &queue);
    QString seenSetting() const;
    QStringList seenDeliveries() const;
    void settle(ImportId delivery);

    Session &m_session;
    const Actions &m_actions;
    WindowSettings &m_settings;
    LockFeed m_abandoned; ///< Only abandoned locks.
    PageHead *m_head;
    Segments *m_part; ///< Where there is not room for both.
    NeedsList *m_needs;
    QueueFigures *m_queues;
    Holders *m_holders;
    AskedLine *m_asked;
    QWidget *m_right = nullptr; ///< With the holders.
    QWidget *m_left = nullptr;
    QList<Delivery> m_rejected; ///< Today's, of which rows were rejected.
    QList<Question> m_questions; ///< Open ones.
};

} // namespace intray
