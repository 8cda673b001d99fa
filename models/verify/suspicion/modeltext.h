// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"

#include <optional>

namespace intray {

/// A model as text for a database to keep: packed, in base64; some 100 kB for 20 fields. Any
/// thread.
QString textOfModel(const SuspicionModel &model);
/// The way back; nothing if the text is damaged or of another version.
std::optional<SuspicionModel> modelIn(const QString &text);

} // namespace intray
