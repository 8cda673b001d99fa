// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace intray {

inline constexpr int mostFormColumns = 2;

/// In how many columns the form at the desk stands where the window is wide enough, as the record
/// schema says ("columns" in its "x-intray"); 1 where it says nothing.
int formColumns(const QJsonObject &schema);

} // namespace intray
