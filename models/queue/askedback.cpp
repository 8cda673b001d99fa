// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/askedback.h"

namespace intray {

static constexpr QLatin1StringView asked{"asked"};

Asking askingIn(const QJsonObject &detail)
{
    const QString word = detail.value(asked).toString();
    return word == QStringLiteral("back")       ? Asking::ForItem
           : word == QStringLiteral("declined") ? Asking::Declined
                                                : Asking::Nothing;
}

AskedState askedState(ItemId item, const QList<Event> &history)
{
    AskedState state;
    for (const Event &event : history) {
        if (event.item != item)
            continue;
        if (rulesOf(event.kind).effect != Effect::None)
            state = {};
        const Asking asking =
            event.kind == EventKind::Noted ? askingIn(event.detail) : Asking::Nothing;
        if (asking == Asking::Nothing)
            continue;
        state.asking = asking;
        state.at = event.at;
        state.text = event.detail.value(QStringLiteral("note")).toString();
        (asking == Asking::ForItem ? state.user : state.by) = event.user;
    }
    return state;
}

} // namespace intray
