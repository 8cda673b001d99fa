// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/queuerules.h"

namespace intray {

/// What becomes of an item whose try has failed, by its queue's rule: it is put back for a while,
/// or fails.
Disposition afterFailedTry(const Item &item, const Queue &rules, std::chrono::seconds retry,
                           const QString &reason);

} // namespace intray
