// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

namespace intray {

/// Whether the schema demands anything of a value of this field, so that one can be right or wrong
/// by itself: not only that there is one. A keyword that is not known counts as a demand. Any
/// thread.
bool areValuesRuled(const RecordSchema &schema, const QString &field);

} // namespace intray
