// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QMenu;
class QTableView;

namespace intray {

class WindowSettings;

/// Keeps a table's columns as the user left them: width, order, hidden, sorting; by the columns'
/// ids, so that a changed schema disturbs only what changed. Everything can be done from a menu,
/// without dragging. The model tells a column's id as headerData in the role that is given.
class ColumnLayout : public QObject
{
    Q_OBJECT
public:
    ColumnLayout(QTableView *table, int idRole, WindowSettings &settings);

    /// Restores what was saved under the name; nothing saved: the usual layout. Saves changes there
    /// from now on.
    void use(const QString &name);
    void reset();
    /// Fills the menu with show, move and reset for every column.
    void fillMenu(QMenu *menu);

signals:
    /// Nothing is saved: give the columns their usual widths, and hide those that usually are.
    void usualLayoutWanted();

private:
    QString idOf(int column) const;
    QString widthSetting(int column) const;
    QString settingOf(int column, const char *what) const;
    void restore();
    void save();
    void addColumnEntries(QMenu *menu, int column);
    void move(int column, int by);
    bool isLastShown(int column) const;

    QTableView *m_table;
    int m_idRole;
    WindowSettings &m_settings;
    QString m_name;
    bool m_restoring = false;
};

} // namespace intray
