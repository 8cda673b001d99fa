// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "queue/queuerules.h"
#include "store/line/connection.h"

#include <optional>

namespace intray {

/// What was known before a look at the database.
struct KnownBefore
{
    qint64 change = -1;
    qint64 rules = -1;
    qint64 place = 0; ///< Behind which event news are read.
    QString databaseId;
    bool isTold = false; ///< Something changed, so it need not be asked whether it did.
};

/// What one look at the database found: who answers, and what changed since. A value.
struct DatabaseLook
{
    std::optional<ChangeNews> news = {};     ///< When something may have changed.
    std::optional<QList<Queue>> queues = {}; ///< When the rules changed.
    Identity identity = {};
    ServerFacts server = {};
    int connections = 1; ///< Of the thread that looked, so far.
};

/// Asks for no more than may have changed. In the connection's thread.
Outcome<DatabaseLook> lookAt(Connection &connection, const Identity &wished,
                             const KnownBefore &before);

} // namespace intray
