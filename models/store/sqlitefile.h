// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/connection.h"

#include <optional>

namespace intray {

/// What speaks against opening this file as a database, found without SQLite: it is missing, a
/// folder, something else, or on a network share, where locks cannot be trusted. Makes the folder
/// when a database may be created.
std::optional<Error> reasonNotToOpen(const QString &path, OpenMode mode);

/// Whether a file system of this type (as QStorageInfo names it) is on another machine.
bool isNetworkFileSystem(const QByteArray &type);

} // namespace intray
