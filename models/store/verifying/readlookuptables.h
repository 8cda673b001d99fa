// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "store/verifying/lookupstore.h"
#include "verify/proposal/lookuptable.h"

namespace intray {

/// The look-up tables that a schema's fields name, with a mark that is another one once somebody
/// has loaded one of them anew. A plain value.
struct ReadLookupTables
{
    FieldTables byField;
    QString mark; ///< Empty: the schema has none.
};

/// Of larger tables nothing is proposed: they would not fit beside the records.
inline constexpr int mostLookupLines = 200'000;

/// Reads them whole, which takes half a second for 100,000 lines. Without those that are not there.
/// Blocking; lives in the store's thread.
Outcome<ReadLookupTables> lookupTablesOf(LookupStore store, const RecordSchema &schema);
/// That of one field.
Outcome<ReadLookupTables> lookupTableOf(LookupStore store, const RecordSchema &schema,
                                        const QString &field);
/// Their mark alone, which is one look; none where the schema has no tables.
Outcome<QString> markOfLookups(LookupStore store, const RecordSchema &schema);

} // namespace intray
