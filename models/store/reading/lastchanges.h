// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "store/line/sql.h"

#include <QHash>

namespace intray {

/// As ListStore::lastChanges() gives them. Throws SqlFailure.
QHash<ItemId, LastChange> lastChangesOf(Sql &sql, const QList<ItemId> &items);

} // namespace intray
