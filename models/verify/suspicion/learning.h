// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/countedrecords.h"
#include "verify/suspicion/suspicionmodel.h"

#include <functional>

namespace intray {

/// Learns from records what is usual in them: which fields say something about which, how much
/// their voices count, how often and in what way cells are wrong. Nothing is known beforehand
/// about any field. The weights are estimated by expectation and maximisation (Dempster, Laird
/// and Rubin 1977) over the records themselves. Takes about a second for 1,000 records of 20
/// fields. `isStopped` is asked for each record; once it says so, the model is of no use.
SuspicionModel learnSuspicion(const QStringList &fields, const CountedRecords &records,
                              const std::function<bool()> &isStopped = {});

} // namespace intray
