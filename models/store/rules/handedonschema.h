// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <optional>

namespace intray {

/// The rules of a later step with the record schema of `earlier`, whose records it gets: labels,
/// kinds and rules go on with the record. None: the step has a schema of its own, one that is
/// neither empty nor what the earlier queue had `before`. Any thread.
std::optional<Queue> withSchemaOf(const Queue &earlier, const QJsonObject &before, Queue later);

} // namespace intray
