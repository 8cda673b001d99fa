// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"
#include "verify/rules/columnprofile.h"
#include "verify/rules/ruleproposal.h"

namespace intray {

/// What is known about one field once its records have been counted.
struct ColumnFindings
{
    QStringList placeholders;
    FieldKind kind;
    bool isOfAll = false; ///< The kind: every value is of it.
    QString example;      ///< A made-up value in the most usual form; empty: any of the kind does.
    QList<RuleProposal> proposals;
};

/// What the values of one field suggest by themselves: placeholders, kind, list of values, shape,
/// range, required, unique; each if at least the share `least` of the values fits.
ColumnFindings findingsOf(const ColumnProfile &column, double least);

/// What is usual in the field, in a sentence for whoever fills it in; empty: nothing in particular.
QString helpOf(const ColumnFindings &findings);

} // namespace intray
