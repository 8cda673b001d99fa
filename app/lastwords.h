// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// What the window's program says before it ends without a window: on standard error, and on
/// Windows, where it has none, in a message box.
void sayLastWords(const QString &words);

} // namespace intray
