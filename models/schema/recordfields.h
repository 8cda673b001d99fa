// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

namespace intray {

/// The fields that a record schema names, in its order: those of the word "order", then the other
/// properties, then what is required and stands nowhere else.
QStringList fieldsOfSchema(const QJsonObject &schema);
/// The fields, and behind them those of `more` that are new.
QStringList widenedBy(QStringList fields, const QStringList &more);
/// What a new queue with these rules begins with: the fields of its schema, then those that are
/// given besides.
QStringList firstFieldsOf(const Queue &rules);
/// What a queue has when its rules change: a new schema with fields says which there are, any other
/// leaves them as they were.
QStringList fieldsAfter(const Queue &before, const Queue &rules);

} // namespace intray
