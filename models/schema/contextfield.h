// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QLatin1StringView>

namespace intray {

/// In a queue's record schema: the field that says whose request a record is. For rows of adopted
/// tables, which have no context of their own.
inline constexpr QLatin1StringView contextKeyword{"x-intray-context"};

/// What that field says: an object as it stands there, anything else under the field's name. Empty
/// where the schema names none, or nothing stands there.
QJsonObject contextIn(const QJsonObject &recordSchema, const Record &record);

} // namespace intray
