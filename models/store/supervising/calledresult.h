// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"

namespace intray {

/// What a verb on many items answers.
struct CalledResult
{
    BulkResult result;
    QList<ItemId> inTable; ///< Items of adopted tables, which MariaDB works on one by one.
};

} // namespace intray
