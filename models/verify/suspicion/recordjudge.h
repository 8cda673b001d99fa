// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/celljudge.h"

namespace intray {

/// The verdicts on all cells of a record, in the fields' order. If fields contradict one another,
/// the cell that is likeliest wrong is judged first; then the others are judged again as if it were
/// corrected. `countedAs` as for CellJudge::judge().
QList<Verdict> judgeRecord(const CellJudge &judge, const QStringList &cells,
                           const QStringList &countedAs);

} // namespace intray
