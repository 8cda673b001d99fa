// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QHash>

namespace intray {

class Sql;

/// The items with these ids, as far as they are there. `whole`: 1 for whole records, 0 for brief
/// ones.
QHash<ItemId, Item> listedItems(Sql &sql, const QList<ItemId> &ids, int whole);

} // namespace intray
