// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether somebody has a file of SQLite open who keeps its log under another name, because it was
/// moved meanwhile: whoever opens it then sees nothing of what is in that log. Linux only, and only
/// of processes that the system shows; false elsewhere. Looks from outside only (sqlitefile.h); any
/// thread; takes 20 milliseconds where it may be so.
bool isOpenUnderAnotherName(const QString &path);

/// Whether somebody has the file under this name open with SQLite, which holds a lock as long. What
/// the system does not tell may be. No file: false.
bool mayBeOpen(const QString &path);

} // namespace intray
