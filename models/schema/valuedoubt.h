// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

namespace intray {

/// Why a value deserves a second look though it breaks no rule and nobody knows what else is meant.
/// The desk says so beside its field, and the list by its record.
struct ValueDoubt
{
    QStringList unseen;     ///< Characters that cannot be seen, as "U+200B".
    bool isUnusual = false; ///< It is not one of the field's usual values.

    bool isAny() const { return isUnusual || !unseen.isEmpty(); }
};

/// `isTyped`: by a person, who meant no blank that does not break a line. `isFrequent`: it stands
/// in many records, and so is usual whatever the schema says.
ValueDoubt doubtOf(const Field &field, const QString &text, bool isTyped, bool isFrequent);

} // namespace intray
