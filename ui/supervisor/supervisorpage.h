// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "session/elapsedclock.h"
#include "ui/common/actions.h"

#include <QPointer>
#include <QWidget>

class QStackedWidget;

namespace intray {

class MessageLine;
class PageMessages;
class Session;
class SupervisorTab;
class WindowSettings;
struct Delivery;
struct Message;
struct PageCommand;

/// Where a supervisor works: the pages of the rail beside the desk, one of them in view, first the
/// one that was in use last. Borrows session, actions and settings, which outlive it.
class SupervisorPage : public QWidget
{
    Q_OBJECT
public:
    SupervisorPage(Session &session, const Actions &actions, WindowSettings &settings,
                   ElapsedClock clock, QWidget *parent = nullptr);

    void look();                        ///< It came into view.
    void show(WindowAction page);       ///< One of the pages, such as ShowQueues.
    void showPart(const QString &name); ///< The page of this name, or the one that has the view.
    /// Does it on its page, which comes into view, with this queue if the page can be about one; or
    /// leads to where is chosen what it is done with.
    void lead(const PageCommand &command, const QString &queue);
    WindowAction pageInView() const;
    /// Where the cursor was on the page, or the first place of one that is new; false: nowhere.
    bool focusAgain();
    bool tryAction(WindowAction action); ///< False: it is none of this page's.
    /// The key of an action at a record was pressed, of which there is none here.
    void takeKey(Action action);
    /// Why an action at a record cannot be done on the page in view now; empty: it can.
    QString whyNot(WindowAction action) const;
    void explain(const QString &why); ///< What a key did not do.
    /// The queue that the page in view is about; empty: none, or several.
    QString queueInView() const;
    void followDesk(const QString &queue); ///< Tells the pages in which queue the desk works.
    void takeIntoMessagePlace(MessageLine *message); ///< The window's, over or under its own.
    void takeMenu(QWidget *menu); ///< Into the first line of the page in view; null: no longer.

protected:
    void showEvent(QShowEvent *event) override;

signals:
    void possibilitiesChanged(); ///< whyNot() may say something else.
    void pageChanged();          ///< Another page is in view.
    void itemWanted(intray::ItemId item, const QString &field); ///< To be seen, at this field.
    void importWanted(const intray::Delivery &delivery);        ///< Of its file, again.

private:
    void leaveOlderMessage();
    void addPages();
    void add(SupervisorTab *tab, const QString &name, WindowAction page);
    void build();
    void placeMenu();
    void remember();
    void keepLettersApart();
    void tell(const Message &message);
    void findFoot();
    SupervisorTab *current() const;

    Session &m_session;
    const Actions &m_actions;
    WindowSettings &m_settings;
    ElapsedClock m_clock;
    MessageLine *m_message;
    PageMessages *m_messages;
    QStackedWidget *m_tabs;
    QPointer<QWidget> m_before; ///< Had the focus when the page was left; null: nothing had it yet.
    QWidget *m_menu = nullptr;  ///< The window's.
    QList<WindowAction> m_pages; ///< As they are in m_tabs.
};

} // namespace intray
