// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// A value that was suggested for a field of a record and is not wanted. A plain value.
struct RefusedSuggestion
{
    QString field;
    QString suggestion;

    bool operator==(const RefusedSuggestion &) const = default;
};

} // namespace intray
