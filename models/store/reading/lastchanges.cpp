// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/lastchanges.h"

#include "queue/times.h"
#include "store/line/sql.h"

namespace intray {

QHash<ItemId, LastChange> lastChangesOf(Sql &sql, const QList<ItemId> &items)
{
    QStringList ids;
    for (const ItemId item : items)
        ids << QString::number(item.value());
    QHash<ItemId, LastChange> changes;
    const QString list = QStringLiteral("[%1]").arg(ids.join(u','));
    sql.each("last_changes", {{":items", list}}, [&changes](const Row &row) {
        changes.insert(ItemId(row.number("item_id")),
                       {row.text("user"), timeFromIso(row.text("at"))});
        return true;
    });
    return changes;
}

} // namespace intray
