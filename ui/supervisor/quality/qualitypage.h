// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"
#include "ui/supervisor/supervisortab.h"

class QStackedWidget;

namespace intray {

class PageHead;
class Segments;
class Session;
class WindowSettings;

/// How good the records are: likely duplicates, the values of a field and what they should be, what
/// was corrected, and how much may still be wrong. Four views under one head, which says what the
/// view found; one of them is in view, first the one that was in use last, or the values. Borrows
/// session, actions and settings.
class QualityPage : public SupervisorTab
{
    Q_OBJECT
public:
    QualityPage(Session &session, const Actions &actions, WindowSettings &settings,
                ElapsedClock clock, QWidget *parent = nullptr);

    void look() override;
    bool showView(const QString &name) override;
    bool tryAction(WindowAction action) override;
    WordsRow *firstLine() override;
    QWidget *firstPlace() const override;
    QWidget *foot() const override;
    void takeKey(Action action) override;
    QString whyNot(WindowAction action) const override;
    QString queueInView() const override;
    void showQueue(const QString &name) override;
    void followDesk(const QString &queue) override;

signals:
    void rulesWanted(const QString &queue); ///< To be seen on the page of the queues.

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeHead();
    enum class On { Sheet, Ground }; ///< A view with a sheet of its own stands on the ground.
    void add(SupervisorTab *view, const QString &name, On ground);
    void choose(int view);
    SupervisorTab *current() const;

    WindowSettings &m_settings;
    Segments *m_choice;
    PageHead *m_head;
    QStackedWidget *m_said; ///< What each view says, in the head.
    QStackedWidget *m_views;
    QList<SupervisorTab *> m_all; ///< The views, as they are in it.
    QString m_ofDesk;             ///< The queue of the desk when somebody last came from there.
    QString m_wanted;             ///< Shown as soon as the view has been looked at.
};

} // namespace intray
