// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/line/storebase.h"

#include <QDateTime>

namespace intray {

/// The least chance, from that moment on, with which another person looked a second time at what
/// was completed in the queue: what its rules and those of its next queue said at every moment, by
/// their history. So nobody can raise it afterwards. 0: at some moment nobody did.
Outcome<double> leastChanceOfSecondLook(Connection &connection, const Identity &identity,
                                        const Queue &rules, const QDateTime &since);

} // namespace intray
