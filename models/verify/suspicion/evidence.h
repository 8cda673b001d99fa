// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"
#include "verify/suspicion/verdict.h"

namespace intray {

/// What others made of the same value counts like so many draws beside the verdict, which is worth
/// two; and so does how often they left it as it was. Where they made different things of it, it is
/// the record that tells what is meant.
void heedCorrections(const ValueCounts &counts, int field, const QString &value, Verdict &verdict);
/// Where nearly all values of a field are of one shape that has digits (a number, a date, a code),
/// one of another shape is likely wrong: the likelier, the fewer these are.
void heedShape(const FieldModel &field, const QString &value, Verdict &verdict);
/// What people do to values of the field again and again is likely due here too.
void heedRepairs(const FieldModel &field, const QString &value, Verdict &verdict);

} // namespace intray
