// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowheight.h"

#include "ui/common/roomystyle.h"

#include <QWidget>

#include <algorithm>

namespace intray {

int rowHeightIn(const QWidget &table)
{
    const int room = extraRoom(table);
    return std::max(24 + room, table.fontMetrics().height() + 8 + room);
}

} // namespace intray
