// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// A pattern of how numbers are written that are read as neither endless nor nothing, up to where
/// a double ends.
QString readableNumber();

} // namespace intray
