// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/schemacheck.h"

#include <QList>

namespace intray {

/// What in a well-formed record schema cannot be meant: a least above a most, a format that belongs
/// to no kind, a field compared with itself or with one of another kind, more rules across records
/// than one look at them can hold. Such a schema still says what each record has to keep, so one
/// that a queue has already goes on to work; a new one is refused. In the order of the document.
QList<SchemaFault> contradictionsIn(const QJsonObject &schema);

/// So many rules across fields a schema can have.
inline constexpr qsizetype mostCrossRules = 500;

} // namespace intray
