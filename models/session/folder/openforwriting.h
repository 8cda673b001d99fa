// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether a program of this machine has a file open for writing.
enum class Writers {
    None,
    Some,
    Unknown, ///< The system does not tell of all programs that may.
};

/// Unix: known of whatever user, if the file is ours or we may take leases of others' files
/// (CAP_LEASE), on a disk of this machine. Else only those of this user are seen, and those that
/// hold a lock on the file. Another machine's programs on a network folder are not. Any thread.
Writers writersOf(const QString &path);

inline bool isOpenForWriting(const QString &path)
{
    return writersOf(path) == Writers::Some;
}

} // namespace intray
