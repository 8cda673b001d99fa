// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/event.h"
#include "queue/helditem.h"
#include "queue/keying.h"
#include "queue/queuerules.h"
#include "schema/recordlimits.h"
#include "store/rows/binding.h"
#include "store/rows/row.h"

namespace intray {

/// How rows become values. Columns are found by name; each function reads what its statement
/// selects.
/// What the history tells a record by: SHA-256 of its text in UTF-8 (docs/internals/audit.md).
QString digestOfRecord(const QString &text);
RecordLimits recordLimitsOf(const Row &row);
Queue queueOf(const Row &row);
Lock lockOf(const Row &row);
/// What is assigned waits at a time long past, which is the line of those for whom it is.
bool isLine(const QDateTime &available);
Item itemOf(const Row &row);
Draft draftOf(const Row &row);
Proposal proposalOf(const Row &row);
Event eventOf(const Row &row);
Event eventOfStep(const Row &row); ///< With the name of its queue.
FieldErrors errorsOf(const Row &row);
HeldItem heldItemOf(const Row &row);

/// A queue's rules as the placeholders of add_queue.sql and set_queue.sql.
Bindings bindingsOf(const Queue &queue, const QVariant &nextQueueId, const QVariant &decideQueueId);

/// A queue's rules as the calls add_queue and set_queue take them.
QJsonObject rulesAsJson(const Queue &queue);

/// JSON as it is stored; an empty object gives NULL when asked for.
QString jsonText(const QJsonObject &object);
QVariant jsonOrNull(const QJsonObject &object);
QJsonObject jsonOf(const QString &text);

/// The dispositions of a queue as one text, such as "complete,return".
QString textOfDispositions(const QSet<Disposition::Kind> &kinds);
QSet<Disposition::Kind> dispositionsOf(const QString &text);

/// A list of texts, such as fields, as one text, a JSON list.
QString textOfFields(const QStringList &fields);
QStringList fieldsOf(const QString &text);
/// The endings for which the queue asks why, in what it keeps as its reasons.
QSet<Disposition::Kind> reasonRequiredIn(const QJsonObject &reasons);

/// What searching looks into: key and values, one per line, compatibility-normalised and
/// case-folded.
QString searchText(const QString &key, const Record &record);
/// The part of it that changes with the values: every line but the first.
QString searchTextOfValues(const Record &record);
/// The same for what is searched.
QString foldedForSearch(const QString &text);

/// For columns that are '' instead of NULL.
QString notNull(const QString &text);

} // namespace intray
