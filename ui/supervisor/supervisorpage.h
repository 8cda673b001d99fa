// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"
#include "ui/common/actions.h"

#include <QWidget>

class QGridLayout;
class QLayout;
class QTabWidget;

namespace intray {

class MessageLine;
class Session;
class SupervisorTab;
class WindowSettings;
struct Message;

/// Where a supervisor works: pages beside each other, the last one in use first. Borrows session,
/// actions and settings, which outlive it.
class SupervisorPage : public QWidget
{
    Q_OBJECT
public:
    SupervisorPage(Session &session, const Actions &actions, WindowSettings &settings,
                   ElapsedClock clock, QWidget *parent = nullptr);

    void look();                         ///< It came into view.
    void focusFirst();                   ///< Puts the cursor where work goes on.
    bool tryAction(WindowAction action); ///< False: it is none of this page's.
    /// The key of an action at a record was pressed, of which there is none here.
    void takeKey(Action action);
    /// Why an action at a record cannot be done on the page in view now; empty: it can.
    QString whyNot(WindowAction action) const;
    /// The queue that the page in view is about; empty: none, or several.
    QString queueInView() const;
    void takeIntoMessagePlace(QWidget *message); ///< The window's, over or under its own.

protected:
    void showEvent(QShowEvent *event) override;

signals:
    void possibilitiesChanged(); ///< whyNot() may say something else.

private:
    void addTabs();
    void add(SupervisorTab *tab, const QString &name, const QString &title);
    void build();
    QLayout *makeStrip();
    QWidget *makeWayBack();
    void showLast();
    void remember();
    void keepLettersApart();
    void tell(const Message &message);
    SupervisorTab *current() const;

    Session &m_session;
    const Actions &m_actions;
    WindowSettings &m_settings;
    ElapsedClock m_clock;
    MessageLine *m_message;
    QGridLayout *m_strip = nullptr; ///< The place of messages.
    QTabWidget *m_tabs;
};

} // namespace intray
