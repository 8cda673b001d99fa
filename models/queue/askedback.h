// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"

namespace intray {

/// A finished item that somebody asks for.
struct AskedBack
{
    Item item;
    QString user; ///< Whoever asks.
    QDateTime at;
    QString why;

    bool operator==(const AskedBack &) const = default;
};

/// What a note on an item says besides its text.
enum class Asking {
    Nothing,
    ForItem, ///< Its author wants the finished item back.
    Declined ///< No to whoever asked for it.
};

/// What the detail of a note tells.
Asking askingIn(const QJsonObject &detail);

/// How it stands with a finished item that was asked for.
struct AskedState
{
    Asking asking = Asking::Nothing;
    QString user; ///< Whoever asked.
    QString by;   ///< Whoever declined.
    QDateTime at;
    QString text;
};
/// By its history, oldest first, which may tell of other steps too.
AskedState askedState(ItemId item, const QList<Event> &history);

} // namespace intray
