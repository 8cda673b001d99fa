// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/keyedrows.h"
#include "queue/helditem.h"
#include "queue/item.h"

#include <QStringList>

namespace intray {

/// Items written as text, a line each: "id key city", as in "7 INV-4711 opp".
inline QList<Item> itemsFrom(const char *text)
{
    QList<Item> items;
    for (const QString &line : QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList words = line.simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        Item item;
        item.id = ItemId(words.value(0).toLongLong());
        item.key = words.value(1);
        item.record.insert(QStringLiteral("city"), words.value(2));
        item.createdAt = QDateTime(QDate(2026, 3, 1), QTime(8, 0), Qt::UTC);
        items.append(item);
    }
    return items;
}

inline QDateTime noon()
{
    return QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
}

/// Held items, a line each: "id key minutes-left [draft]".
inline QList<HeldItem> heldFrom(const char *text)
{
    QList<HeldItem> held;
    for (const QString &line : QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList words = line.simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        HeldItem one;
        one.item.id = ItemId(words.value(0).toLongLong());
        one.item.key = words.value(1);
        one.item.queue = QStringLiteral("customers");
        one.item.lock.id = QStringLiteral("lock");
        one.item.lock.lockedAt = noon().addSecs(-600);
        one.item.lock.expiresAt = noon().addSecs(words.value(2).toLongLong() * 60);
        if (words.value(3) == QStringLiteral("draft")) {
            one.draft = Draft{};
            one.draft->content = {{QStringLiteral("note"), QStringLiteral("typed")}};
        }
        held.append(one);
    }
    return held;
}

/// The table as a reader sees it: a line per row, cells parted by " | ".
inline QStringList printed(const QAbstractItemModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(row, column).data().toString());
        lines.append(cells.join(QStringLiteral(" | ")));
    }
    return lines;
}

} // namespace intray
