// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/line/calls.h"

#include <chrono>

namespace intray {

/// One call that may take as long as a criteria query: over a line of its own, which may wait so
/// long; others can be told of the cancellation only there. Errors as for call().
Outcome<QJsonObject> callLong(const Connection &connection, const char *verb,
                              const Bindings &bindings, const Cancellation &cancellation,
                              std::chrono::seconds limit);

} // namespace intray
