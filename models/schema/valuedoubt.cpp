// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/valuedoubt.h"

#include "schema/pastedtext.h"

namespace intray {

ValueDoubt doubtOf(const Field &field, const QString &text, bool isTyped, bool isFrequent)
{
    const bool isUsual =
        text.isEmpty() || field.known.isEmpty() || field.known.contains(text) || isFrequent;
    return {unseenIn(text, isTyped), !isUsual};
}

} // namespace intray
