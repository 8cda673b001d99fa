// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether a folder is on another machine, as far as the system tells.
bool isOnNetwork(const QString &folder);

} // namespace intray
