// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/palettemodel.h"
#include "queue/queuerules.h"
#include "ui/preferences/preferences.h"

#include <functional>

namespace intray {

class Actions;
class SavedFilters;

/// Everything that can be found by typing, with what happens when it is chosen.
class Findables
{
public:
    void add(const Findable &findable, const std::function<void()> &perform);
    void addActions(const Actions &actions); ///< Those that are this person's to do.
    void addQueues(const QList<Queue> &queues, const std::function<void(const QString &)> &go);
    /// Those of the list that is shown, and what else can be done with them.
    void addFilters(SavedFilters &filters);
    void addPreferences(const Preferences &now,
                        const std::function<void(const Preferences &)> &use);
    void addPages(const std::function<void(const QString &)> &show); ///< Of the handbook.

    const QList<Findable> &list() const { return m_list; }
    void perform(int place) const { m_perform.at(place)(); }

private:
    QList<Findable> m_list;
    QList<std::function<void()>> m_perform;
};

} // namespace intray
