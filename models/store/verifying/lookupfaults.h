// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "store/verifying/lookedup.h"

#include <QHash>

namespace intray {

/// What the look-up tables of a schema's fields say against records: a value that the table does
/// not have, and a field that does not go with it. They refuse nothing; `check` tells them. Where a
/// table is not there, nothing is said. Remembers what it has asked for. Lives in its connection's
/// thread and blocks.
class LookupFaults
{
public:
    LookupFaults(const LookupStore &store, const RecordSchema &schema);

    /// Reads which tables there are; to be called first.
    Outcome<Done> begin();
    QStringList missing() const; ///< Tables of the schema that are not there.
    Outcome<QList<Fault>> faultsIn(const Record &record);

private:
    Outcome<LookedUp> lookedUp(const Lookup &table, const QString &value);
    QString sentence(const Field &field, const LookedUp &found, const Record &record) const;

    LookupStore m_store;
    RecordSchema m_schema;
    QList<Field> m_fields; ///< Those with a table.
    QHash<QString, Lookup> m_tables;
    QHash<QString, QHash<QString, QList<LookupLine>>> m_known; ///< By table and value.
};

} // namespace intray
