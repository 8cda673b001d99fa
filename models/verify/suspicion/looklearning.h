// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/countedrecords.h"
#include "verify/suspicion/suspicionmodel.h"

namespace intray {

/// Puts into the model, by field and reason, what people made of the cells that would have been
/// suspected in the records that they finished. Any one thread.
void learnLooks(const CountedRecords &records, SuspicionModel &model);

} // namespace intray
