// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// The name under which the system keeps a file, whatever name led there: no links, no short names
/// of DOS, no other spelling of letters, no letter of a drive that stands for a folder. Also of a
/// file that is not there yet. SQLite's log and Intray's gate are found by it, so each file must
/// have one. Looks from outside only (sqlitefile.h). Any thread; asks the disk.
QString ownNameOf(const QString &path);

/// Whether the disk has this file under further names, which no name tells (hard links).
bool hasFurtherNames(const QString &path);

/// Whether a mount ends at this very name: what lies beside it lies not beside the original.
bool isMountPoint(const QString &path);

} // namespace intray
