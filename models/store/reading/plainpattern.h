// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/text/dialect.h"

#include <QString>

namespace intray {

/// What FOUND_IN (store/text/dialecttext.cpp) looks for in search texts where marks on letters do
/// not matter: a pattern of the dialect that fits wherever the plain letters stand, whatever marks
/// they have there. Empty for an empty text.
QString plainPattern(Dialect dialect, const QString &plain);

} // namespace intray
