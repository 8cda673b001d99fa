// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/openitemsmodel.h"
#include "queue/listfilter.h"
#include "queue/queuerules.h"
#include "session/feeds/itemfeed.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QTableView;

namespace intray {

class BusyMark;
struct FilterOffer;
struct KnownItems;
class AddFilterMenu;
class ColumnLayout;
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

/// The open items of a queue, or its finished ones: pages through the feed as one scrolls, filters
/// and sorts in the database, and keeps selection and place when the list is refreshed.
class OpenList : public QWidget
{
    Q_OBJECT
public:
    OpenList(Session &session, WindowSettings &settings, QWidget *parent = nullptr);
    ~OpenList() override;

    void setQueue(const Queue &queue, const RecordSchema &schema);
    void setTotal(qint64 open, bool known);
    void showAtEndOfTitle(QWidget *next); ///< What leads on from the list.
    void openCurrent();                   ///< Takes it, or asks to look at it where it is finished.
    void followSearch(SearchField &search); ///< What is typed there; it outlives this.
    bool hasFilters() const;
    ItemQuery wantedQuery() const;   ///< What it shows, by its filters and in its order.
    static ListFilter usualFilter(); ///< What the list shows by itself.
    QString shownWords() const;      ///< How its choice of states is called.
    void clearFilters();
    ListFilter chosen() const;             ///< What the person chose, to be kept.
    void choose(const ListFilter &filter); ///< What of it is not in this list is left out.
    SavedFilters &savedFilters() { return *m_saved; }
    void refresh();
    void follow(const Changes &changes); ///< Only what differs.
    bool isAsRows() const;
    void setAsRows(bool asRows); ///< Of two lines, or as a table of columns.
    void resetLayout();
    void fillColumnMenu(QMenu *menu);
    ItemId current() const;
    std::optional<Item> itemAtCursor() const;
    QList<Item> selected() const;                           ///< From top to bottom.
    bool isFetching() const { return m_feed.isFetching(); } ///< Rows are on their way.
    QTableView *table() const;
    QAction *sorting() const;       ///< With a menu, for who sees no head of columns.
    const QMenu *showing() const;   ///< Which items at all.
    const QMenu *filtering() const; ///< By which columns.
    void showOwn();                 ///< What this person did today.
    void nameKeys();                ///< Anew, after others were chosen.

    void noteDoubts(const Item &item, const QStringList &fields)
    {
        m_model.noteDoubts(item, fields);
    }

signals:
    void rowsSeen(const QList<intray::Item> &items); ///< As soon as nothing moves any more.
    void takeWanted(intray::ItemId item);
    void viewWanted(const intray::Item &item); ///< A finished one.
    void ownWanted(intray::ItemId item);       ///< One that this person did is to come back.
    void problem(const intray::Error &error);
    void filtersChanged();
    void told(const QString &sentence); ///< About a saved filter.
    void selectionChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeTable();
    void makeFrame();
    void makeChips();
    void showAnother();
    void followFeed();
    void followTable();

    // openlistfilters.cpp: what is chosen, and asked for
    void query();
    void ask(); ///< What the person chose, unless it is there.
    void search(const QString &text);
    void enterSearch();
    void setOnlyBroken(bool isOnlyBroken);
    void typeFilter(int column);
    void placeBusy(); ///< Over the end of the list, so that no row moves.
    QString filterOf(int column) const;
    void showChips();
    bool isKeyAField() const;
    KnownItems knownItems(const QString &text) const;
    QList<FilterOffer> offers(const QString &text) const;
    void take(const FilterOffer &offer);
    void chooseNamed(const QString &name, const ListFilter &filter);

    // openlistrows.cpp: how rows come, go and keep their place
    QHash<ItemId, QString> takenByOthers(const Changes &changes) const;
    void fade(const QHash<ItemId, QString> &takers);
    void refreshRows(const QList<Item> &items);
    void replace(const QList<Item> &items);
    void append(const QList<Item> &items);
    void prepend(const QList<Item> &items);
    void fetchWhatIsNear(int place);
    template <typename Change>
    void keepingPlace(Change change);
    void selectRow(int row);

    // openlistwords.cpp: what the list says of itself
    void nameList();
    void showHowMany();
    void sayWhatIsUnderWay(const ItemQuery &wanted);
    void sayOrder();
    void receiveProblem(const Error &error);
    QString emptyWords() const;
    void showEmptiness();
    void giveUsualWidths();

    // openlistkeys.cpp
    void offerOwn();
    bool pressedKey(int key, Qt::KeyboardModifiers modifiers);

    Session &m_session;
    OpenItemsModel m_model;
    ItemFeed m_feed;
    Queue m_queue;
    QList<ItemColumn> m_columns;      ///< By which it is narrowed: the model's, then other fields.
    QMap<QString, QString> m_further; ///< What is wanted of those, by their ids.
    QString m_search;
    QPointer<SearchField> m_field; ///< Where it is typed.
    ListTitle *m_title;
    ShownItems *m_shown;
    SavedFilters *m_saved;
    AddFilterMenu *m_adding;
    FilterChips *m_chips;
    bool m_onlyBroken = false; ///< Only items whose record breaks a rule.
    QPushButton *m_own;        ///< Gets what this person did back, where the queue allows it.
    ItemListView *m_table;
    FilterHeader *m_header;
    SortMenu *m_sorting;
    QLabel *m_empty;
    BusyMark *m_busy;
    ColumnLayout *m_layout = nullptr;
    QString m_problem;            ///< Why the list could not be fetched.
    bool m_isOtherSearch = false; ///< What is asked for is not what was before in another order.
    bool m_isAnswered = false;    ///< The rows are those that are asked for.
    bool m_isLookedFor = false;   ///< By the person, who searched or sorted; else it comes unasked.
    /// Where the cursor goes with the next answer, as Home and End ask.
    enum class Going { Nowhere, ToStart, ToEnd };
    Going m_going = Going::Nowhere;
};

} // namespace intray
