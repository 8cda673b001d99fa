// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/listfilter.h"
#include "queue/queuerules.h"
#include "ui/lists/listchoice.h"
#include "ui/lists/listnarrowing.h"
#include "ui/lists/listrows.h"
#include "ui/lists/listwords.h"
#include "ui/lists/lockedmatch.h"

#include <QWidget>

#include <optional>

class QAction;
class QPushButton;
class QTableView;

namespace intray {

class ActionLine;
class BusyRows;
class ColumnLayout;
class EmptyList;
class FilterChips;
class FilterHeader;
class ItemListView;
class SavedFilters;
class SearchField;
class SortMenu;
class ListTitle;
class Session;
class ShownItems;
class WindowSettings;

/// The open items of a queue, or its finished ones: a title, chips for what narrows them, and their
/// rows, which the database filters and sorts. Borrows session and settings, which outlive it.
class OpenList : public QWidget
{
    Q_OBJECT
public:
    OpenList(Session &session, WindowSettings &settings, QWidget *parent = nullptr);
    ~OpenList() override;

    void setQueue(const Queue &queue, const RecordSchema &schema);
    void takeRules(const Queue &queue, const RecordSchema &schema); ///< Of its queue, saved anew.
    void setTotal(qint64 open, bool known);
    void showAtEndOfTitle(ActionLine *next); ///< What leads on from the list.
    void openCurrent(); ///< Takes it, or asks to look at it where it is finished.
    void followSearch(SearchField &search); ///< What is typed there; it outlives this.
    bool hasFilters() const { return m_choice.hasFilters(); }
    ItemQuery wantedQuery() const; ///< What it shows, by its filters and in its order.
    /// Whether its filters find an open item of its queue; true of others, which they do not bind.
    bool finds(const Item &item) const;
    bool isNarrowed() const;     ///< Of the open items it shows only what a search or filter finds.
    bool isOnlySearched() const; ///< So, and no filter does it.
    QList<ItemId> shownOpen() const; ///< As they stand here; what is still sought is none of them.
    QString shownWords() const;      ///< How its choice of states is called.
    void clearFilters();
    ListFilter chosen() const { return m_choice.chosen(); } ///< What the person chose, to be kept.
    void choose(const ListFilter &filter); ///< What of it is not in this list is left out.
    SavedFilters &savedFilters() { return m_narrowing.saved(); }
    void refresh() { m_rows.refresh(); }
    void follow(const Changes &changes); ///< Only what differs.
    bool isAsRows() const;
    void setAsRows(bool asRows); ///< Of two lines, or as a table of columns.
    void resetLayout();
    void fillColumnMenu(QMenu *menu);
    ItemId current() const { return m_rows.current(); }
    std::optional<Item> itemAtCursor() const { return m_rows.itemAtCursor(); }
    QList<Item> selected() const { return m_rows.selected(); } ///< From top to bottom.
    bool isFetching() const { return m_rows.isFetching(); }    ///< Rows are on their way.
    QTableView *table() const;
    QAction *sorting() const;            ///< With a menu, for who sees no head of columns.
    const QMenu *showing() const;        ///< Which items at all.
    const QMenu *filtering() const;      ///< By which columns.
    void showOwn();                      ///< What this person did today.
    void nameKeys() { showEmptiness(); } ///< Anew, after others were chosen.

    void noteDoubts(const Item &item, const QStringList &fields, bool areAll)
    {
        m_rows.model().noteDoubts(item, {fields, areAll});
    }

signals:
    void rowsSeen(const QList<intray::Item> &items); ///< As soon as nothing moves any more.
    void takeWanted(intray::ItemId item);
    void viewWanted(const intray::Item &item); ///< A finished one.
    void ownWanted(intray::ItemId item);       ///< One that this person did is to come back.
    void problem(const intray::Error &error);
    void filtersChanged();
    void allWanted();                   ///< Without search and filter.
    void told(const QString &sentence); ///< About a saved filter.
    void selectionChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeTable();
    void makeFrame();
    void showAnother();
    void followRows();
    void followChoice();
    void followTable();
    void query();
    void ask(); ///< What the person chose, unless it is there.
    void nameList();
    void showHowMany();
    void showEmptiness();
    void leaveEmptiness();
    void giveUsualWidths();
    void offerOwn();
    bool pressedKey(int key, Qt::KeyboardModifiers modifiers);

    Queue m_queue;
    ListTitle *m_title;
    ShownItems *m_shown;
    FilterChips *m_chips;
    QPushButton *m_own; ///< Gets what this person did back, where the queue allows it.
    ItemListView *m_table;
    FilterHeader *m_header;
    SortMenu *m_sorting;
    EmptyList *m_empty;
    BusyRows *m_busy;
    ListRows m_rows;
    ListChoice m_choice;
    ListWords m_words;
    LockedMatch m_locked;
    ListNarrowing m_narrowing;
    ColumnLayout *m_layout = nullptr;
};

} // namespace intray
