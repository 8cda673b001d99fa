// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/listchoice.h"

#include "lists/listquery.h"
#include "lists/typedfilter.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/shownitems.h"

namespace intray {

ListChoice::ListChoice(const OpenItemsModel &model, FilterHeader &header, ShownItems &shown)
    : m_model(model)
    , m_header(header)
    , m_shown(shown)
    , m_columns(model.columns())
{
}

ListFilter ListChoice::usual()
{
    ListFilter usual;
    usual.shown = QStringLiteral("open");
    return usual;
}

void ListChoice::setFields(const QList<Field> &fields)
{
    QList<bool> filterable;
    for (const ItemColumn &column : m_model.columns())
        filterable.append(column.isFilterable());
    m_header.setFilters(filterable);
    m_columns = withFurtherFields(m_model.columns(), fields);
    m_further.clear();
}

QString ListChoice::filterOf(int column) const
{
    return column < m_model.columns().size() ? m_header.filter(column)
                                             : m_further.value(m_columns.at(column).id);
}

ListFilter ListChoice::chosen() const
{
    ListFilter filter;
    filter.shown = m_shown.name();
    filter.find = m_search.trimmed();
    filter.onlyBroken = m_onlyBroken;
    for (int column = 0; column < m_columns.size(); ++column)
        if (const QString wanted = filterOf(column).trimmed(); !wanted.isEmpty())
            filter.columns.insert(m_columns.at(column).id, wanted);
    filter.sortedBy = m_model.columns().value(m_header.sortIndicatorSection()).id;
    filter.descending =
        !filter.sortedBy.isEmpty() && m_header.sortIndicatorOrder() == Qt::DescendingOrder;
    return filter;
}

void ListChoice::choose(const ListFilter &filter)
{
    const QList<ItemColumn> &columns = m_model.columns();
    int sorted = -1;
    m_search = filter.find;
    m_onlyBroken = filter.onlyBroken;
    for (int column = 0; column < columns.size(); ++column) {
        m_header.setSilently(column, filter.columns.value(columns.at(column).id));
        if (columns.at(column).id == filter.sortedBy)
            sorted = column;
    }
    chooseFurther(filter);
    m_header.setSortIndicator(sorted, filter.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_shown.choose(filter.shown);
}

void ListChoice::chooseFurther(const ListFilter &filter)
{
    m_further.clear();
    for (const ItemColumn &further : m_columns.mid(m_model.columns().size()))
        if (const QString wanted = filter.columns.value(further.id); !wanted.isEmpty())
            m_further.insert(further.id, wanted);
}

void ListChoice::clear()
{
    m_search.clear();
    m_onlyBroken = false;
    m_further.clear();
    m_header.clearSilently();
}

bool ListChoice::hasFilters() const
{
    return isNarrowed() || !m_search.isEmpty();
}

bool ListChoice::isNarrowed() const
{
    return m_header.hasFilters() || !m_further.isEmpty() || m_onlyBroken;
}

bool ListChoice::isUsual() const
{
    return m_shown.name() == usual().shown;
}

// What is being typed as a filter is nothing to search for.
bool ListChoice::search(const QString &text)
{
    const QString wanted = typedFilter(text, m_columns) ? QString() : text;
    const bool isOther = m_search != wanted;
    m_search = wanted;
    return isOther;
}

} // namespace intray
