// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/role.h"
#include "ui/common/actions.h"

#include <QCoreApplication>

namespace intray {

class BesideWork;
class DatabaseInUse;
class WindowPages;

/// When the actions of a window are possible, which of them are this person's at all, and why one
/// does nothing now. Borrows all that it is made with. In the window's thread.
class WindowPossibilities
{
    Q_DECLARE_TR_FUNCTIONS(intray::MainWindow)
public:
    WindowPossibilities(const DatabaseInUse &database, WindowPages &pages, const BesideWork &beside,
                        Actions &actions);

    void show(); ///< In menus and on buttons, as they are now.
    /// Says on the page in view why a key did nothing.
    void explain(QAction *action);

private:
    void offerTo(QAction *action, const QList<Role> &roles);
    void offerByRole();
    void offerCorrecting();
    void offerDesk();
    void offerChosenItems();
    void offerDuplicates();
    void offerToStopCounting();
    QString whyNoDesk() const;
    QString whyNoChosenItems() const;
    QString whyNoUsers() const;
    QString whyNoDuplicates(WindowAction action) const;

    const DatabaseInUse &m_database;
    WindowPages &m_pages;
    const BesideWork &m_beside;
    Actions &m_actions;
};

} // namespace intray
