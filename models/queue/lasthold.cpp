// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/lasthold.h"

namespace intray {

static bool ends(const Event &event)
{
    return rulesOf(event.kind).effect == Effect::EndsLock;
}

std::optional<LastHold> lastHoldOf(ItemId item, const QList<Event> &history)
{
    std::optional<LastHold> last;
    for (const Event &event : history) {
        if (event.item != item)
            continue;
        if (rulesOf(event.kind).effect == Effect::Locks)
            last = LastHold{event.user, event.at, EventKind::Unknown, {}};
        else if (last && last->until.isNull() && ends(event)) {
            last->ended = event.kind;
            last->until = event.at;
        }
    }
    return last;
}

} // namespace intray
