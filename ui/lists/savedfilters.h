// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lists/filtermenu.h"

namespace intray {

class FilterNaming;

/// The filters that are kept for a queue's list, one's own and the team's: a menu that uses one,
/// keeps what is chosen now, renames or removes one. In the window's thread; borrows session,
/// settings and the list, over which its questions stand.
class SavedFilters : public QObject
{
    Q_OBJECT
public:
    /// As FilterMenu says it.
    SavedFilters(Session &session, WindowSettings &settings, FilterMenu::Current current,
                 const ListFilter &none, QWidget *list);

    void setQueue(const QString &name);
    FilterMenu *menu() const { return m_menu; }
    KeptFilters &kept() { return m_kept; }
    QString whyNoSaving() const { return m_menu->whyNoSaving(); }

    void showMenu(); ///< Over the list.
    void use(const KeptFilter &kept);
    void askForName();

signals:
    void wanted(const QString &name, const intray::ListFilter &filter);
    void told(const QString &sentence); ///< What was done, or why not.

private:
    void rename(const KeptFilter &kept);
    void remove(const KeptFilter &kept);
    void askWhetherToRemove(const KeptFilter &kept);
    void drop(const QString &name);
    void open(FilterNaming *dialog);

    QWidget *m_list;
    FilterMenu::Current m_current;
    KeptFilters m_kept;
    FilterMenu *m_menu;
};

} // namespace intray
