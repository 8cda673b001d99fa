// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>

namespace intray {

/// What is wrong with a word of a schema: the place below it, and a sentence. None: nothing is.
using WordFault = std::optional<std::pair<QString, QString>>;

inline WordFault faultAt(const QString &place, const QString &what)
{
    return std::pair(place, what);
}

} // namespace intray
