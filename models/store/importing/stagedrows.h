// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

namespace intray {

/// Items as the function stage_items of servers takes them: an array of JSON.
QString stagedRows(const QList<NewItem> &items);

} // namespace intray
