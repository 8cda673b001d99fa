// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"
#include "verify/suspicion/verdict.h"

namespace intray {

/// Adds what people made of the same value. Each time that they changed it or left it as it was
/// counts as one draw, and the verdict before counts as two. If they changed it to different
/// values, the record decides which of these is meant.
void heedCorrections(const ValueCounts &counts, int field, const QString &value, Verdict &verdict);
/// If nearly all values of a field have one shape with digits (a number, a date, a code), a value
/// of another shape is likely wrong. The fewer there are of these, the likelier.
void heedShape(const FieldModel &field, const QString &value, Verdict &verdict);
/// Adds the changes that people make to values of this field again and again, because this value
/// may need them, too.
void heedRepairs(const FieldModel &field, const QString &value, Verdict &verdict);

} // namespace intray
