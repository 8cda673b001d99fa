// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

namespace intray {

/// Gives items back to everybody that wait for users who may no longer take from their queues; a
/// few hundred at a time. Throws SqlFailure.
void freeStranded(const Writing &writing);

/// An item that was just opened again is for whoever asked for it, if they may take it. Throws
/// SqlFailure.
void assignToAsker(const Writing &writing, ItemId item, const QString &asker);

} // namespace intray
