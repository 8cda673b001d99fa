// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"

namespace intray {

/// The shape that most values of a field have, and how many have it, into the model of the field.
void learnShape(const QList<ValueCount> &values, FieldModel &model);

} // namespace intray
