// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/countedrecords.h"
#include "verify/suspicion/facts/facts.h"

#include <QMap>

namespace intray {

/// The fields that several sources tell of the same things, found without being told: a field names
/// the things and recurs, another one the sources, and these are not equally often alone with what
/// they tell. What people put right is certain. Any thread.
QMap<int, FieldFacts> factsIn(const CountedRecords &records);

} // namespace intray
