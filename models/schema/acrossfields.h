// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <optional>

namespace intray {

class RecordSchema;

/// What the schema demands beyond what FieldRules and CrossRule say in sentences; none: nothing.
std::optional<QJsonObject> demandedAcrossFields(const QJsonObject &schema);

/// Whether rules of the schema look at several fields, so that whether a value keeps them depends
/// on others. Takes as long as reading the schema.
bool looksAcrossFields(const RecordSchema &schema);

} // namespace intray
