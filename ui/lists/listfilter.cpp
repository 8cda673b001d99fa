// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/listfilter.h"

namespace intray {

using namespace Qt::StringLiterals;

QJsonObject toJson(const ListFilter &filter)
{
    QJsonObject columns;
    for (auto one = filter.columns.begin(); one != filter.columns.end(); ++one)
        columns.insert(one.key(), one.value());
    return {{u"shown"_s, filter.shown},       {u"find"_s, filter.find},
            {u"broken"_s, filter.onlyBroken}, {u"columns"_s, columns},
            {u"sorted"_s, filter.sortedBy},   {u"descending"_s, filter.descending}};
}

ListFilter listFilterFrom(const QJsonObject &json)
{
    ListFilter filter;
    filter.shown = json.value(u"shown"_s).toString();
    filter.find = json.value(u"find"_s).toString();
    filter.onlyBroken = json.value(u"broken"_s).toBool();
    filter.sortedBy = json.value(u"sorted"_s).toString();
    filter.descending = json.value(u"descending"_s).toBool();
    const QJsonObject columns = json.value(u"columns"_s).toObject();
    for (auto one = columns.begin(); one != columns.end(); ++one)
        filter.columns.insert(one.key(), one.value().toString());
    return filter;
}

} // namespace intray
