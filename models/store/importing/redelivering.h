// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

namespace intray {

/// What an accepted import says of items that were there before it, up to so many of them, on
/// SQLite; how many there were. Field by field: what the file says otherwise than the delivery
/// before, and nobody has changed, is taken where the item waits; what somebody has changed, holds
/// or has finished is proposed to whoever has the item next. Throws SqlFailure.
int redeliver(const Writing &writing, ImportId import, int limit);

} // namespace intray
