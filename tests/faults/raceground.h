// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/importing/importstore.h"
#include "store/line/connection.h"
#include "store/rules/queuestore.h"

#include <chrono>

namespace intray::faults {

/// Makes a queue "race" of so many items, for workers to compete for. The error's sentence, or
/// nothing.
inline QString makeRace(const DatabaseLogin &database, OpenMode mode, int count,
                        std::chrono::seconds lockDuration)
{
    auto connection = Connection::open(database, mode);
    if (!connection)
        return connection.error().sentence;
    const Identity importer =
        (*connection)->identityFor({QStringLiteral("importer"), QStringLiteral("here")});
    Queue queue;
    queue.name = QStringLiteral("race");
    queue.fields = {QStringLiteral("city"), QStringLiteral("done by")};
    queue.lockDuration = lockDuration;
    if (const auto added = QueueStore(**connection, importer).addQueue(queue); !added)
        return added.error().sentence + added.error().detail;
    QList<NewItem> items;
    for (int i = 0; i < count; ++i)
        items.append({QString::number(i),
                      i % 3,
                      {},
                      {{QStringLiteral("city"), QStringLiteral("boaz")}},
                      {}});
    ImportStore importing(**connection, importer);
    const auto import = importing.beginImport(queue.name, QStringLiteral("made up"));
    if (!import || !importing.stageItems(*import, items) || !importing.acceptImport(*import))
        return QStringLiteral("the items cannot be brought in");
    while (importing.openStagedItems(*import).value_or(0) > 0)
        ;
    return {};
}

inline QString makeRace(const QString &file, int count, std::chrono::seconds lockDuration)
{
    return makeRace(DatabaseUrl::sqlite(file), OpenMode::CreateOrUpgrade, count, lockDuration);
}

} // namespace intray::faults
