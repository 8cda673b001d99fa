// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "verify/example/proposalsbyexample.h"
#include "verify/values/fieldvalue.h"

namespace intray {

/// What else comes right in the same way as a value of a field that somebody put right: the same
/// value in other records; values of its form, as others were changed; and those that the same
/// rule explains in the same words. `values` are those of the field. Takes a second for many; any
/// thread.
CorrectionPlan alikeTo(const CorrectionWish &made, const QList<FieldValue> &values,
                       const ProposalsByExample &byExample);

} // namespace intray
