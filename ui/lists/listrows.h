// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/openitemsmodel.h"
#include "session/feeds/foundcount.h"
#include "session/feeds/itemfeed.h"

#include <QObject>

#include <optional>

namespace intray {

class ItemListView;

/// The rows of a list of items: fetched a piece at a time as one scrolls, and kept in their place
/// while others come and go. Borrows session and table, which outlive it. In the window's thread.
class ListRows : public QObject
{
    Q_OBJECT
public:
    ListRows(Session &session, ItemListView &table);
    ~ListRows() override;

    OpenItemsModel &model() { return m_model; }
    const OpenItemsModel &model() const { return m_model; }

    void ask(const ItemQuery &wanted);
    const ItemQuery &asked() const { return m_feed.query(); }
    /// By the person, who searched or sorted, until it is answered; else it comes unasked.
    void setLookedFor(bool isLookedFor) { m_isLookedFor = isLookedFor; }
    void refresh();
    /// Only what differs; `areOpen`: what others take goes.
    void follow(const Changes &changes, bool areOpen);
    void cancel();
    /// The rows are those of another filter than the one that is asked for, and nobody takes them
    /// for what it finds.
    void leaveOthers();
    void toStart();
    void toEnd();
    void select(int row);

    ItemId current() const;
    std::optional<Item> itemAtCursor() const;
    QList<Item> selected() const; ///< From top to bottom.

    bool isEmpty() const { return m_model.rowCount() == 0; }
    bool isFetching() const { return m_feed.isFetching(); }
    bool isLookedFor() const { return m_isLookedFor; }
    bool isAnswered() const { return m_isAnswered; } ///< The rows are those that are asked for.
    /// Of a list whose rows are not all there: how many it has is found out, and told by changed().
    void setCounted(bool isCounted) { m_isCounted = isCounted; }
    std::optional<qint64> found() const; ///< How many the list has; none: that is not known.
    bool areAll() const { return !m_feed.hasMoreBefore() && !m_feed.hasMoreAfter(); }
    const QString &problem() const { return m_problem; } ///< Why they could not be fetched.

signals:
    void fetchingChanged();
    void answered(); ///< What is asked for is there and is shown next.
    void changed();  ///< Other rows are shown, or none.
    void rowsFound(); ///< After answered() and changed().
    void failed(const intray::Error &error);
    void seen(const QList<intray::Item> &items); ///< As soon as nothing moves any more.

private:
    void followFeed();
    QHash<ItemId, QString> takenByOthers(const Changes &changes) const;
    void fade(const QHash<ItemId, QString> &takers);
    void replace(const QList<Item> &items);
    void refreshRows(const QList<Item> &items);
    void append(const QList<Item> &items);
    void prepend(const QList<Item> &items);
    void selectAfter(ItemId selectedBefore);
    void noteAnswer();
    void noteProblem(const Error &error);
    void fetchWhatIsNear();
    void countFound();
    template <typename Change>
    void keepingPlace(Change change);

    Session &m_session;
    ItemListView &m_table;
    OpenItemsModel m_model;
    ItemFeed m_feed;
    FoundCount m_count;
    bool m_isCounted = false;
    QString m_problem;
    ItemId m_selectedBefore; ///< Of the rows that were left.
    bool m_isOther = false;  ///< What is asked for is not what was before in another order.
    bool m_isAnswered = false;
    bool m_isLookedFor = false;
    /// Where the cursor goes with the next answer, as Home and End ask.
    enum class Going { Nowhere, ToStart, ToEnd };
    Going m_going = Going::Nowhere;
};

} // namespace intray
