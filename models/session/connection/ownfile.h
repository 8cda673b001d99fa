// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace intray {

class Session;

/// Calls `then` with the file that the session's database is in, empty where a server keeps it, so
/// that nothing is written over it. In the receiver's thread, and not at all once that is gone; at
/// once unless only the database knows.
void withOwnFile(Session &session, QObject *receiver, std::function<void(const QString &)> then);

} // namespace intray
