// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the person chose to see, and what is asked of the database for that.
#include "lists/celltext.h"
#include "lists/listquery.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/openlist.h"
#include "ui/lists/shownitems.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace intray {

void OpenList::setSearch(const QString &text)
{
    if (m_search == text)
        return;
    m_search = text;
    query();
}

bool OpenList::hasFilters() const
{
    return m_header->hasFilters() || !m_search.isEmpty() || m_broken->isChecked();
}

void OpenList::clearFilters()
{
    m_search.clear();
    const QSignalBlocker quiet(m_broken);
    m_broken->setChecked(false);
    m_header->clearSilently();
    query();
}

QString OpenList::shownWords() const
{
    return m_shown->currentText();
}

ItemQuery OpenList::wantedQuery() const
{
    ItemQuery query = itemQueryOf(chosen(), m_model.columns());
    query.queue = m_queue.name;
    query.isBrief = true;
    return query;
}

void OpenList::query()
{
    const ItemQuery wanted = wantedQuery();
    if (m_queue.name.isEmpty() || (wanted == m_feed.query() && m_model.rowCount() > 0))
        return;
    sayWhatIsUnderWay(wanted);
    m_isAnswered = false;
    m_feed.setQuery(wanted);
}

ListFilter OpenList::chosen() const
{
    ListFilter filter;
    filter.shown = m_shown->name();
    filter.find = m_search.trimmed();
    filter.onlyBroken = m_broken->isChecked();
    const QList<ItemColumn> &columns = m_model.columns();
    for (int column = 0; column < columns.size(); ++column)
        if (const QString wanted = m_header->filter(column).trimmed(); !wanted.isEmpty())
            filter.columns.insert(columns.at(column).id, wanted);
    filter.sortedBy = columns.value(m_header->sortIndicatorSection()).id;
    filter.descending =
        !filter.sortedBy.isEmpty() && m_header->sortIndicatorOrder() == Qt::DescendingOrder;
    return filter;
}

void OpenList::choose(const ListFilter &filter)
{
    const QList<ItemColumn> &columns = m_model.columns();
    int sorted = -1;
    {
        const QSignalBlocker quietBox(m_broken);
        m_search = filter.find;
        m_broken->setChecked(filter.onlyBroken);
        for (int column = 0; column < columns.size(); ++column) {
            m_header->setSilently(column, filter.columns.value(columns.at(column).id));
            if (columns.at(column).id == filter.sortedBy)
                sorted = column;
        }
    }
    m_header->setSortIndicator(sorted,
                               filter.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_shown->choose(filter.shown);
    query();
    emit searchChosen(filter.find);
    emit filtersChanged();
}

// Somebody else may have saved it, or the queue had other fields then.
void OpenList::chooseNamed(const QString &name, const ListFilter &filter)
{
    choose(filter);
    QStringList missing;
    for (const QString &field : missingFields(filter, m_model.columns()))
        missing << cellText(field, 40);
    if (!missing.isEmpty())
        emit told(tr("The filter “%1” also names fields that this list does not have: %2. The "
                     "rest of it is used.")
                      .arg(name, missing.join(QStringLiteral(", "))));
    else if (!filter.shown.isEmpty() && filter.shown != m_shown->name())
        emit told(tr("The filter “%1” is for items that you cannot list. The rest of it is used.")
                      .arg(name));
}

} // namespace intray
