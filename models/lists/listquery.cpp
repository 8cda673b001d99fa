// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/listquery.h"

#include <QDate>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static void narrow(ItemQuery &query, const QString &shown)
{
    query.state = stateShown(shown).value_or(State::Open);
    query.isForMe = shown == u"openForMe";
    query.askedBack = shown == u"askedFor";
    query.hasPassed = shown == u"passed";
    if (shown == u"doneByMe")
        query.doneByMeSince = QDate::currentDate().startOfDay();
    if (query.state != State::Open && query.order == ItemOrder())
        query.order = {ItemOrder::By::Created, {}, true};
}

static void look(ItemQuery &query, const ItemColumn &column, const QString &wanted)
{
    if (column.order == ItemOrder::By::Key)
        query.keyContains = wanted;
    else if (column.isForWhom())
        query.assignedTo = wanted;
    else if (column.order == ItemOrder::By::Field && !wanted.isEmpty())
        query.fieldContains.insert(column.field, wanted);
}

ItemQuery itemQueryOf(const ListFilter &filter, const QList<ItemColumn> &columns)
{
    ItemQuery query;
    query.find = filter.find.trimmed();
    query.breaksRule = filter.onlyBroken;
    for (const ItemColumn &column : columns) {
        look(query, column, filter.columns.value(column.id).trimmed());
        if (column.id == filter.sortedBy)
            query.order = {column.order, column.field, filter.descending};
    }
    narrow(query, filter.shown);
    return query;
}

QStringList missingFields(const ListFilter &filter, const QList<ItemColumn> &columns)
{
    QStringList named = filter.columns.keys();
    if (!filter.sortedBy.isEmpty() && !named.contains(filter.sortedBy))
        named << filter.sortedBy;
    QStringList missing;
    for (const QString &id : std::as_const(named)) {
        const bool isThere = std::any_of(columns.begin(), columns.end(),
                                         [&](const ItemColumn &one) { return one.id == id; });
        if (!isThere)
            missing << (id.startsWith(u"field.") ? id.mid(6) : id);
    }
    return missing;
}

} // namespace intray
