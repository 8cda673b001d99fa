// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/connection.h"
#include "store/importstore.h"
#include "store/store.h"

#include <chrono>

namespace intray::faults {

/// Makes a database with a queue "race" of so many items, for workers to compete for. The error's
/// sentence, or nothing.
inline QString makeRace(const QString &database, int count, std::chrono::seconds lockDuration)
{
    const Identity importer{QStringLiteral("importer"), QStringLiteral("here")};
    auto connection = Connection::open(DatabaseUrl::sqlite(database), OpenMode::CreateOrUpgrade);
    if (!connection)
        return connection.error().sentence;
    Queue queue;
    queue.name = QStringLiteral("race");
    queue.lockDuration = lockDuration;
    if (const auto added = Store(**connection, importer).addQueue(queue); !added)
        return added.error().sentence;
    QList<NewItem> items;
    for (int i = 0; i < count; ++i)
        items.append({QString::number(i),
                      i % 3,
                      {},
                      {{QStringLiteral("city"), QStringLiteral("boaz")}},
                      {}});
    ImportStore importing(**connection, importer);
    const auto import = importing.begin(queue.name, QStringLiteral("made up"));
    if (!import || !importing.stage(*import, items) || !importing.accept(*import))
        return QStringLiteral("the items cannot be brought in");
    while (importing.openNext(*import).value_or(0) > 0)
        ;
    return {};
}

} // namespace intray::faults
