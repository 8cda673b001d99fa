// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "proxyrules.h"

namespace intray {

static std::optional<qsizetype> bytesUntil(const Place &place, const Tally::Way &way,
                                           const Piece &piece)
{
    if (place.unit == Unit::Byte) {
        const qint64 left = place.number - way.bytes;
        if (place.side == Side::Before)
            return piece.size >= left ? std::optional<qsizetype>(left - 1) : std::nullopt;
        return piece.size >= left ? std::optional<qsizetype>(left) : std::nullopt;
    }
    if (place.side == Side::Before)
        return piece.begins && way.messages == place.number - 1 ? std::optional<qsizetype>(0)
                                                                : std::nullopt;
    return piece.ends && way.messages == place.number - 1 ? std::optional(piece.size)
                                                          : std::nullopt;
}

static void count(Tally::Way &way, const Piece &piece, qsizetype passed)
{
    way.bytes += passed;
    if (piece.ends && passed == piece.size) {
        ++way.messages;
        way.lastMessage = piece.name;
    }
}

qsizetype ProxyRules::letPass(Direction direction, const Piece &piece, bool &isPlace)
{
    Tally::Way &way = tally.of(direction);
    const auto until =
        place && place->direction == direction ? bytesUntil(*place, way, piece) : std::nullopt;
    isPlace = until.has_value();
    const qsizetype passed = until.value_or(piece.size);
    count(way, piece, passed);
    if (isPlace) {
        place.reset();
        reached = true;
        mute = mute || fault == LineFault::Mute;
    }
    return passed;
}

void ProxyRules::mark()
{
    tally = {};
    place.reset();
    reached = false;
    ++generation;
}

} // namespace intray
