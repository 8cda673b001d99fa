// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "schema/recordlimits.h"

namespace intray {

class RecordSchema;

/// What somebody gives for a record.
enum class Given { FieldsToChange, WholeRecord };

/// The record as it will be: with fields to change the others stay as they are.
Record withGiven(const Record &before, const Record &given, Given how);
/// For a queue in an adopted table: a field that is named in another case is the one that differs
/// in case alone, as a column is. What could be several stays as it was written.
Record namedAsColumns(const Record &given, const Queue &rules);
/// The record as if the reasons of its empty fields were their values, because whoever has a reason
/// need not fill in.
Record withReasons(Record record, const QJsonObject &missing);
/// Whether the record may be completed by the queue's rules: its fields, sizes and schema.
/// `missing`: why fields are empty. RecordRefused names the first field that may not stand so.
Outcome<Done> checkCompleted(const Record &record, const Record &before, const Queue &rules,
                             const QJsonObject &missing = {});
/// Whether a new record may come in. `incomplete`: what is missing is left for whoever works on it.
Outcome<Done> checkNew(const Record &record, const Queue &rules, bool incomplete);
/// Whether these changes may be made to a record that nobody completes by that: RecordRefused names
/// the first changed field that breaks a rule. What was wrong before in other fields stays.
Outcome<Done> checkChanged(const Record &record, const Record &before, const Queue &rules);
/// The same for many records of a queue.
Outcome<Done> checkChanged(const Record &record, const Record &before, const RecordLimits &limits,
                           const RecordSchema &schema);

/// What is wrong with the record, in a sentence that names the field.
QString factOf(const RecordFault &fault);
/// The same as a refusal: nothing was changed.
Error recordRefused(const RecordFault &fault);
Error recordRefused(const QString &field, const QString &sentence);

} // namespace intray
