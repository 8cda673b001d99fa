// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/listwords.h"

#include "lists/celltext.h"
#include "ui/common/rights.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/listchoice.h"
#include "ui/lists/listrows.h"
#include "ui/lists/shownitems.h"

namespace intray {

ListWords::ListWords(const Session &session, const ListRows &rows, const ListChoice &choice,
                     const ShownItems &shown, const FilterHeader &header)
    : m_session(session)
    , m_rows(rows)
    , m_choice(choice)
    , m_shown(shown)
    , m_header(header)
{
}

QString ListWords::name() const
{
    return m_choice.isUsual() ? tr("Open", "items of the queue") : m_shown.words();
}

QString ListWords::spokenName() const
{
    return m_shown.isOpen() ? tr("Open items") : tr("Finished items");
}

QString ListWords::order() const
{
    const int sorted = m_header.sortIndicatorSection();
    const QString title = m_rows.model().headerData(sorted, Qt::Horizontal).toString();
    return title.isEmpty() ? tr("In the order in which items are taken")
           : m_header.sortIndicatorOrder() == Qt::AscendingOrder
               ? tr("Sorted by %1, ascending").arg(title)
               : tr("Sorted by %1, descending").arg(title);
}

QString ListWords::underWay(const ItemQuery &wanted) const
{
    ItemQuery before = m_rows.asked();
    const bool isSorted = before.order != wanted.order;
    before.order = wanted.order;
    return isSorted && before == wanted ? tr("Sorting...") : tr("Searching...");
}

QString ListWords::emptiness(const Queue &queue) const
{
    if (!m_rows.problem().isEmpty())
        return m_rows.problem();
    if (!m_rows.isAnswered())
        return tr("The search was stopped. F5 looks again.");
    if (m_choice.hasFilters())
        return noMatch();
    if (!m_shown.isOpen())
        return tr("This queue has no such items.");
    if (!queue.source.isEmpty())
        return tr("This queue looks for work on request: press F9.");
    return whyNotAllowed(m_session, {Role::Importer}).isEmpty()
               ? tr("Nothing is open in this queue. Import records with Ctrl+I.")
               : tr("Nothing is open in this queue. New items appear here automatically.");
}

// What is hidden by a filter is not said to be nowhere.
QString ListWords::noMatch() const
{
    const bool isOpen = m_shown.isOpen();
    const QString text = cellText(m_choice.searched().trimmed(), 40);
    if (text.isEmpty())
        return isOpen ? tr("No open item matches the filter.")
                      : tr("No finished item matches the filter.");
    if (m_choice.isNarrowed())
        return (isOpen ? tr("No open item matches both “%1” and the filter.")
                       : tr("No finished item matches both “%1” and the filter."))
            .arg(text);
    return (isOpen ? tr("No open item matches “%1”.") : tr("No finished item matches “%1”."))
        .arg(text);
}

} // namespace intray
