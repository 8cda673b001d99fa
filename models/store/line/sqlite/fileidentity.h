// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>

namespace intray {

/// Which file it is, whatever it is called: its disk, and its number on that.
using FileIdentity = std::pair<quint64, quint64>;

/// None: there is no such file. Takes no part in anybody's locks on it: asks for the name on Unix,
/// where closing a file would drop SQLite's, and opens it for nothing but this on Windows.
std::optional<FileIdentity> identityOf(const QString &path);

} // namespace intray
