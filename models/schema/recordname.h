// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

namespace intray {

/// What people call a record: its key, or, where an import made that of the whole row, so that it
/// tells nobody anything, the values that stand in the lists.
QString recordName(const QString &key, const Record &record, const RecordSchema &schema);

} // namespace intray
