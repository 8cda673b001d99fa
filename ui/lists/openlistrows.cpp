// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the list: how they come, go and keep their place.
#include "session/session.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/openlist.h"
#include "ui/lists/searchfield.h"
#include "ui/lists/shownitems.h"

#include <QScrollBar>
#include <QTimer>

namespace intray {

using namespace std::chrono_literals;

template <typename Change>
void OpenList::keepingPlace(Change change)
{
    QScrollBar *bar = m_table->verticalScrollBar();
    const int top = m_table->rowAt(0);
    const ItemId anchor = top >= 0 ? m_model.at(top).id : ItemId();
    const int hidden = top >= 0 ? m_table->rowViewportPosition(top) : 0;
    const bool staysAtStart =
        bar->value() == 0 && !m_table->currentIndex().isValid() && !m_feed.hasMoreBefore();
    change();
    const int row = m_model.rowOf(anchor);
    if (row >= 0 && !staysAtStart)
        bar->setValue(bar->value() + m_table->rowViewportPosition(row) - hidden);
}

QHash<ItemId, QString> OpenList::takenByOthers(const Changes &changes) const
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
void OpenList::fade(const QHash<ItemId, QString> &takers)
{
    if (takers.isEmpty())
        return;
    m_model.fade(takers);
    QTimer::singleShot(1200ms, this, [this, gone = takers.keys()] {
        keepingPlace([&] { m_model.removeFaded({gone.begin(), gone.end()}); });
        fetchWhatIsNear(m_table->verticalScrollBar()->value());
        showEmptiness();
        showHowMany();
    });
}

// What is taken leaves the list without a question to the database; what comes in may belong
// anywhere.
void OpenList::follow(const Changes &changes)
{
    const QHash<ItemId, QString> takers = takenByOthers(changes);
    if (m_shown->isOpen())
        fade(takers);
    if (!m_shown->isOpen() || changes.isWhole || changes.mayOpenItems() || m_feed.isFetching()) {
        refresh();
        return;
    }
    QSet<ItemId> gone = changes.items();
    for (auto taker = takers.begin(); taker != takers.end(); ++taker)
        gone.remove(taker.key());
    keepingPlace([&] { m_model.remove(gone); });
    fetchWhatIsNear(m_table->verticalScrollBar()->value());
    showEmptiness();
    showHowMany();
}

void OpenList::refreshRows(const QList<Item> &items)
{
    m_problem.clear();
    m_isAnswered = true;
    m_isLookedFor = false;
    keepingPlace([&] { m_model.updateItems(items); });
    // Whoever scrolled meanwhile was not answered, because one piece is fetched at a time.
    fetchWhatIsNear(m_table->verticalScrollBar()->value());
    showEmptiness();
    showHowMany();
}

void OpenList::replace(const QList<Item> &items)
{
    const ItemId selected = current();
    m_problem.clear();
    m_isAnswered = true;
    m_isLookedFor = false;
    sayOrder();
    m_model.setItems(items);
    const Going going = std::exchange(m_going, Going::Nowhere);
    const bool isOther = std::exchange(m_isOtherSearch, false);
    if (going != Going::Nowhere)
        selectRow(going == Going::ToEnd ? m_model.rowCount() - 1 : 0);
    else if (const int row = m_model.rowOf(selected);
             row >= 0 &&
             (!isOther || m_table->hasFocus())) // else what was found is looked at first
        selectRow(row);
    else if (m_table->hasFocus())
        selectRow(0); // what was searched for is entered before it is there
    else
        m_table->scrollToTop();
    showEmptiness();
    showHowMany();
    if (m_field)
        m_field->offerAgain(); // now it is known where the text stands
}

void OpenList::append(const QList<Item> &items)
{
    m_model.append(items);
    const int tooMany = m_model.rowCount() - OpenItemsModel::windowRows;
    if (tooMany <= 0)
        return;
    keepingPlace([&] { m_model.dropFront(tooMany); });
    m_feed.dropBefore(m_model.at(0));
}

void OpenList::prepend(const QList<Item> &items)
{
    keepingPlace([&] { m_model.prepend(items); });
    const int tooMany = m_model.rowCount() - OpenItemsModel::windowRows;
    if (tooMany <= 0)
        return;
    m_model.dropBack(tooMany);
    m_feed.dropAfter(m_model.at(m_model.rowCount() - 1));
}

void OpenList::fetchWhatIsNear(int place)
{
    // Not the scroll bar's range, which follows the rows only when the table is drawn next.
    const int view = m_table->viewport()->height();
    const int last = m_table->verticalHeader()->length() - view;
    const int near = 2 * view;
    if (place >= last - near && m_feed.hasMoreAfter())
        m_feed.fetchAfter();
    else if (place <= near && m_feed.hasMoreBefore())
        m_feed.fetchBefore();
}

void OpenList::selectRow(int row)
{
    if (row >= 0 && row < m_model.rowCount()) {
        m_table->setCurrentIndex(m_model.index(row, qMax(0, m_header->logicalIndexAt(1))));
        m_table->scrollTo(m_table->currentIndex());
    }
}

} // namespace intray
