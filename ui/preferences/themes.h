// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QPalette>

namespace intray {

/// The colours of a theme that is Intray's own; Theme::System has none.
QPalette paletteOf(Theme theme);

} // namespace intray
