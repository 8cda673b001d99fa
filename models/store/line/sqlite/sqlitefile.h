// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"

#include <optional>

namespace intray {

/// What speaks against opening this file as a database: it is missing, a folder, on a network
/// share, where locks cannot be trusted, or has a name of which others do not know. Makes the
/// folder when a database may be created. Looks at the file from outside only: on POSIX, closing a
/// file that SQLite has open in the same program takes away SQLite's locks on it, and another
/// program could then remove the log of this one.
std::optional<Error> reasonNotToOpen(const QString &path, OpenMode mode);

/// What speaks against the name of a database: the file has others, with logs of their own, so that
/// who uses one sees nothing of what is done under another. Looks from outside only.
std::optional<Error> reasonAgainstName(const QString &path);

/// Whether a file system of this type (as QStorageInfo names it) is on another machine.
bool isNetworkFileSystem(const QByteArray &type);

} // namespace intray
