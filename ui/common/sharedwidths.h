// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace intray {

/// How wide each column of a table is: as wide as it wants where there is room for all; else narrow
/// ones as they want, and the wide ones share what is left, none below its least. Where there is no
/// room even for those, each has its least.
QList<int> sharedWidths(const QList<int> &wanted, const QList<int> &least, int room);

} // namespace intray
