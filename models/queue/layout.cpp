// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/layout.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

QStringList Layout::fields() const
{
    QStringList all = main.columns;
    for (const Part &part : more)
        all += part.columns;
    return all;
}

QStringList Layout::outcomeColumns() const
{
    QStringList all{error, result, finished, changedBy, changedAt};
    all.removeAll(QString());
    return all;
}

namespace {

/// The texts of a layout, by their names in JSON.
template <typename Of, typename See>
void eachText(Of &layout, See see)
{
    see(u"lock_user"_s, layout.lockUser);
    see(u"lock_time"_s, layout.lockTime);
    see(u"lock_id"_s, layout.lockId);
    see(u"lock_key"_s, layout.lockKey);
    see(u"state"_s, layout.state);
    see(u"open"_s, layout.openValue);
    see(u"done"_s, layout.doneValue);
    see(u"busy"_s, layout.busyValue);
    see(u"failed"_s, layout.failedValue);
    see(u"error"_s, layout.error);
    see(u"result"_s, layout.result);
    see(u"finished"_s, layout.finished);
    see(u"changed_by"_s, layout.changedBy);
    see(u"changed_at"_s, layout.changedAt);
    see(u"order"_s, layout.order);
    see(u"criteria"_s, layout.criteria);
    see(u"age_column"_s, layout.ageColumn);
    see(u"sequence"_s, layout.sequence);
}

QJsonObject nameJson(const TableName &name)
{
    return {{u"schema"_s, name.schema}, {u"table"_s, name.table}};
}

TableName nameFrom(const QJsonObject &json)
{
    return {json.value(u"schema"_s).toString(), json.value(u"table"_s).toString()};
}

QJsonObject partJson(const Layout::Part &part)
{
    QJsonObject json = nameJson(part.name);
    json.insert(u"key"_s, part.key);
    json.insert(u"columns"_s, QJsonArray::fromStringList(part.columns));
    return json;
}

Layout::Part partFrom(const QJsonObject &json)
{
    Layout::Part part{nameFrom(json), json.value(u"key"_s).toString(), {}};
    for (const QJsonValue column : json.value(u"columns"_s).toArray())
        part.columns << column.toString();
    return part;
}

} // namespace

QJsonObject toJson(const Layout &layout)
{
    QJsonArray more;
    for (const Layout::Part &part : layout.more)
        more << partJson(part);
    QJsonObject json{{u"main"_s, partJson(layout.main)},
                     {u"more"_s, more},
                     {u"lock_table"_s, nameJson(layout.lockTable)},
                     {u"age_table"_s, nameJson(layout.ageTable)}};
    eachText(layout, [&json](const QString &name, const QString &text) {
        if (!text.isEmpty())
            json.insert(name, text);
    });
    if (layout.addsRows)
        json.insert(u"adds_rows"_s, true);
    return json;
}

Layout layoutFromJson(const QJsonObject &json)
{
    Layout layout;
    layout.main = partFrom(json.value(u"main"_s).toObject());
    for (const QJsonValue part : json.value(u"more"_s).toArray())
        layout.more << partFrom(part.toObject());
    layout.lockTable = nameFrom(json.value(u"lock_table"_s).toObject());
    layout.ageTable = nameFrom(json.value(u"age_table"_s).toObject());
    eachText(layout,
             [&json](const QString &name, QString &text) { text = json.value(name).toString(); });
    layout.addsRows = json.value(u"adds_rows"_s).toBool();
    return layout;
}

} // namespace intray
