// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/listeditems.h"

#include "store/line/sql.h"
#include "store/rows/rows.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

QHash<ItemId, Item> listedItems(Sql &sql, const QList<ItemId> &ids, int whole)
{
    QHash<ItemId, Item> items;
    if (ids.isEmpty())
        return items;
    QJsonArray all;
    for (const ItemId id : ids)
        all << id.value();
    const QString text = QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
    sql.each("items_of_list", {{":items", text}, {":whole", whole}}, [&items](const Row &row) {
        const Item item = itemOf(row);
        items.insert(item.id, item);
        return true;
    });
    return items;
}

} // namespace intray
