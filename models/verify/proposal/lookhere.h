// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "verify/proposal/offeredvalue.h"
#include "verify/suspicion/suspicion.h"

#include <functional>

namespace intray {

/// A record's cells in the order of some fields, as the verifying sees them: text, "" where the
/// field is missing.
struct SeenCells
{
    QStringList fields;
    QStringList cells;
    Record record;
};

/// The record that has these cells.
Record recordOfCells(const RecordSchema &schema, const QStringList &fields,
                     const QStringList &cells);

/// What is suspicious and what is offered by rule, as one list, the likeliest wrong cells first:
/// for each cell at most one value. Of two that keep the record's rules it is the one that was
/// decided, else the surer one; a value that would break one is left out, and its cell stays in the
/// list without. What was refused is not offered again, and a cell that is right as it stands is
/// left alone. `offersOf`: what is offered for a record; what is usual but would be changed itself
/// is not meant.
QList<Suspicion> lookHere(const RecordSchema &schema, const SeenCells &seen,
                          const QList<Suspicion> &suspicions, const QList<OfferedValue> &offered,
                          const QList<Refused> &refused,
                          const std::function<QList<OfferedValue>(const Record &)> &offersOf = {});

} // namespace intray
