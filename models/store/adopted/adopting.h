// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "store/adopted/plan.h"
#include "store/line/connection.h"

namespace intray {

/// Puts a table to work that was there before Intray: `intrayctl adopt` and the dialog for it. Who
/// adopts is the login that set the database up. Blocking, in the connection's thread. NotFound and
/// Invalid name the table or column and say what is the matter with it.
class Adopting
{
public:
    Adopting(Connection &connection, Identity identity);

    /// What can be adopted: the database's tables, without Intray's own.
    Outcome<QList<CatalogueTable>> tables();
    Outcome<CatalogueColumns> columns(const TableName &table);
    /// A guess for a table with the usual names (LockUser, LockTime ...), to begin with.
    Outcome<AdoptionWish> proposed(const TableName &table);

    /// Checks every name and type; reads the catalogue only.
    Outcome<AdoptionPlan> plan(const AdoptionWish &wish);
    /// Reads the first rows that the queue would give, without writing: the criteria are tried.
    /// Where the plan adds a column first, that is not there yet and is not needed.
    Outcome<QList<Item>> tryOut(const AdoptionPlan &plan);
    /// Runs the plan's statements and makes the queue, or maps the one anew that this table was
    /// adopted as: what is open, held and put aside stays.
    Outcome<Queue> adopt(const AdoptionPlan &plan);
    /// Takes the mapping away and leaves the table as it is. The queue keeps its history and is
    /// paused. Invalid while Intray holds rows of it, and for a queue without a table.
    Outcome<Done> undo(const QString &queue);

private:
    Connection &m_connection;
    Identity m_identity;
};

} // namespace intray
