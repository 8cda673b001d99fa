// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/layout.h"
#include "queue/queuerules.h"
#include "store/line/connection.h"
#include "store/text/dialect.h"

namespace intray {

/// A queue that stands in an adopted table now.
struct TableMapping
{
    QueueId queue;
    Layout layout;
};

/// All of them, for the login that set the database up; blocking.
Outcome<QList<TableMapping>> mappings(Connection &connection);

/// Whether this table may be mapped anew as the queue: it was adopted with it, and what is held
/// there can still be told by the same columns. Nothing: it may; else Invalid says why not.
std::optional<Error> whyNotAnew(Connection &connection, const Queue &there, const Layout &layout);

/// What takes back the rights on the tables of this mapping that no other one needs.
QStringList revokedRights(Dialect dialect, const TableMapping &gone,
                          const QList<TableMapping> &all);

} // namespace intray
