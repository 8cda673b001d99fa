// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace intray {

// Why the system refused something to this thread, for the places where neither Qt nor a driver
// says whether the disk is full.

void forgetSystemError();
/// As the system numbers it: errno, or GetLastError() on Windows. 0: none since
/// forgetSystemError().
int systemError();
/// Whether the disk, the user's share of it or the longest file was full.
bool isFullDisk(int systemError);

} // namespace intray
