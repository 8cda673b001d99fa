// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/eventkind.h"
#include "queue/item.h"

#include <QDateTime>
#include <QJsonObject>

namespace intray {

/// One line of an item's history.
struct Event
{
    qint64 id = 0;
    ItemId item;
    QDateTime at;
    EventKind kind = EventKind::Unknown;
    QString user;
    QString workstation;
    LockId lock;
    OperationId operation;
    QJsonObject detail;
    QString queue; ///< The name of the item's queue, where a whole chain of steps is told.

    /// Whether another program did it, in an adopted table.
    bool isElsewhere() const { return detail.value(QLatin1StringView("in_table")).toBool(); }
};

/// What somebody who watches a database asks it each time.
struct ChangeNews
{
    qint64 change = 0;   ///< Another one than before: something changed.
    qint64 rules = 0;    ///< The same for queues and for who may do what.
    QList<Event> recent; ///< Item, kind and user of the newest ones, the newest first.
};

} // namespace intray
