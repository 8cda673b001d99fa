// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"

namespace intray {

/// Puts into the model of the field which shape most of its values have, and how many have it.
void learnShape(const QList<ValueCount> &values, FieldModel &model);

} // namespace intray
