// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the person chose to see, and what is asked of the database for that.
#include "lists/celltext.h"
#include "lists/listquery.h"
#include "lists/typedfilter.h"
#include "ui/lists/addfiltermenu.h"
#include "ui/lists/filterchips.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/filteroffers.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/openlist.h"
#include "ui/lists/savedfilters.h"
#include "ui/lists/searchfield.h"
#include "ui/lists/shownitems.h"

namespace intray {

void OpenList::followSearch(SearchField &search)
{
    m_field = &search;
    search.keepInView(*m_table);
    search.setOffers([this](const QString &text) {
        QStringList words;
        for (const FilterOffer &offer : offers(text))
            words << offer.words;
        return words;
    });
    connect(&search, &SearchField::searched, this, &OpenList::search);
    connect(&search, &SearchField::entered, this, &OpenList::enterSearch);
    connect(&search, &SearchField::offerTaken, this,
            [this](int offer) { take(offers(m_field->text()).value(offer)); });
}

// What is being typed as a filter is nothing to search for.
void OpenList::search(const QString &text)
{
    const QString wanted = typedFilter(text, m_columns) ? QString() : text;
    if (m_search == wanted)
        return;
    m_search = wanted;
    query();
}

void OpenList::enterSearch()
{
    const auto typed = typedFilter(m_field->text(), m_columns);
    if (typed && !typed->wanted.isEmpty())
        take(offers(m_field->text()).value(0));
    else
        m_table->setFocus();
}

/// Enough to see where a text stands, and few enough to look at with every key.
KnownItems OpenList::knownItems(const QString &text) const
{
    constexpr int mostLookedAt = 400;
    KnownItems known;
    for (int row = 0; row < std::min(m_model.rowCount(), mostLookedAt); ++row)
        known.items << m_model.at(row);
    known.areAll = m_isAnswered && m_search.trimmed() == text.trimmed() &&
                   known.items.size() == m_model.rowCount() && !m_feed.hasMoreBefore() &&
                   !m_feed.hasMoreAfter();
    return known;
}

// Then the field's own name says better what it is.
bool OpenList::isKeyAField() const
{
    const QList<Item> items = knownItems({}).items;
    return !items.isEmpty() && std::ranges::any_of(m_columns, [&](const ItemColumn &column) {
        return column.order == ItemOrder::By::Field &&
               std::ranges::all_of(
                   items, [&](const Item &item) { return column.wholeText(item) == item.key; });
    });
}

QList<FilterOffer> OpenList::offers(const QString &text) const
{
    QList<NamedFilter> named;
    for (const KeptFilter &one : m_saved->kept().all())
        if (const auto filter = m_saved->kept().filter(one))
            named << NamedFilter{one.name, *filter};
    ListFilter now = chosen();
    now.find.clear();
    return filterOffers(text, now, m_columns, named, knownItems(text));
}

void OpenList::take(const FilterOffer &offer)
{
    if (offer.typed.isEmpty())
        choose(offer.filter);
    else
        m_field->typeOn(offer.typed);
}

void OpenList::typeFilter(int column)
{
    m_field->typeOn(typedText(m_columns.at(column), filterOf(column)));
}

QString OpenList::filterOf(int column) const
{
    return column < m_model.columns().size() ? m_header->filter(column)
                                             : m_further.value(m_columns.at(column).id);
}

void OpenList::setOnlyBroken(bool isOnlyBroken)
{
    m_onlyBroken = isOnlyBroken;
    query();
    emit filtersChanged();
}

void OpenList::showChips()
{
    const bool isUsual = m_shown->name() == usualFilter().shown;
    m_chips->showFilter(chosen(), isUsual ? QString() : m_shown->words(), m_columns);
    m_adding->setOnlyBroken(m_onlyBroken);
}

bool OpenList::hasFilters() const
{
    return m_header->hasFilters() || !m_further.isEmpty() || !m_search.isEmpty() || m_onlyBroken;
}

void OpenList::clearFilters()
{
    m_search.clear();
    m_onlyBroken = false;
    m_further.clear();
    m_header->clearSilently();
    query();
}

QString OpenList::shownWords() const
{
    return m_shown->words();
}

ItemQuery OpenList::wantedQuery() const
{
    ItemQuery query = itemQueryOf(chosen(), m_columns);
    query.queue = m_queue.name;
    query.isBrief = true;
    return query;
}

void OpenList::query()
{
    m_isLookedFor = true;
    ask();
}

void OpenList::ask()
{
    showChips();
    const ItemQuery wanted = wantedQuery();
    if (m_queue.name.isEmpty() || (wanted == m_feed.query() && m_model.rowCount() > 0))
        return;
    ItemQuery before = m_feed.query();
    before.order = wanted.order;
    m_isOtherSearch = before != wanted;
    sayWhatIsUnderWay(wanted);
    m_isAnswered = false;
    m_feed.setQuery(wanted);
}

ListFilter OpenList::chosen() const
{
    ListFilter filter;
    filter.shown = m_shown->name();
    filter.find = m_search.trimmed();
    filter.onlyBroken = m_onlyBroken;
    for (int column = 0; column < m_columns.size(); ++column)
        if (const QString wanted = filterOf(column).trimmed(); !wanted.isEmpty())
            filter.columns.insert(m_columns.at(column).id, wanted);
    filter.sortedBy = m_model.columns().value(m_header->sortIndicatorSection()).id;
    filter.descending =
        !filter.sortedBy.isEmpty() && m_header->sortIndicatorOrder() == Qt::DescendingOrder;
    return filter;
}

void OpenList::choose(const ListFilter &filter)
{
    const QList<ItemColumn> &columns = m_model.columns();
    int sorted = -1;
    m_search = filter.find;
    m_onlyBroken = filter.onlyBroken;
    for (int column = 0; column < columns.size(); ++column) {
        m_header->setSilently(column, filter.columns.value(columns.at(column).id));
        if (columns.at(column).id == filter.sortedBy)
            sorted = column;
    }
    m_further.clear();
    for (const ItemColumn &further : m_columns.mid(columns.size()))
        if (const QString wanted = filter.columns.value(further.id); !wanted.isEmpty())
            m_further.insert(further.id, wanted);
    m_header->setSortIndicator(sorted,
                               filter.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_shown->choose(filter.shown);
    query();
    if (m_field)
        m_field->showSearch(filter.find);
    emit filtersChanged();
}

// Somebody else may have saved it, or the queue had other fields then.
void OpenList::chooseNamed(const QString &name, const ListFilter &filter)
{
    choose(filter);
    QStringList missing;
    for (const QString &field : missingFields(filter, m_columns))
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
