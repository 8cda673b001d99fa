// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "verify/example/seencolumn.h"
#include "verify/proposal/offeredvalue.h"

#include <memory>

namespace intray {

/// What somebody did not want for a value of a field; the value itself: it is right as it is.
struct RefusedExchange
{
    int field = -1;
    QString value;
    QString refused;
    QStringList record = {}; ///< In which it stood, a value per field; empty: not known.
};

/// What would be made of a record if its values were changed as people changed those of others: for
/// each field what the pairs of imported and completed values teach, with what stood beside them.
/// Cheap to copy; immutable, any thread.
class ProposalsByExample
{
public:
    ProposalsByExample(); ///< Knows nothing and offers nothing.
    ProposalsByExample(const RecordSchema &schema, const QStringList &fields,
                       const QList<SeenColumn> &columns,
                       const QList<RefusedExchange> &refused = {});

    /// At most one value for a cell, which breaks none of the rules that the record keeps.
    QList<OfferedValue> of(const Record &record) const;
    std::optional<OfferedValue> ofField(const QString &field, const Record &record) const;

private:
    struct Known;
    std::shared_ptr<const Known> m_known;
};

/// What is offered by example and by rule as one list, the surest first; what people show clearly
/// comes before any rule that they do not bear out.
QList<OfferedValue> inOrder(QList<OfferedValue> byExample, QList<OfferedValue> byRule);

} // namespace intray
