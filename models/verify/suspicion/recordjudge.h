// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/celljudge.h"

namespace intray {

/// The verdicts on all cells of a record, in the fields' order. Where fields contradict one
/// another, the cell that is to blame is found first: the likeliest wrong one is put right in
/// thought, and those that it made suspicious are judged again. `countedAs` as for
/// CellJudge::judge().
QList<Verdict> judgeRecord(const CellJudge &judge, const QStringList &cells,
                           const QStringList &countedAs);

} // namespace intray
