// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// The numbers of a queue as its table has them.
struct AdoptedCount
{
    qint64 free = 0;
    qint64 held = 0; ///< By whomever.
    qint64 done = 0;
    QString fault = {}; ///< Why the table cannot be asked; empty: it can.
};
} // namespace intray
