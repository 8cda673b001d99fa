// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

namespace intray {

/// So many fields of a list, the first ones, make what a record is called in it.
inline constexpr qsizetype fieldsOfName = 2;

/// What stands in these fields, each in one line; empty ones are left out.
QStringList valuesIn(const Record &record, const QList<Field> &fields);

/// What stands between the values of these fields in a name: a space between the parts of a
/// person's name, else a comma.
QString jointOfName(const QList<Field> &fields);

/// As names and addresses are, and numbers, measures, codes and times are not.
bool isInWords(const QString &value);
/// A hash or a long number: it has no word that people could know a record by.
bool isBareCode(const QString &value);

/// What people call a record: its key, or, where an import made that of the whole row, so that it
/// tells nobody anything, the values that stand in the lists.
QString recordName(const QString &key, const Record &record, const RecordSchema &schema);

} // namespace intray
