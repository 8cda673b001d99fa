// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/role.h"

class QAbstractButton;

namespace intray {

class Session;

/// Why the database will refuse to this session's user what these roles may do, in a sentence;
/// empty: one of the roles is theirs, or the database is a file, which leaves it to whoever can
/// write it. Only explains: the database decides. In the session's thread.
QString whyNotAllowed(const Session &session, const QList<Role> &roles);

/// Why the database shows this session's user no records of any queue, in a sentence; empty: it
/// shows those of their queues, or it is a file.
QString whyNoRecords(const Session &session);

/// Lets a button be pressed if that is possible just now. `whyNever` is what stands in the way for
/// this user at all; then it cannot be pressed, and its tooltip says so.
void offer(QAbstractButton *button, bool isPossible, const QString &whyNever);

} // namespace intray
