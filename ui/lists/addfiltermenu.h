// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/itemcolumns.h"

#include <QMenu>

namespace intray {

/// Everything that a list can be narrowed by, in one menu: what breaks a rule, the columns, which
/// items at all, and the filters that are kept. Borrows the two menus inside of it.
class AddFilterMenu : public QMenu
{
    Q_OBJECT
public:
    AddFilterMenu(QMenu &shown, QMenu &kept, QWidget *parent = nullptr);

    void setColumns(const QList<ItemColumn> &columns);
    void offerKey(bool isOffered);         ///< It may be one of the fields.
    void setOnlyBroken(bool isOnlyBroken); ///< Tells nobody.

signals:
    void onlyBrokenWanted(bool isOnlyBroken);
    void columnWanted(int column);

private:
    QAction *m_broken;
    QAction *m_behindColumns;
    QAction *m_key = nullptr;
    QList<QAction *> m_columns;
};

} // namespace intray
