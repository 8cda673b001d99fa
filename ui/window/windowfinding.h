// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "ui/common/actions.h"

#include <QCoreApplication>

#include <functional>
#include <memory>

namespace intray {

class DatabaseInUse;
class Findables;
class PaletteDialog;
class PersonsWindow;
class WindowDialogs;
class WindowPages;
class WindowPossibilities;
struct Findable;
struct PageCommand;

/// What is found by typing at a window, why it cannot be done wherever one goes, and how one is led
/// to where it is done. Borrows all that it is made with. In the window's thread.
class WindowFinding
{
    Q_DECLARE_TR_FUNCTIONS(intray::MainWindow)
public:
    /// Does what the window or the page in view has of an action; false: that is nothing.
    using CarryOut = std::function<bool(WindowAction)>;

    WindowFinding(const DatabaseInUse &database, WindowPages &pages,
                  WindowPossibilities &possibilities, PersonsWindow &person, WindowDialogs &dialogs,
                  const Actions &actions, CarryOut carryOut, QWidget &window);

    void open();

private:
    Findables everything();
    void addDesk(Findables &all);
    void addPageCommands(Findables &all);
    void addKeys(Findables &all);
    QString whyNotAtDesk(WindowAction action) const;
    QString whyNotAnywhere(QAction &action) const;
    void lead(QAction &action);
    void lead(const PageCommand &command);
    QStringList queuesToSeek() const;
    Findable findableOf(const Item &item) const;
    void seekRecords(PaletteDialog &dialog, const std::shared_ptr<QList<ItemId>> &records);

    const DatabaseInUse &m_database;
    WindowPages &m_pages;
    WindowPossibilities &m_possibilities;
    PersonsWindow &m_person;
    WindowDialogs &m_dialogs;
    const Actions &m_actions;
    CarryOut m_carryOut;
    QWidget &m_window;
};

} // namespace intray
