// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>

#include <chrono>
#include <functional>

namespace intray {

/// Opens a handle of one of Qt's drivers in a thread of its own, and waits no longer for it than
/// `longest`: QPSQL and QODBC ask the server questions while they open and wait for the answers
/// without a clock, so that a server that goes mute then would hold up whoever asked for good. The
/// handle that is returned belongs to the calling thread. What comes too late is closed again in
/// that thread, so `open` must own what it uses. Throws SqlFailure: UnsoundDriver if the driver is
/// missing, Offline if the time is over, and what `open` throws.
QSqlDatabase openWithin(std::chrono::milliseconds longest, const char *driver,
                        const std::function<void(QSqlDatabase &)> &open);

/// A handle of this driver, which is not open yet, under a name that no other has. Throws
/// SqlFailure: UnsoundDriver if the driver is missing.
QSqlDatabase freshHandle(const char *driver);

/// Closes the handle and forgets its name. Nothing else may hold a copy of it.
void discard(QSqlDatabase &handle);

} // namespace intray
