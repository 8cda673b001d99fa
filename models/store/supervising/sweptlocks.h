// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace intray {

/// What came of sweeping.
struct SweptLocks
{
    int released = 0;
    QStringList refusing; ///< Queues whose adopted table keeps expired locks.
};

} // namespace intray
