// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/listrows.h"

#include "session/session.h"
#include "ui/common/tables.h"
#include "ui/lists/itemlistview.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

ListRows::ListRows(Session &session, ItemListView &table)
    : m_session(session)
    , m_table(table)
    , m_feed(session)
    , m_count(session)
{
    m_table.setModel(&m_model);
    followFeed();
    connect(m_table.verticalScrollBar(), &QScrollBar::valueChanged, this,
            &ListRows::fetchWhatIsNear);
    connect(&m_table, &ItemListView::settled, this, [this](int first, int last) {
        m_model.checkRows(first, last);
        emit seen(m_model.itemsIn(first, last));
    });
}

ListRows::~ListRows() = default;

void ListRows::followFeed()
{
    connect(&m_feed, &ItemFeed::replaced, this, &ListRows::replace);
    connect(&m_feed, &ItemFeed::appended, this, &ListRows::append);
    connect(&m_feed, &ItemFeed::prepended, this, &ListRows::prepend);
    connect(&m_feed, &ItemFeed::refreshed, this, &ListRows::refreshRows);
    connect(&m_feed, &ItemFeed::fetchingChanged, this, &ListRows::fetchingChanged);
    connect(&m_feed, &ItemFeed::failed, this, &ListRows::noteProblem);
    connect(&m_count, &FoundCount::changed, this, &ListRows::changed);
}

void ListRows::ask(const ItemQuery &wanted)
{
    ItemQuery before = m_feed.query();
    before.order = wanted.order;
    m_isOther = before != wanted;
    m_isAnswered = false;
    m_count.stop();
    m_feed.setQuery(wanted);
}

void ListRows::refresh()
{
    m_feed.refresh(m_model.rowCount());
}

void ListRows::cancel()
{
    m_feed.cancel();
}

void ListRows::leaveOthers()
{
    if (!m_isOther || isEmpty())
        return;
    m_selectedBefore = current();
    m_model.setItems({});
    emit changed();
}

void ListRows::toStart()
{
    m_going = Going::ToStart;
    m_feed.toStart();
}

void ListRows::toEnd()
{
    m_going = Going::ToEnd;
    m_feed.toEnd();
}

ItemId ListRows::current() const
{
    return currentItem(&m_table, OpenItemsModel::ItemIdRole);
}

std::optional<Item> ListRows::itemAtCursor() const
{
    const int row = m_model.rowOf(current());
    return row < 0 ? std::nullopt : std::optional(m_model.at(row));
}

QList<Item> ListRows::selected() const
{
    QModelIndexList rows = m_table.selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QList<Item> items;
    for (const QModelIndex &row : std::as_const(rows))
        items << m_model.at(row.row());
    return items;
}

template <typename Change>
void ListRows::keepingPlace(Change change)
{
    QScrollBar *bar = m_table.verticalScrollBar();
    const int top = m_table.rowAt(0);
    const ItemId anchor = top >= 0 ? m_model.at(top).id : ItemId();
    const int hidden = top >= 0 ? m_table.rowViewportPosition(top) : 0;
    const bool staysAtStart =
        bar->value() == 0 && !m_table.currentIndex().isValid() && !m_feed.hasMoreBefore();
    change();
    const int row = m_model.rowOf(anchor);
    if (row >= 0 && !staysAtStart)
        bar->setValue(bar->value() + m_table.rowViewportPosition(row) - hidden);
}

QHash<ItemId, QString> ListRows::takenByOthers(const Changes &changes) const
{
    QHash<ItemId, QString> takers;
    for (const Event &event : changes.events) {
        takers.remove(event.item);
        const bool isTaken = rulesOf(event.kind).effect == Effect::Locks;
        if (isTaken && event.user != m_session.identity().user)
            takers.insert(event.item, event.user);
    }
    return takers;
}

// Long enough to be seen, and short enough that nobody waits for it.
void ListRows::fade(const QHash<ItemId, QString> &takers)
{
    if (takers.isEmpty())
        return;
    m_model.fade(takers);
    QTimer::singleShot(1200ms, this, [this, gone = takers.keys()] {
        keepingPlace([&] { m_model.removeFaded({gone.begin(), gone.end()}); });
        fetchWhatIsNear();
        emit changed();
    });
}

