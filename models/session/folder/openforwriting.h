// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether a program of this machine has the file open for writing. Unix: of whatever user, if the
/// file is ours or we may take leases of others' files (CAP_LEASE); else of this user. False where
/// the system does not tell, as of another machine's programs on a network folder. Any thread.
bool isOpenForWriting(const QString &path);

} // namespace intray
