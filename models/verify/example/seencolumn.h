// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/piece.h"
#include "verify/suspicion/countedrecords.h"

namespace intray {

/// What is known of a field of some records: its most frequent values, what was made of it in those
/// that people finished, and what stands beside it. A plain value; columns share the records.
struct SeenColumn
{
    QList<ValueCount> values;
    QList<HandledValue> handled;
    /// The records of these as they came in, in the same order, a value per field; empty: not
    /// known.
    QList<QStringList> handledIn = {};
    QList<QStringList> records = {}; ///< Some of all; empty: not known.
};

/// By field.
QList<SeenColumn> columnsOf(const CountedRecords &records);

/// A field's value in a record, with the others: nothing stands in its own place among them.
SourceCells cellsIn(const QStringList &record, int field);

} // namespace intray
