// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "verify/proposal/lookuptable.h"
#include "verify/proposal/offeredvalue.h"
#include "verify/suspicion/countedrecords.h"

#include <memory>

namespace intray {

/// What would make a record keep its rules, before anybody has corrected anything: each cell that
/// breaks one, or that is unlike the field's right values, put into the form that they have. What
/// cannot be known is not offered. Cheap to copy; immutable, any thread.
class ProposalsByRule
{
public:
    ProposalsByRule(); ///< Knows nothing and offers nothing.
    /// By the schema and its look-up tables alone.
    explicit ProposalsByRule(const RecordSchema &schema, const FieldTables &tables = {});
    /// And by what stands in the queue; some thousand records are enough. `fields` names those of
    /// the records.
    ProposalsByRule(const RecordSchema &schema, const QStringList &fields,
                    const CountedRecords &records, const FieldTables &tables = {});

    /// For each cell that needs one at most two values, the surest first; two only where nothing
    /// tells which. Each keeps all rules of the record.
    QList<OfferedValue> of(const Record &record) const;
    /// The same for a field's value alone, as far as it is about the field; costs hardly anything
    /// for a value that needs none.
    QList<OfferedValue> ofValue(const QString &field, const QString &value) const;

private:
    struct Known;
    std::shared_ptr<const Known> m_known;
};

} // namespace intray
