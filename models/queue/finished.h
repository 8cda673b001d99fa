// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "queue/disposition.h"

namespace intray {

/// The answer to a disposition.
struct Finished
{
    ItemId item;
    State state = State::Done;
};

/// The answer to completing one item and taking the next in one transaction.
struct FinishedAndNext
{
    Finished finished;
    Claim next;
};

} // namespace intray
