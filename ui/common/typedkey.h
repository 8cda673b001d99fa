// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace intray {

/// Whether the key writes a character, and is no chord that means something else.
bool writesText(const QKeyEvent &event);

} // namespace intray
