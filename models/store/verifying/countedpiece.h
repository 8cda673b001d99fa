// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// What is to be kept of what was learned of a queue. A plain value.
/// What a stretch of a queue's history changes in its counts. A plain value.
struct CountedPiece
{
    qint64 learned = 0;
    qint64 behind = 0; ///< The last event that is counted, as it was read.
    qint64 upTo = 0;
    bool isLast = false; ///< Nothing is left to be counted.
    QString changes;     ///< JSON, as of CountChanges, with "items" and "gone".
};

} // namespace intray
