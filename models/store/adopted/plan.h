// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/layout.h"
#include "queue/queuerules.h"
#include "store/adopted/statements.h"

namespace intray {

/// What somebody wants to adopt, in their own words: names are matched with the catalogue, and an
/// empty list of columns means all that can be.
struct AdoptionWish
{
    QString queue;
    QString table;
    QString key;
    Layout layout; ///< Its table names by `table`, `lockTable`, `more` and `ageTable` as written.
    bool addsLockTable = false; ///< The lock stands in a table beside it, made if it is not there.
    bool addsLockId = false;    ///< A lock id column is to be added.
    bool addsIndex = false;     ///< So is an index in the order of the claim.
    QStringList columns;
    QString context; ///< The one of them that says whose request a row is; empty: none.
    Queue rules;     ///< The other rules of the queue.
};

/// How a table is going to be put to work. Nothing has been written yet.
struct AdoptionPlan
{
    Queue queue;            ///< With an id: it is there already and is mapped anew.
    Layout layout;          ///< In the catalogue's own names.
    QStringList statements; ///< What is run, in this order, before the queue is made.
    QStringList offers;     ///< What could be run as well, by --add-lock-id and --add-index.
    QStringList limits;     ///< What this table cannot give, in sentences.
    QJsonObject compiled;   ///< The queue's statements (adoptedstatements.h).
    QString trial;          ///< A SELECT that the criteria must pass.
};

/// The record schema that the mapped columns give.
QJsonObject schemaOfColumns(const Layout &layout, const LayoutColumns &columns);

} // namespace intray