// What is taken leaves the list without a question to the database; what comes in may belong
// anywhere.
void ListRows::follow(const Changes &changes, bool areOpen)
{
    const QHash<ItemId, QString> takers = takenByOthers(changes);
    if (areOpen)
        fade(takers);
    if (!areOpen || changes.isWhole || changes.mayOpenItems() || m_feed.isFetching()) {
        refresh();
        return;
    }
    QSet<ItemId> gone = changes.items();
    for (auto taker = takers.begin(); taker != takers.end(); ++taker)
        gone.remove(taker.key());
    const int before = m_model.rowCount();
    keepingPlace([&] { m_model.remove(gone); });
    m_count.note(before - m_model.rowCount());
    fetchWhatIsNear();
    emit changed();
}

void ListRows::noteAnswer()
{
    m_problem.clear();
    m_isAnswered = true;
    m_isLookedFor = false;
}

void ListRows::noteProblem(const Error &error)
{
    if (error.kind == Error::Kind::Cancelled)
        return;
    m_problem = error.sentence;
    emit changed();
    emit failed(error);
}

void ListRows::refreshRows(const QList<Item> &items)
{
    noteAnswer();
    keepingPlace([&] { m_model.updateItems(items); });
    m_count.countAgain();
    // Whoever scrolled meanwhile was not answered, because one piece is fetched at a time.
    fetchWhatIsNear();
    emit changed();
}

void ListRows::replace(const QList<Item> &items)
{
    const ItemId left = std::exchange(m_selectedBefore, {});
    const ItemId selectedBefore = isEmpty() ? left : current();
    noteAnswer();
    emit answered();
    m_model.setItems(items);
    countFound();
    selectAfter(selectedBefore);
    emit changed();
    emit rowsFound();
}

void ListRows::countFound()
{
    if (m_isCounted && !areAll() && !m_count.found())
        m_count.count(m_feed.query());
}

std::optional<qint64> ListRows::found() const
{
    if (areAll())
        return m_model.rowCount();
    const auto counted = m_count.found();
    return counted ? std::optional(std::max<qint64>(*counted, m_model.rowCount())) : std::nullopt;
}

void ListRows::selectAfter(ItemId selectedBefore)
{
    const Going going = std::exchange(m_going, Going::Nowhere);
    const bool isOther = std::exchange(m_isOther, false);
    const int row = m_model.rowOf(selectedBefore);
    if (going != Going::Nowhere)
        select(going == Going::ToEnd ? m_model.rowCount() - 1 : 0);
    else if (row >= 0 && (!isOther || m_table.hasFocus())) // else what was found is looked at first
        select(row);
    else if (m_table.hasFocus())
        select(0); // what was searched for is entered before it is there
    else
        m_table.scrollToTop();
}

void ListRows::append(const QList<Item> &items)
{
    m_model.append(items);
    const int tooMany = m_model.rowCount() - OpenItemsModel::windowRows;
    if (tooMany <= 0)
        return;
    keepingPlace([&] { m_model.dropFront(tooMany); });
    m_feed.dropBefore(m_model.at(0));
}

void ListRows::prepend(const QList<Item> &items)
{
    keepingPlace([&] { m_model.prepend(items); });
    const int tooMany = m_model.rowCount() - OpenItemsModel::windowRows;
    if (tooMany <= 0)
        return;
    m_model.dropBack(tooMany);
    m_feed.dropAfter(m_model.at(m_model.rowCount() - 1));
}

void ListRows::fetchWhatIsNear()
{
    // Not the scroll bar's range, which follows the rows only when the table is drawn next.
    const int place = m_table.verticalScrollBar()->value();
    const int view = m_table.viewport()->height();
    const int last = m_table.verticalHeader()->length() - view;
    const int near = 2 * view;
    if (place >= last - near && m_feed.hasMoreAfter())
        m_feed.fetchAfter();
    else if (place <= near && m_feed.hasMoreBefore())
        m_feed.fetchBefore();
}

void ListRows::select(int row)
{
    if (row < 0 || row >= m_model.rowCount())
        return;
    m_table.setCurrentIndex(
        m_model.index(row, qMax(0, m_table.horizontalHeader()->logicalIndexAt(1))));
    m_table.scrollTo(m_table.currentIndex());
}

} // namespace intray
