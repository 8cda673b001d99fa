// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QCoreApplication>

#include <optional>

class QWidget;

namespace intray {

class Actions;
class Connecting;
enum class WindowAction;
class DatabaseInUse;
class WindowPages;

/// The dialogs that stand beside every page of a window: help, own work, questions, connections, users,
/// adopted tables, why somebody gets no work. Each opens over the window and goes by itself; those
/// on a database do not open without one. Borrows all that it is made with. In the window's thread.
class WindowDialogs
{
    Q_DECLARE_TR_FUNCTIONS(intray::MainWindow)
public:
    WindowDialogs(const DatabaseInUse &database, const WindowPages &pages, const Actions &actions,
                  Connecting &connecting, QWidget &window);

    bool tryAction(WindowAction action);     ///< False: it opens none of these.
    void showHelp(const QString &page = {}); ///< Of the handbook; without one the keys.
    void showOwnFigures();
    void showQuestions();
    void showConnections();
    /// As the first queue of a database, or of another one where this has no table to work on.
    void adoptFirst();

private:
    void showAbout();
    void showOwnCorrections();
    void showUsers();
    void showAdopting();
    void askWhyNot();
    std::optional<Item> itemInHand() const;

    const DatabaseInUse &m_database;
    const WindowPages &m_pages;
    const Actions &m_actions;
    Connecting &m_connecting;
    QWidget &m_window;
};

} // namespace intray
