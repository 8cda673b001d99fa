// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace intray {

/// Time since the machine started, sleep included where the system can tell: never set, never going
/// back. Only differences mean something. To 16 ms on Windows. Any thread.
std::chrono::milliseconds sinceBoot();

} // namespace intray
