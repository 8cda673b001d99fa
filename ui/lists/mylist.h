// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/myitemsmodel.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTableView;

namespace intray {

class ColumnLayout;
class Desk;
class HeldItems;
class Session;
class WindowSettings;

/// What I hold, and texts of mine whose lock is gone.
class MyList : public QWidget
{
    Q_OBJECT
public:
    MyList(Session &session, HeldItems &held, Desk &desk, WindowSettings &settings,
           QWidget *parent = nullptr);

    void resetLayout();
    void nameKeys() { showItems(); } ///< Anew, after others were chosen.
    QTableView *table() const { return m_table; }

signals:
    void openWanted(intray::ItemId item);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeTable();
    void makeFrame();
    void follow();
    void nameQueues();
    void showItems();
    void giveUsualWidths();

    Session &m_session;
    HeldItems &m_held;
    Desk &m_desk;
    MyItemsModel m_model;
    QTimer m_tick;
    QLabel *m_title;
    QTableView *m_table;
    QLabel *m_empty;
    ColumnLayout *m_layout = nullptr;
};

} // namespace intray
