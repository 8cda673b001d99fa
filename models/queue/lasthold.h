// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"

#include <QList>

#include <optional>

namespace intray {

/// Who held an item last, and how that ended.
struct LastHold
{
    QString user;
    QDateTime since;
    EventKind ended = EventKind::Unknown; ///< Unknown: it has not ended.
    QDateTime until;                      ///< Null: it has not ended.

    bool operator==(const LastHold &) const = default;
};

/// The last time that somebody held this item, by its history (oldest line first; other steps of
/// its record may be in it). None: nobody has held it.
std::optional<LastHold> lastHoldOf(ItemId item, const QList<Event> &history);

} // namespace intray
