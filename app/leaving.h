// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace intray {

/// The last call of the window's program, when all that is its own has been put away: ends it with
/// this status, whatever its libraries would still wait for. Where that is no danger it only
/// returns the status, to be returned by main().
int leave(int status);

} // namespace intray
