// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"
#include "store/cancellation.h"
#include "store/progress.h"

#include <QStringList>

namespace intray {

class Connection;

/// How hard a selftest tries.
struct SelftestSize
{
    int claimers = 32; ///< Each with a connection of its own.
    int items = 10'000;
};

/// What a selftest found. Times in milliseconds, one call each.
struct SelftestResult
{
    int claims = 0;
    int twice = 0; ///< Items that were given out more than once.
    double claimsPerSecond = 0;
    double p50 = 0;
    double p99 = 0;
    QStringList violations; ///< Of the history, and what is missing.

    bool isGood() const { return twice == 0 && violations.isEmpty(); }
};

/// Proves on this very database that no item is given out twice: many claimers, each with a thread
/// and a connection of its own to it, take and complete items of a queue that is made for them and
/// removed again with everything in it, also when they are cancelled. What a selftest that was
/// killed left behind goes with a later one, after an hour. Blocks; in the connection's thread.
/// NotPermitted: the login is not both administrator and clerk. Cancelled. Errors as for every
/// store (storebase.h).
Outcome<SelftestResult> selftest(Connection &connection, const Identity &identity,
                                 const SelftestSize &size = {},
                                 const Cancellation &cancellation = {},
                                 Progress progress = {}); ///< In completed items.

} // namespace intray
