// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/itemcolumns.h"
#include "queue/listfilter.h"

namespace intray {

/// What is asked of the database for a filter of a list with these columns; of no queue yet.
/// Finished items come newest first, unless another order is wanted.
ItemQuery itemQueryOf(const ListFilter &filter, const QList<ItemColumn> &columns);

/// What of the filter is left out there: the fields that are no columns (any more), by their names.
QStringList missingFields(const ListFilter &filter, const QList<ItemColumn> &columns);

} // namespace intray
