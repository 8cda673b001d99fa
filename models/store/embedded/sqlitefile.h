// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"

#include <optional>

namespace intray {

/// What speaks against opening this file as a database: it is missing, a folder, or on a network
/// share, where locks cannot be trusted. Makes the folder when a database may be created. Looks at
/// the file from outside only: on POSIX, closing a file that SQLite has open in the same program
/// takes away SQLite's locks on it, and another program could then remove the log of this one.
std::optional<Error> reasonNotToOpen(const QString &path, OpenMode mode);

/// Whether a file system of this type (as QStorageInfo names it) is on another machine.
bool isNetworkFileSystem(const QByteArray &type);

} // namespace intray
