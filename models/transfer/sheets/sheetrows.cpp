// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/sheetrows.h"

namespace intray {

void Met::at(const QString &place)
{
    if (times++ == 0)
        first = place;
}

} // namespace intray
