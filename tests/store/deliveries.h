// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/importing/importstore.h"
#include "support/testlines.h"
#include "support/twoatwork.h"

#include <QHash>

namespace intray {

/// Anna brings files in, whose rows are towns; she and Bert work on them.
class TwoAtDeliveries : public TwoAtWork
{
protected:
    static constexpr Redelivery updating{true, false};
    static constexpr Redelivery whole{true, true};

    static NewItem row(const QString &key, const Record &record)
    {
        return {key, 0, {}, record, {}};
    }
    static NewItem town(const QString &key, const QString &name,
                        const QString &zip = QStringLiteral("1"))
    {
        return row(key, {{QStringLiteral("town"), name}, {QStringLiteral("zip"), zip}});
    }

    /// A whole file, in one portion. `rejected` rows of it could not be read.
    ImportId bringIn(const QList<NewItem> &items, const Redelivery &redelivery = updating,
                     int rejected = 0)
    {
        return bringInPortions({items}, redelivery, rejected);
    }
    ImportId bringInPortions(const QList<QList<NewItem>> &portions,
                             const Redelivery &redelivery = updating, int rejected = 0)
    {
        ImportStore imports(*anna->connection, anna->store.identity());
        const ImportId import = valueOf(imports.beginImport(into, QStringLiteral("towns.csv")));
        DeliveryCounts counts;
        staged.clear();
        for (const QList<NewItem> &items : portions) {
            staged << valueOf(imports.stageItems(import, items, redelivery));
            counts.rows += items.size();
        }
        counts.rows += rejected;
        counts.rejected = rejected;
        counts.isWhole = redelivery.isWhole;
        valueOf(imports.acceptImport(import, counts));
        while (valueOf(imports.openStagedItems(import)) > 0) {
        }
        learnIds();
        return import;
    }
    /// What was sent on may be taken at once, and not only when nobody can take it back any more.
    void letTakeBackSpanPass() const
    {
        const QString engine = engineOfRow();
        database->administer(
            engine.contains(QStringLiteral("postgresql"))
                ? QStringLiteral("UPDATE intray.item SET available_at = '-infinity' WHERE state = "
                                 "'open'")
            : engine.contains(QStringLiteral("mariadb"))
                ? QStringLiteral("UPDATE item_all SET available_at = NULL WHERE state = 'open'")
                : QStringLiteral("UPDATE item SET available_at = '' WHERE state = 'open'"));
    }
    void learnIds()
    {
        ItemQuery query;
        query.queue = into;
        for (const Item &item : valueOf(anna->store.page(query, PageRequest{})).items)
            ids.insert(item.key, item.id);
    }

    DeliveryStore deliveries() { return {*anna->connection, anna->store.identity()}; }
    DeliveryState stateOf(ImportId id) { return valueOf(deliveries().state(id)); }
    ItemDetail detailOf(const QString &key) { return valueOf(anna->store.detail(ids.value(key))); }
    Item itemOf(const QString &key) { return detailOf(key).item; }
    QString townOf(const QString &key)
    {
        return itemOf(key).record.value(QStringLiteral("town")).toString();
    }
    Claim takeItem(const QString &key) { return takeItem(*anna, key); }
    Claim takeItem(Person &person, const QString &key)
    {
        return valueOf(person.store.claimItems({ids.value(key)}));
    }
    QStringList toldOf(const QString &key) { return kindsOf(ids.value(key)); }

    QString into = q;     ///< The queue that files are brought into.
    QList<Staged> staged; ///< What became of the rows of the last one.
    QHash<QString, ItemId> ids;
};

} // namespace intray
