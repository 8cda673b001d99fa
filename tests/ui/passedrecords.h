// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/warrantystore.h"
#include "ui/windowfixture.h"

namespace intray {

/// Brings customers from `first` to `last` into the queue as one delivery.
inline ImportId deliver(WindowFixture &desk, const QString &source, int first, int last)
{
    return desk.elsewhere(QStringLiteral("importer"), [&](Store &store) {
        QList<NewItem> items;
        for (int number = first; number <= last; ++number)
            items << customer(number);
        const ImportId import = *store.beginImport(QStringLiteral("customers"), source);
        (void)store.stageItems(import, items, {});
        DeliveryCounts counts;
        counts.rows = counts.added = items.size();
        (void)store.acceptImport(import, counts);
        while (*store.openStagedItems(import) > 0) {
        }
        return import;
    });
}

inline void setRules(WindowFixture &desk, const std::function<void(Queue &)> &change)
{
    desk.elsewhere(QStringLiteral("boss"), [&](Store &store) {
        Queue rules = *store.queue(QStringLiteral("customers"));
        change(rules);
        return store.setQueue(rules).has_value();
    });
}

/// Lets all of a delivery pass, but for what is drawn of it: of a million so many.
inline PassedPiece letPass(WindowFixture &desk, ImportId delivery, int drawn)
{
    setRules(desk, [](Queue &rules) { rules.letPass = PassRule(); });
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    const Identity boss{QStringLiteral("boss"), QStringLiteral("elsewhere")};
    DoubtStore doubtful(**connection, boss);
    WarrantyStore warranties(**connection, boss);
    QList<RecordDoubt> doubts = *doubtful.doubts(QStringLiteral("customers"));
    for (RecordDoubt &one : doubts)
        one = {one.item, one.key, 0.001, false, one.kept};
    (void)doubtful.keep(doubts);
    constexpr int mostDoubt = 400;
    return *warranties.letPass(delivery, {mostDoubt, drawn});
}

} // namespace intray
