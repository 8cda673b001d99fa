// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QDateTime>
#include <QJsonObject>

namespace intray {

/// One line of an item's history. Kinds: imported, added, claimed, extended, completed, returned,
/// dismissed, failed, released, expired, taken_back, reopened, sent_back, withdrawn (what was
/// opened for another step is taken back), prioritized (it waits at another place), and tombstone
/// (an operation that can never happen).
struct Event
{
    qint64 id = 0;
    ItemId item;
    QDateTime at;
    QString kind;
    QString user;
    QString workstation;
    LockId lock;
    OperationId operation;
    QJsonObject detail;
    QString queue; ///< The name of the item's queue, where a whole chain of steps is told.
};

} // namespace intray
