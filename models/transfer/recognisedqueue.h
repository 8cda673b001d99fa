// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <optional>

namespace intray {

/// The queue whose fields are the columns of a file, in whatever order. Of several the likely one,
/// else the first by name that does not get its records from another of them. None: no queue that
/// files come into has them.
std::optional<Queue> recognisedQueue(const QList<Queue> &queues, const QStringList &columns,
                                     bool isJson, const QString &likely);

} // namespace intray
