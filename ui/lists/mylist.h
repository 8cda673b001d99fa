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
class ItemListView;
class ListTitle;
class Session;
class WindowSettings;

/// What I hold, and texts of mine whose lock is gone.
class MyList : public QWidget
{
    Q_OBJECT
public:
    MyList(Session &session, HeldItems &held, Desk &desk, WindowSettings &settings,
           QWidget *parent = nullptr);

    void setAsRows(bool asRows); ///< Of two lines, or as a table of columns.
    void resetLayout();
    QTableView *table() const;
    QString rowNameOf(ItemId item) const;  ///< As its row says it; empty: it is not there.
    int heightOfWholeRows(int most) const; ///< The most within it that cuts no row.

signals:
    void neededHeightChanged(); ///< maximumHeight() says it.
    void openWanted(intray::ItemId item);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTable();
    void makeFrame();
    void follow();
    void nameWhatIsOnDesk();
    void showWhatIsOnDesk(); ///< In sight.
    void nameQueues();
    void nameFields();
    void showItems();
    void giveUsualWidths();
    void fitHeight();
    int aroundRows() const;

    Session &m_session;
    HeldItems &m_held;
    Desk &m_desk;
    MyItemsModel m_model;
    QHash<QString, NamingFields> m_fields; ///< Of the queues that something is held of.
    QTimer m_tick;
    ListTitle *m_title;
    ItemListView *m_table;
    QLabel *m_empty;
    ColumnLayout *m_layout = nullptr;
    bool m_isAwaited = false; ///< What is on the desk is not in the list yet.
};

} // namespace intray
