// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"
#include "verify/rules/recordsample.h"
#include "verify/rules/ruleproposal.h"

#include <functional>

namespace intray {

/// Asked now and then by what takes long: whether its answer is not wanted any more.
using Stopped = std::function<bool()>;

/// The sample as the proposals across fields look at it.
struct SampledColumn
{
    QString field;
    QList<int> values;    ///< By record; what means nothing is RecordSample::nothing.
    QStringList texts;    ///< By the numbers of the values.
    QList<double> scales; ///< What each value is worth; NaN: nothing. Empty: it has no order.
    FieldKind kind;

    qsizetype size() const { return values.size(); }
    bool isFilled(qsizetype record) const { return values.at(record) != RecordSample::nothing; }
};

/// "For equal ZIP code, city is equal": kept by the share of the records whose value of the one
/// field occurs again, and clearly more often than by chance, which is seen on the same values in
/// another order. For each field the two best that determine it.
QList<RuleProposal> dependencyProposals(const QList<SampledColumn> &columns, double least,
                                        const Stopped &isStopped = {});
/// "Start is not after end": between fields of the same kind whose values lie among each other.
QList<RuleProposal> comparisonProposals(const QList<SampledColumn> &columns, double least,
                                        const Stopped &isStopped = {});
/// "If state is done, end is filled in": for fields that only some records have.
QList<RuleProposal> conditionProposals(const QList<SampledColumn> &columns, double least,
                                       const Stopped &isStopped = {});

} // namespace intray
