// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <functional>

namespace intray {

/// Whether the schema has rules that are regular expressions.
bool hasPatterns(const QJsonObject &schema);

/// Whether a schema without patterns allows a text.
using Allows = std::function<bool(const QJsonObject &schema, const QString &text)>;

/// The schema as it is for this one record: in place of "pattern", "patternProperties" and "format"
/// stand the record's texts that break them, and its names that match. valijson would use
/// std::regex, which takes a step of the stack for each character and has no limit of time. A
/// pattern that is too hard for a text counts as broken by it.
QJsonObject withPatternsApplied(const QJsonObject &schema, const QJsonObject &record,
                                const Allows &allows);

} // namespace intray
