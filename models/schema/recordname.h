// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

namespace intray {

/// So many fields of a list, the first ones, make what a record is called in it.
inline constexpr qsizetype fieldsOfName = 2;

/// What stands in these fields, each in one line; empty ones are left out.
QStringList valuesIn(const Record &record, const QList<Field> &fields);

/// What people call a record: its key, or, where an import made that of the whole row, so that it
/// tells nobody anything, the values that stand in the lists.
QString recordName(const QString &key, const Record &record, const RecordSchema &schema);

} // namespace intray
