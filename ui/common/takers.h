// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QStringList>

namespace intray {

class UserStore;

/// Who may get an item of a queue.
struct Takers
{
    QStringList users;
    QStringList tags; ///< Each behind its @, in order.
};

/// Those whom this login sees; Denied or Unreachable. In the thread of the store.
Outcome<Takers> takersOf(UserStore &store, const QString &queue);

} // namespace intray
