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
    /// The others give way where there is not room for all, so that this one is seen; where their
    /// titles leave none, `spare` is hidden.
    void keepInView(int column, int room, int spare);
    /// Fills the menu with show, move and reset for every column.
    void fillMenu(QMenu *menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Of the table's place.

signals:
    /// Nothing is saved: give the columns their usual widths, and hide those that usually are.
    void usualLayoutWanted();

private:
    QString idOf(int column) const;
    QString widthSetting(int column) const;
    QString settingOf(int column, const char *what) const;
    void restore();
    void giveWay();
    bool takesTurn(int column) const;
    void saveWidth(int column);
    void save();
    void addColumnEntries(QMenu *menu, int column);
    void move(int column, int by);
    bool isLastShown(int column) const;

    QTableView *m_table;
    int m_idRole;
    WindowSettings &m_settings;
    QString m_name;
    bool m_restoring = false;
    int m_kept = -1; ///< The column that is kept in view.
    int m_room = 0;
    int m_spare = -1;
    bool m_isSpared = false; ///< Hidden for want of room, which is nobody's wish.
};

} // namespace intray
