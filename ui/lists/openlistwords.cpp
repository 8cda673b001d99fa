// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the list says of itself: how many there are, in which order, and why there is nothing.
#include "ui/common/actions.h"
#include "ui/common/busymark.h"
#include "ui/common/rights.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/listtitle.h"
#include "ui/lists/openlist.h"
#include "ui/lists/shownitems.h"

#include <QLabel>

namespace intray {

void OpenList::nameList()
{
    const bool isUsual = m_shown->name() == usualFilter().shown;
    m_title->setName(isUsual ? tr("Open", "items of the queue") : m_shown->words(), isUsual);
}

void OpenList::showHowMany()
{
    const bool areAll = !m_feed.hasMoreBefore() && !m_feed.hasMoreAfter();
    if (m_isAnswered)
        m_title->setRows({m_model.rowCount(), areAll, hasFilters()});
}

void OpenList::sayWhatIsUnderWay(const ItemQuery &wanted)
{
    ItemQuery before = m_feed.query();
    const bool isSorted = before.order != wanted.order;
    before.order = wanted.order;
    m_busy->setWords(isSorted && before == wanted ? tr("Sorting...") : tr("Searching..."));
}

/// For those who do not see the arrow.
void OpenList::sayOrder()
{
    const int sorted = m_header->sortIndicatorSection();
    const QString title = m_model.headerData(sorted, Qt::Horizontal).toString();
    m_table->setAccessibleDescription(title.isEmpty() ? tr("In the order in which items are taken")
                                      : m_header->sortIndicatorOrder() == Qt::AscendingOrder
                                          ? tr("Sorted by %1, ascending").arg(title)
                                          : tr("Sorted by %1, descending").arg(title));
}

void OpenList::receiveProblem(const Error &error)
{
    if (error.kind == Error::Kind::Cancelled)
        return;
    m_problem = error.sentence;
    showEmptiness();
    emit problem(error);
}

QString OpenList::emptyWords() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_isAnswered)
        return tr("The search was stopped. F5 looks again.");
    if (!m_shown->isOpen())
        return hasFilters()
                   ? tr("No finished item matches. Press Ctrl+Shift+F to clear the search.")
                   : tr("This queue has no such items.");
    if (!m_queue.source.isEmpty() && !hasFilters())
        return tr("This queue looks for work on request: press F9.");
    if (hasFilters())
        return tr("No open item matches. Press Ctrl+Shift+F to clear the search.");
    return whyNotAllowed(m_session, {Role::Importer}).isEmpty()
               ? tr("Nothing is open in this queue. Import records with Ctrl+I.")
               : tr("Nothing is open in this queue. New items appear here automatically.");
}

void OpenList::nameKeys()
{
    showEmptiness();
}

void OpenList::showEmptiness()
{
    const bool empty = m_model.rowCount() == 0 && !m_feed.isFetching();
    m_empty->setVisible(empty);
    if (!empty)
        return;
    m_empty->setText(withKeysInUse(emptyWords(), *this));
    const QRect room = m_table->viewport()->geometry();
    m_empty->setGeometry(room.adjusted(16, 16, -16, -16));
}

} // namespace intray
