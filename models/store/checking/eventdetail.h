// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"

namespace intray {

// What a line of the history says besides what became of its item, as the audit reads it.

/// Each of these is made by an operation of its own; what one of them is sent again by.
bool needsOperation(EventKind kind);
bool isNoteToRead(const QString &note);
QString digestIn(const Event &event); ///< Or two of them, BEFORE:AFTER.
bool saysWhatIsProposed(const Event &event);
bool saysWhatWasCorrected(const Event &event);
bool saysWhichDelivery(const Event &event); ///< And what it changed.

} // namespace intray
