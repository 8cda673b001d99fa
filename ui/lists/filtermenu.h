// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lists/keptfilters.h"

#include <QMenu>

#include <functional>

namespace intray {

/// The filters of a queue's list to choose from, one's own and the team's, with what else can be
/// done with them. Shows what is known when it opens, reads the team's anew, and follows. Borrows
/// the filters.
class FilterMenu : public QMenu
{
    Q_OBJECT
public:
    using Current = std::function<ListFilter()>;

    /// `current` tells what is chosen now, and `none` what the list shows by itself.
    FilterMenu(KeptFilters &kept, Current current, const ListFilter &none,
               QWidget *parent = nullptr);

    QString whyNoSaving() const; ///< In a sentence; empty: what is chosen now can be saved.

signals:
    void useWanted(const intray::KeptFilter &kept);
    void saveWanted();
    void renameWanted(const intray::KeptFilter &kept);
    void removeWanted(const intray::KeptFilter &kept);

private:
    void build();
    void open();
    void follow();
    void fill();
    void addWords(const QString &words, bool isHeading, const QString &toolTip = {});
    void addGroup(const QString &title, bool isShared);
    void addEntry(const KeptFilter &kept, const ListFilter &now);
    void fillChanges(QMenu *menu, void (FilterMenu::*wanted)(const KeptFilter &));

    KeptFilters &m_kept;
    Current m_current;
    const ListFilter m_none;
    QAction *m_end; ///< Of the entries.
    QAction *m_save;
    QMenu *m_rename;
    QMenu *m_remove;
    QList<QAction *> m_entries; ///< With their headings.
};

} // namespace intray
