// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/palettemodel.h"
#include "queue/queuerules.h"
#include "ui/preferences/preferences.h"

#include <functional>

class QAction;
class QMenu;

namespace intray {

class Actions;
class DeskPage;
class OpenList;
class SavedFilters;
struct PageCommand;

/// Everything that can be found by typing, with what happens when it is chosen.
class Findables
{
public:
    using WhyNot = std::function<QString(QAction &)>;

    void add(const Findable &findable, const std::function<void()> &perform);
    /// Those that are this person's to do.
    void addActions(const Actions &actions, const WhyNot &whyNot,
                    const std::function<void(QAction &)> &perform);
    /// What is done on a page, which is called so.
    void addCommand(const PageCommand &command, const QString &page, const QString &whyNot,
                    const std::function<void()> &perform);
    void addQueues(const QList<Queue> &queues, const std::function<void(const QString &)> &go);
    /// What is chosen in the lists and beside the record; `go` leads to the desk.
    void addDesk(DeskPage &desk, const std::function<void()> &go);
    void addPreferences(const Preferences &now,
                        const std::function<void(const Preferences &)> &use);
    void addPages(const std::function<void(const QString &)> &show); ///< Of the handbook.

    const QList<Findable> &list() const { return m_list; }
    void perform(int place) const { m_perform.at(place)(); }

private:
    /// How the entries of a menu are called: `title` has a place for the entry's words.
    struct Entries
    {
        QString title;
        QString kind;
        QString otherWords;
    };
    void addMenu(const QMenu &menu, const Entries &entries, const std::function<void()> &go);
    void addFilters(SavedFilters &filters, const std::function<void()> &go);
    void addList(OpenList &list, const std::function<void()> &go);
    void addColumns(OpenList &list, const std::function<void()> &go);
    void addBeside(DeskPage &desk, const std::function<void()> &go);

    QList<Findable> m_list;
    QList<std::function<void()>> m_perform;
};

} // namespace intray
