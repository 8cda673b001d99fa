// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/finished.h"
#include "store/line/writing.h"

namespace intray {

/// A worker's round: ends items, each with an answer of its own, and takes the next ones.
Outcome<FinishedAndTaken> finishSeveralAndTake(const Writing &writing, const WorkRound &round);

} // namespace intray
