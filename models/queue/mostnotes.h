// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace intray {

/// A record is shown with its newest notes, at most so many. Whoever reads them reads one more,
/// which says that there are others.
inline constexpr qsizetype mostNotesShown = 200;

} // namespace intray
