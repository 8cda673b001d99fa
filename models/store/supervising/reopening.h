// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

namespace intray {

/// Opens a finished item again, and tells it under this operation, with what else is known. What is
/// in the way; nothing: it was opened. Throws SqlFailure.
std::optional<Error> reopenOne(const Writing &writing, ItemId item, const QJsonObject &told,
                               const OperationId &operation = {});

} // namespace intray
