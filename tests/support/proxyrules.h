// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/wiremessages.h"

#include <optional>

namespace intray {

enum class Unit { Byte, Message };
enum class Side { Before, After };

/// A place in what goes through a proxy: before or after the number-th byte or message in one
/// direction, counted from the mark, the first being 1. "Before" is reached when its first byte
/// arrives.
struct Place
{
    Direction direction = Direction::ToServer;
    Unit unit = Unit::Message;
    qint64 number = 1;
    Side side = Side::Before;
};

/// What becomes of the line at a place.
enum class LineFault {
    Cut, ///< The connection that reaches the place ends, towards both ends.
    Mute ///< No connection forwards anything any more; they stay open.
};

/// What a proxy has forwarded since the mark, over all connections.
struct Tally
{
    struct Way
    {
        qint64 bytes = 0;
        qint64 messages = 0;
        QString lastMessage; ///< The kind of the message that was forwarded whole last.
    };

    Way toServer;
    Way toClient;
    qint64 roundTrips = 0;  ///< How often an answer began after something had been asked.
    qint64 connections = 0; ///< How many connections were accepted.

    Way &of(Direction direction) { return direction == Direction::ToServer ? toServer : toClient; }
};

/// What the lines of a proxy go by and count. Guarded by the proxy's lock.
struct ProxyRules
{
    /// Counts as much of the piece as may pass and says how much that is: all of it, or less if
    /// the place of a fault is in it. `isPlace` tells whether it is.
    qsizetype letPass(Direction direction, const Piece &piece, bool &isPlace);
    /// Counts from now on.
    void mark();

    quint16 target = 0;
    Wire wire = Wire::Bytes;
    bool mute = false;
    bool hidesTls = false;
    int delay[2] = {0, 0}; ///< In milliseconds, by direction.
    std::optional<Place> place;
    LineFault fault = LineFault::Cut;
    bool reached = false; ///< The place was reached and the fault has come.
    Tally tally;
    int generation = 0; ///< Grows with each mark.
};

} // namespace intray
